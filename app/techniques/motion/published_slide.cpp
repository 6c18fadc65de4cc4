#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/options.h"
#include "app/techniques/motion/pitfalls.h"
#include "app/techniques/motion/published.h"
#include "core/evidence/slide_moment.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

// Velocity and push of the page beside the slide.

namespace sepax {

namespace {

const BodyShape& bodyA(const Evidence& evidence) {
  return evidence.bodies[static_cast<std::size_t>(evidence.a)];
}

/// " and push (0.00, 0.50)"; of a page that finds no hit there is none.
std::string pushWords(const PublishedSlide& published) {
  return published.found.willIntersect ? " and push " + numbers(published.found.mtv) : " alone";
}

/// "B by 0.250 and C by 0.100", or "nothing".
std::string overlapWords(const Evidence& evidence, PublishedLanding SlideBeside::*end) {
  std::vector<std::string> words;
  for (const SlideBeside& row : evidence.publishedSlide->beside)
    if (!(row.*end).clear)
      words.push_back(
          fmt::format("{} by {}", bodyName(evidence, row.body), number((row.*end).depth)));
  return words.empty() ? "nothing" : andList(words);
}

/// The page moves A straight through B, which it was asked about.
bool passesThroughB(const Evidence& evidence) {
  return std::ranges::any_of(evidence.publishedSlide->beside, [&](const SlideBeside& row) {
    return row.body == evidence.b && row.passedThrough;
  });
}

std::string passedThrough(const Evidence& evidence) {
  std::vector<std::string> names;
  for (const SlideBeside& row : evidence.publishedSlide->beside)
    if (row.passedThrough) names.push_back(bodyName(evidence, row.body));
  return andList(names);
}

/// What comes of the move, as the end of a sentence.
std::string endWords(const Evidence& evidence) {
  const std::string inside = overlapWords(evidence, &SlideBeside::published);
  const std::string through = passedThrough(evidence);
  std::string words;
  if (!through.empty()) words += ", straight through " + through;
  if (inside != "nothing") words += fmt::format("; there it overlaps {}", inside);
  return words;
}

/// "1 · B at t = 0.375, 2 · C at t = 0.500", or "never".
std::string stopTimes(const Evidence& evidence) {
  std::string words;
  const std::size_t stops = stopsOf(*evidence.slide).size();
  for (std::size_t i = 0; i < stops; ++i) words += (i == 0 ? "" : ", ") + stopWords(evidence, i);
  return words.empty() ? "never" : words;
}

constexpr const char* kOnePush = "the page makes the whole motion and then one push";

/// Beside what the slide does, why the page ends elsewhere.
std::string whyWords(const Evidence& evidence) {
  const PublishedSlide& published = *evidence.publishedSlide;
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string& b = bodyName(evidence, evidence.b);
  switch (published.difference) {
    case SlideDifference::unasked:
      if (published.inTheWay < 0)
        return fmt::format("the page is asked about {} alone, not about what {} starts in", b, a);
      return fmt::format("the page is asked about {} alone, and {} is in the way, too", b,
                         bodyName(evidence, published.inTheWay));
    case SlideDifference::startsInside:
      return fmt::format(
          "the slide first takes {} out of {}; the page has one push for the whole step", a, b);
    case SlideDifference::pushedThoughFree:
      return fmt::format(
          "the page pushes {} away from {} though they never overlap on the way: the stretched "
          "shadows meet on every axis, but never overlap all at one time",
          a, b);
    case SlideDifference::missed:
      return fmt::format("the page says that they will not intersect, but {} stops {}", b, a);
    case SlideDifference::beyond:
      return fmt::format("{}, which ends beyond {}; the slide stops at the contact", kOnePush, b);
    case SlideDifference::overlaps:
      return fmt::format("{}, after which {} is still inside of {}; the slide stops at the contact",
                         kOnePush, a, b);
    case SlideDifference::onePush:
      return fmt::format(
          "{}, by the smallest distance of the stretched shadows; the slide stops at the contact "
          "and loses only what points into that edge",
          kOnePush);
    case SlideDifference::none:
      break;
  }
  return {};
}

}  // namespace

bool knowsSlideMove(const Evidence& evidence) {
  return evidence.publishedSlide && !evidence.publishedSlide->found.axes.empty();
}

std::string slideMoveWhy(const Evidence& evidence) {
  const std::string why = whyWords(evidence);
  return why.empty() ? "" : fmt::format("Why the answers differ: {}.", why);
}

std::vector<Accusation> slideAccusations(const Evidence& evidence) {
  if (!knowsSlideMove(evidence)) return {};
  const PublishedSlide& published = *evidence.publishedSlide;
  const auto accused = [&]() -> std::string_view {
    switch (published.difference) {
      case SlideDifference::beyond:
        return kPastTheObstacle;
      case SlideDifference::pushedThoughFree:
        return kPushedThoughFree;
      case SlideDifference::overlaps:
        return kSweptPush;
      default:
        return passesThroughB(evidence) ? kPastTheObstacle : std::string_view{};
    }
  }();
  if (accused.empty()) return {};
  const std::vector<SlideHit>& hits = evidence.slide->hits;
  const std::string exact =
      hits.empty() ? "it meets nothing"
                   : fmt::format("it meets {} at t = {}", bodyName(evidence, hits.front().body),
                                 slideMoment(hits.front()));
  return {{std::string(accused),
           fmt::format("published: {} moves by {}{}; exact: {}", bodyName(evidence, evidence.a),
                       numbers(published.move), endWords(evidence), exact)}};
}

Verdict slideMoveVerdict(const Evidence& evidence, const ViewState& view) {
  const PublishedSlide& published = *evidence.publishedSlide;
  const std::string& a = bodyName(evidence, evidence.a);
  Verdict verdict{fmt::format("{} moves by {}", a, numbers(published.move)),
                  roleOfHit(published.found.willIntersect), ""};
  if (showsDrive(view)) {
    verdict.sentence = "The published text says nothing about driving by hand.";
    return verdict;
  }
  verdict.sentence = fmt::format(
      "As published, {} moves by its velocity{}{}.", a, pushWords(published),
      published.difference == SlideDifference::none ? ", to where it slides" : endWords(evidence));
  const std::string why = slideMoveWhy(evidence);
  if (!why.empty()) verdict.sentence += " " + why;
  return verdict;
}

void paintSlideMove(const Evidence& evidence, const ViewState& view, Figure& figure) {
  if (showsDrive(view)) return;
  const PublishedSlide& published = *evidence.publishedSlide;
  const BodyShape& a = bodyA(evidence);
  const Camera& camera = view.camera;
  const std::vector<Vec2> outline = onScreen(a.vertices, camera, published.move);
  addPublishedBody(figure, outline);
  const Vec2 from = camera.toScreen(a.centroid + published.move - published.found.mtv);
  const Vec2 to = camera.toScreen(a.centroid + published.move);
  if (!showsExact(evidence, view)) addVelocities(figure, evidence, view, kMotionHandles);
  const bool pushes = published.found.willIntersect && published.found.mtv != Vec2{};
  if (pushes) addPublishedMove(figure, from, to, "");
  addPublishedWords(figure, outline, pushes ? to - from : Vec2{0, 1},
                    "published: velocity" + pushWords(published));
}

std::vector<ComparedRow> slideMoveCompared(const Evidence& evidence) {
  const PublishedSlide& published = *evidence.publishedSlide;
  const SlideEvidence& slide = *evidence.slide;
  const bool differs = published.difference != SlideDifference::none;
  const std::string& b = bodyName(evidence, evidence.b);
  std::vector<ComparedRow> rows{
      comparedPlace(bodyName(evidence, evidence.a) + " is moved by", published.move,
                    withoutRounding(slide, slide.displacement), differs),
      comparedPlace("added to the velocity", withoutRounding(slide, published.move - slide.wanted),
                    withoutRounding(slide, slide.displacement - slide.wanted), differs),
      comparedWords("asked about", b, evidence.bodies.size() == 2 ? b : "all others"),
      comparedWords("stopped on the way", "never", stopTimes(evidence)),
      comparedWords("overlaps at the end", overlapWords(evidence, &SlideBeside::published),
                    overlapWords(evidence, &SlideBeside::exact))};
  const std::string through = passedThrough(evidence);
  if (!through.empty())
    rows.push_back(comparedWords("passes straight through", through, "nothing"));
  return rows;
}

}  // namespace sepax
