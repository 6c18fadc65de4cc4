#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>

#include "app/scene/scene.h"

namespace sepax {

/// Memory that the copies for undo may take; the oldest ones are dropped beyond it.
inline constexpr std::size_t kMaxHistoryBytes = 256u << 20;

/// Bytes that a copy of the scene takes, near enough to bound the history.
[[nodiscard]] std::size_t memoryOf(const Scene& scene);

/// A scene under edit with its history and its file. Guards three laws: what is shown never breaks
/// a rule of scene_check.h; a gesture (previews, then one commit or cancel) makes at most one
/// entry, and none when it changes nothing; undoing everything gives the first scene, redoing
/// everything the last one.
class Document {
 public:
  Document() = default;
  explicit Document(Scene scene, std::string path = {});

  /// The scene to draw: the preview while a gesture is under way, else the committed one.
  [[nodiscard]] const Scene& shown() const { return preview_ ? *preview_ : committed_; }
  [[nodiscard]] const Scene& committed() const { return committed_; }
  [[nodiscard]] bool previewing() const { return preview_.has_value(); }

  /// Shows a scene without committing it. Returns the problem when it breaks a rule; what was
  /// shown before then stays.
  std::string preview(Scene scene);
  /// Ends the gesture; true when it made an entry.
  bool commit();
  /// Ends the gesture and shows the committed scene again.
  void cancel() { preview_.reset(); }
  /// preview and commit in one: for edits without a gesture.
  std::string apply(Scene scene);

  [[nodiscard]] bool canUndo() const { return !undo_.empty(); }
  [[nodiscard]] bool canRedo() const { return !redo_.empty(); }
  /// One entry back; a gesture under way is cancelled instead. False when there is nothing to undo.
  bool undo();
  bool redo();

  /// True when the committed scene differs from the one that was saved or opened last.
  [[nodiscard]] bool dirty() const { return dirty_; }
  /// The file it was opened from or saved to; empty for a new or a built-in scene.
  [[nodiscard]] const std::string& path() const { return path_; }

  /// Replaces scene, path and history by what the file or builtin:ID holds. On an error, which is
  /// returned, everything stays as it was.
  std::string open(const std::string& name);
  /// Writes the committed scene to path(); the error, empty when saved.
  std::string save();
  std::string saveAs(const std::string& path);

 private:
  void settle();

  Scene committed_;
  std::optional<Scene> preview_;
  Scene saved_;
  std::deque<Scene> undo_;  ///< the latest one at the back
  std::deque<Scene> redo_;
  std::string path_;
  bool dirty_ = false;
};

}  // namespace sepax
