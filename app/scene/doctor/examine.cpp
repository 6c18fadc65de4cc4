#include "app/scene/doctor/doctor.h"
#include "app/scene/doctor/kinds.h"
#include "app/scene/doctor/measure.h"
#include "app/scene/doctor/words.h"
#include "core/exact/short_text.h"
#include "core/exact/tolerance.h"
#include "core/exact/transform.h"
#include "core/polygon/defect.h"
#include "core/polygon/part_overlaps.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

Finding findingOf(const DefectRow& row) {
  Finding finding;
  finding.kind = row.kind;
  finding.title = row.title;
  finding.error = isError(row.kind);
  finding.harmless = row.kind == DefectKind::closingVertex;
  finding.why = row.why;
  for (const CureRow& cure : row.cures) finding.cures.push_back(cure.cure);
  return finding;
}

/// The defect is about the whole list, not about one of its vertices.
bool isAboutAll(DefectKind kind) {
  return kind == DefectKind::tooFewVertices || kind == DefectKind::zeroArea ||
         kind == DefectKind::clockwise;
}

/// Vertices and places of what checkPolygon found, of this kind.
void addPlaces(const PolygonReport& report, Finding& finding) {
  for (const Defect& defect : report.defects) {
    if (defect.kind != finding.kind) continue;
    finding.places.push_back(defect.place);
    if (isAboutAll(defect.kind)) continue;
    finding.vertices.push_back(defect.first);
    if (defect.kind == DefectKind::selfIntersection) finding.vertices.push_back(defect.second);
  }
}

/// The boundary is fine in model space: only the rounding of the pose broke it.
bool isOfPose(const Body& body, const PartReport& part) {
  const bool moved = body.angle != 0 || body.position != Vec2{};
  return !part.report.polygon && moved &&
         checkPolygon(sliceOf(body.vertices, part.range)).polygon.has_value();
}

/// What checkPolygon found, of this kind.
void addReported(const PartReport& part, const SpokenBody& spoken, Finding& finding) {
  addPlaces(part.report, finding);
  if (finding.places.empty()) return;
  finding.sentence = sentenceFor(finding, spoken);
  if (finding.error && isOfPose(spoken.body, part))
    finding.sentence += "; only the rounding of its position and angle does this";
}

/// Their distance, also where its square is too small for a double.
double lengthBetween(Vec2 from, Vec2 to) {
  const Vec2 across{std::abs(to.x - from.x), std::abs(to.y - from.y)};
  const double larger = std::max(across.x, across.y);
  return larger == 0 ? 0 : larger * length(Vec2{across.x / larger, across.y / larger});
}

void addSlivers(const PartReport& part, const SpokenBody& spoken, Finding& finding) {
  const PolygonReport& report = part.report;
  if (!report.polygon) return;
  const double size = sizeOf(spoken.world.subspan(static_cast<std::size_t>(part.range.first),
                                                  static_cast<std::size_t>(part.range.count)));
  double shortest = kSliverFraction * size;
  std::size_t worst = 0;
  for (const Edge& edge : report.polygon->edges) {
    const Vec2 from = report.polygon->vertices[static_cast<std::size_t>(edge.from)];
    const Vec2 to = report.polygon->vertices[static_cast<std::size_t>(edge.to)];
    const double length = lengthBetween(from, to);
    if (!(length < kSliverFraction * size)) continue;
    if (length < shortest) worst = finding.vertices.size();
    shortest = std::min(shortest, length);
    finding.vertices.push_back(edge.index);
    finding.places.push_back(lerp(from, to, 0.5));
  }
  if (finding.vertices.empty()) return;
  finding.sentence = fmt::format("edge {} at {} is only {} long in a polygon of size {}",
                                 indexedName(spoken.body.name, finding.vertices[worst]),
                                 shortText(finding.places[worst], spoken.decimals),
                                 lengthText(shortest), lengthText(size));
  if (const std::size_t others = finding.vertices.size() - 1; others > 0)
    finding.sentence += fmt::format("; {} more {} as short", others, others == 1 ? "is" : "are");
}

