#pragma once

#include "app/codecs/drawn_picture.h"
#include "app/codecs/merged_frames.h"
#include "app/codecs/picture_info.h"
#include "app/pictures/animation_plan.h"
#include "app/pictures/lasting_places.h"
#include "app/pictures/pdf.h"
#include "app/pictures/picture_request.h"
#include "app/techniques/contract/technique.h"

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sepax {

/// What brings figures to pixels: the window's graphics or that of the headless program.
struct PictureMeans {
  TechniqueTable techniques;  ///< what analyses and paints scenes
  std::function<DrawnPicture(const Figure&, const PictureOptions&)> figure;
  /// The whole window with a scene, at the size of the view's camera; may be empty.
  std::function<DrawnPicture(const Scene&, const ViewState&, const PictureOptions&)> window;
  std::function<PdfWork(const PdfOrder&)> pdf = {};  ///< begins to write it; may be empty
};

/// What a picture is made of.
struct PictureSource {
  Scene scene;
  ViewState view;                     ///< its camera is adapted to the size of the picture
  std::vector<Scene> drag;            ///< recorded, for AnimationKind::drag
  std::optional<Scene> written = {};  ///< that the file carries; absent = `scene`
  /// Of the scene, with what the view asks for, where it is known already.
  std::optional<Evidence> evidence = {};
};

/// Makes the bytes of one file, a frame at a time, so that a window stays alive and can stop it.
/// Nothing touches the disk. The same source and request give the same bytes, whatever the screen.
/// Law: a picture, a step or a time of an animation takes at most one analysis and one painting,
/// the plan one analysis more, but for those with which it finds when an answer that is asked anew
/// at each time changes, and what lies between two steps nothing of its own.
class PictureJob {
 public:
  PictureJob(PictureRequest request, PictureSource source, PictureMeans means);

  /// Does the next piece of work; false when there is none left.
  bool step();
  [[nodiscard]] bool done() const { return done_; }
  /// Nothing can be done before another program has written the PDF.
  [[nodiscard]] bool waits() const { return pdf_ && !done_; }
  [[nodiscard]] double progress() const;  ///< from 0 to 1

  // For a preview, instead of step(): the frames one by one, without a file.
  /// What keeps the picture from being made, empty = nothing.
  [[nodiscard]] std::string plan();
  /// The frame that is shown this many seconds after the beginning, again and again.
  [[nodiscard]] int frameAt(double seconds) const;
  /// A frame with another scale than the picture's.
  [[nodiscard]] DrawnPicture drawFrame(int frame, double scale);

  // Once it is done:
  [[nodiscard]] const std::string& error() const { return error_; }  ///< empty = it worked
  [[nodiscard]] const std::string& bytes() const { return bytes_; }
  [[nodiscard]] double height() const { return height_; }  ///< of the file, logical pixels
  /// Of the file; until it is done those that are planned, before the ones that are alike merge.
  [[nodiscard]] int frames() const {
    return done_ && writer_ ? writer_->written() : static_cast<int>(frames_.size());
  }

 private:
  using Frame = PictureMoment;

  /// What was analysed last: a frame that asks the same has its evidence.
  struct Analysis {
    std::optional<std::size_t> drag;  ///< scene of the recorded drag; absent = the scene itself
    AnalysisOptions options;
    Evidence evidence;
  };

  /// A painted figure, or why there is none.
  struct Painting {
    Figure figure;
    std::string problem;
  };

  /// A step that was painted.
  struct PaintedStep {
    int step = -1;
    Painting painting;
  };

  void prepare();
  [[nodiscard]] std::vector<FramePlaces> placesIn(const std::vector<std::size_t>& frames);
  void keepAnswers();
  void keepEvidence(const std::vector<std::size_t>& frames);
  void keepPlaces();
  void fail(std::string sentence);
  [[nodiscard]] const Evidence& evidenceOf(std::optional<std::size_t> drag, const ViewState& view);
  [[nodiscard]] const Evidence& evidenceOf(const Frame& frame);
  [[nodiscard]] std::string planFrames();
  [[nodiscard]] ViewState viewAt(const Frame& frame) const;
  [[nodiscard]] Painting paintFrame(const Frame& frame);
  [[nodiscard]] const Painting& paintStep(Frame step);
  [[nodiscard]] Painting paintBetween(const Frame& frame);
  [[nodiscard]] DrawnPicture draw(const Frame& frame, double scale);
  void finishStill(const Frame& frame);
  void writeVector(const Frame& frame);
  void takePdf();
  void addFrame();
  [[nodiscard]] PictureInfo infoOf(const Evidence& evidence, const ViewState& view) const;

  PictureRequest request_;
  PictureSource source_;
  PictureMeans means_;
  std::optional<Analysis> analysis_;
  std::vector<Frame> frames_;
  int delay_ = 0;  ///< milliseconds of a frame where all are shown equally long
  std::size_t next_ = 0;
  bool prepared_ = false;
  bool done_ = false;
  int longest_ = 0;  ///< milliseconds that frames which are alike stay together
  std::array<PaintedStep, 2> paintedSteps_;  ///< the last two, the later one behind
  std::unique_ptr<MergedFrames> writer_;
  PdfWork pdf_;
  std::string error_;
  std::string bytes_;
  double height_;
};

/// The view's camera for a picture of this size: the same middle, and all that was in sight; or the
/// crop, where there is one.
[[nodiscard]] Camera pictureCamera(const Camera& camera, const PictureRequest& request);

}  // namespace sepax
