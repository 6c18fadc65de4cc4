#pragma once

#include "app/shell/menus/context_menu.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

/// The entries of the context menu.
namespace sepax {

/// One thing that can be done with what was clicked.
struct ContextItem {
  std::string_view id;
  std::string_view label;
  std::string_view keys;
  bool (*enabled)(const Shell&, const ContextMenu&) = nullptr;  ///< null = always
  std::string (*run)(Shell&, const ContextMenu&) = nullptr;     ///< the problem, empty when done
  bool separated = false;
  std::string_view needs = {};  ///< why it is not enabled; empty = it is plain
};

[[nodiscard]] std::span<const ContextItem> vertexItems();
[[nodiscard]] std::span<const ContextItem> edgeItems();
/// Of a shape, before and after the formats that it can be copied in.
[[nodiscard]] std::span<const ContextItem> bodyItems();
[[nodiscard]] std::span<const ContextItem> moreBodyItems();
/// Of an empty place, before and after the shapes that can be put there.
[[nodiscard]] std::span<const ContextItem> canvasItems();
[[nodiscard]] std::span<const ContextItem> moreCanvasItems();

/// 0 when the body is A, 1 when it is B, 2 otherwise.
[[nodiscard]] std::size_t roleOf(const Workspace& work, int body);
/// The whole body is meant, or the group that it is in.
void selectClicked(ViewState& view, const ContextMenu& menu);

}  // namespace sepax
