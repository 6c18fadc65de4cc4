#include "app/cli/check_report.h"

#include "app/disk/visible_text.h"
#include "app/figure/numbers.h"
#include "app/scene/doctor/kinds.h"
#include "core/exact/transform.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace sepax {

namespace {

using Json = nlohmann::ordered_json;

bool hasError(const BodyReport& body) {
  return std::ranges::any_of(body.findings, &Finding::error);
}

std::string fixes(const Finding& finding) {
  std::string text;
  for (const Cure& cure : finding.cures)
    text += fmt::format("{}{}", text.empty() ? "" : "; or ", cure.label);
  return text;
}

std::string heading(const BodyReport& body) {
  std::string text = body.name.empty() ? "a vertex list" : body.name;
  if (isThin(body.form)) return text + fmt::format(": a {}", nameOf(body.form.kind));
  if (body.vertices) text += ": " + counted(*body.vertices, "vertex", "vertices");
  if (!body.form.parts.empty()) text += " in " + counted(body.form.parts.size(), "part");
  if (body.clockwise) text += *body.clockwise ? ", clockwise" : ", counterclockwise";
  if (body.convex) text += *body.convex ? ", convex" : ", concave";
  if (!body.convex && body.form.parts.empty()) text += ", no polygon";
  const bool fine = std::ranges::all_of(body.findings, &Finding::harmless);
  return text + (fine ? "; no defects" : "");
}

const char* weightOf(const Finding& finding) {
  return finding.error ? "error" : finding.harmless ? "fine" : "note";
}

/// Kind, sentence, reason and remedy below each other in one column.
std::string findingText(const Finding& finding) {
  constexpr const char* kLine = "    {:<6}{:<19}{}\n";
  std::string text =
      fmt::format(kLine, weightOf(finding), nameOf(finding.kind), visibleLine(finding.sentence));
  text += fmt::format(kLine, "", "", fmt::format("why: {}", finding.why));
  if (!finding.cures.empty()) text += fmt::format(kLine, "", "", "fix: " + fixes(finding));
  return text;
}

Json jsonOf(const Finding& finding) {
  Json places = Json::array();
  for (const Vec2 place : finding.places) places.push_back({place.x, place.y});
  Json cures = Json::array();
  for (const Cure& cure : finding.cures) cures.push_back(cure.label);
  return {{"kind", nameOf(finding.kind)},
          {"error", finding.error},
          {"vertices", finding.vertices},
          {"places", places},
          {"message", finding.sentence},
          {"why", finding.why},
          {"cures", cures}};
}

Json jsonOf(const BodyReport& body) {
  Json findings = Json::array();
  for (const Finding& finding : body.findings) findings.push_back(jsonOf(finding));
  Json json{{"name", nullptr}, {"vertices", nullptr}, {"winding", nullptr}, {"convex", nullptr}};
  if (!body.name.empty()) json["name"] = body.name;
  if (isThin(body.form)) json["kind"] = nameOf(body.form.kind);
  if (!body.form.parts.empty()) json["parts"] = body.form.parts.size();
  if (body.vertices) json["vertices"] = *body.vertices;
  if (body.clockwise) json["winding"] = *body.clockwise ? "clockwise" : "counterclockwise";
  if (body.convex) json["convex"] = *body.convex;
  json["findings"] = findings;
  return json;
}

}  // namespace

CheckReport reportOf(const std::string& file, const Scene& scene) {
  CheckReport report{file, {}};
  std::vector<Finding> findings = examine(scene);
  for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
    const Body& body = scene.bodies[i];
    const PolygonReport polygon = checkPolygon(posed(body.vertices, body.position, body.angle));
    BodyReport entry{body.name, body.vertices.size(), body.form, {}, {}, {}};
    if (polygon.polygon && body.form == Form{}) {
      entry.clockwise = polygon.winding == Winding::clockwise;
      entry.convex = polygon.polygon->convex;
    }
    report.bodies.push_back(std::move(entry));
  }
  for (Finding& finding : findings)
    report.bodies[static_cast<std::size_t>(finding.body)].findings.push_back(std::move(finding));
  return report;
}

CheckReport refusedReport(const std::string& file, DefectKind defect, const std::string& sentence) {
  Finding finding;
  finding.error = true;
  finding.sentence = sentence;
  finding.kind = defect;
  finding.title = defectRow(defect).title;
  finding.why = defectRow(defect).why;
  return {file, {{"", {}, {}, {}, {}, {finding}}}};
}

bool isSound(const CheckReport& report) { return std::ranges::none_of(report.bodies, hasError); }

std::string checkText(const CheckReport& report) {
  std::string text = visibleLine(report.file) + "\n";
  for (const BodyReport& body : report.bodies) {
    text += "  " + visibleLine(heading(body)) + "\n";
    for (const Finding& finding : body.findings) text += findingText(finding);
  }
  return text;
}

std::string checkJson(const CheckReport& report) {
  Json bodies = Json::array();
  for (const BodyReport& body : report.bodies) bodies.push_back(jsonOf(body));
  const Json json{{"file", report.file}, {"ok", isSound(report)}, {"bodies", bodies}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace sepax
