#include "app/pictures/legend.h"
#include "app/techniques/contract/playing.h"
#include "app/techniques/contract/position_map.h"
#include "tests/app/pictures/picture_of.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// What is drawn has a row in the legend, or says in the picture what it is.

namespace sepax {
namespace {

/// Evidence that no reader has to tell apart from something else: the ground of the time lanes.
bool isGround(Part part) { return part == Part::stripGround; }

/// The parts that are named by words of their own in the picture.
std::set<Part> namedParts(const Figure& figure) {
  std::set<Part> named;
  for (const Item& item : figure.items)
    if (std::holds_alternative<Text>(item)) named.insert(partOf(item));
  return named;
}

/// The parts that a reader would have to guess.
std::set<Part> unexplained(const test::Picture& picture, const Figure& figure) {
  std::set<Part> parts;
  for (const Part part : test::partsOf(figure))
    if (groupOf(part) == PartGroup::evidence && !isGround(part)) parts.insert(part);
  for (const Part part : namedParts(figure)) parts.erase(part);
  const Technique* technique = findTechnique(picture.view.technique);
  for (const LegendRow& row : legendRows(technique, picture.evidence, picture.view))
    parts.erase(row.part);
  return parts;
}

/// All options of the technique as they stand, all switches turned, each choice, and, where there
/// are maps, switches turned with the last of all choices.
std::vector<OptionBag> optionsOf(const Technique& technique) {
  std::vector<OptionBag> bags(2);
  OptionBag both;
  for (const OptionRow& row : technique.options) {
    if (const bool* standard = std::get_if<bool>(&row.standard))
      for (OptionBag* bag : {&bags[1], &both}) bag->set(row.id, row.standard, !*standard);
    if (!row.choices.empty()) both.set(row.id, row.standard, row.choices.back().value);
    for (const OptionChoice& choice : row.choices) {
      if (row.standard == OptionValue{choice.value}) continue;
      bags.emplace_back();
      bags.back().set(row.id, row.standard, choice.value);
    }
  }
  if (technique.map != nullptr) bags.push_back(both);
  return bags;
}

test::Picture pictureAt(const Scene& scene, const Camera& camera, const RenderMoment& moment,
                        const OptionBag& options) {
  test::Picture picture;
  picture.request.width = static_cast<int>(camera.width);
  picture.request.height = static_cast<int>(camera.height);
  picture.request.format = PictureFormat::gif;  // all through one camera, as frames that follow
  picture.view = momentView(scene, picture.request, moment);
  picture.view.camera = camera;
  if (options != OptionBag{}) picture.view.options = options;  // else those that the scene carries
  picture.evidence = analyze(techniques(), scene, optionsFrom(techniques(), picture.view));
  return picture;
}

/// The exact answer alone, and each method that is known here beside it.
std::vector<RenderMoment> answersOf(const Technique& technique, const Evidence& evidence) {
  std::vector<RenderMoment> moments(1);
  moments[0].answers = Answers::exact;
  for (const PublishedMethod& method : technique.published) {
    if (!method.known(evidence)) continue;
    moments.emplace_back();
    moments.back().answers = Answers::both;
    moments.back().method = method.id;
  }
  return moments;
}

/// The whole answer and some of its steps, fewer beside a method, whose marks are of all of them.
std::vector<int> stepsOf(const RenderMoment& moment) {
  return moment.method ? std::vector{-1, 2} : std::vector{-1, 0, 2, 5};
}

/// Every so many pictures one is looked at: all of them take minutes.
class Share {
 public:
  static int apart() { return test::looksAtAll() ? 1 : 3; }
  explicit Share(int first) : count_(apart() - first) {}
  bool next() { return count_++ % apart() == 0; }

 private:
  int count_;
};

/// Calls `look` with the share of the pictures of the scene by the technique: answers, options,
/// steps, a later time, the times at which one that plays holds.
template <class Look>
void lookAt(const Scene& scene, const Technique& technique, Share& share, Look look) {
  const Evidence evidence = analyze(scene);
  const Camera camera = sceneCamera(scene, evidence, 1130, 710);
  for (RenderMoment moment : answersOf(technique, evidence)) {
    for (const OptionBag& options : optionsOf(technique)) {
      for (const int step : stepsOf(moment)) {
        if (!share.next()) continue;
        moment.step = step;
        moment.time = step < 0 ? 0.3 : 0;
        test::Picture picture = pictureAt(scene, camera, moment, options);
        const bool map = mapRequested(techniques(), picture.evidence, picture.view).has_value();
        if (map) {
          if (moment.method) continue;
          // It answers thousands of positions: a small one is enough, if words have room.
          picture = pictureAt(scene, sceneCamera(scene, evidence, 480, 300), moment, options);
        }
        look(picture, moment);
        if (step >= 0 || map) continue;
        picture.view.selectedAxis = AxisName{};  // its ruler may be there for that alone
        look(picture, moment);
        picture.view.selectedAxis.reset();
        for (const double hold : holdTimes(technique, picture.evidence, picture.view)) {
          picture.view.time = hold;
          look(picture, moment);
        }
      }
    }
  }
}

std::string wordsFor(std::string_view id, const RenderMoment& moment) {
  return std::string(id) + " " + moment.method.value_or("") + " " +
         std::to_string(moment.step.value_or(-1));
}

/// By all techniques the scenes of the menu, by their own those that only an article names. `first`
/// = of the share, from 0.
template <class Look>
void lookAtAll(int first, Look look) {
  Share share(first);
  for (const std::string_view id : builtinIds()) {
    Scene scene = test::builtin(id);
    for (const Technique& technique : techniques()) {
      scene.technique = technique.id;
      lookAt(scene, technique, share,
             [&](const auto& picture, const auto& moment) { look(picture, wordsFor(id, moment)); });
    }
  }
  for (const std::string_view id : articleSceneIds()) {
    const Scene scene = test::builtin(id);
    lookAt(scene, *findTechnique(scene.technique), share,
           [&](const auto& picture, const auto& moment) { look(picture, wordsFor(id, moment)); });
  }
}

TEST_CASE("law: every part of a picture has a row in its legend or words, every row a picture") {
  using Row = std::pair<std::string, Part>;  // of a technique
  std::map<Row, std::string> missing;        // and where first
  std::set<Row> drawn;
  const auto undrawn = [&] {
    std::vector<Row> rows;
    for (const Technique& technique : techniques())
      for (const LegendRow& row : technique.legend)
        if (!drawn.contains({std::string(technique.id), row.part}))
          rows.emplace_back(technique.id, row.part);
    return rows;
  };
  // What one share does not draw another one may.
  for (int first = 0; first < Share::apart() && (first == 0 || !undrawn().empty()); ++first)
    lookAtAll(first, [&](const test::Picture& picture, const std::string& where) {
      if (first > 0 && undrawn().empty()) return;
      const Figure figure = picture.figure();
      for (const Part part : test::partsOf(figure)) drawn.emplace(picture.view.technique, part);
      for (const Part part : unexplained(picture, figure))
        missing.try_emplace({picture.view.technique, part}, where);
    });
  for (const auto& [what, where] : missing)
    FAIL_CHECK(what.first, ": no row for ", nameOf(what.second), " on ", where);
  for (const Technique& technique : techniques())
    for (const LegendRow& row : technique.legend) CHECK_FALSE(row.words.empty());
  for (const auto& [technique, part] : undrawn())
    FAIL_CHECK(technique, ": nothing for the row of ", nameOf(part));
}

}  // namespace
}  // namespace sepax
