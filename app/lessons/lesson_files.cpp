#include "app/lessons/lesson_files.h"

#include "app/disk/files.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace sepax {

namespace fs = std::filesystem;

namespace {

LessonFile readOne(const std::string& path) {
  const FileResult file = readFile(path, kMaxLessonBytes);
  if (!file.bytes) return {path, {std::nullopt, file.error}};
  LessonResult result = readLesson(*file.bytes);
  if (!result.lesson) result.error.insert(0, path + ": ");
  return {path, std::move(result)};
}

std::vector<std::string> jsonFilesIn(const std::string& folder, std::error_code& error) {
  std::vector<std::string> paths;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end;
       it.increment(error))
    if (it->path().extension() == ".json") paths.push_back(it->path().string());
  std::ranges::sort(paths);
  return paths;
}

}  // namespace

LessonFiles readLessonFiles(const std::string& path) {
  LessonFiles found;
  std::error_code error;
  if (!fs::is_directory(path, error)) {
    found.files.push_back(readOne(path));
    return found;
  }
  const std::vector<std::string> paths = jsonFilesIn(path, error);
  if (error)
    found.error = fileError(path, error.value());
  else if (paths.empty())
    found.error = path + ": no file .json in it; put lessons there";
  for (const std::string& file : paths) found.files.push_back(readOne(file));
  return found;
}

}  // namespace sepax
