#include "app/documents/document.h"

#include "app/disk/files.h"
#include "app/disk/temporary_files.h"
#include "app/documents/load.h"
#include "app/scene/builtin.h"
#include "app/scene/scene_check.h"
#include "app/scene/scene_json.h"

#include <filesystem>
#include <utility>

namespace sepax {

std::size_t memoryOf(const Scene& scene) {
  std::size_t bytes = sizeof(Scene) + scene.title.size() + scene.notes.size();
  for (const auto& [id, value] : scene.showing.set) bytes += 64 + id.size() + value.size();
  for (const Body& body : scene.bodies)
    bytes += sizeof(Body) + body.name.size() + body.vertices.size() * sizeof(Vec2);
  if (!scene.tiles) return bytes;
  bytes += scene.tiles->cells.size() * sizeof(TileCell);
  for (const auto& tile : scene.tiles->palette)
    for (const std::string& row : tile) bytes += sizeof(std::string) + row.size();
  return bytes;
}

void Document::History::push(Scene scene) {
  const std::size_t size = memoryOf(scene);
  bytes += size;
  entries.push_back({std::move(scene), size});
}

Scene Document::History::pop() {
  Entry entry = std::move(entries.back());
  entries.pop_back();
  bytes -= entry.bytes;
  return std::move(entry.scene);
}

void Document::History::dropOldest() {
  bytes -= entries.front().bytes;
  entries.pop_front();
}

Document::Document(Scene scene, std::string path)
    : committed_(std::move(scene)), saved_(committed_), path_(path), source_(std::move(path)) {}

Document Document::restored(Scene scene, std::string path, std::string source, long long since) {
  Document document(std::move(scene), std::move(path));
  document.source_ = std::move(source);
  document.saved_.reset();
  document.stamp_ = stampOf(document.path_);
  if (document.stamp_ && document.stamp_->changed > since) document.stamp_.reset();
  document.settle();
  return document;
}

std::string Document::preview(Scene scene) {
  std::string problem = sceneProblem(scene);
  if (!problem.empty()) return problem;
  if (scene != shown()) shownRevision_.rise();
  preview_ = std::move(scene);
  return {};
}

void Document::cancel() {
  if (preview_) shownRevision_.rise();
  preview_.reset();
}

bool Document::commit() {
  if (!preview_) return false;
  Scene next = std::move(*preview_);
  preview_.reset();
  if (next == committed_) return false;
  committedRevision_.rise();  // it was shown already
  enter(std::exchange(committed_, std::move(next)));
  settle();
  return true;
}

void Document::enter(Scene former) {
  undo_.push(std::move(former));
  redo_ = {};
  // The latest entry stays whatever it takes: the last edit can always be undone.
  while (undo_.entries.size() > 1 && undo_.bytes > kMaxHistoryBytes) undo_.dropOldest();
  amending_ = false;
}

std::string Document::apply(Scene scene) {
  std::string problem = preview(std::move(scene));
  if (problem.empty()) commit();
  return problem;
}

std::string Document::amend(Scene scene) {
  const bool goesOn = amending_ && canUndo();
  std::string problem = preview(std::move(scene));
  if (!problem.empty() || *preview_ == committed_) {
    cancel();
    return problem;
  }
  if (!goesOn) {
    amending_ = commit();
    return {};
  }
  const bool undone = *preview_ == undo_.entries.back().scene;
  committedRevision_.rise();  // it is shown already
  committed_ = *std::exchange(preview_, std::nullopt);
  if (undone) undo_.pop();
  amending_ = !undone;
  settle();
  return {};
}

bool Document::undo() {
  if (previewing()) {
    cancel();
    return true;
  }
  if (!canUndo()) return false;
  redo_.push(exchangeCommitted(undo_.pop()));
  settle();
  return true;
}

bool Document::redo() {
  if (previewing() || !canRedo()) return false;
  undo_.push(exchangeCommitted(redo_.pop()));
  settle();
  return true;
}

std::string Document::open(const std::string& name,
                           const std::function<std::string(const Scene&)>& problem) {
  const std::optional<FileStamp> stamp = stampOf(name);  // before reading: a later write is news
  SceneResult loaded = loadScene(name);
  if (!loaded.scene) return loaded.error;
  if (const std::string refusal = problem ? problem(*loaded.scene) : ""; !refusal.empty())
    return name + ": " + refusal;
  take(std::move(loaded), name, stamp);
  return {};
}

void Document::take(SceneResult loaded, const std::string& name, std::optional<FileStamp> stamp) {
  *this = Document(std::move(*loaded.scene), isBuiltin(name) || loaded.foreign ? "" : name);
  source_ = isBuiltin(name) ? "" : name;
  notes_ = std::move(loaded.notes);
  if (!path_.empty()) stamp_ = stamp;
}

void Document::takeAgain(SceneResult loaded, std::optional<FileStamp> stamp) {
  cancel();
  saved_ = *loaded.scene;
  if (*loaded.scene != committed_) enter(exchangeCommitted(std::move(*loaded.scene)));
  path_ = loaded.foreign ? "" : source_;
  notes_ = std::move(loaded.notes);
  stamp_ = path_.empty() ? std::nullopt : stamp;
  settle();
}

bool Document::changedOnDisk() const {
  const std::optional<FileStamp> stamp = stampOf(path_);
  if (path_.empty() || !stamp || stamp == stamp_) return false;
  return !saved_ ||
         loadScene(path_, readRegularFile).scene != *saved_;  // the same content loses nothing
}

std::string Document::save() {
  if (path_.empty()) return "the scene has no file yet; choose a name for it";
  return saveAs(path_);
}

std::string Document::saveAs(const std::string& path) { return saveAs(path, committed_); }

std::string Document::saveAs(const std::string& path, Scene scene) {
  std::string error = atomicWrite(path, writeScene(scene), Pipes::refused);
  if (!error.empty()) return error;
  if (scene != committed_) exchangeCommitted(std::move(scene));
  removeStaleTemporaries(std::filesystem::path(path).parent_path().string());
  path_ = source_ = path;
  stamp_ = stampOf(path);
  saved_ = committed_;
  settle();
  return {};
}

Scene Document::exchangeCommitted(Scene scene) {
  shownRevision_.rise();
  committedRevision_.rise();
  amending_ = false;
  return std::exchange(committed_, std::move(scene));
}

void Document::settle() { dirty_ = !saved_ || committed_ != *saved_; }

}  // namespace sepax
