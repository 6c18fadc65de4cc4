#pragma once

#include "app/figure/figure.h"
#include "app/techniques/contract/compared.h"
#include "app/techniques/contract/declared.h"
#include "app/techniques/contract/legend.h"
#include "app/techniques/contract/spoken.h"
#include "app/view/view_state.h"
#include "core/evidence/evidence.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

struct StepPair;  // app/techniques/contract/step_pairs.h

/// A name that the page gives to a quantity, and what it is in this window.
struct PageName {
  std::string name;  ///< "Polygon.Center"
  std::string here;  ///< what carries it, with its numbers
};

/// How a page is read: with its slips put right where it is not said.
enum class PageReading { published, typed, meant, inDoubles };

/// The method of an article that a technique shows beside its own: what the page computes, step by
/// step and in its own quantities, and what comes of it. Functions may be null where it has no such
/// part.
struct PublishedMethod {
  std::string_view id = {};        ///< of this technique's methods
  std::string_view article = {};   ///< id in the list of articles
  std::string_view author = {};    ///< short, for badges: "Cozic"
  std::string_view title = {};     ///< of the article
  std::string_view year = {};      ///< empty when the page names none
  std::string_view function = {};  ///< what the page calls it: "PolygonCollision"
  PageReading as = PageReading::published;
  /// What it is called where the evidence holds another reading of the page; null = `function`.
  std::string_view (*readAs)(const Evidence&) = nullptr;
  std::string_view reading = {};  ///< id of the option that says how it is read; empty = none
  /// The evidence holds its answer on this scene.
  bool (*known)(const Evidence&) = nullptr;
  /// Steps of the page's loop; the last one shows its answer.
  int (*stepCount)(const Evidence&) = nullptr;
  /// Its lines in our words with live values; view.step beyond the last one is the last one, -1 the
  /// whole answer.
  std::vector<CodeLine> (*steps)(const Evidence&, const ViewState&) = nullptr;
  /// The axis that a step is about, none of the answer; null = its steps are not those of axes.
  std::optional<AxisName> (*stepAxis)(const Evidence&, int step) = nullptr;
  /// Where no axis is: the stage of the algorithm that a step is of, a number that both sides know.
  int (*stepStage)(const Evidence&, int step) = nullptr;
  /// Its answer, or what the shown step finds, told as the page's own; the badge is the answer
  /// alone.
  Verdict (*verdict)(const Evidence&, const ViewState&) = nullptr;
  /// Its answer on the canvas, in hatched grey; the figure's parts are published ones.
  void (*paint)(const Evidence&, const ViewState&, Figure&) = nullptr;
  /// What parts of its paint mean that would else be called "as published".
  std::span<const LegendRow> legend = {};
  /// In one picture alone: the technique's strip shows what goes wrong. Null = it does.
  bool (*strip)(const Evidence&) = nullptr;
  /// The time of its hit, at which what plays holds as it does at the first contact; null = none.
  std::optional<double> (*hitTime)(const Evidence&) = nullptr;
  /// Both answers, line by line.
  std::vector<ComparedRow> (*compared)(const Evidence&) = nullptr;
  /// Where it is accused though its answer is the exact one: what differs, in a few words for the
  /// badge, "same answer, other count"; empty where the answer differs. Null = it always does.
  std::string (*same)(const Evidence&) = nullptr;
  /// What the page leaves out or what its numbers cannot tell, where this scene shows it and no
  /// answer is wrong for it; empty where it does not. Null = it has nothing of the kind.
  std::string (*limit)(const Evidence&) = nullptr;
  /// Which of its steps stands beside which exact one, see step_pairs.h; null = by their axes, or
  /// evenly.
  std::vector<StepPair> (*pairs)(const Evidence&) = nullptr;
  /// Lines that reach the same answer by more work than is needed, and what would do; told where
  /// nothing is accused.
  std::vector<PitfallLines> (*detours)(const Evidence&) = nullptr;
  /// What the types and fields of the page are here.
  std::vector<PageName> (*names)(const Evidence&) = nullptr;
};

/// "Cozic, 2D Polygon Collision Detection (2006), PolygonCollision"
[[nodiscard]] std::string citation(const PublishedMethod& method, const Evidence& evidence);

}  // namespace sepax
