#include "app/pictures/picture_job.h"

#include "app/codecs/png.h"
#include "app/codecs/video.h"
#include "app/figure/easing.h"
#include "app/pictures/paper.h"
#include "app/pictures/picture_figure.h"
#include "app/pictures/shown_steps.h"
#include "app/pictures/svg.h"
#include "app/scene/scene_json.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/strip.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sepax {

namespace {

/// So many frames of an animation are asked where their labels stand, and so many of one whose
/// evidence is the same at all times where they then go.
constexpr int kFramesAsked = 12;
constexpr int kFramesFollowed = 36;

constexpr std::string_view kNoMemory = "no memory for the picture; choose a smaller size";

std::unique_ptr<AnimationWriter> writerFor(PictureFormat format, const AnimationOptions& options) {
  switch (format) {
    case PictureFormat::gif:
      return makeGifWriter(options);
    case PictureFormat::apng:
      return makeApngWriter(options);
    case PictureFormat::mp4:
      return makeVideoWriter(options);
    default:
      return nullptr;
  }
}

}  // namespace

Camera pictureCamera(const Camera& camera, const PictureRequest& request) {
  Camera result = camera;
  const Vec2 painted = paintedSize(request);
  result.width = painted.x;
  result.height = painted.y;
  if (request.crop) {
    const Vec2 size = request.crop->max - request.crop->min;
    result.center = 0.5 * (request.crop->min + request.crop->max);
    result.zoom = std::min(result.width / size.x, result.height / size.y);
  } else if (camera.width > 0 && camera.height > 0) {
    result.zoom *= std::min(result.width / camera.width, result.height / camera.height);
  }
  return result;
}

PictureJob::PictureJob(PictureRequest request, PictureSource source, PictureMeans means)
    : request_(std::move(request)),
      source_(std::move(source)),
      means_(std::move(means)),
      height_(request_.height) {
  source_.view.camera = pictureCamera(source_.view.camera, request_);
  source_.view.theme = request_.theme;
  source_.view.wording = wordingOf(request_);
  source_.view.hovered = source_.view.selected = source_.view.pointed = {};
  source_.view.band.reset();
  source_.view.guides.clear();
  if (source_.evidence)
    analysis_ = {{},
                 optionsFrom(means_.techniques, source_.view),
                 *std::exchange(source_.evidence, std::nullopt)};
}

const Evidence& PictureJob::evidenceOf(std::optional<std::size_t> drag, const ViewState& view) {
  AnalysisOptions options = optionsFrom(means_.techniques, view);
  if (analysis_ && analysis_->drag == drag && analysis_->options == options)
    return analysis_->evidence;
  const Scene& scene = drag ? source_.drag[*drag] : source_.scene;
  Evidence evidence = analyze(means_.techniques, scene, options);
  analysis_ = {drag, std::move(options), std::move(evidence)};
  return analysis_->evidence;
}

const Evidence& PictureJob::evidenceOf(const Frame& frame) {
  if (frame.evidence) return *frame.evidence;
  const auto drag = source_.drag.empty() ? std::nullopt : std::optional(frame.scene);
  return evidenceOf(drag, viewAt(frame));
}

double PictureJob::progress() const {
  if (done_) return 1;
  return frames_.empty() ? 0 : static_cast<double>(next_) / static_cast<double>(frames_.size());
}

void PictureJob::fail(std::string sentence) {
  error_ = std::move(sentence);
  bytes_.clear();
  done_ = true;
}

ViewState PictureJob::viewAt(const Frame& frame) const {
  ViewState view = source_.view;
  if (!rowOf(request_.format).animated) return view;
  view.time = frame.time;
  view.step = frame.step;
  view.playing = false;
  if (!frame.labels.empty()) view.labels = frame.labels;
  return view;
}

PictureInfo PictureJob::infoOf(const Evidence& evidence, const ViewState& view) const {
  PictureInfo info;
  info.title = source_.scene.title.empty() ? "sepax" : source_.scene.title;
  info.caption = captionOf(means_.techniques, evidence, view);
  if (!request_.embedScene) return info;
  info.scene = writeSceneOnOneLine(source_.written ? *source_.written : source_.scene);
  return info;
}

PictureJob::Painting PictureJob::paintFrame(const Frame& frame) {
  if (frame.share < 1) return paintBetween(frame);
  const ViewState view = viewAt(frame);
  const Evidence& evidence = evidenceOf(frame);
  std::string problem = pictureProblem(means_.techniques, evidence, view, request_);
  if (!problem.empty()) return {{}, std::move(problem)};
  Figure figure = pictureFigure(means_.techniques, evidence, view, request_);
  height_ = figure.height * layoutScale(request_);
  return {std::move(figure), {}};
}

