#include "app/scene/scene.h"

#include <algorithm>
#include <utility>

namespace sepax {

namespace {

constexpr std::array<std::pair<Answers, std::string_view>, 3> kAnswers{
    {{Answers::exact, "exact"}, {Answers::published, "published"}, {Answers::both, "both"}}};

}  // namespace

std::optional<Answers> answersNamed(std::string_view word) {
  const auto row = std::ranges::find(kAnswers, word, &std::pair<Answers, std::string_view>::second);
  return row == kAnswers.end() ? std::nullopt : std::optional(row->first);
}

std::string_view nameOf(Answers answers) {
  return std::ranges::find(kAnswers, answers, &std::pair<Answers, std::string_view>::first)->second;
}

const Body& bodyOf(const Scene& scene, int body) {
  return scene.bodies[static_cast<std::size_t>(body)];
}

Body& bodyOf(Scene& scene, int body) { return scene.bodies[static_cast<std::size_t>(body)]; }

int findBody(const Scene& scene, const std::string& name) {
  const auto found = std::ranges::find(scene.bodies, name, &Body::name);
  return found == scene.bodies.end() ? -1 : static_cast<int>(found - scene.bodies.begin());
}

std::array<int, 2> pairOf(const Scene& scene) {
  if (scene.pair) return {findBody(scene, (*scene.pair)[0]), findBody(scene, (*scene.pair)[1])};
  return {scene.bodies.empty() ? -1 : 0, scene.bodies.size() < 2 ? -1 : 1};
}

}  // namespace sepax
