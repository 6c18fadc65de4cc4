#include "app/shell/files/titles.h"

#include <filesystem>

namespace sepax {
namespace {

/// The file's name, or else the title.
std::string nameOf(const Document& document) {
  const std::string file = std::filesystem::path(document.source()).filename().string();
  const std::string& title = document.committed().title;
  return !file.empty() ? file : !title.empty() ? title : "untitled";
}

}  // namespace

std::string fileState(const Document& document) {
  const std::string name = nameOf(document);
  if (document.dirty()) return name + "  ·  modified";
  return name + (document.path().empty() ? "" : "  ·  saved");
}

std::string windowTitle(const Document& document) {
  return (document.dirty() ? "● " : "") + nameOf(document) + " – sepax";
}

std::string proposedPath(const Document& document) {
  if (!document.path().empty() || document.source().empty()) return document.path();
  return std::filesystem::path(document.source()).replace_extension(".json").string();
}

}  // namespace sepax
