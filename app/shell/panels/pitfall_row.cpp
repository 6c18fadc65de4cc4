#include "app/shell/panels/pitfall_row.h"

#include "app/scene/builtin.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

void pitfallRow(PanelContext& context) {
  const auto id = builtinId(context.builtin);
  if (!id) return;
  const std::vector<std::string_view> ids = builtinIds(SceneAbout::pitfall);
  const auto shown = std::ranges::find(ids, *id);
  if (shown == ids.end()) return;
  const Ui& ui = context.ui;
  const auto place = static_cast<std::size_t>(shown - ids.begin());
  const std::string words = fmt::format("Pitfall {} of {}", place + 1, ids.size());
  write(ui.fonts.small, ui.color(Role::muted), words);
  ui.mark("pitfalls/" + words);
  const auto way = [&](std::string_view mark, std::string_view label, std::size_t other) {
    besideIfFits(ui, buttonWidth(ui, label), 10);
    if (button(ui, mark, label)) context.state.articles.wanted = builtinName(ids[other]);
  };
  way("pitfalls/previous", "Previous", (place + ids.size() - 1) % ids.size());
  way("pitfalls/next", "Next", (place + 1) % ids.size());
}

}  // namespace sepax
