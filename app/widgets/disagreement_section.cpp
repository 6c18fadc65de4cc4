#include "app/widgets/widgets.h"

namespace sepax {

void disagreementSection(const PanelContext& context) {
  for (const Disagreement& disagreement : context.evidence.disagreements) {
    if (disagreement.technique != context.technique.id) continue;
    rule(context.ui);
    heading(context.ui, "Published ≠ exact", disagreement.id, Role::result);
    paragraph(context.ui, Role::text, disagreement.title + ".");
    paragraph(context.ui, Role::result, disagreement.why + ".");
    paragraph(context.ui, Role::muted, disagreement.explanation);
    paragraph(context.ui, Role::gap, "Fix: " + disagreement.fix);
    context.ui.mark("pitfall/" + disagreement.id);
  }
}

}  // namespace sepax
