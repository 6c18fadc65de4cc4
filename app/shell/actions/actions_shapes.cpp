#include "app/shell/actions/action_rows.h"
#include "app/shell/panels/shapes_panel.h"
#include "app/tools/body_list.h"

#include <algorithm>
#include <utility>

namespace sepax {
namespace {

bool hasTwo(const Shell& s) { return s.work.document.shown().bodies.size() >= 2; }
bool canBeA(const Shell& s) {
  return hasTwo(s) && hasSelection(s) && s.work.view.selected.body != s.work.evidence.a;
}
bool canBeB(const Shell& s) {
  return hasTwo(s) && hasSelection(s) && s.work.view.selected.body != s.work.evidence.b;
}
bool hasEdge(const Shell& s) {
  return hasTwo(s) && s.work.view.selected.kind == Target::Kind::edge;
}
bool someHidden(const Shell& s) { return !s.work.view.hidden.empty(); }
bool hasFindings(const Shell& s) { return s.panels.state.examination.count > 0; }
bool hasCertain(const Shell& s) {
  const auto& all = s.panels.state.examination.findings;
  return std::any_of(all.begin(), all.end(), [](const std::vector<Finding>& findings) {
    return std::any_of(findings.begin(), findings.end(), isCertain);
  });
}

template <int corners>
void addRegular(Shell& shell) {
  complain(shell.notices,
           addShape(shell.work.document, shell.work.view, {ShapeKind::regular, corners, 1}));
}

template <BodyKind kind>
void addThin(Shell& shell) {
  complain(shell.notices, addThinShape(shell.work.document, shell.work.view, kind));
}

template <ShapeKind kind>
void add(Shell& shell) {
  complain(shell.notices,
           addCreated(shell.work.document, shell.work.view, shell.panels.state, kind));
}

/// The selected body becomes A or B; where it was the other one, they change places.
template <bool first>
void makeMember(Shell& shell) {
  const int a = shell.work.evidence.a;
  const int b = shell.work.evidence.b;
  const int body = shell.work.view.selected.body;
  const bool swap = body == (first ? b : a);
  complain(shell.notices, swap    ? swapPair(shell.work.document)
                          : first ? setPair(shell.work.document, body, b)
                                  : setPair(shell.work.document, a, body));
}

/// Later bodies are drawn over earlier ones.
template <bool front>
void moveToEnd(Shell& shell) {
  const int last = static_cast<int>(shell.work.document.shown().bodies.size()) - 1;
  complain(shell.notices, moveBodyTo(shell.work.document, shell.work.view,
                                     shell.work.view.selected.body, front ? last : 0));
}

void hideSelected(Shell& shell) {
  const Scene& scene = shell.work.document.shown();
  for (const int body : selectedBodies(scene, shell.work.view)) {
    setHidden(scene, shell.work.view, body, true);
  }
}

void rename(Shell& shell) {
  shell.panels.tab = kShapesTab;
  startRename(shell.panels.state, shell.work.document.shown(), shell.work.view.selected.body);
}

/// Opens the first number of the selected vertex, else of the body's position.
void typeCoordinates(Shell& shell) {
  const Target& target = shell.work.view.selected;
  if (target.body < 0) return;
  if (shell.panels.tab == kDoctorTab) shell.panels.tab = kShapesTab;
  const std::string& name = bodyOf(shell.work.document.shown(), target.body).name;
  const bool vertex = target.kind == Target::Kind::vertex;
  openNumber(shell.panels.state.number, vertex
                                            ? name + ".vertex" + std::to_string(target.index) + ".x"
                                            : name + ".position.x");
}

void fixCertain(Shell& shell) {
  const CureOutcome outcome = cureWhatIsCertain(shell.work.document);
  say(shell.notices, outcome.sentence, !outcome.done);
}

void nextFinding(Shell& shell) {
  PanelState& state = shell.panels.state;
  state.examination = examinedAgain(std::move(state.examination), shell.work.document);
  const std::vector<const Finding*> findings = inOrder(state.examination);
  if (findings.empty()) return;
  state.finding = (state.finding + 1) % static_cast<int>(findings.size());
  shell.panels.tab = kDoctorTab;
  showFinding(shell.work.view, shell.work.evidence,
              *findings[static_cast<std::size_t>(state.finding)]);
}

std::vector<Action> newShapeActions() {
  return {
      {"shapes.new3", "Shapes/New", "Triangle", "", kNoKey, nullptr, nullptr, addRegular<3>},
      {"shapes.new4", "Shapes/New", "Regular with 4 corners", "", kNoKey, nullptr, nullptr,
       addRegular<4>},
      {"shapes.new5", "Shapes/New", "Pentagon", "", kNoKey, nullptr, nullptr, addRegular<5>},
      {"shapes.new6", "Shapes/New", "Hexagon", "", kNoKey, nullptr, nullptr, addRegular<6>},
      {"shapes.new8", "Shapes/New", "Octagon", "", kNoKey, nullptr, nullptr, addRegular<8>},
      {"shapes.newBox", "Shapes/New", "Box", "", kNoKey, nullptr, nullptr, add<ShapeKind::box>,
       true},
      {"shapes.newConvex", "Shapes/New", "Random convex", "", kNoKey, nullptr, nullptr,
       add<ShapeKind::convex>},
      {"shapes.newStar", "Shapes/New", "Random star", "", kNoKey, nullptr, nullptr,
       add<ShapeKind::star>},
      {"shapes.newConcave", "Shapes/New", "Random concave", "", kNoKey, nullptr, nullptr,
       add<ShapeKind::concave>},
      {"shapes.newPoint",
       "Shapes/New",
       "New point (bullet)",
       "",
       {},
       nullptr,
       nullptr,
       addThin<BodyKind::point>,
       true},
      {"shapes.newSegment",
       "Shapes/New",
       "New segment",
       "",
       {},
       nullptr,
       nullptr,
       addThin<BodyKind::segment>},
  };
}

/// Which two shapes are A and B, and how they stand.
std::vector<Action> pairActions() {
  return {
      {"shapes.makeA", "Shapes", "Make it A", "", kNoKey, canBeA, nullptr, makeMember<true>, true,
       "select another shape than A first"},
      {"shapes.makeB", "Shapes", "Make it B", "", kNoKey, canBeB, nullptr, makeMember<false>, false,
       "select another shape than B first"},
      {"shapes.swap", "Shapes", "Swap A and B", "", kNoKey, hasTwo, nullptr,
       [](Shell& s) { complain(s.notices, swapPair(s.work.document)); }, false,
       "there are fewer than two shapes"},
      {"shapes.pickPair", "Shapes", "Pick A and B on the canvas", "", kNoKey, hasTwo, nullptr,
       [](Shell& s) { s.hand.tool.startPairPick(); }, false, "there are fewer than two shapes"},
      {"shapes.align", "Shapes", "Align the edge to another one", "", kNoKey, hasEdge, nullptr,
       [](Shell& s) { s.hand.tool.startAlign(s.work.view.selected, s.work.document); }, true,
       "select an edge of one of two shapes first"},
  };
}

std::vector<Action> listActions() {
  return {
      {"shapes.front", "Shapes", "Bring to front", "", kNoKey, hasSelection, nullptr,
       moveToEnd<true>, true, "select a shape first"},
      {"shapes.back", "Shapes", "Send to back", "", kNoKey, hasSelection, nullptr, moveToEnd<false>,
       false, "select a shape first"},
      {"shapes.hide", "Shapes", "Hide selected", "", kNoKey, hasSelection, nullptr, hideSelected,
       true, "select a shape first"},
      {"shapes.showAll", "Shapes", "Show all", "", kNoKey, someHidden, nullptr,
       [](Shell& s) { showAllBodies(s.work.view); }, false, "no shape is hidden"},
      {"shapes.selectAll", "Shapes", "Select all", "Ctrl+A", ctrl(Key::a), hasBodies, nullptr,
       [](Shell& s) { selectAll(s.work.document.shown(), s.work.view); }, false,
       "there is no shape"},
      {"shapes.list", "Shapes", "List of shapes", "", kNoKey, nullptr,
       [](const Shell& s) { return s.panels.tab == kShapesTab; },
       [](Shell& s) { s.panels.tab = kShapesTab; }, true},
  };
}

}  // namespace

std::vector<Action> shapeActions() {
  std::vector<Action> all{
      {"shapes.rename", "Shapes", "Rename", "F2", plain(Key::f2), hasSelection, nullptr, rename,
       false, "select a shape first"},
      {"shapes.type", "Shapes", "Type coordinates", "Enter", plain(Key::enter), hasSelection,
       nullptr, typeCoordinates, false, "select a shape or a vertex first"},
  };
  const auto append = [&all](const std::vector<Action>& rows) {
    all.insert(all.end(), rows.begin(), rows.end());
  };
  append(newShapeActions());
  append(pairActions());
  append(listActions());
  append({
      {"shapes.doctor", "Shapes", "Doctor: next finding", "", kNoKey, hasFindings, nullptr,
       nextFinding, true, "every shape is in order"},
      {"shapes.fix", "Shapes", "Doctor: fix what is certain", "", kNoKey, hasCertain, nullptr,
       fixCertain, false, "nothing to fix without a choice: see the Doctor"},
  });
  return all;
}

}  // namespace sepax
