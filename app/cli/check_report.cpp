#include "app/cli/check_report.h"

#include "app/cli/json_version.h"
#include "app/disk/visible_text.h"
#include "app/figure/numbers.h"
#include "app/scene/doctor/kinds.h"
#include "app/scene/json_text.h"
#include "core/exact/transform.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

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

/// Why a finding of a body is still there.
std::string reasonLeft(const Finding& finding, const std::vector<CureRefused>& refused) {
  if (finding.harmless) return {};
  for (const CureRefused& cure : refused)
    if (cure.kind == finding.kind && cure.part == finding.part) return cure.problem;
  if (finding.cures.empty()) return "there is no cure for it";
  std::string choices;
  for (const Cure& cure : finding.cures)
    choices += fmt::format("{}--fix={}", choices.empty() ? "" : " or ", cure.id);
  return "choose " + choices;
}

std::string heading(const BodyReport& body) {
  std::string text = body.name.empty() ? "a vertex list" : body.name;
  if (body.deleted) return text + ": deleted";
  if (isThin(body.form)) return text + fmt::format(": a {}", nameOf(body.form.kind));
  if (body.vertices) text += ": " + counted(*body.vertices, "vertex", "vertices");
  if (!body.form.parts.empty()) text += " in " + counted(body.form.parts.size(), "part");
  if (body.clockwise) text += *body.clockwise ? ", clockwise" : ", counterclockwise";
  if (body.convex) text += *body.convex ? ", convex" : ", concave";
  if (!body.convex && body.form.parts.empty()) text += ", no polygon";
  const bool fine = std::ranges::all_of(body.findings, &Finding::harmless);
  return text + (fine ? "; no defects" : "");
}

/// "error", "note" or "fine", as wide as all of them.
std::string weightOf(const Finding& finding, const ReportColours& colours) {
  const std::string_view word = finding.error ? "error" : finding.harmless ? "fine" : "note";
  const std::string_view colour = finding.error      ? colours.error
                                  : finding.harmless ? colours.fine
                                                     : colours.note;
  return fmt::format("{}{}{}{:{}}", colour, word, colours.end, "", 6 - word.size());
}

/// Weight, kind and words in columns.
std::string lineOf(std::string_view weight, std::string_view kind, std::string_view words) {
  return fmt::format("    {:<6}{:<19}{}\n", weight, kind, visibleLine(words));
}

/// Kind, sentence, reason and remedy below each other in one column.
std::string findingText(const Finding& finding, const std::string& left,
                        const ReportColours& colours) {
  std::string text = lineOf(weightOf(finding, colours), nameOf(finding.kind), finding.sentence);
  text += lineOf("", "", fmt::format("why: {}", finding.why));
  if (!finding.cures.empty()) text += lineOf("", "", "fix: " + fixes(finding));
  if (!left.empty()) text += lineOf("", "", "left: " + left);
  return text;
}

std::string bodyText(const BodyReport& body, const ReportColours& colours) {
  std::string text = "  " + visibleLine(heading(body)) + "\n";
  for (const FindingCured& cured : body.cured) {
    text += lineOf("cured", nameOf(cured.finding.kind), cured.finding.sentence);
    text += lineOf("", "", fmt::format("done: {}", cured.cure.label));
  }
  for (std::size_t i = 0; i < body.findings.size(); ++i)
    text +=
        findingText(body.findings[i], body.left.empty() ? std::string() : body.left[i], colours);
  return text;
}

/// "12 polygons: 9 fine, 2 with notes, 1 defective; 4 findings cured"
std::string summaryText(const CheckSummary& sum) {
  std::string text = counted(sum.fine + sum.noted + sum.defective, "polygon");
  std::string separator = ": ";
  const auto add = [&](std::size_t count, std::string_view words) {
    if (count == 0) return;
    text += fmt::format("{}{} {}", separator, count, words);
    separator = ", ";
  };
  add(sum.fine, "fine");
  add(sum.noted, "with notes");
  add(sum.defective, "defective");
  if (sum.cured > 0) text += fmt::format("; {} cured", counted(sum.cured, "finding"));
  return text + "\n";
}

CheckSummary summaryOf(const std::vector<BodyReport>& bodies) {
  CheckSummary sum;
  for (const BodyReport& body : bodies) {
    sum.cured += body.cured.size();
    if (body.deleted || isThin(body.form)) continue;
    const bool fine = std::ranges::all_of(body.findings, &Finding::harmless);
    ++(hasError(body) ? sum.defective : fine ? sum.fine : sum.noted);
  }
  return sum;
}

