#pragma once

#include "app/disk/file_stamp.h"
#include "app/documents/revision.h"
#include "app/scene/scene.h"
#include "app/scene/scene_json.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace sepax {

/// Memory that the copies for undo may take; the oldest ones are dropped beyond it. Those for redo
/// were copies for undo before, but for the scene that was left by undoing.
inline constexpr std::size_t kMaxHistoryBytes = 256u << 20;

/// Bytes that a copy of the scene takes, near enough to bound the history.
[[nodiscard]] std::size_t memoryOf(const Scene& scene);

/// A scene under edit with its history and its file. Guards four laws: what is shown never breaks
/// a rule of scene_check.h; a gesture (previews, then one commit or cancel) makes at most one
/// entry, and none when it changes nothing; undoing everything gives the first scene, redoing
/// everything the last one. Whoever derives something keeps the revision that it belongs to: while
/// that of a document is the same, so is its scene, whatever is assigned to it.
class Document {
 public:
  Document() = default;
  explicit Document(Scene scene, std::string path = {});
  /// Unsaved work that was saved to `path` before and read from `source`: dirty from the start. A
  /// file that is newer than `since`, nanoseconds since 1970 UTC, has changed on the disk.
  [[nodiscard]] static Document restored(Scene scene, std::string path, std::string source,
                                         long long since = kAnyTime);

  /// The scene to draw: the preview while a gesture is under way, else the committed one.
  [[nodiscard]] const Scene& shown() const { return preview_ ? *preview_ : committed_; }
  [[nodiscard]] const Scene& committed() const { return committed_; }
  [[nodiscard]] bool previewing() const { return preview_.has_value(); }
  /// Rises whenever shown() changes.
  [[nodiscard]] std::uint64_t shownRevision() const { return shownRevision_.number(); }
  /// Rises whenever committed() changes.
  [[nodiscard]] std::uint64_t committedRevision() const { return committedRevision_.number(); }

  /// Shows a scene without committing it. Returns the problem when it breaks a rule; what was
  /// shown before then stays.
  std::string preview(Scene scene);
  /// Ends the gesture; true when it made an entry.
  bool commit();
  /// Ends the gesture and shows the committed scene again.
  void cancel();
  /// preview and commit in one: for edits without a gesture.
  std::string apply(Scene scene);
  /// The same for what is typed, which is committed at each change and is one entry nevertheless:
  /// amendments without another change between them make at most one, and none when the last one
  /// gives back what was there before the first. endAmending() closes the entry.
  std::string amend(Scene scene);
  void endAmending() { amending_ = false; }

  [[nodiscard]] bool canUndo() const { return !undo_.entries.empty(); }
  [[nodiscard]] bool canRedo() const { return !redo_.entries.empty(); }
  /// One entry back; a gesture under way is cancelled instead. False when there is nothing to undo.
  bool undo();
  bool redo();

  /// True when the committed scene differs from the one that was saved or opened last.
  [[nodiscard]] bool dirty() const { return dirty_; }
  /// The scene file that saving goes to; empty for a new or a built-in scene and for one that was
  /// read from something else than a scene file.
  [[nodiscard]] const std::string& path() const { return path_; }
  /// The file that it was read from or saved to last; empty for a new or a built-in scene.
  [[nodiscard]] const std::string& source() const { return source_; }
  /// What was assumed or dropped when it was read, one sentence each.
  [[nodiscard]] const std::vector<std::string>& notes() const { return notes_; }
  /// Memory of all copies for undo and redo.
  [[nodiscard]] std::size_t historyBytes() const { return undo_.bytes + redo_.bytes; }

  /// Replaces scene, path and history by what the file or builtin:ID holds. On an error, which is
  /// returned, everything stays as it was. `problem`, where there is one, may refuse the scene.
  std::string open(const std::string& name,
                   const std::function<std::string(const Scene&)>& problem = {});
  /// The same with a scene that was loaded from `name` already; there must be one. The stamp is
  /// that of the file before it was read, absent when it is not known.
  void take(SceneResult loaded, const std::string& name, std::optional<FileStamp> stamp = {});
  /// The same for the file that is shown already: the history stays, and what was shown before
  /// becomes its latest entry.
  void takeAgain(SceneResult loaded, std::optional<FileStamp> stamp = {});
  /// True when the file at path() holds something else than what was read from it or written to it
  /// last: saving would destroy what another program has written. False when the file is gone.
  [[nodiscard]] bool changedOnDisk() const;
  /// Writes the committed scene to path(); the error, empty when saved.
  std::string save();
  std::string saveAs(const std::string& path);
  /// The same with the technique and the view that this scene has, which the committed one takes
  /// over: how a scene is looked at is no edit and makes no entry.
  std::string saveAs(const std::string& path, Scene scene);

 private:
  /// Copies of the scene with the memory that they take; the latest one at the back.
  struct History {
    struct Entry {
      Scene scene;
      std::size_t bytes;
    };
    std::deque<Entry> entries;
    std::size_t bytes = 0;  ///< of all entries

    void push(Scene scene);
    Scene pop();
    void dropOldest();
  };
  /// Forgets what was undone, and entries that have no room; ends the amending.
  void enter(Scene former);
  /// Puts another scene into the place of the committed one, which is returned.
  Scene exchangeCommitted(Scene scene);
  void settle();

  static constexpr long long kAnyTime = std::numeric_limits<long long>::max();

  Scene committed_;
  std::optional<Scene> preview_;
  Revision shownRevision_;
  Revision committedRevision_;
  std::optional<Scene> saved_ = Scene{};  ///< absent: what is on the disk is not known
  History undo_;
  History redo_;
  std::string path_;
  std::optional<FileStamp> stamp_;  ///< of path_, when it was read or written; absent = not known
  std::string source_;
  std::vector<std::string> notes_;
  bool dirty_ = false;
  bool amending_ = false;  ///< the latest entry is that of an amendment
};

}  // namespace sepax
