#include "app/documents/autosave.h"

#include "app/disk/files.h"
#include "app/disk/temporary_files.h"
#include "app/disk/user_folders.h"
#include "app/scene/json_cursor.h"
#include "app/scene/json_parse.h"
#include "app/scene/json_path.h"
#include "app/scene/scene_json.h"
#include "app/scene/scene_tree.h"

#include <fmt/format.h>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>

namespace sepax {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFormat = "sepax-autosave";
constexpr int kVersion = 1;
constexpr int kSlotAttempts = 1000;  ///< to find a free slot
/// Seconds since 1970 UTC: in nanoseconds it is still a number of 64 bits, with some room.
constexpr double kLatestSaved = 9e9;
/// A scene file of the largest size, and its wrapping.
constexpr std::size_t kMaxAutosaveBytes = kMaxFileBytes + (1u << 20);

bool isStillAt(const std::string& path, const Descriptor& file) {
  struct stat opened {};
  struct stat there {};
  return ::fstat(file.get(), &opened) == 0 && ::stat(path.c_str(), &there) == 0 &&
         opened.st_dev == there.st_dev && opened.st_ino == there.st_ino;
}

/// Opens and locks it; closed, with errno set, when somebody else holds it.
Descriptor locked(const std::string& path) {
  Descriptor file(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0600));
  if (!file.isOpen()) return file;
  const int number = ::flock(file.get(), LOCK_EX | LOCK_NB) == 0 ? 0 : errno;
  // Who tidies up may have deleted it in between: then nobody else would see this lock.
  if (number == 0 && isStillAt(path, file)) return file;
  file = Descriptor();
  errno = number == 0 ? EWOULDBLOCK : number;
  return file;
}

/// The files of a folder with this extension.
std::vector<std::string> filesWith(const std::string& folder, std::string_view extension) {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    if (it->path().extension() == extension) files.push_back(it->path().string());
  return files;
}

/// Deletes the lock of a slot that has no copy and whose program has ended.
void removeIfLone(const std::string& lock) {
  const fs::path path = lock;
  const std::string stem = path.stem().string();
  std::error_code error;
  if (isRunning(stem.substr(0, stem.find('-'))) || stem.find('-') == stem.npos) return;
  if (stem.find_first_not_of("0123456789-") != stem.npos) return;
  const Descriptor held = locked(lock);
  if (!held.isOpen() || fs::exists(fs::path(path).replace_extension(".json"), error)) return;
  ::unlink(lock.c_str());
}

std::string quoted(const std::string& text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string unlessFormat(const nlohmann::json& root) {
  if (!root.is_object() || !root.contains("scene") || root.value("format", "") != kFormat)
    return "this is no autosave";
  if (root.value("version", 0.0) != kVersion)
    return "its version is unknown; open it with the program that wrote it";
  return {};
}

AutosaveResult readFields(const nlohmann::json& root) {
  FirstError error;
  const JsonCursor cursor(root, error);
  Autosave autosave;
  autosave.path = cursor.member("path").text();
  autosave.source = cursor.member("source").text();
  // A number that somebody else wrote may be larger than any time.
  autosave.saved =
      static_cast<long long>(std::clamp(cursor.member("saved").number(), 0.0, kLatestSaved));
  if (error.any()) return {std::nullopt, error.problem().sentence};
  SceneResult scene = readSceneTree(root["scene"]);
  if (!scene.scene) return {std::nullopt, scene.error};
  autosave.scene = std::move(*scene.scene);
  return {std::move(autosave), {}};
}

}  // namespace

std::string writeAutosave(const Autosave& autosave) {
  return fmt::format(
      "{{ \"format\": \"{}\", \"version\": {},\n  \"path\": {},\n  \"source\": {},\n"
      "  \"saved\": {},\n  \"scene\": {} }}\n",
      kFormat, kVersion, quoted(autosave.path), quoted(autosave.source), autosave.saved,
      writeScene(autosave.scene));
}

AutosaveResult readAutosave(std::string_view json) {
  const JsonResult parsed = parseJson(json);
  if (!parsed.value) return {std::nullopt, parsed.error.sentence};
  try {
    const std::string problem = unlessFormat(*parsed.value);
    return problem.empty() ? readFields(*parsed.value) : AutosaveResult{std::nullopt, problem};
  } catch (const nlohmann::json::exception&) {  // a field of the wrong type
    return {std::nullopt, "this is no autosave"};
  }
}

std::string AutosaveSlot::write(const std::string& folder, const Autosave& autosave) {
  std::string problem = makeFolder(folder);
  for (int i = 0; i < kSlotAttempts && problem.empty() && stem_.empty(); ++i) {
    const std::string stem = fmt::format("{}/{}-{}", folder, ::getpid(), i);
    std::error_code error;
    if (fs::exists(stem + ".json", error)) continue;  // of a dead program with the same number
    Descriptor lock = locked(stem + ".lock");
    if (!lock.isOpen() && errno != EWOULDBLOCK) problem = fileError(stem + ".lock", errno);
    if (!lock.isOpen()) continue;
    stem_ = stem;
    lock_ = std::move(lock);
  }
  if (problem.empty() && stem_.empty()) problem = fileError(folder, EEXIST);
  if (problem.empty())
    problem = atomicWrite(stem_ + ".json", writeAutosave(autosave), Pipes::refused);
  holds_ |= problem.empty();
  return problem;
}

void AutosaveSlot::clear() {
  if (holds_) ::unlink((stem_ + ".json").c_str());
  holds_ = false;
}

void AutosaveSlot::remove() {
  clear();
  if (!stem_.empty()) ::unlink((stem_ + ".lock").c_str());
  stem_.clear();
  lock_ = Descriptor();
}

OrphanSearch OrphanSearch::in(const std::string& folder) {
  OrphanSearch search;
  std::error_code error;
  removeStaleTemporaries(folder);
  for (const std::string& file : filesWith(folder, ".lock")) removeIfLone(file);
  for (const std::string& file : filesWith(folder, ".json")) {
    AutosaveSlot slot;
    slot.stem_ = file.substr(0, file.size() - std::string_view(".json").size());
    slot.lock_ = locked(slot.stem_ + ".lock");
    if (!slot.lock_.isOpen() || !fs::exists(file, error)) continue;
    slot.holds_ = true;
    const FileResult read = readRegularFile(file, kMaxAutosaveBytes);
    AutosaveResult result =
        read.bytes ? readAutosave(*read.bytes) : AutosaveResult{std::nullopt, read.error};
    if (result.autosave) {
      search.orphans.push_back({std::move(slot), std::move(*result.autosave)});
    } else {
      search.problems.push_back(file + " cannot be restored: " + result.error);
    }
  }
  std::ranges::stable_sort(search.orphans, std::greater{},
                           [](const Orphan& orphan) { return orphan.autosave.saved; });
  return search;
}

std::string agoText(long long seconds) {
  struct Unit {
    long long seconds;
    std::string_view name;
  };
  static constexpr std::array kUnits{Unit{86400, "day"}, Unit{3600, "hour"}, Unit{60, "minute"}};
  for (const Unit& unit : kUnits) {
    const long long count = seconds / unit.seconds;
    if (count > 0) return fmt::format("{} {}{} ago", count, unit.name, count == 1 ? "" : "s");
  }
  return "less than a minute ago";
}

}  // namespace sepax
