#pragma once

#include "app/tools/input.h"

#include <imgui.h>

#include <cfloat>
#include <cstdint>

/// What differs between Dear ImGui 1.86 and today's, in one place. Everything else of app/ui uses
/// only what all of them share and mean alike.
namespace sepax::compat {

#define SEPAX_IMGUI_EVENT_QUEUE (IMGUI_VERSION_NUM >= 18900)    // Add…Event, named keys
#define SEPAX_IMGUI_DYNAMIC_FONTS (IMGUI_VERSION_NUM >= 19200)  // glyphs made when first seen

// Keys.

/// The keys that widgets of Dear ImGui react to. Ours never go through it.
struct NamedKey {
  Key key;
  ImGuiKey named;
};

inline constexpr NamedKey kWidgetKeys[] = {
    {Key::tab, ImGuiKey_Tab},
    {Key::left, ImGuiKey_LeftArrow},
    {Key::right, ImGuiKey_RightArrow},
    {Key::up, ImGuiKey_UpArrow},
    {Key::down, ImGuiKey_DownArrow},
    {Key::pageUp, ImGuiKey_PageUp},
    {Key::pageDown, ImGuiKey_PageDown},
    {Key::home, ImGuiKey_Home},
    {Key::end, ImGuiKey_End},
    {Key::insert, ImGuiKey_Insert},
    {Key::del, ImGuiKey_Delete},
    {Key::backspace, ImGuiKey_Backspace},
    {Key::space, ImGuiKey_Space},
    {Key::enter, ImGuiKey_Enter},
    {Key::escape, ImGuiKey_Escape},
    {Key::a, ImGuiKey_A},
    {Key::c, ImGuiKey_C},
    {Key::v, ImGuiKey_V},
    {Key::x, ImGuiKey_X},
    {Key::y, ImGuiKey_Y},
    {Key::z, ImGuiKey_Z},
#if SEPAX_IMGUI_EVENT_QUEUE
    {Key::keypadEnter, ImGuiKey_KeypadEnter},
#else
    {Key::keypadEnter, ImGuiKey_KeyPadEnter},
#endif
};

/// Call once for a new context.
inline void setUpInput(ImGuiIO& io) {
#if SEPAX_IMGUI_EVENT_QUEUE
  io.ConfigInputTrickleEventQueue = false;  // InputFeed has put the events into frames already
#else
  for (const NamedKey& entry : kWidgetKeys) io.KeyMap[entry.named] = static_cast<int>(entry.key);
#endif
  io.ConfigInputTextCursorBlink = false;  // a blinking cursor would redraw an idle window
}

inline void applyModifiers(ImGuiIO& io, const Modifiers& m) {
#if SEPAX_IMGUI_EVENT_QUEUE
  io.AddKeyEvent(ImGuiMod_Ctrl, m.ctrl);
  io.AddKeyEvent(ImGuiMod_Shift, m.shift);
  io.AddKeyEvent(ImGuiMod_Alt, m.alt);
  io.AddKeyEvent(ImGuiMod_Super, m.super);
#else
  io.KeyCtrl = m.ctrl;
  io.KeyShift = m.shift;
  io.KeyAlt = m.alt;
  io.KeySuper = m.super;
#endif
}

inline void applyPointer(ImGuiIO& io, float x, float y) {
#if SEPAX_IMGUI_EVENT_QUEUE
  io.AddMousePosEvent(x, y);
#else
  io.MousePos = {x, y};
#endif
}

inline void applyButton(ImGuiIO& io, int button, bool down) {
#if SEPAX_IMGUI_EVENT_QUEUE
  io.AddMouseButtonEvent(button, down);
#else
  io.MouseDown[button] = down;
#endif
}

inline void applyWheel(ImGuiIO& io, float x, float y) {
#if SEPAX_IMGUI_EVENT_QUEUE
  io.AddMouseWheelEvent(x, y);
#else
  io.MouseWheelH += x;
  io.MouseWheel += y;
#endif
}

inline void applyKey(ImGuiIO& io, Key key, bool down) {
  for (const NamedKey& entry : kWidgetKeys) {
    if (entry.key != key) continue;
#if SEPAX_IMGUI_EVENT_QUEUE
    io.AddKeyEvent(entry.named, down);
#else
    io.KeysDown[static_cast<int>(key)] = down;
#endif
  }
}

/// A key that widgets know went down in this frame.
[[nodiscard]] inline bool wentDown(Key key) {
  for (const NamedKey& entry : kWidgetKeys) {
    if (entry.key != key) continue;
#if SEPAX_IMGUI_EVENT_QUEUE
    return ImGui::IsKeyPressed(entry.named, false);
#else
    return ImGui::IsKeyPressed(static_cast<int>(key), false);
#endif
  }
  return false;
}

// Fonts.

/// A face at a size.
struct Font {
  ImFont* face = nullptr;
  float size = 0;  ///< height of a line as Dear ImGui counts it, pixels
  float em = 0;    ///< pixels
};

inline void pushFont(const Font& font) {
#if SEPAX_IMGUI_DYNAMIC_FONTS
  ImGui::PushFont(font.face, font.size);
#else
  ImGui::PushFont(font.face);
#endif
}

/// Pixels from the top of a line to its baseline.
inline float ascent(const Font& font) {
#if SEPAX_IMGUI_DYNAMIC_FONTS
  return font.face->GetFontBaked(font.size)->Ascent;
#else
  return font.face->Ascent * font.size / font.face->FontSize;
#endif
}

// Strokes.
// Since 1.93.
// the thickness comes before the flags. Both orders compile with either, and the wrong one draws
// hair lines: the signature decides, not the version.

template <class List>
concept FlagsBeforeThickness = requires {
  static_cast<void (List::*)(const ImVec2*, int, ImU32, ImDrawFlags, float)>(&List::AddPolyline);
};

template <class List>
void addPolyline(List* list, const ImVec2* points, int count, ImU32 color, bool closed,
                 float thickness) {
  const ImDrawFlags flags = closed ? static_cast<ImDrawFlags>(ImDrawFlags_Closed) : 0;
  if constexpr (FlagsBeforeThickness<List>) {
    list->AddPolyline(points, count, color, flags, thickness);
  } else {
    list->AddPolyline(points, count, color, thickness, flags);
  }
}

template <class List>
void addRect(List* list, ImVec2 min, ImVec2 max, ImU32 color, float rounding, float thickness) {
  if constexpr (FlagsBeforeThickness<List>) {
    list->AddRect(min, max, color, rounding, 0, thickness);
  } else {
    list->AddRect(min, max, color, rounding, thickness, 0);
  }
}

// Widgets.

/// A click on the selectable leaves the popup around it open.
#if IMGUI_VERSION_NUM >= 19100
inline constexpr ImGuiSelectableFlags kKeepPopup = ImGuiSelectableFlags_NoAutoClosePopups;
#else
inline constexpr ImGuiSelectableFlags kKeepPopup = ImGuiSelectableFlags_DontClosePopups;
#endif

// Textures and clipboard.

/// An OpenGL name as Dear ImGui's texture id, a pointer or an integer by version.
inline ImTextureID textureOf(unsigned int name) {
  return (ImTextureID) static_cast<std::intptr_t>(name);  // the one cast that fits both
}

/// Sets the window's clipboard functions; they get `user` back.
template <const char* (*get)(void*), void (*set)(void*, const char*)>
void setClipboard(void* user) {
#if IMGUI_VERSION_NUM >= 19110
  ImGuiPlatformIO& platform = ImGui::GetPlatformIO();
  platform.Platform_ClipboardUserData = user;
  platform.Platform_GetClipboardTextFn = [](ImGuiContext*) {
    return get(ImGui::GetPlatformIO().Platform_ClipboardUserData);
  };
  platform.Platform_SetClipboardTextFn = [](ImGuiContext*, const char* text) {
    set(ImGui::GetPlatformIO().Platform_ClipboardUserData, text);
  };
#else
  ImGuiIO& io = ImGui::GetIO();
  io.ClipboardUserData = user;
  io.GetClipboardTextFn = get;
  io.SetClipboardTextFn = set;
#endif
}

}  // namespace sepax::compat