const PictureJob::Painting& PictureJob::paintStep(Frame step) {
  auto& [before, last] = paintedSteps_;
  if (last.step == step.step) return last.painting;
  std::swap(before, last);
  if (last.step == step.step) return last.painting;
  step.share = 1;
  last = {step.step, paintFrame(step)};
  return last.painting;
}

PictureJob::Painting PictureJob::paintBetween(const Frame& frame) {
  Frame before = frame;
  before.step = frame.before;
  for (const Frame& step : {before, frame})
    if (const Painting& painting = paintStep(step); !painting.problem.empty()) return painting;
  return {eased(paintedSteps_[0].painting.figure, paintedSteps_[1].painting.figure, frame.share),
          {}};
}

DrawnPicture PictureJob::draw(const Frame& frame, double scale) {
  const PictureOptions options{request_.theme, scale, request_.transparent};
  if (request_.window) {
    if (!means_.window) return {{}, "this program cannot draw the whole window"};
    const Scene& scene = source_.drag.empty() ? source_.scene : source_.drag[frame.scene];
    return means_.window(scene, viewAt(frame), options);
  }
  const Painting painting =
      frame.share == 1 && frame.step >= 0 ? paintStep(frame) : paintFrame(frame);
  if (!painting.problem.empty()) return {{}, painting.problem};
  return means_.figure(painting.figure,
                       {request_.theme, scale * layoutScale(request_), request_.transparent});
}

std::string PictureJob::planFrames() {
  frames_ = {{}};
  if (!rowOf(request_.format).animated) return {};
  AnimationPlan plan = animationPlan(means_.techniques, source_.scene, evidenceOf({}, source_.view),
                                     source_.view, request_, source_.drag.size());
  frames_ = std::move(plan.moments);
  source_.view.stepsCounted = !plan.leavesOut;
  // Bodies on their way have no handles: those of the start would flash up.
  if (plan.runs && !request_.window) request_.layers.handles = false;
  delay_ = plan.delay;
  longest_ = plan.longest;
  return plan.problem;
}

std::vector<FramePlaces> PictureJob::placesIn(const std::vector<std::size_t>& frames) {
  std::vector<FramePlaces> places;
  for (const std::size_t frame : frames)
    places.push_back({frame, paintFrame(frames_[frame]).figure.placed});
  return places;
}

/// Time that runs shows throughout whose answers it shows at first: those of an article that differ
/// at some moments alone would flash up.
void PictureJob::keepAnswers() {
  ViewState& view = source_.view;
  const Technique* technique = findTechnique(means_.techniques, view.technique);
  if (technique == nullptr || view.answers || frames_.front().step >= 0) return;
  const ViewState first = viewAt(frames_.front());
  view.answers = answersOf(shownAnswers(*technique, evidenceOf(frames_.front()), first));
}

/// Of frames that are painted more than once and have evidence of their own.
void PictureJob::keepEvidence(const std::vector<std::size_t>& frames) {
  for (const std::size_t i : frames)
    frames_[i].evidence = std::make_shared<const Evidence>(evidenceOf(frames_[i]));
}

/// Frames that follow each other have their lanes in one place, and their labels as far as they can
/// where most of some of the frames have them; while time runs those that have to go elsewhere
/// glide.
void PictureJob::keepPlaces() {
  ViewState& view = source_.view;
  const Technique* technique = findTechnique(means_.techniques, view.technique);
  if (technique != nullptr && technique->paintStrip != nullptr && !source_.drag.empty())
    view.strip = lastingStripPlace(*technique, evidenceOf(std::size_t{0}, view), view);
  std::vector<std::size_t> whole;
  for (std::size_t i = 0; i < frames_.size(); ++i)
    if (frames_[i].share == 1) whole.push_back(i);
  const auto some = [&](int most) {
    std::vector<std::size_t> frames;
    for (const int index : spread(static_cast<int>(whole.size()), most))
      frames.push_back(whole[static_cast<std::size_t>(index)]);
    return frames;
  };
  const std::vector<std::size_t> asked = some(kFramesAsked);
  const bool timed = technique != nullptr && technique->timed;
  if (timed) keepEvidence(asked);
  const std::vector<FramePlaces> places = placesIn(asked);
  view.labels = usualPlaces(places);
  const bool steps = frames_.front().step >= 0;
  if (steps) return takeLastPlaces(view.labels, places);  // clear of the answer, which comes last
  if (technique == nullptr || !source_.drag.empty()) return;
  // More of them would be analysed anew where the test is about a time.
  std::vector<std::vector<LabelPlace>> tracks =
      tracksOf(placesIn(timed ? asked : some(kFramesFollowed)), frames_.size());
  for (std::size_t i = 0; i < frames_.size(); ++i) frames_[i].labels = std::move(tracks[i]);
}

