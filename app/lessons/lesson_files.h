#pragma once

#include "app/lessons/lesson.h"

#include <string>
#include <vector>

/// Lessons that a lecturer has written.
namespace sepax {

/// Larger ones are no lessons.
inline constexpr std::size_t kMaxLessonBytes = 1u << 20;

struct LessonFile {
  std::string path;
  LessonResult result;  ///< an error starts with the path
};

struct LessonFiles {
  std::vector<LessonFile> files;  ///< of a folder by path
  std::string error;              ///< one sentence when there is nothing to read
};

/// The lesson of a file, or all files `.json` of a folder and the folders in it.
[[nodiscard]] LessonFiles readLessonFiles(const std::string& path);

}  // namespace sepax
