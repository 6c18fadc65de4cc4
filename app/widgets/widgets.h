#pragma once

#include "app/widgets/icons.h"
#include "app/widgets/panel_context.h"

#include <string>
#include <string_view>
#include <vector>

/// Widgets that panels share. They draw what they are given.
namespace sepax {

/// Text in a font and a colour; never reads '%'.
void write(const compat::Font& font, ImU32 color, std::string_view text);
/// Places text in a list; returns its width. `align` 0 = left end at x, 0.5 = middle, 1 = right
/// end; `y` is the middle of the line.
float placeText(ImDrawList& list, const compat::Font& font, ImU32 color, ImVec2 at, float align,
                std::string_view text);
/// So many logical pixels, as far as the window has them; pixels.
[[nodiscard]] float widthInWindow(const Ui& ui, double logical);
[[nodiscard]] float widthOf(const compat::Font& font, std::string_view text);
/// The text, shortened with an ellipsis where it is wider than this many pixels.
[[nodiscard]] std::string fitted(const compat::Font& font, std::string_view text, float width);
/// As many of the parts, which "  ·  " stands between, as fit whole.
[[nodiscard]] std::string fittedParts(const compat::Font& font, std::string_view text, float width);
/// The same of a name with an index, "rock 16·3", whose index stays: "ro…·3", or alone "3".
[[nodiscard]] std::string fittedName(const compat::Font& font, std::string_view name, float width);

/// The words in lines of at most this many pixels; a longer word has a line of its own. At least
/// one line.
[[nodiscard]] std::vector<std::string> linesOf(const compat::Font& font, std::string_view text,
                                               float width);
/// The same, written. Returns the width of the widest line.
float wrappedText(const compat::Font& font, ImU32 color, std::string_view text, float width);

/// A heading with a hint at the right, or below it where both are too wide for one line.
void heading(const Ui& ui, std::string_view title, std::string_view hint = {},
             Role role = Role::text, Role hintRole = Role::muted);
/// A line across the panel.
void rule(const Ui& ui);
/// A paragraph that wraps.
void paragraph(const Ui& ui, Role role, std::string_view text);

/// A modal window in the middle, open as long as this is called; when true, end it with
/// ImGui::EndPopup.
[[nodiscard]] bool beginModal(const Ui& ui, const char* name);

/// An item that draws nothing and takes clicks, at least a pixel wide and high however small the
/// window is; true when it was clicked.
bool clickArea(const char* id, ImVec2 size, ImGuiButtonFlags flags = 0);
/// A button that may be drawn pressed in; true when clicked. A label that is wider than the `width`
/// in logical pixels goes on in further lines; 0 = as wide as the label needs.
bool button(const Ui& ui, std::string_view id, std::string_view label, double width = 0,
            bool on = false, bool enabled = true);
inline constexpr double kIconButton = 36;  ///< width of a button with an icon, logical pixels
/// `width` in logical pixels; `label` stands beside the icon.
bool iconButton(const Ui& ui, std::string_view id, Icon icon, std::string_view hint,
                bool on = false, bool enabled = true, double width = kIconButton,
                std::string_view label = {});
/// Under the pointer: what the words of the field in the last item, whose text this is, mean.
void explainTerms(const Ui& ui, std::string_view text);
/// The same of a text that is no item of Dear ImGui and lies under the pointer.
void showTerms(const Ui& ui, std::string_view text);
/// What the last item means, in wrapped lines beside its region, so that it covers none of its
/// rows; gone from a click or a key on until the pointer comes anew. Call it while the item is
/// hovered.
void tooltipBeside(const Ui& ui, std::string_view text);
/// A row of items that wraps: puts the next one, so wide in logical pixels, beside the last one
/// where it fits, else below.
void besideIfFits(const Ui& ui, double width, double gap);
/// The same in columns: the next one stands so far from the left of the panel.
void inColumnIfFits(const Ui& ui, double left, double width);
// How wide they are, logical pixels.
[[nodiscard]] double buttonWidth(const Ui& ui, std::string_view label);
[[nodiscard]] double labelledIconWidth(const Ui& ui, std::string_view label);
[[nodiscard]] double toggleWidth(const Ui& ui, std::string_view label);
/// The heading at the left of a row of items, where both fit into one line; what follows is so
/// wide, logical pixels.
void rowHeading(const Ui& ui, std::string_view title, double width);
/// A switch with its label; true when it was turned.
bool toggle(const Ui& ui, std::string_view id, std::string_view label, bool& value,
            bool enabled = true);

/// The switch of an option that the technique declares; a label of its own only where the declared
/// one cannot say it. It cannot be turned while there is something `against` it, one sentence.
void optionToggle(PanelContext& context, const Option<bool>& option, std::string_view label = {},
                  std::string_view against = {});

/// A field for one number of a scene: drag it, or click and type an expression. `edited` gets the
/// scene and the new value; a drag previews and commits once at its end.
template <class Edit>
void numberField(PanelContext& context, const std::string& id, const char* label, double value,
                 float width, double speed, Edit edited) {
  const NumberChange change = numberWidget(context, id, label, value, width, speed);
  Document& document = context.document;
  if (change.dragged) context.message = document.preview(edited(document.shown(), *change.dragged));
  if (change.released) document.commit();
  if (!change.typed) return;
  finishNumber(context, document.apply(edited(document.committed(), *change.typed)));
}

/// The name of a row whose fields begin so far, in logical pixels, from the name's left end.
void rowName(const Ui& ui, std::string_view name, double width);
/// Fields for x and y of one row, each so many pixels wide. `edited` gets the scene and the new
/// pair.
template <class Edit>
void pairFields(PanelContext& context, const std::string& id, Vec2 value, float width, double speed,
                Edit edited) {
  numberField(context, id + ".x", "x", value.x, width, speed,
              [&](const Scene& scene, double typed) {
                return edited(scene, {typed, value.y});
              });
  ImGui::SameLine(0, context.ui.px(8));
  numberField(context, id + ".y", "y", value.y, width, speed,
              [&](const Scene& scene, double typed) {
                return edited(scene, {value.x, typed});
              });
}

/// What the scene lacks for the technique, each with a button that brings it.
void needSection(PanelContext& context);
/// Says whom the technique looks at where the scene has others, too.
void pairSection(const PanelContext& context);
/// One of these.
void needButton(PanelContext& context, const Need& need);
/// Why a technique has no answer for this scene, and the doctor's cures of what is in its way.
void skippedSection(PanelContext& context, const std::string& section);
/// The articles' methods that the technique shows: what they get wrong on this scene now and why,
/// both answers line by line, the line that errs and the one that mends it.
void publishedSection(PanelContext& context);
/// What the dashes and marks of the article's method on the canvas are, while it is shown there.
void publishedCaption(const PanelContext& context);
/// How wide its switch is, logical pixels.
[[nodiscard]] double optionWidth(const PanelContext& context, const Option<bool>& option);
/// The choices of an option of the shown technique, as buttons under `mark`; none where it has
/// none.
void optionChoices(PanelContext& context, std::string_view mark, std::string_view option);
/// Vertices, pose and velocity of the selected polygon (A when none is), editable.
void polygonSection(PanelContext& context);

}  // namespace sepax
