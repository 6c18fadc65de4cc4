#pragma once

namespace sepax {

/// Once a frame, before fields are drawn: lets go what can be undone in a text field that was left.
/// Dear ImGui keeps it for the case that the same field is entered again, and undoing it in a text
/// that has changed since writes beyond the end of the text.
void forgetLeftField();

}  // namespace sepax