void PictureJob::prepare() {
  prepared_ = true;
  if (std::string problem = requestProblem(request_); !problem.empty())
    return fail(std::move(problem));
  if (std::string problem = planFrames(); !problem.empty()) return fail(std::move(problem));
  if (!rowOf(request_.format).animated) return;
  keepAnswers();
  keepPlaces();
  AnimationOptions options;
  options.width = static_cast<int>(std::lround(request_.width * request_.scale));
  options.height = static_cast<int>(std::lround(request_.height * request_.scale));
  options.delay = delay_;
  options.transparent = request_.transparent;
  options.info = infoOf(evidenceOf({}, source_.view), viewAt(frames_.front()));
  writer_ = std::make_unique<MergedFrames>(writerFor(request_.format, options), longest_);
}

void PictureJob::finishStill(const Frame& frame) {
  if (rowOf(request_.format).vector) return writeVector(frame);
  done_ = true;
  const DrawnPicture drawn = draw(frame, request_.scale);
  if (!drawn.error.empty()) return fail(drawn.error);
  constexpr double kMillimetres = 1000;  // of a metre
  const double pixelsPerMetre =
      request_.millimetres > 0 ? kMillimetres * drawn.image.width / request_.millimetres : 0;
  bytes_ = encodePng(drawn.image, pngTexts(infoOf(evidenceOf(frame), viewAt(frame))),
                     PngAlpha::needed, pixelsPerMetre);
  if (bytes_.empty()) fail(std::string(kNoMemory));
}

void PictureJob::writeVector(const Frame& frame) {
  Painting painting = paintFrame(frame);
  if (!painting.problem.empty()) return fail(std::move(painting.problem));
  const VectorOptions options{request_.theme, request_.scale * layoutScale(request_),
                              request_.millimetres, request_.transparent};
  const PictureInfo info = infoOf(evidenceOf(frame), viewAt(frame));
  if (request_.format == PictureFormat::svg) {
    bytes_ = encodeSvg(painting.figure, options, info);
    done_ = true;
    return;
  }
  if (!means_.pdf) return fail("this program cannot write PDF");
  pdf_ = means_.pdf({std::move(painting.figure), options, info});
  takePdf();
}

void PictureJob::takePdf() {
  std::optional<PdfResult> pdf = pdf_();
  if (!pdf) return;
  if (!pdf->error.empty()) return fail(std::move(pdf->error));
  bytes_ = std::move(pdf->bytes);
  done_ = true;
}

void PictureJob::addFrame() {
  const Frame& frame = frames_[next_];
  const DrawnPicture drawn = draw(frame, request_.scale);
  std::string problem =
      drawn.error.empty() ? writer_->add(drawn.image, frame.milliseconds) : drawn.error;
  if (!problem.empty()) return fail(std::move(problem));
  if (++next_ < frames_.size()) return;
  AnimationResult result = writer_->finish();
  if (!result.error.empty()) return fail(std::move(result.error));
  bytes_ = std::move(result.bytes);
  done_ = true;
}

std::string PictureJob::plan() {
  if (!prepared_) prepare();
  return error_;
}

int PictureJob::frameAt(double seconds) const {
  double all = 0;
  for (const Frame& frame : frames_) all += frame.milliseconds;
  if (frames() <= 1 || all <= 0) return 0;
  double left = std::fmod(seconds * 1000, all);
  for (std::size_t i = 0; i < frames_.size(); ++i) {
    left -= frames_[i].milliseconds;
    if (left < 0) return static_cast<int>(i);
  }
  return frames() - 1;
}

DrawnPicture PictureJob::drawFrame(int frame, double scale) {
  return draw(frames_[static_cast<std::size_t>(frame)], scale);
}

bool PictureJob::step() {
  if (done_) return false;
  if (!prepared_) {
    prepare();
  } else if (writer_) {
    addFrame();
  } else if (pdf_) {
    takePdf();
  } else {
    finishStill(frames_.front());
  }
  return !done_;
}

}  // namespace sepax