Json jsonOf(const FindingCured& cured) {
  return {{"kind", nameOf(cured.finding.kind)},
          {"cure", cured.cure.id},
          {"message", cured.finding.sentence}};
}

Json jsonOf(const CheckSummary& sum) {
  return {{"polygons", sum.fine + sum.noted + sum.defective},
          {"fine", sum.fine},
          {"notes", sum.noted},
          {"defective", sum.defective},
          {"cured", sum.cured}};
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
  for (std::size_t i = 0; i < body.findings.size(); ++i) {
    findings.push_back(jsonOf(body.findings[i]));
    if (!body.left.empty() && !body.left[i].empty()) findings.back()["left"] = body.left[i];
  }
  Json json{{"name", nullptr}, {"vertices", nullptr}, {"winding", nullptr}, {"convex", nullptr}};
  if (!body.name.empty()) json["name"] = body.name;
  if (isThin(body.form)) json["kind"] = nameOf(body.form.kind);
  if (!body.form.parts.empty()) json["parts"] = body.form.parts.size();
  if (body.vertices) json["vertices"] = *body.vertices;
  if (body.clockwise) json["winding"] = *body.clockwise ? "clockwise" : "counterclockwise";
  if (body.convex) json["convex"] = *body.convex;
  json["findings"] = findings;
  if (body.deleted) json["deleted"] = true;
  if (body.cured.empty()) return json;
  json["cured"] = Json::array();
  for (const FindingCured& cured : body.cured) json["cured"].push_back(jsonOf(cured));
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
  report.summary = summaryOf(report.bodies);
  return report;
}

CheckReport curedReport(const std::string& file, const Scene& before, const HealedScene& after) {
  CheckReport cured = reportOf(file, after.scene);
  CheckReport report{file, {}};
  auto next = cured.bodies.begin();
  for (std::size_t i = 0; i < before.bodies.size(); ++i) {
    const Healing& healing = after.healings[i];
    const std::size_t first = report.bodies.size();
    if (after.pieces[i] == 0)
      report.bodies.push_back({.name = before.bodies[i].name, .deleted = true});
    for (std::size_t k = 0; k < after.pieces[i]; ++k, ++next) {
      for (const Finding& finding : next->findings)
        next->left.push_back(reasonLeft(finding, healing.refused));
      report.bodies.push_back(std::move(*next));
    }
    report.bodies[first].cured = healing.cured;
  }
  report.summary = summaryOf(report.bodies);
  return report;
}

CheckReport refusedReport(const std::string& file, DefectKind defect, const std::string& sentence) {
  Finding finding;
  finding.error = true;
  finding.sentence = sentence;
  finding.kind = defect;
  finding.title = defectRow(defect).title;
  finding.why = defectRow(defect).why;
  CheckReport report{file, {}};
  report.bodies.push_back({.findings = {finding}});
  report.summary = summaryOf(report.bodies);
  return report;
}

bool isSound(const CheckReport& report) { return report.summary.defective == 0; }

CheckReport errorsOf(CheckReport report) {
  std::erase_if(report.bodies, [](const BodyReport& body) { return !hasError(body); });
  for (BodyReport& body : report.bodies) {
    BodyReport errors = body;
    errors.findings.clear();
    errors.left.clear();
    for (std::size_t i = 0; i < body.findings.size(); ++i) {
      if (!body.findings[i].error) continue;
      errors.findings.push_back(body.findings[i]);
      if (!body.left.empty()) errors.left.push_back(body.left[i]);
    }
    body = std::move(errors);
  }
  return report;
}

std::string checkText(std::span<const CheckReport> reports, const ReportColours& colours) {
  CheckSummary sum;
  std::string text;
  for (const CheckReport& report : reports) {
    sum.fine += report.summary.fine;
    sum.noted += report.summary.noted;
    sum.defective += report.summary.defective;
    sum.cured += report.summary.cured;
    if (report.bodies.empty()) continue;
    text += visibleLine(report.file) + "\n";
    for (const BodyReport& body : report.bodies) text += bodyText(body, colours);
  }
  return summaryText(sum) + text;
}

std::string checkJson(const CheckReport& report) {
  Json bodies = Json::array();
  for (const BodyReport& body : report.bodies) bodies.push_back(jsonOf(body));
  return compactJson({{"version", kJsonVersion},
                      {"file", report.file},
                      {"ok", isSound(report)},
                      {"summary", jsonOf(report.summary)},
                      {"bodies", std::move(bodies)}});
}

}  // namespace sepax
