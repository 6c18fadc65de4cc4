#include "app/platform/web/page.h"

#include "app/figure/utf8.h"
#include "app/shell/guard.h"

#include <emscripten.h>

#include <string>
#include <string_view>
#include <vector>

/// What the page calls when its own events come.
namespace sepax {
namespace {

void press(Key key, bool down) {
  InputEvent event;
  event.kind = InputEvent::Kind::key;
  event.key = key;
  event.down = down;
  event.modifiers.ctrl = down;
  event.position = pageEvents()->pointer;
  event.time = emscripten_get_now() / 1000;
  pageEvents()->feed.push(event);
}

void pressWithCtrl(Key key) {
  press(key, true);
  press(key, false);
  wakePage();
}

template <std::vector<std::string> WindowEvents::*list>
void bring(const char* text) {
  if (pageEvents() == nullptr) return;
  (pageEvents()->*list).emplace_back(text);
  wakePage();
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE void sepaxPaste(const char* text) {
  if (pageEvents() == nullptr) return;
  keepClipboard(text);
  pressWithCtrl(Key::v);
}

/// Copies, or cuts, while the page's event lasts: it takes what is in the clipboard afterwards.
EMSCRIPTEN_KEEPALIVE void sepaxCopy(int cut) {
  if (pageEvents() == nullptr) return;
  pressWithCtrl(cut != 0 ? Key::x : Key::c);
  constexpr int kFrames = 3;  // the key goes down, its words are written, it comes up
  for (int i = 0; i < kFrames; ++i) stepNow();
}

/// Characters that a field of the page has put together.
EMSCRIPTEN_KEEPALIVE void sepaxType(const char* text) {
  if (pageEvents() == nullptr) return;
  for (std::string_view left = text; !left.empty();) {
    InputEvent event;
    event.kind = InputEvent::Kind::character;
    event.character = takeCharacter(left);
    event.position = pageEvents()->pointer;
    event.time = emscripten_get_now() / 1000;
    pageEvents()->feed.push(event);
  }
  wakePage();
}

EMSCRIPTEN_KEEPALIVE void sepaxDrop(const char* path) { bring<&WindowEvents::dropped>(path); }
EMSCRIPTEN_KEEPALIVE void sepaxTiles(const char* path) { bring<&WindowEvents::tiles>(path); }
EMSCRIPTEN_KEEPALIVE void sepaxOpenLink(const char* link) { bring<&WindowEvents::links>(link); }

EMSCRIPTEN_KEEPALIVE const char* sepaxDescribe() {
  static std::string description;
  description = describePage();
  wakePage();  // what was not remembered before is, from the next frame on
  return description.c_str();
}

EMSCRIPTEN_KEEPALIVE void sepaxLeave() { leavePage(); }

/// A function was called that the page loads later, and cannot load now.
EMSCRIPTEN_KEEPALIVE void sepaxMissRest() {
  throw NotLoaded("a part of this page is not there; try again when its server can be reached");
}
}

}  // namespace sepax
