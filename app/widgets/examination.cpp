#include "app/widgets/examination.h"

#include "app/figure/numbers.h"
#include "app/tools/framing.h"
#include "app/tools/selection.h"
#include "app/view/handles.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace sepax {
namespace {

constexpr double kMargin = 80;  ///< around a body that is brought into sight, logical pixels

/// The findings of the scene as it is now.
void examineScene(Examination& examination, const Scene& scene) {
  const std::size_t count = scene.bodies.size();
  examination.bodies.resize(count);
  examination.findings.resize(count);
  examination.count = examination.errors = 0;
  for (std::size_t i = 0; i < count; ++i) {
    std::vector<Finding>& findings = examination.findings[i];
    if (examination.bodies[i] != scene.bodies[i]) {
      examination.bodies[i] = scene.bodies[i];
      findings = examineBody(scene.bodies[i], static_cast<int>(i));
    }
    examination.count += static_cast<int>(findings.size());
    examination.errors += static_cast<int>(std::ranges::count(findings, true, &Finding::error));
  }
}

}  // namespace

Examination examinedAgain(Examination last, const Document& document) {
  if (last.revision != document.shownRevision()) examineScene(last, document.shown());
  last.revision = document.shownRevision();
  // At the end of a gesture what is shown stays the same, and the places are taken anew.
  if (document.previewing() && last.first.size() == last.findings.size()) return last;
  last.first.clear();
  for (const std::vector<Finding>& findings : last.findings)
    last.first.push_back(std::ranges::any_of(findings, &Finding::error));
  return last;
}

std::string summaryOf(const Examination& examination) {
  if (examination.count == 0) return "nothing found";
  int notes = 0;
  for (const std::vector<Finding>& findings : examination.findings)
    for (const Finding& finding : findings) notes += finding.error || finding.harmless ? 0 : 1;
  std::string kinds;
  const auto add = [&](const std::string& words) { kinds += (kinds.empty() ? "" : ", ") + words; };
  if (examination.errors > 0) add(counted(examination.errors, "error"));
  if (notes > 0) add(counted(notes, "note"));
  if (const int fine = examination.count - examination.errors - notes; fine > 0)
    add(fmt::format("{} fine", fine));
  return fmt::format("{}: {}", counted(examination.count, "finding"), kinds);
}

std::vector<const Finding*> inOrder(const Examination& examination) {
  std::vector<const Finding*> all;
  for (const bool first : {true, false})
    for (std::size_t i = 0; i < examination.findings.size(); ++i)
      if (examination.first[i] == first)
        for (const Finding& finding : examination.findings[i]) all.push_back(&finding);
  return all;
}

CertainCures withCertainCures(const Scene& scene) {
  CertainCures result{scene, 0, {}};
  for (Body& body : result.scene.bodies) {
    HealedBody after = healed(body);
    body = std::move(after.bodies.front());
    result.cured += static_cast<int>(after.healing.cured.size());
    if (result.problem.empty() && !after.healing.refused.empty())
      result.problem = std::move(after.healing.refused.front().problem);
  }
  return result;
}

std::string cure(Document& document, const Finding& finding, std::string_view id) {
  const Scene& scene = document.committed();
  if (static_cast<std::size_t>(finding.body) >= scene.bodies.size()) {
    return "The shape of this finding is gone.";
  }
  CureResult after = cured(scene, finding, id);
  if (!after.scene) return after.problem;
  return document.apply(std::move(*after.scene));
}

std::string cureForetold(const Scene& scene, const Finding& finding, std::string_view id) {
  const auto index = static_cast<std::size_t>(finding.body);
  if (index >= scene.bodies.size()) return {};
  const CureResult after = cured(scene, finding, id);
  if (!after.scene) return after.problem;
  const Body& body = scene.bodies[index];
  const std::size_t pieces = after.scene->bodies.size() + 1 - scene.bodies.size();
  if (pieces == 0) return body.name + " is deleted";
  const std::string before =
      fmt::format("{}: {} → ", body.name, counted(body.vertices.size(), "vertex", "vertices"));
  const Body& now = after.scene->bodies[index];
  if (pieces == 1 && now.form.parts.size() > 1)
    return before + counted(now.form.parts.size(), "part");
  if (pieces == 1) return before + std::to_string(now.vertices.size());
  std::string sizes;
  for (std::size_t i = 0; i < pieces; ++i)
    sizes += fmt::format("{}{}",
                         i == 0            ? ""
                         : i + 1 == pieces ? " and "
                                           : ", ",
                         after.scene->bodies[index + i].vertices.size());
  return fmt::format("{}{} bodies of {}", before, pieces, sizes);
}

CureOutcome cureWhatIsCertain(Document& document) {
  CertainCures cures = withCertainCures(document.committed());
  if (cures.cured == 0) {
    return {false, cures.problem.empty() ? "Nothing here can be fixed without a decision of yours."
                                         : cures.problem};
  }
  const int count = cures.cured;
  const std::string problem = document.apply(std::move(cures.scene));
  if (!problem.empty()) return {false, problem};
  return {true, counted(count, "finding") + " fixed."};
}

void showFinding(ViewState& view, const Evidence& evidence, const Finding& finding) {
  const auto body = static_cast<std::size_t>(finding.body);
  if (body >= evidence.bodies.size()) return;
  selectOnly(view, {Target::Kind::body, finding.body, -1});
  const BodyShape& shape = evidence.bodies[body];
  const ScreenBounds box = screenBounds(shape, view.camera);
  const Camera& camera = view.camera;
  const bool inSight =
      box.min.x >= 0 && box.min.y >= 0 && box.max.x <= camera.width && box.max.y <= camera.height;
  if (inSight) return;
  const Vec2 low = camera.toWorld({box.min.x, box.max.y});
  const Vec2 high = camera.toWorld({box.max.x, box.min.y});
  const Camera framed = framing(low, high, camera.width, camera.height, kMargin);
  const double zoom = std::min(camera.zoom, framed.zoom);
  view.camera = framed;
  view.camera.zoom = zoom;
}

}  // namespace sepax
