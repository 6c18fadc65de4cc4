#pragma once

#include "app/codecs/animation.h"

#include <memory>
#include <string>

namespace sepax {

/// Hands frames on to a writer, those that are alike and follow each other as one that stays as
/// long as all of them, but no longer than `longest` milliseconds unless one of them alone does;
/// 0 = as long as it takes.
class MergedFrames final : public AnimationWriter {
 public:
  MergedFrames(std::unique_ptr<AnimationWriter> writer, int longest)
      : writer_(std::move(writer)), longest_(longest) {}

  std::string add(const Image& frame, int milliseconds) override;
  AnimationResult finish() override;
  [[nodiscard]] int written() const { return written_; }  ///< frames of the file so far

 private:
  [[nodiscard]] std::string write();

  std::unique_ptr<AnimationWriter> writer_;
  int longest_ = 0;
  Image waiting_;  ///< not yet written; none before the first frame
  int milliseconds_ = 0;
  int written_ = 0;
};

}  // namespace sepax
