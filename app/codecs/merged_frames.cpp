#include "app/codecs/merged_frames.h"

#include <algorithm>

namespace sepax {

std::string MergedFrames::write() {
  if (waiting_.rgba.empty()) return {};
  ++written_;
  return writer_->add(waiting_, milliseconds_);
}

std::string MergedFrames::add(const Image& frame, int milliseconds) {
  if (frame == waiting_) {
    const int all = milliseconds_ + milliseconds;
    const int most = longest_ > 0 ? std::min(all, longest_) : all;
    milliseconds_ = std::max({most, milliseconds_, milliseconds});
    return {};
  }
  std::string problem = write();
  waiting_ = frame;
  milliseconds_ = milliseconds;
  return problem;
}

AnimationResult MergedFrames::finish() {
  if (std::string problem = write(); !problem.empty()) return {{}, std::move(problem)};
  return writer_->finish();
}

}  // namespace sepax
