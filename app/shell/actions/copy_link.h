#pragma once

namespace sepax {

struct Shell;

/// Puts an address with the scene, and with the lesson that it belongs to, into the clipboard. One
/// that would be too long to be sent is none: then saving a file is offered.
void copyLink(Shell& shell);

}  // namespace sepax
