#include "app/pictures/paper.h"

#include "app/figure/font.h"
#include "app/figure/label_space.h"
#include "app/pictures/picture_job.h"
#include "app/scene/builtin.h"
#include "tests/app/pictures/picture_of.h"
#include "tests/support/picture_view.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// Pictures with a width on paper, measured in the SVG that is written.

namespace sepax {
namespace {

using test::partsOf;
using test::Picture;
using test::pictureOf;

PictureRequest paperRequest(double millimetres, int width = 1600, int height = 1000) {
  PictureRequest request;
  request.format = PictureFormat::svg;
  request.theme = ThemeId::print;
  request.width = width;
  request.height = height;
  request.millimetres = millimetres;
  request.embedScene = false;
  return request;
}

Picture paperPicture(const std::string& id, const PictureRequest& request) {
  const Scene scene = test::builtin(id);
  Picture picture;
  picture.request = request;
  picture.evidence = analyze(scene, optionsFrom(momentView(scene, request, {})));
  picture.view = testing::pictureView(scene, picture.evidence, request, {});
  return picture;
}

std::string svgOf(const std::string& id, const PictureRequest& request) {
  const Picture picture = paperPicture(id, request);
  PictureJob job(request, {test::builtin(id), picture.view, {}},
                 {.techniques = techniques(), .figure = {}, .window = {}});
  while (job.step()) {
  }
  REQUIRE(job.error() == "");
  return job.bytes();
}

std::string_view attributeOf(std::string_view element, std::string_view name) {
  const std::string start = " " + std::string(name) + "=\"";
  const std::size_t at = element.find(start);
  if (at == std::string_view::npos) return {};
  element.remove_prefix(at + start.size());
  return element.substr(0, element.find('"'));
}

double numberOf(std::string_view element, std::string_view name) {
  return std::atof(std::string(attributeOf(element, name)).c_str());
}

/// What a printed page shows of an SVG file.
struct Page {
  double millimetres = 0;
  Vec2 size;              ///< of the view box
  double point = 0;       ///< points per unit of the view box
  double thinnest = 1e9;  ///< line, points
  double smallest = 1e9;  ///< text, points
  std::vector<Rect> texts;
  std::vector<std::string> words;
};

void addText(Page& page, std::string_view element, std::string_view words) {
  const double size = numberOf(element, "font-size");
  const Vec2 at{numberOf(element, "x"), numberOf(element, "y")};
  page.smallest = std::min(page.smallest, size * page.point);
  page.texts.push_back(
      {at - Vec2{0, ascent(size)}, at + Vec2{numberOf(element, "textLength"), descent(size)}});
  page.words.emplace_back(words);
}

Page pageOf(std::string_view svg) {
  Page page;
  for (std::size_t at = svg.find('<'); at != std::string_view::npos; at = svg.find('<', at + 1)) {
    const std::size_t end = svg.find('>', at);
    const std::string_view element = svg.substr(at, end - at);
    if (element.starts_with("<svg")) {
      page.millimetres = numberOf(element, "width");
      CHECK(attributeOf(element, "width").ends_with("mm"));
      const std::string box(attributeOf(element, "viewBox"));
      REQUIRE(std::sscanf(box.c_str(), "0 0 %lf %lf", &page.size.x, &page.size.y) == 2);
      page.point = page.millimetres * 72 / 25.4 / page.size.x;
    } else if (element.starts_with("<text ")) {
      addText(page, element, svg.substr(end + 1, svg.find('<', end) - end - 1));
    } else if (!attributeOf(element, "stroke-width").empty()) {
      page.thinnest = std::min(page.thinnest, numberOf(element, "stroke-width") * page.point);
    } else if (element.starts_with("<rect ") && svg.substr(at - 1, 1) != "\n") {  // of a hatch
      page.thinnest = std::min(page.thinnest, 2 * numberOf(element, "width") * page.point);
    }
  }
  return page;
}

constexpr double kRounding = 0.01;  // points, of two digits after the point

void checkSizes(const Page& page) {
  CHECK(page.smallest >= kLeastTextPoints - kRounding);
  CHECK(page.thinnest >= kLeastLinePoints - kRounding);
}

void checkTexts(const Page& page) {
  constexpr double kTouch = 0.5;  // logical pixels; no eye sees less
  const Rect frame = grownBy({{0, 0}, page.size}, kTouch);
  for (std::size_t i = 0; i < page.texts.size(); ++i) {
    CHECK_MESSAGE(contains(frame, page.texts[i]), "outside: ", page.words[i]);
    CHECK_MESSAGE(!page.words[i].ends_with("…"), "cut: ", page.words[i]);
    for (std::size_t k = i + 1; k < page.texts.size(); ++k) {
      const bool apart =
          !overlaps(grownBy(page.texts[i], -kTouch / 2), grownBy(page.texts[k], -kTouch / 2));
      CHECK_MESSAGE(apart, "“", page.words[i], "” and “", page.words[k], "”");
    }
  }
}

/// Height of the strip below the canvas, as a part of the picture.
double stripShare(const Figure& figure) {
  for (const Item& item : figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box != nullptr && box->part == Part::stripGround)
      return (box->max.y - box->min.y) / figure.height;
  }
  return 0;
}

TEST_CASE(
    "law: on paper no text is below 7 pt, no line below 0.4 pt, no text over another or cut") {
  int lines = 0;
  for (const BuiltinScene& scene : builtinScenes()) {
    for (const PictureRequest& request :
         {paperRequest(85), paperRequest(85, 1600, 1280), paperRequest(85, 1000, 1000),
          paperRequest(120), paperRequest(170)}) {
      CAPTURE(scene.id);
      CAPTURE(request.millimetres);
      CAPTURE(request.width);
      const Page page = pageOf(svgOf(std::string(scene.id), request));
      CHECK(page.millimetres == request.millimetres);
      REQUIRE_FALSE(page.texts.empty());
      checkSizes(page);
      checkTexts(page);
      lines += page.thinnest < 0.5 ? 1 : 0;
    }
  }
  CHECK(lines > 80);  // lines that would be thinner
}

TEST_CASE("law: time lanes take at most a third of a picture on paper, and are there at 85 mm") {
  int strips = 0;
  for (const BuiltinScene& scene : builtinScenes()) {
    for (const double millimetres : {85.0, 120.0, 170.0}) {
      CAPTURE(scene.id);
      const Picture picture = paperPicture(std::string(scene.id), paperRequest(millimetres));
      const double share = stripShare(picture.figure());
      CHECK(share <= 1.0 / 3);
      CHECK(share != doctest::Approx(0.4));
      strips += share > 0 ? 1 : 0;
    }
  }
  CHECK(strips >= 30);
}

TEST_CASE("on a page a lane that has nothing but its ruler is left out") {
  const auto share = [](const char* id) {
    return stripShare(paperPicture(id, paperRequest(85)).figure());
  };
  CHECK(share("pitfall-division-by-zero") == 0);
  CHECK(share("swept-crossing") > 0);
  CHECK(share("first-contact") > 0);
  PictureRequest frames = paperRequest(0);
  frames.format = PictureFormat::gif;
  CHECK(stripShare(paperPicture("pitfall-division-by-zero", frames).figure()) > 0);
}

TEST_CASE("sizes on paper do not depend on the asked pixels, but larger ones are kept") {
  for (const double millimetres : {85.0, 120.0, 170.0}) {
    const PictureRequest usual = paperRequest(millimetres);
    CHECK(svgOf("two-pentagons", usual) ==
          svgOf("two-pentagons", paperRequest(millimetres, 3200, 2000)));
    CHECK(pointsPerPixel(usual) * kSmallestText == doctest::Approx(kLeastTextPoints));
    checkSizes(pageOf(svgOf("first-contact", usual)));
    checkTexts(pageOf(svgOf("first-contact", usual)));
  }
  CHECK(pointsPerPixel(paperRequest(85, 200, 100)) == doctest::Approx(85 * 72 / 25.4 / 200));
  CHECK(layoutScale(paperRequest(85, 200, 100)) == 1);
  CHECK(layoutScale(PictureRequest{}) == 1.25);
  CHECK(pointsPerPixel(PictureRequest{}) == 0);
}

TEST_CASE("law: a picture beyond the largest layout is that layout, enlarged as a whole") {
  for (const char* id : {"two-pentagons", "first-contact", "ray-figure-1"}) {
    const std::string largest = svgOf(id, paperRequest(0, 1280, 800));
    const std::string larger = svgOf(id, paperRequest(0, 3200, 2000));
    const std::size_t drawing = largest.find(" viewBox=");
    REQUIRE(drawing != std::string::npos);
    CHECK(largest.substr(drawing) == larger.substr(larger.find(" viewBox=")));
    CHECK(attributeOf(larger, "width") == "3200");
    CHECK(attributeOf(larger, "height") == "2000");
  }
  const auto sized = [](int width, int height) {
    return layoutScale(paperRequest(0, width, height));
  };
  CHECK(sized(1280, 2000) ==
        1);  // what has room for its words on one side only has them as they are
  CHECK(sized(3200, 800) == 1);
  CHECK(sized(2560, 2000) == 2);
}

TEST_CASE("a picture of pixels for paper has the asked pixels and the sizes of the page") {
  PictureRequest request = paperRequest(85, 1004, 628);
  request.format = PictureFormat::png;
  const Picture picture = paperPicture("two-pentagons", request);
  const Figure figure = picture.figure();
  CHECK(figure.width == doctest::Approx(413.06).epsilon(0.0001));
  CHECK(std::lround(figure.width * layoutScale(request)) == 1004);
  CHECK(std::lround(figure.height * layoutScale(request)) == 628);
  request.window = true;  // it has its own sizes
  CHECK(layoutScale(request) == 1);
}

TEST_CASE("on paper badges are plain words and the sentences stand beside the picture") {
  for (const BuiltinScene& scene : builtinScenes()) {
    CAPTURE(scene.id);
    const Figure figure = paperPicture(std::string(scene.id), paperRequest(85)).figure();
    CHECK(partsOf(figure).contains(Part::badge));
    CHECK_FALSE(partsOf(figure).contains(Part::narration));
    for (const Item& item : figure.items) {
      if (groupOf(partOf(item)) == PartGroup::words) CHECK(std::holds_alternative<Text>(item));
    }
  }
}

std::vector<std::string> wordsOf(const Figure& figure, Part part) {
  std::vector<std::string> words;
  for (const Item& item : figure.items)
    if (const Text* text = std::get_if<Text>(&item); text != nullptr && text->part == part)
      words.push_back(text->text);
  return words;
}

TEST_CASE("a page tells of a sweep at its marks what neither badge nor legend tells") {
  const auto onPaper = [](const std::string& id, Part part) {
    return wordsOf(paperPicture(id, paperRequest(85, 1600, 1700)).figure(), part);
  };
  PictureRequest screen;
  const auto onScreen = [&](const std::string& id, Part part) {
    return wordsOf(paperPicture(id, screen).figure(), part);
  };
  CHECK(onPaper("swept-parallel", Part::name).size() >= 4);
  CHECK_FALSE(onScreen("swept-parallel", Part::pose).empty());
  CHECK(onPaper("swept-parallel", Part::pose).empty());
  CHECK_FALSE(onPaper("swept-parallel", Part::velocity).empty());
  CHECK(onPaper("pitfall-no-closing-speed", Part::velocity).empty());  // two answers
  CHECK_FALSE(onScreen("pitfall-no-closing-speed", Part::velocity).empty());
}

TEST_CASE("a still whose height is free ends below its legend, else it has the asked height") {
  for (const std::string id : {"swept-parallel", "pitfall-concave-sides", "two-pentagons"}) {
    CAPTURE(id);
    PictureRequest request = paperRequest(85, 1600, 2400);
    request.legend = true;
    const Figure whole = paperPicture(id, request).figure();
    CHECK(whole.height * layoutScale(request) == doctest::Approx(2400));
    request.trimmed = true;
    const Figure cut = paperPicture(id, request).figure();
    CHECK(cut.items.size() == whole.items.size());
    double lowest = 0;
    for (const Item& item : cut.items)
      if (const Text* text = std::get_if<Text>(&item); text != nullptr)
        lowest = std::max(lowest, text->position.y);
    CHECK(cut.height > lowest);
    CHECK(cut.height < lowest + 20);
    const double pixels = cut.height * layoutScale(request);
    CHECK(pixels == doctest::Approx(std::round(pixels)));
    CHECK(pageOf(svgOf(id, request)).size.y == doctest::Approx(cut.height).epsilon(0.001));
    request.format = PictureFormat::gif;  // all frames have one height
    CHECK(paperPicture(id, request).figure().height == doctest::Approx(whole.height));
  }
}

/// All that the badges of the published answer say.
std::string accusationIn(const Figure& figure) {
  std::string words;
  for (const Item& item : figure.items) {
    const Text* text = std::get_if<Text>(&item);
    if (text != nullptr && text->part == Part::accusingBadge)
      words += (words.empty() ? "" : " ") + text->text;
  }
  return words;
}

TEST_CASE(
    "in a picture what goes wrong stands below whose answer it is, in a window in its panel") {
  const auto said = [](const std::string& id, const PictureRequest& request) {
    return accusationIn(paperPicture(id, request).figure());
  };
  PictureRequest screen;
  screen.width = 1130;
  screen.height = 710;
  const std::string cozic = "published ≠ exact · Cozic";
  const std::string reason = " The push follows the centres, not the way out";
  CHECK(said("pitfall-centre-direction", paperRequest(85, 1600, 1300)) ==
        cozic + ": push (7.00, 0.00)" + reason);
  CHECK(said("pitfall-centre-direction", screen) == cozic + ": push (7.00, 0.00)" + reason);
  Picture window = paperPicture("pitfall-centre-direction", screen);
  window.view.wording = {};
  CHECK(accusationIn(paint(techniques(), window.evidence, window.view)) ==
        cozic + ": push (7.00, 0.00)");
  CHECK(said("pitfall-no-closing-speed", paperRequest(85, 1600, 1700)) ==
        "published ≠ exact · Mighty Drake: no collision "
        "Parallel edges that close along their own line: 0 / 0");
  CHECK(said("ray-tile-count", paperRequest(120)) ==
        "published: same answer, other count · Cozic The diagonal’s length is taken for the worst "
        "case");
  CHECK(said("pitfall-centre-direction", paperRequest(85)) ==
        cozic + ": push (7.00, 0.00)" + reason);
  // a low page is needed for the bodies: one row has to do
  CHECK(said("pitfall-centre-direction", paperRequest(85, 1600, 800)) ==
        "≠ Cozic: push (7.00, 0.00)");
  CHECK(said("two-pentagons", paperRequest(85, 1600, 1300)).empty());
}

TEST_CASE("on paper what runs past a badge does not strike it through") {
  for (const BuiltinScene& scene : builtinScenes()) {
    CAPTURE(scene.id);
    const Figure figure = paperPicture(std::string(scene.id), paperRequest(85)).figure();
    std::vector<const Box*> below;  // what has been painted before
    int words = 0;
    for (const Item* item : inPaintingOrder(figure)) {
      if (const Box* box = std::get_if<Box>(item)) below.push_back(box);
      const Text* text = std::get_if<Text>(item);
      if (text == nullptr || groupOf(text->part) != PartGroup::words) continue;
      CHECK(std::ranges::any_of(below, [&](const Box* box) {
        return box->fill.role == Role::ground &&
               contains(grownBy({box->min, box->max}, 0.01), rectOf(*text));
      }));
      ++words;
    }
    CHECK(words > 0);
  }
}

TEST_CASE("law: hidden badges are gone and leave their room; narration stays") {
  for (const BuiltinScene& scene : builtinScenes()) {
    CAPTURE(scene.id);
    PictureRequest request;
    request.width = 1130;
    request.height = 710;
    std::set<Part> expected = partsOf(paperPicture(std::string(scene.id), request).figure());
    CHECK(expected.erase(Part::badge) == 1);
    expected.erase(Part::accusingBadge);
    request.layers.badges = false;
    const Picture picture = paperPicture(std::string(scene.id), request);
    const std::set<Part> rest = partsOf(picture.figure());
    CHECK(rest.contains(Part::narration));
    CHECK_FALSE(rest.contains(Part::badge));
    CHECK_FALSE(rest.contains(Part::accusingBadge));
    CHECK_FALSE(partsOf(paintPicture(picture.evidence, picture.view)).contains(Part::badge));
  }
}

TEST_CASE("rings of dots are no thinner on paper than lines, and those without one stay so") {
  const PictureRequest request = paperRequest(85);
  Figure figure;
  figure.add(Dot{Layer::handle, {10, 10}, 5, {Role::ground, 1}, {Role::a, 1}, 0.01});
  figure.add(Dot{Layer::handle, {10, 10}, 5, {Role::ground, 1}, {Role::a, 1}, 0});
  const Figure inkedFigure = inked(figure, request);
  CHECK(std::get<Dot>(inkedFigure.items[0]).ringWidth * pointsPerPixel(request) ==
        doctest::Approx(kLeastLinePoints));
  CHECK(std::get<Dot>(inkedFigure.items[1]).ringWidth == 0);
}

}  // namespace
}  // namespace sepax
