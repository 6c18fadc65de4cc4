#include "app/techniques/contract/strip.h"

#include "app/figure/compose.h"
#include "app/figure/font.h"
#include "app/figure/label_space.h"
#include "app/techniques/contract/legend.h"
#include "app/techniques/contract/paint_sentence.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/step_pairs.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

namespace sepax {

namespace {

// Logical pixels.
constexpr double kStripHeight = 212;  ///< with its heading, at the most
constexpr double kLowPicture = 620;
constexpr double kBelowWords = 8;          ///< under the lowest words of a strip
constexpr double kAboveSentence = 24;      ///< between these and a sentence
constexpr double kShareBeside = 0.36;      ///< of a picture's width, for a strip at the right
constexpr double kMostBeside = 460;        ///< the same, at the most
constexpr double kShareOfSentence = 0.36;  ///< of the height of such a strip, at the least
constexpr double kLeastWidthBeside = 620;  ///< of a picture with a strip at the right
constexpr double kBadges = 56;             ///< height of their zone on a canvas
constexpr double kSentence = 60;           ///< of the sentence's below bodies

/// Of the strip; a low picture and a page have less room for all of it.
struct StripSize {
  double share;    ///< of the picture that the strip takes at the most
  double picture;  ///< least height of a picture with a strip
  double heading;  ///< height
  Vec2 words;      ///< where the words of the heading start; zero = it has none
  double size;     ///< of these
  double ruler;    ///< beside it a canvas needs this share of its width as height, for rulers
};
constexpr StripSize kOnScreen{0.4, 300, 36, {20, 25}, 15, 0.6};
constexpr StripSize kLow{0.34, 300, 28, {20, 20}, 15, 0};
constexpr StripSize kOnPaper{1.0 / 3, 200, 15, {6, 12.5}, 13, 0};
constexpr StripSize kOnLowPaper{1.0 / 3, 200, 4, {}, 0, 0};
constexpr double kHighPaper = 0.8;  ///< of its width

const StripSize& sizesOf(const ViewState& view) {
  if (view.wording.paper)
    return view.camera.height >= kHighPaper * view.camera.width ? kOnPaper : kOnLowPaper;
  return view.camera.height < kLowPicture ? kLow : kOnScreen;
}

/// The view that shows everything that the strip can tell: its size does not depend on how the
/// picture is looked at.
ViewState wholeView(const ViewState& view) {
  ViewState whole;
  whole.technique = view.technique;
  whole.options = view.options;
  whole.answers = Answers::both;
  whole.wording = view.wording;
  whole.camera = view.camera;
  return whole;
}

/// What goes wrong of the article that is shown is to be seen on it.
bool tellsOfArticle(const Technique& technique, const Evidence& evidence, const ViewState& view) {
  const PublishedMethod* shown = shownAnswers(technique, evidence, view).published;
  return shown == nullptr || shown->strip == nullptr || shown->strip(evidence);
}

/// There is more on it than a ruler: one without anything would only take room.
bool saysSomething(const Figure& strip) {
  return std::ranges::any_of(strip.items, [](const Item& item) {
    const Part part = partOf(item);
    return part != Part::lane && part != Part::timeRuler && part != Part::shownTime;
  });
}

double lowestWords(const Figure& strip) {
  double lowest = 0;
  for (const Item& item : strip.items)
    if (const Text* text = std::get_if<Text>(&item)) lowest = std::max(lowest, rectOf(*text).max.y);
  return lowest;
}

/// The size of what the bodies and their ways take, world units, at least a little of each.
Vec2 reachOf(const Evidence& evidence) {
  Vec2 low{kInfinity, kInfinity};
  Vec2 high{-kInfinity, -kInfinity};
  for (const BodyShape& body : evidence.bodies) {
    for (const Vec2 vertex : body.vertices) {
      for (const Vec2 p : {vertex, vertex + body.velocity}) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
      }
    }
  }
  constexpr double kLeast = std::numeric_limits<double>::min();  // what follows divides by it
  return {std::max(high.x - low.x, kLeast), std::max(high.y - low.y, kLeast)};
}

double widthBeside(const ViewState& view) {
  return std::min(kMostBeside, std::floor(kShareBeside * view.camera.width));
}

double mostBelow(const ViewState& view) {
  return std::min(kStripHeight, std::floor(sizesOf(view).share * view.camera.height));
}

/// No more than the whole answer needs.
double heightBelow(const Technique& technique, const Evidence& evidence, const ViewState& view) {
  const double heading = sizesOf(view).heading;
  const double most = mostBelow(view);
  const Figure whole =
      stripFigure(technique, evidence, wholeView(view), view.camera.width, most - heading);
  return std::min(most, std::ceil(heading + lowestWords(whole) + kBelowWords));
}

/// Right of the canvas with the sentence below it, where that leaves the bodies and their way more
/// room than below it; of a high picture only where it is wide enough for all words of the lanes.
bool fitsBeside(const Technique& technique, const Evidence& evidence, const ViewState& view) {
  if (technique.stripBeside == nullptr || !technique.stripBeside(evidence) || view.wording.paper ||
      view.camera.width < kLeastWidthBeside ||
      (view.camera.height >= kLowPicture && widthBeside(view) < kMostBeside))
    return false;
  const Vec2 whole{view.camera.width, view.camera.height};
  const Vec2 bodies = reachOf(evidence);
  const Vec2 needs{bodies.x, std::max(bodies.y, sizesOf(view).ruler * bodies.x)};
  const auto zoomIn = [&](Vec2 room) { return std::min(room.x / needs.x, room.y / needs.y); };
  return zoomIn({whole.x - widthBeside(view), whole.y - kBadges}) >
         zoomIn({whole.x, whole.y - heightBelow(technique, evidence, view) - kBadges - kSentence});
}

}  // namespace

