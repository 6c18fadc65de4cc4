#include "app/techniques/swept_edges/panel_candidates.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/steps_words.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <cmath>
#include <string>

namespace sepax {
namespace {

/// Left ends of the columns of the candidates, logical pixels.
constexpr double kEndColumn = 26;
constexpr double kLineColumn = 82;
constexpr double kTimeColumn = 178;
constexpr double kPlaceColumn = 236;
constexpr double kFateColumn = 252;

void candidateHead(const Ui& ui) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float y = at.y + ui.px(10);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 color = ui.color(Role::muted);
  const auto put = [&](double x, float align, const char* text) {
    placeText(list, ui.fonts.small, color, {at.x + ui.px(x), y}, align, text);
  };
  put(4, 0, "#");
  put(kEndColumn, 0, "corner");
  put(kLineColumn, 0, "meets");
  put(kTimeColumn, 1, "t");
  put(kPlaceColumn, 1, "u");
  put(kFateColumn, 0, "accepted?");
  ImGui::Dummy({ImGui::GetContentRegionAvail().x, ui.px(20)});
  if (ImGui::IsItemHovered())
    ImGui::SetTooltip(
        "t = time, 0 to 1 within the step\nu = place along the edge, 0 to 1 from its "
        "first corner to its second");
}

/// The edge that the candidate is an end of, and the one that it may meet.
struct CandidateEdges {
  AxisName own;
  AxisName other;
};

CandidateEdges edgesOf(const EdgePairEvidence& pair, const EdgeCandidate& candidate) {
  const AxisName a{Owner::a, pair.edgeA};
  const AxisName b{Owner::b, pair.edgeB};
  return candidate.owner == Owner::a ? CandidateEdges{a, b} : CandidateEdges{b, a};
}

/// Hovering lights the edge and says where the candidate lies.
void candidateArea(PanelContext& context, std::size_t index, const CandidateEdges& edges) {
  const Ui& ui = context.ui;
  const EdgeCandidate& candidate = context.evidence.edgePair->candidates[index];
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  clickArea(fmt::format("candidate/{}", index).c_str(), {width, ui.px(25)});
  if (!ImGui::IsItemHovered()) return;
  context.hoveredAxis = edges.own;
  ImGui::GetWindowDrawList()->AddRectFilled(at, {at.x + width, at.y + ui.px(25)},
                                            ui.color(Role::accent, 0.1), ui.px(4));
  if (!candidate.point) return;
  ImGui::SetTooltip("%s is on the line of %s in %s", endName(context.evidence, candidate).c_str(),
                    nameOf(context.evidence, edges.other).c_str(),
                    numbers(*candidate.point, 3).c_str());
}

/// How much of a candidate the steps so far have found.
struct CandidateKnown {
  bool fate = false;      ///< whether it is accepted
  bool compared = false;  ///< with the others
};

Role candidateRole(const Evidence& evidence, const EdgeCandidate& candidate,
                   const CandidateKnown& known) {
  if (!known.fate) return Role::dim;
  if (known.compared && isContact(evidence, candidate)) return Role::result;
  return candidate.fate == CandidateFate::accepted ? Role::text : Role::muted;
}

void candidateRow(PanelContext& context, const NumberedCandidate& row,
                  const SweepProgress& progress) {
  const Ui& ui = context.ui;
  const CandidateKnown known{static_cast<int>(row.index) < progress.candidates,
                             progress.phase >= SweepProgress::Phase::first};
  const EdgePairEvidence& pair = *context.evidence.edgePair;
  const EdgeCandidate& candidate = pair.candidates[row.index];
  const CandidateEdges edges = edgesOf(pair, candidate);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  candidateArea(context, row.index, edges);
  const float y = at.y + ui.px(12.5);
  const bool accepted = candidate.fate == CandidateFate::accepted;
  const Role role = candidateRole(context.evidence, candidate, known);
  const compat::Font& font = known.fate && accepted ? ui.fonts.smallBold : ui.fonts.small;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto put = [&](double x, float align, const std::string& text, Role color) {
    placeText(list, font, ui.color(color), {at.x + ui.px(x), y}, align, text);
  };
  put(4, 0, row.number, role);
  put(kEndColumn, 0, fittedName(font, endName(context.evidence, candidate), ui.px(52)),
      candidate.owner == Owner::a ? Role::a : Role::b);
  put(kLineColumn, 0, fittedName(font, "line " + nameOf(context.evidence, edges.other), ui.px(60)),
      role);
  if (!known.fate) {
    put(kFateColumn, 0, "not yet", role);
    return;
  }
  put(kTimeColumn, 1, candidate.time ? number(*candidate.time) : "–", role);
  put(kPlaceColumn, 1, candidate.place ? number(*candidate.place, 2) : "–", role);
  const std::string sign = accepted ? "✓ " : "✗ ";
  put(kFateColumn, 0,
      fitted(font, sign + fateText(context.evidence, candidate, known.compared),
             width - ui.px(kFateColumn)),
      role);
}

std::string parallelText(const PanelContext& context) {
  const EdgePairEvidence& pair = *context.evidence.edgePair;
  const ParallelClosing& closing = *pair.parallel;
  const std::string a = nameOf(context.evidence, {Owner::a, pair.edgeA});
  const std::string b = nameOf(context.evidence, {Owner::b, pair.edgeB});
  if (closing.sameLine && closing.direction == 0) {
    return fmt::format(
        "{} and {} lie on one line and stay on it: what counts is the gap between their ends.", a,
        b);
  }
  if (closing.direction == 0) {
    return fmt::format("{} and {} are parallel, {} apart, and keep that distance: they never meet.",
                       a, b, number(closing.gap));
  }
  if (!closing.time) {
    return fmt::format("{} and {} are parallel; when their lines coincide is out of range.", a, b);
  }
  if (closing.sameLine)
    return fmt::format(
        "{} and {} lie on one line at t = 0 and part from there: they meet if they share a piece "
        "or an end of it then.",
        a, b);
  if (closing.direction < 0)
    return fmt::format(
        "{} and {} are parallel, and the gap of {} between their lines opens by {} "
        "a step: they do not meet.",
        a, b, number(closing.gap), number(std::abs(closing.speed)));
  return fmt::format(
      "{} and {} are parallel, so their lines do not cross. The gap of {} between them closes by "
      "{} "
      "a step: at t = {} both lie on one line. The edges meet if they also overlap along it then.",
      a, b, number(closing.gap), number(closing.speed), number(*closing.time));
}

}  // namespace

void candidateTable(PanelContext& context) {
  const EdgePairEvidence& pair = *context.evidence.edgePair;
  const SweepProgress progress = sweepProgress(
      context.evidence, exactView(context.technique, context.evidence, context.view).step);
  const bool compared = progress.phase >= SweepProgress::Phase::first;
  const std::string hint = !compared                             ? "not yet"
                           : isShownPairCulled(context.evidence) ? "culled: for the eye only"
                           : pair.time ? "meet at t = " + number(*pair.time)
                                       : "do not meet";
  heading(context.ui, "Candidates of " + pairName(context.evidence, pair.edgeA, pair.edgeB), hint,
          Role::text, compared && pair.time ? Role::result : Role::muted);
  candidateHead(context.ui);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  const int all = static_cast<int>(pair.candidates.size());
  for (const NumberedCandidate& row : numberedCandidates(pair, all, compared, false))
    candidateRow(context, row, progress);
  ImGui::PopStyleVar();
  const bool closes = progress.phase >= SweepProgress::Phase::path;
  if (pair.parallel && closes) paragraph(context.ui, Role::path, parallelText(context));
}

}  // namespace sepax
