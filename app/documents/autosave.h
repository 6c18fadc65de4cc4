#pragma once

#include "app/disk/descriptor.h"
#include "app/scene/scene.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Copies of unsaved work that survive the death of the program. Each running document owns a slot:
/// two files in one folder, <pid>-<n>.lock, which is locked for as long as the program lives, and
/// <pid>-<n>.json, the copy. The system drops the lock however the program ends, so a copy whose
/// lock is free is an orphan.
namespace sepax {

/// Unsaved work and where it belongs.
struct Autosave {
  std::string path;     ///< that saving goes to; empty = none yet
  std::string source;   ///< that it was read from; empty for a new or a built-in scene
  long long saved = 0;  ///< when, seconds since 1970 UTC, in [0, 9e9]
  Scene scene;
  friend bool operator==(const Autosave&, const Autosave&) = default;
};

struct AutosaveResult {
  std::optional<Autosave> autosave;
  std::string error;  ///< one sentence, when there is none
};

/// Law: readAutosave(writeAutosave(a)).autosave == a for every scene without a sceneProblem and
/// paths in UTF-8.
[[nodiscard]] std::string writeAutosave(const Autosave& autosave);
[[nodiscard]] AutosaveResult readAutosave(std::string_view json);

/// A copy on the disk whose lock this program holds.
class AutosaveSlot {
 public:
  AutosaveSlot() = default;

  /// Replaces the copy; takes a free slot in the folder, which is made, the first time. The error,
  /// empty when written; the former copy then stays.
  [[nodiscard]] std::string write(const std::string& folder, const Autosave& autosave);
  /// Deletes the copy, keeps the slot.
  void clear();
  /// Deletes the copy and gives the slot back.
  void remove();
  /// True while there is a copy on the disk.
  [[nodiscard]] bool holds() const { return holds_; }

 private:
  friend struct OrphanSearch;
  std::string stem_;  ///< path of both files without their extensions; empty = no slot yet
  Descriptor lock_;
  bool holds_ = false;
};

/// What a program that died has left. Nobody else is offered it while the slot lives.
struct Orphan {
  AutosaveSlot slot;
  Autosave autosave;
};

struct OrphanSearch {
  std::vector<Orphan> orphans;        ///< the latest first
  std::vector<std::string> problems;  ///< one sentence for each copy that cannot be read; it stays
  /// Looks through a folder, which need not exist.
  [[nodiscard]] static OrphanSearch in(const std::string& folder);
};

/// "5 minutes ago", for a time in the past, seconds.
[[nodiscard]] std::string agoText(long long seconds);

}  // namespace sepax