Figure stripFigure(const Technique& technique, const Evidence& evidence, const ViewState& view,
                   double width, double height) {
  Figure strip;
  strip.width = width;
  strip.height = height;
  technique.paintStrip(evidence, exactView(technique, evidence, view), strip);
  if (!shownAnswers(technique, evidence, view).exact)
    std::erase_if(strip.items, [](const Item& item) { return partOf(item) == Part::shownTime; });
  return strip;
}

std::optional<StripHeading> stripHeading(const ViewState& view, std::string_view words) {
  const StripSize& sizes = sizesOf(view);
  if (sizes.words == Vec2{}) return std::nullopt;
  const double width = textWidth(words, sizes.size, Weight::semibold);
  return StripHeading{sizes.words.y - sizes.heading, sizes.words.x + width};
}

bool hasRoomForStrip(const ViewState& view) { return view.camera.height >= sizesOf(view).picture; }

bool showsStrip(const Technique* technique, const Evidence& evidence, const ViewState& view) {
  const auto says = [&](const ViewState& looked) {
    return saysSomething(stripFigure(*technique, evidence, looked, 1000, 300));
  };
  return technique && technique->paintStrip && technique->hasStrip(evidence) &&
         showsEvidence(view) && hasRoomForStrip(view) &&
         (!view.wording.paper || says(wholeView(view))) &&
         (!view.wording.still || (says(view) && tellsOfArticle(*technique, evidence, view)));
}

StripPlace lastingStripPlace(const Technique& technique, const Evidence& evidence,
                             const ViewState& view) {
  if (fitsBeside(technique, evidence, view)) return {true, widthBeside(view)};
  return {false, mostBelow(view)};
}

StripPlace stripPlace(const Technique& technique, const Evidence& evidence, const ViewState& view) {
  if (view.strip) return *view.strip;
  StripPlace place = lastingStripPlace(technique, evidence, view);
  if (!place.beside) place.size = heightBelow(technique, evidence, view);
  return place;
}

Figure headedStrip(const Technique& technique, const Evidence& evidence, const ViewState& view,
                   const StripPlace& place) {
  const StripSize& sizes = sizesOf(view);
  const Vec2 size =
      place.beside ? Vec2{place.size, view.camera.height} : Vec2{view.camera.width, place.size};
  const bool told = place.beside && view.wording.narration;
  const double height = size.y - sizes.heading - (told ? kShareOfSentence * size.y : 0);
  Figure strip = stripFigure(technique, evidence, view, size.x, height);
  strip = moved(std::move(strip), {0, sizes.heading});
  strip.height = size.y;
  Box ground;
  ground.layer = Layer::grid;
  ground.max = {strip.width, strip.height};
  ground.fill = {Role::panel, 1};
  ground.part = Part::stripGround;
  strip.items.insert(strip.items.begin(), Item{ground});
  if (told) {
    const Figure whole = stripFigure(technique, evidence, wholeView(view), size.x, height);
    const double words = std::max(sizes.heading + lowestWords(whole), lowestWords(strip));
    addSentence(strip, evidence, technique, view, words + kAboveSentence);
  }
  const PartScope part(strip, Part::stripHeading);
  const Vec2 end = place.beside ? Vec2{0.5, strip.height} : Vec2{strip.width, 0.5};
  const Vec2 start = place.beside ? Vec2{0.5, 0} : Vec2{0, 0.5};
  strip.add(Stroke{Layer::guide, {start, end}, false, {Role::line, 1}, 1, {}, Cap::butt});
  if (sizes.words == Vec2{}) return strip;
  strip.add(Text{Layer::label,
                 sizes.words,
                 std::string(technique.bottomTitle),
                 sizes.size,
                 Weight::semibold,
                 Align::left,
                 {Role::text, 1},
                 false});
  return strip;
}

}  // namespace sepax