void addFloatLoss(const Body& body, std::span<const Vec2> world, OutlineRange part,
                  Finding& finding) {
  const double size = sizeOf(sliceOf(body.vertices, part));
  double worst = 0;
  int worstVertex = part.first;
  const auto first = static_cast<std::size_t>(part.first);
  for (std::size_t i = first; i < first + static_cast<std::size_t>(part.count); ++i) {
    const double moved = distance(body.vertices[i], roundedToFloat(body.vertices[i]));
    if (moved == 0 || moved <= kFloatLossFraction * size) continue;
    finding.vertices.push_back(static_cast<int>(i));
    finding.places.push_back(world[i]);
    if (moved > worst) worstVertex = static_cast<int>(i);
    worst = std::max(worst, moved);
  }
  if (finding.vertices.empty()) return;
  finding.sentence =
      fmt::format("stored as float, vertex {} moves by {} world units in a polygon of size {}",
                  indexedName(body.name, worstVertex), lengthText(worst), lengthText(size));
  if (const std::size_t others = finding.vertices.size() - 1; others > 0)
    finding.sentence += fmt::format("; {} more {} by less", others, others == 1 ? "moves" : "move");
}

void addDistance(const Body& body, Finding& finding) {
  const double size = sizeOf(body.vertices);
  const Vec2 middle = middleOf(body.vertices);
  const double away = length(middle);
  if (size == 0 || away <= kFarFactor * size) return;
  finding.places.push_back(posed(middle, body.position, rotationOf(body.angle)));
  finding.sentence =
      fmt::format("its vertices lie {} world units away from its own origin, {} times its size",
                  lengthText(away), lengthText(away / size));
}

/// Of the parts to each other.
void addOverlaps(const SpokenBody& spoken, std::span<const PartReport> parts, Finding& finding) {
  const std::vector<PartOverlap> overlaps = overlappingParts(parts);
  for (const PartOverlap& overlap : overlaps) finding.places.push_back(overlap.place);
  if (!overlaps.empty()) finding.sentence = overlapList(overlaps, spoken);
}

/// What is told of the body once, whatever its parts are.
bool isOfWholeBody(DefectKind kind) {
  return kind == DefectKind::farFromOrigin || kind == DefectKind::partsOverlap;
}

/// Of one part, or told with the first one.
Finding examinedFor(const DefectRow& row, const SpokenBody& spoken,
                    std::span<const PartReport> parts, std::size_t index) {
  const PartReport& part = parts[index];
  Finding finding = findingOf(row);
  if (isOfWholeBody(row.kind) && index > 0) return finding;
  switch (row.kind) {
    case DefectKind::sliver:
      addSlivers(part, spoken, finding);
      break;
    case DefectKind::farFromOrigin:
      addDistance(spoken.body, finding);
      break;
    case DefectKind::floatPrecision:
      addFloatLoss(spoken.body, spoken.world, part.range, finding);
      break;
    case DefectKind::partsOverlap:
      addOverlaps(spoken, parts, finding);
      break;
    default:
      addReported(part, spoken, finding);
  }
  return finding;
}

}  // namespace

std::vector<Finding> examinePosed(const Body& body, int index, std::span<const Vec2> world,
                                  std::span<const PartReport> parts) {
  std::vector<Finding> findings;
  if (body.vertices.empty() || isThin(body.form)) return findings;
  const SpokenBody spoken{body, world, decimalsFor(nearestNeighbours(body.form, world))};
  for (const DefectRow& row : defectRows()) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
      Finding finding = examinedFor(row, spoken, parts, i);
      if (finding.places.empty()) continue;
      finding.body = index;
      finding.part = static_cast<int>(i);
      const bool ofPart = !body.form.parts.empty() && !isOfWholeBody(row.kind);
      if (ofPart)
        finding.sentence = fmt::format("{} part {}: {}", body.name, i + 1, finding.sentence);
      findings.push_back(std::move(finding));
    }
  }
  return findings;
}

std::vector<Finding> examineBody(const Body& body, int index) {
  const std::vector<Vec2> world = posed(body.vertices, body.position, body.angle);
  return examinePosed(body, index, world, checkParts(body.form, world));
}

std::vector<Finding> examine(const Scene& scene) {
  std::vector<Finding> all;
  for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
    for (Finding& finding : examineBody(scene.bodies[i], static_cast<int>(i)))
      all.push_back(std::move(finding));
  }
  if (scene.bodies.size() > 1) return all;
  // The only body is not deleted: nothing would be left to look at.
  for (Finding& finding : all)
    std::erase_if(finding.cures, [](Cure cure) { return cure.id == "delete"; });
  return all;
}

}  // namespace sepax
