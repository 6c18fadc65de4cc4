#include "app/pictures/picture_job.h"

#include "app/codecs/png.h"
#include "app/codecs/video.h"
#include "app/pictures/paper.h"
#include "app/pictures/pdf.h"
#include "app/pictures/picture_figure.h"
#include "app/pictures/svg.h"
#include "app/scene/scene_json.h"
#include "app/techniques/contract/shown_answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sepax {

namespace {

constexpr int kStepDelay = 1000;  ///< milliseconds that a step is shown
constexpr int kDragDelay = 40;    ///< milliseconds between two scenes of a recorded drag
constexpr int kHold = 700;        ///< milliseconds that the last frame stays longer

constexpr std::string_view kNoMemory = "no memory for the picture; choose a smaller size";

bool moves(TechniqueTable techniques, const Evidence& evidence, const Scene& scene,
           std::string_view id) {
  const Technique* technique = findTechnique(techniques, id);
  return technique != nullptr && technique->playsTime != nullptr &&
         technique->playsTime(scene, evidence);
}

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
    : request_(std::move(request)), source_(std::move(source)), means_(std::move(means)) {
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
  const ViewState view = viewAt(frame);
  const Evidence& evidence = evidenceOf(frame);
  std::string problem = pictureProblem(means_.techniques, evidence, view, request_);
  if (!problem.empty()) return {{}, std::move(problem)};
  return {pictureFigure(means_.techniques, evidence, view, request_), {}};
}

DrawnPicture PictureJob::draw(const Frame& frame, double scale) {
  const PictureOptions options{request_.theme, scale, request_.transparent};
  if (request_.window) {
    if (!means_.window) return {{}, "this program cannot draw the whole window"};
    const Scene& scene = source_.drag.empty() ? source_.scene : source_.drag[frame.scene];
    return means_.window(scene, viewAt(frame), options);
  }
  Painting painting = paintFrame(frame);
  if (!painting.problem.empty()) return {{}, std::move(painting.problem)};
  return means_.figure(painting.figure,
                       {request_.theme, scale * paperScale(request_), request_.transparent});
}

std::string PictureJob::planMotion() {
  const int count = request_.frames;
  for (int i = 0; i < count; ++i)
    frames_.push_back({0, count == 1 ? 0.0 : static_cast<double>(i) / (count - 1), -1});
  delay_ = std::max(static_cast<int>(std::lround(request_.seconds * 1000 / count)), 1);
  return {};
}

std::string PictureJob::planSteps(const Evidence& evidence) {
  const Technique* technique = findTechnique(means_.techniques, source_.view.technique);
  const int count = technique == nullptr ? 0 : stepCountOf(*technique, evidence, source_.view);
  if (count == 0) {
    const bool moving = moves(means_.techniques, evidence, source_.scene, source_.view.technique);
    return fmt::format(
        fmt::runtime(moving ? "{} has no steps here; choose the motion instead"
                            : "nothing moves and {} has no steps here; choose png"),
        technique == nullptr ? source_.view.technique : std::string(technique->name));
  }
  for (int i = 0; i < count; ++i) frames_.push_back({0, source_.view.time, i});
  delay_ = kStepDelay;
  return {};
}

std::string PictureJob::planFrames() {
  if (rowOf(request_.format).animated) return planAnimation(evidenceOf({}, source_.view));
  frames_.push_back({});
  return {};
}

std::string PictureJob::planAnimation(const Evidence& evidence) {
  AnimationKind kind = AnimationKind::steps;
  if (moves(means_.techniques, evidence, source_.scene, source_.view.technique))
    kind = AnimationKind::motion;
  if (!source_.drag.empty()) kind = AnimationKind::drag;
  kind = request_.animation.value_or(kind);
  if (kind == AnimationKind::motion) {
    if (!moves(means_.techniques, evidence, source_.scene, source_.view.technique))
      return "nothing moves in this technique; choose the steps instead";
    return planMotion();
  }
  if (kind == AnimationKind::steps) return planSteps(evidence);
  if (source_.drag.empty()) return "no drag is recorded; record one first";
  for (std::size_t i = 0; i < source_.drag.size(); ++i)
    frames_.push_back({i, source_.view.time, -1});
  delay_ = kDragDelay;
  return {};
}

void PictureJob::prepare() {
  prepared_ = true;
  if (std::string problem = requestProblem(request_); !problem.empty())
    return fail(std::move(problem));
  if (std::string problem = planFrames(); !problem.empty()) return fail(std::move(problem));
  if (!rowOf(request_.format).animated) return;
  AnimationOptions options;
  options.width = static_cast<int>(std::lround(request_.width * request_.scale));
  options.height = static_cast<int>(std::lround(request_.height * request_.scale));
  options.delay = delay_;
  options.lastDelay = delay_ + kHold;
  options.transparent = request_.transparent;
  options.info = infoOf(evidenceOf({}, source_.view), viewAt(frames_.front()));
  writer_ = writerFor(request_.format, options);
}

void PictureJob::finishStill(const Frame& frame) {
  done_ = true;
  if (rowOf(request_.format).vector) return writeVector(frame);
  const DrawnPicture drawn = draw(frame, request_.scale);
  if (!drawn.error.empty()) return fail(drawn.error);
  bytes_ = encodePng(drawn.image, pngTexts(infoOf(evidenceOf(frame), viewAt(frame))));
  if (bytes_.empty()) fail(std::string(kNoMemory));
}

void PictureJob::writeVector(const Frame& frame) {
  Painting painting = paintFrame(frame);
  if (!painting.problem.empty()) return fail(std::move(painting.problem));
  const VectorOptions options{request_.theme, request_.scale, request_.millimetres,
                              request_.transparent};
  const PictureInfo info = infoOf(evidenceOf(frame), viewAt(frame));
  if (request_.format == PictureFormat::svg) {
    bytes_ = encodeSvg(painting.figure, options, info);
    return;
  }
  PdfResult pdf = encodePdf(painting.figure, options, info);
  bytes_ = std::move(pdf.bytes);
  error_ = std::move(pdf.error);
}

void PictureJob::addFrame() {
  const bool last = next_ + 1 == frames_.size();
  const DrawnPicture drawn = draw(frames_[next_], request_.scale);
  std::string problem = drawn.error.empty() ? writer_->add(drawn.image, last) : drawn.error;
  if (!problem.empty()) return fail(std::move(problem));
  ++next_;
  if (!last) return;
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
  const int count = frames();
  if (count <= 1) return 0;
  const double all = static_cast<double>(count) * delay_ + kHold;
  const double within = std::fmod(seconds * 1000, all);
  return std::clamp(static_cast<int>(within / delay_), 0, count - 1);
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
  } else {
    finishStill(frames_.front());
  }
  return !done_;
}

}  // namespace sepax
