#include "app/scene/document.h"

#include <utility>

#include "app/scene/files.h"
#include "app/scene/load.h"
#include "app/scene/scene_check.h"
#include "app/scene/scene_json.h"

namespace sepax {

namespace {

std::size_t memoryOf(const std::deque<Scene>& scenes) {
  std::size_t bytes = 0;
  for (const Scene& scene : scenes) bytes += sepax::memoryOf(scene);
  return bytes;
}

}  // namespace

std::size_t memoryOf(const Scene& scene) {
  std::size_t bytes = sizeof(Scene) + scene.title.size() + scene.notes.size();
  for (const Body& body : scene.bodies)
    bytes += sizeof(Body) + body.name.size() + body.vertices.size() * sizeof(Vec2);
  if (!scene.tiles) return bytes;
  bytes += scene.tiles->cells.size() * sizeof(TileCell);
  for (const auto& tile : scene.tiles->palette)
    for (const std::string& row : tile) bytes += sizeof(std::string) + row.size();
  return bytes;
}

Document::Document(Scene scene, std::string path)
    : committed_(std::move(scene)), saved_(committed_), path_(std::move(path)) {}

std::string Document::preview(Scene scene) {
  std::string problem = sceneProblem(scene);
  if (problem.empty()) preview_ = std::move(scene);
  return problem;
}

bool Document::commit() {
  if (!preview_) return false;
  Scene next = std::move(*preview_);
  preview_.reset();
  if (next == committed_) return false;
  undo_.push_back(std::exchange(committed_, std::move(next)));
  redo_.clear();
  // The latest entry stays whatever it takes: the last edit can always be undone.
  while (undo_.size() > 1 && memoryOf(undo_) > kMaxHistoryBytes) undo_.pop_front();
  settle();
  return true;
}

std::string Document::apply(Scene scene) {
  std::string problem = preview(std::move(scene));
  if (problem.empty()) commit();
  return problem;
}

bool Document::undo() {
  if (previewing()) {
    cancel();
    return true;
  }
  if (undo_.empty()) return false;
  redo_.push_back(std::exchange(committed_, std::move(undo_.back())));
  undo_.pop_back();
  settle();
  return true;
}

bool Document::redo() {
  if (previewing() || redo_.empty()) return false;
  undo_.push_back(std::exchange(committed_, std::move(redo_.back())));
  redo_.pop_back();
  settle();
  return true;
}

std::string Document::open(const std::string& name) {
  SceneResult loaded = loadScene(name);
  if (!loaded.scene) return loaded.error;
  *this = Document(std::move(*loaded.scene), isBuiltin(name) ? "" : name);
  return {};
}

std::string Document::save() {
  if (path_.empty()) return "the scene has no file yet; choose a name for it";
  return saveAs(path_);
}

std::string Document::saveAs(const std::string& path) {
  std::string error = atomicWrite(path, writeScene(committed_));
  if (!error.empty()) return error;
  path_ = path;
  saved_ = committed_;
  settle();
  return {};
}

void Document::settle() { dirty_ = committed_ != saved_; }

}  // namespace sepax
