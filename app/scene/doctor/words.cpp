#include "app/scene/doctor/words.h"

#include "core/exact/short_text.h"
#include "core/polygon/defect.h"
#include "core/polygon/edge_meeting.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <span>
#include <string>

namespace sepax {

namespace {

constexpr std::size_t kNamedPlaces = 3;  ///< of one kind in a sentence; the others are counted

/// "x", "x and y", "x, y and z", "x, y, z and 5 more".
std::string listed(std::size_t count, const std::function<std::string(std::size_t)>& item) {
  std::string text = item(0);
  const std::size_t named = std::min(count, kNamedPlaces);
  for (std::size_t i = 1; i < named; ++i) text += (i + 1 == count ? " and " : ", ") + item(i);
  return count > named ? fmt::format("{} and {} more", text, count - named) : text;
}

std::string vertexList(const Finding& finding, const SpokenBody& spoken) {
  return listed(finding.places.size(), [&](std::size_t i) {
    return fmt::format("vertex {} at {}", indexedName(spoken.body.name, finding.vertices[i]),
                       shortText(finding.places[i], spoken.decimals));
  });
}

std::string meeting(const Finding& finding, const Body& body, std::span<const Vec2> world,
                    std::size_t i) {
  const int first = finding.vertices[2 * i], second = finding.vertices[2 * i + 1];
  return fmt::format("edges {} and {} {}", indexedName(body.name, first),
                     indexedName(body.name, second),
                     edgesCross(body.form, world, first, second) ? "cross" : "touch");
}

std::string meetingList(const Finding& finding, const SpokenBody& spoken) {
  std::string text = listed(finding.places.size(), [&](std::size_t i) {
    return meeting(finding, spoken.body, spoken.world, i) + " at " +
           shortText(finding.places[i], spoken.decimals);
  });
  if (finding.places.size() >= kMaxReportedCrossings) text += ", or even more";
  return text;
}

std::string partsOf(const PartOverlap& overlap, const std::string& body) {
  return fmt::format("{0} part {1} and {0} part {2}", body, overlap.first + 1, overlap.second + 1);
}

}  // namespace

std::string lengthText(double length) {
  constexpr double kWhole = 100;  // from here on without a fraction
  return length >= kWhole ? fmt::format("{:.0f}", length) : fmt::format("{:.3g}", length);
}

std::string overlapList(std::span<const PartOverlap> overlaps, const SpokenBody& spoken) {
  std::string text = listed(overlaps.size(), [&](std::size_t i) {
    return fmt::format("{} overlap at {}", partsOf(overlaps[i], spoken.body.name),
                       shortText(overlaps[i].place, spoken.decimals));
  });
  if (overlaps.size() >= kMaxPartOverlaps) text += ", or even more";
  return text;
}

std::string sentenceFor(const Finding& finding, const SpokenBody& spoken) {
  const bool one = finding.places.size() == 1;
  if (finding.kind == DefectKind::tooFewVertices)
    return "there are fewer than three distinct vertices";
  if (finding.kind == DefectKind::zeroArea) return "all vertices lie on one line";
  if (finding.kind == DefectKind::spike)
    return "the boundary turns back at " + vertexList(finding, spoken);
  if (finding.kind == DefectKind::selfIntersection) return meetingList(finding, spoken);
  if (finding.kind == DefectKind::clockwise) return "the vertices run clockwise";
  if (finding.kind == DefectKind::closingVertex)
    return vertexList(finding, spoken) +
           " closes the list: it repeats the first one, as lists for crossing numbers do, and is "
           "accepted";
  if (finding.kind == DefectKind::repeatedVertex)
    return vertexList(finding, spoken) +
           (one ? " repeats its neighbour" : " repeat their neighbours");
  if (finding.kind == DefectKind::collinearVertex)
    return vertexList(finding, spoken) +
           (one ? " lies on the line of its neighbours" : " lie on the lines of their neighbours");
  if (finding.kind == DefectKind::reflexVertex)
    return "the polygon is concave at " + vertexList(finding, spoken);
  return {};
}

std::string shortWords(const Finding& finding, const Body& body, std::span<const Vec2> world) {
  const auto vertex = [&] { return indexedName(body.name, finding.vertices[0]); };
  if (finding.kind == DefectKind::selfIntersection) return meeting(finding, body, world, 0);
  if (finding.kind == DefectKind::spike) return "spike at vertex " + vertex();
  if (finding.kind == DefectKind::zeroArea) return "no area";
  if (finding.kind == DefectKind::tooFewVertices) return "too few vertices";
  if (finding.kind == DefectKind::closingVertex) return "closes the list";
  if (finding.kind == DefectKind::repeatedVertex) return "vertex repeated";
  if (finding.kind == DefectKind::collinearVertex) return "vertex on a line";
  if (finding.kind == DefectKind::reflexVertex) return "concave at vertex " + vertex();
  if (finding.kind == DefectKind::sliver) return "edge " + vertex() + " is a sliver";
  if (finding.kind == DefectKind::clockwise) return "clockwise";
  if (finding.kind == DefectKind::farFromOrigin) return "its own origin is far away";
  if (finding.kind == DefectKind::floatPrecision) return "loses digits as float";
  if (finding.kind == DefectKind::partsOverlap) return "parts overlap";
  return {};
}

}  // namespace sepax
