#include "app/scene/doctor/doctor.h"
#include "app/scene/doctor/kinds.h"
#include "app/scene/doctor/measure.h"
#include "app/scene/pieces.h"
#include "app/scene/scene_check.h"
#include "core/exact/tolerance.h"
#include "core/exact/transform.h"
#include "core/polygon/defect.h"
#include "core/repair/polygon_repair.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace sepax {

namespace {

/// What replaces a body; several tries in order of preference, or a sentence why there is none.
struct Remedy {
  std::vector<std::vector<Body>> tries;
  std::string problem;
};

Body bodyWith(Body body, std::vector<Vec2> vertices) {
  body.vertices = std::move(vertices);
  return body;
}

Body picked(const Body& body, const Picks& picks) {
  std::vector<Vec2> vertices;
  vertices.reserve(picks.size());
  for (const int i : picks) vertices.push_back(body.vertices[static_cast<std::size_t>(i)]);
  return bodyWith(body, std::move(vertices));
}

/// One body of all the outlines of these, of which there is at least one.
Body joined(const std::vector<Body>& bodies) {
  Body whole = bodyWith(bodies.front(), {});
  whole.form = {};
  for (const Body& body : bodies) {
    for (const OutlineRange part : outlinesOf(body.form, body.vertices.size()))
      whole.form.parts.push_back(part.count);
    whole.vertices.insert(whole.vertices.end(), body.vertices.begin(), body.vertices.end());
  }
  if (whole.form.parts.size() == 1) whole.form.parts.clear();
  return whole;
}

/// Each part of the body alone; the body itself when it has none.
std::vector<Body> separated(const Body& body) {
  std::vector<Body> parts;
  for (const OutlineRange part : outlinesOf(body.form, body.vertices.size())) {
    const auto outline = sliceOf(body.vertices, part);
    parts.push_back(bodyWith(body, {outline.begin(), outline.end()}));
    parts.back().form.parts.clear();
  }
  return parts;
}

Remedy oneTry(Body body) { return {{{std::move(body)}}, ""}; }

std::vector<Vec2> worldOf(const Body& body) {
  return posed(body.vertices, body.position, body.angle);
}

Remedy reversedOrder(const Body& body) {
  std::vector<Vec2> vertices = body.vertices;
  std::reverse(vertices.begin() + 1, vertices.end());
  return oneTry(bodyWith(body, std::move(vertices)));
}

Remedy withoutRepeatsRemedy(const Body& body) {
  return oneTry(picked(body, withoutRepeats(worldOf(body))));
}

Remedy withoutCollinearRemedy(const Body& body) {
  return oneTry(picked(body, withoutCollinear(worldOf(body))));
}

Remedy withoutSpikesRemedy(const Body& body) {
  return oneTry(picked(body, withoutSpikes(worldOf(body))));
}

Remedy hullRemedy(const Body& body) { return oneTry(picked(body, hullPicks(worldOf(body)))); }

Remedy untangleRemedy(const Body& body) {
  const Picks picks = untangled(worldOf(body));
  if (picks.empty()) return {{}, "its vertices lie on one line"};
  return oneTry(picked(body, picks));
}

Remedy mergeRemedy(const Body& body) {
  const std::vector<Vec2> world = worldOf(body);
  const double shortest = kSliverFraction * sizeOf(world);
  Remedy remedy;
  for (const Keep keep : {Keep::first, Keep::last})
    remedy.tries.push_back({picked(body, withoutShortEdges(world, shortest, keep))});
  return remedy;
}

Remedy roundRemedy(const Body& body) {
  std::vector<Vec2> vertices = body.vertices;
  for (Vec2& vertex : vertices) vertex = roundedToFloat(vertex);
  return oneTry(bodyWith(body, std::move(vertices)));
}

/// The vertices around their middle, the position moved there: the same shape up to rounding.
Remedy centreRemedy(const Body& body) {
  const Vec2 middle = middleOf(body.vertices);
  Body moved = body;
  for (Vec2& vertex : moved.vertices) vertex -= middle;
  moved.position = posed(middle, body.position, rotationOf(body.angle));
  return oneTry(std::move(moved));
}

Remedy tooLarge(const Body& body) {
  return {{},
          fmt::format("it has {} vertices, and at most {} are split", body.vertices.size(),
                      kMaxSplitVertices)};
}

Remedy partsRemedy(const Body& body) {
  if (body.vertices.size() > kMaxSplitVertices) return tooLarge(body);
  const PolygonReport report = checkPolygon(worldOf(body));
  if (!report.polygon) return {{}, "it is no polygon"};
  std::vector<Body> pieces;
  for (const Picks& part : convexPieces(*report.polygon)) pieces.push_back(picked(body, part));
  return {{pieces}, ""};
}

/// The same parts, still one body.
Remedy oneBodyRemedy(const Body& body) {
  Remedy remedy = partsRemedy(body);
  if (remedy.problem.empty()) remedy.tries.front() = {joined(remedy.tries.front())};
  return remedy;
}

/// Cut in model space, where the numbers are the user's own.
Remedy splitRemedy(const Body& body) {
  if (body.vertices.size() > kMaxSplitVertices) return tooLarge(body);
  SplitResult split = splitAtCrossings(body.vertices);
  if (!split.problem.empty()) return {{}, split.problem};
  std::vector<Body> pieces;
  for (std::vector<Vec2>& piece : split.pieces) pieces.push_back(bodyWith(body, std::move(piece)));
  return {{pieces}, ""};
}

Remedy deleteRemedy(const Body&) { return {{{}}, ""}; }

struct RemedyRow {
  DefectKind kind;
  std::string_view cure;
  Remedy (*apply)(const Body&);
};

constexpr std::array kRemedies{
    RemedyRow{DefectKind::tooFewVertices, "delete", deleteRemedy},
    RemedyRow{DefectKind::zeroArea, "delete", deleteRemedy},
    RemedyRow{DefectKind::spike, "drop", withoutSpikesRemedy},
    RemedyRow{DefectKind::selfIntersection, "split", splitRemedy},
    RemedyRow{DefectKind::selfIntersection, "untangle", untangleRemedy},
    RemedyRow{DefectKind::reflexVertex, "split", partsRemedy},
    RemedyRow{DefectKind::reflexVertex, "parts", oneBodyRemedy},
    RemedyRow{DefectKind::reflexVertex, "hull", hullRemedy},
    RemedyRow{DefectKind::sliver, "merge", mergeRemedy},
    RemedyRow{DefectKind::repeatedVertex, "drop", withoutRepeatsRemedy},
    RemedyRow{DefectKind::closingVertex, "drop", withoutRepeatsRemedy},
    RemedyRow{DefectKind::collinearVertex, "drop", withoutCollinearRemedy},
    RemedyRow{DefectKind::clockwise, "reverse", reversedOrder},
    RemedyRow{DefectKind::farFromOrigin, "centre", centreRemedy},
    RemedyRow{DefectKind::floatPrecision, "round", roundRemedy},
};

bool holds(const std::vector<Finding>& findings, DefectKind kind) {
  return std::ranges::find(findings, kind, &Finding::kind) != findings.end();
}

/// How the bodies break laws 1 to 3 of cured; empty when they keep them.
std::string brokenLaw(const std::vector<Finding>& before, const std::vector<Body>& bodies,
                      DefectKind kind, std::string_view cure) {
  const auto allowed = mayReveal(kind, cure);
  for (const Body& body : bodies) {
    if (body.vertices.size() < 3) return "fewer than three vertices would be left";
    for (const Finding& after : examineBody(body, 0)) {
      if (after.kind == kind) return "it would still be so: " + after.sentence;
      if (holds(before, after.kind)) continue;
      if (!after.error && std::ranges::find(allowed, after.kind) != allowed.end()) continue;
      return "something else would be wrong then: " + after.sentence;
    }
  }
  return {};
}

std::string freeName(const Scene& scene, const std::string& base, int& number) {
  for (;; ++number) {
    const std::string name = pieceName(base, number);
    if (findBody(scene, name) < 0) return name;
  }
}

/// The bodies in place of the one at `index`; the first one keeps its name, and with it its place
/// in the pair.
Scene replaced(const Scene& scene, int index, std::vector<Body> bodies) {
  Scene result = scene;
  const auto place = result.bodies.begin() + index;
  const std::string name = place->name;
  int number = 2;
  for (std::size_t i = 1; i < bodies.size(); ++i, ++number)
    bodies[i].name = freeName(scene, name, number);
  const bool gone = bodies.empty();
  if (bodies.size() > 1 && !result.pair && scene.bodies.size() > 1)
    result.pair = {scene.bodies[0].name, scene.bodies[1].name};  // not a piece for B
  const auto after = result.bodies.erase(place);
  result.bodies.insert(after, bodies.begin(), bodies.end());
  if (gone && result.pair && std::ranges::find(*result.pair, name) != result.pair->end())
    result.pair.reset();
  return result;
}

CureResult refused(const Body& body, const Cure& cure, const std::string& reason) {
  return {std::nullopt, fmt::format("“{}” does not help {}: {}", cure.label, body.name, reason)};
}

/// What takes the place of the body when these take the place of one of its parts.
std::vector<Body> withPart(const Body& body, int part, const std::vector<Body>& instead) {
  std::vector<Body> parts = separated(body);
  const auto place = parts.erase(parts.begin() + part);
  parts.insert(place, instead.begin(), instead.end());
  return parts.empty() ? parts : std::vector<Body>{joined(parts)};
}

/// What the cure works on: a part of the body, or all of it.
struct Patient {
  Body body;
  bool isPart = false;
};

Patient patientOf(const Body& body, const Finding& finding) {
  const bool whole = body.form.parts.empty() || finding.kind == DefectKind::farFromOrigin;
  if (whole) return {body, false};
  return {separated(body)[static_cast<std::size_t>(finding.part)], true};
}

CureResult applied(const Scene& scene, const Finding& finding, const Patient& patient,
                   const Cure& cure, const RemedyRow& row) {
  const Body& body = bodyOf(scene, finding.body);
  const bool only = !patient.isPart || body.form.parts.size() == 1;
  if (cure.id == "delete" && only && scene.bodies.size() == 1)
    return refused(body, cure, "it is the only body; move its vertices apart instead");
  const std::vector<Finding> before = examineBody(patient.body, 0);
  Remedy remedy = row.apply(patient.body);
  std::string problem = remedy.problem;
  for (std::vector<Body>& bodies : remedy.tries) {
    const std::string broken = brokenLaw(before, bodies, finding.kind, cure.id);
    if (problem.empty()) problem = broken;
    if (!broken.empty()) continue;
    if (patient.isPart) bodies = withPart(body, finding.part, bodies);
    Scene result = replaced(scene, finding.body, std::move(bodies));
    const std::string limit = sceneProblem(result);
    if (!limit.empty()) return refused(body, cure, limit);
    return {std::move(result), ""};
  }
  return refused(body, cure, problem);
}

}  // namespace

CureResult cured(const Scene& scene, const Finding& finding, std::string_view cure) {
  if (finding.body < 0 || static_cast<std::size_t>(finding.body) >= scene.bodies.size())
    return {std::nullopt, "The body of this finding is gone; examine the scene again"};
  const CureRow* known = findCureRow(defectRow(finding.kind), cure);
  const auto row = std::ranges::find_if(kRemedies, [&](const RemedyRow& candidate) {
    return candidate.kind == finding.kind && candidate.cure == cure;
  });
  if (!known || row == kRemedies.end())
    return {std::nullopt, fmt::format("There is no cure “{}” for {}", cure, nameOf(finding.kind))};
  const Body& body = bodyOf(scene, finding.body);
  const auto parts = outlinesOf(body.form, body.vertices.size());
  if (isThin(body.form) || finding.part < 0 ||
      static_cast<std::size_t>(finding.part) >= parts.size())
    return {scene, ""};
  const Patient patient = patientOf(body, finding);
  if (!holds(examineBody(patient.body, 0), finding.kind)) return {scene, ""};
  return applied(scene, finding, patient, known->cure, *row);
}

}  // namespace sepax
