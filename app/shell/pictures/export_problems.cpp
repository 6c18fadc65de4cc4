#include "app/shell/pictures/export_dialog.h"

#include <cctype>
#include <string_view>

namespace sepax {
namespace {

constexpr double kLeastDots = 30;
constexpr double kMostDots = 2400;
constexpr double kMostSeconds = 600;  ///< of an animation

/// The row of the dialog that a number stands in; empty when it is not shown now.
std::string rowOfNumber(const PictureChoices& choices, std::string_view id) {
  if (id == "frames" || id == "seconds") return showsMotion(choices) ? std::string(id) : "";
  const bool ofPaper = id != "width" && id != "height";
  return ofPaper == choices.paper ? "size" : "";
}

std::string_view nameOfNumber(std::string_view id) {
  if (id == "width" || id == "paperWidth") return "Width: ";
  if (id == "height" || id == "paperHeight") return "Height: ";
  if (id == "frames") return "Frames: ";
  if (id == "seconds") return "Seconds: ";
  return id == "dpi" ? "Dots per inch: " : "";
}

/// "--size: the sides times --scale …" of the command line, as the sentence of a field.
ExportProblem problemFrom(std::string text) {
  const std::size_t colon = text.find(": ");
  std::string field = text.substr(2, colon - 2);
  text.erase(0, colon + 2);
  for (std::size_t at = text.find("--"); at != std::string::npos; at = text.find("--"))
    text.erase(at, 2);
  text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
  const bool sharesRow = field == "frames" || field == "seconds";
  if (sharesRow) text.insert(0, nameOfNumber(field));
  return {field == "mm" ? "size" : std::move(field), text + "."};
}

/// The request with something harmless in this field, to see what is wrong elsewhere.
PictureRequest without(PictureRequest request, std::string_view field) {
  const PictureRequest plain;
  const bool all = field == "size" || field == "dpi";
  if (all || field == "width" || field == "paperWidth") {
    request.width = plain.width;
    request.millimetres = plain.millimetres;
  }
  if (all || field == "height" || field == "paperHeight") request.height = plain.height;
  if (field == "scale") request.scale = plain.scale;
  if (field == "transparent") request.transparent = plain.transparent;
  if (field == "window") request.window = plain.window;
  // Together they must not be too fast.
  if (field == "frames") request.frames = 1;
  if (field == "seconds") request.seconds = kMostSeconds;
  return request;
}

/// One after the other, for the first one is all that the request's own check names.
ExportProblems problemsIn(PictureRequest request) {
  ExportProblems problems;
  for (;;) {
    const std::string text = requestProblem(request);
    if (text.empty()) return problems;
    problems.push_back(problemFrom(text));
    const PictureRequest next = without(request, problems.back().field);
    if (next == request) return problems;
    request = next;
  }
}

}  // namespace

bool showsMotion(const PictureChoices& choices) {
  const auto kind = choices.picture.animation;
  return rowOf(choices.picture.format).animated && kind != AnimationKind::steps &&
         kind != AnimationKind::drag;
}

ExportProblems problemsOf(const ExportDialog& dialog, const PictureRequest& request) {
  ExportProblems problems;
  PictureRequest typed = request;  // but for what cannot be read: its last value is not to blame
  for (const auto& [id, entry] : dialog.texts) {
    const std::string row = rowOfNumber(dialog.choices, id);
    if (entry.problem.empty() || row.empty()) continue;
    problems.push_back({row, std::string(nameOfNumber(id)) + entry.problem});
    typed = without(typed, id);
  }
  const double dots = dialog.choices.dotsPerInch;
  if (dialog.choices.paper && !(dots >= kLeastDots && dots <= kMostDots)) {
    problems.push_back({"size", "Choose between 30 and 2400 dots per inch."});
    typed = without(typed, "dpi");
  }
  const bool film = request.format == PictureFormat::mp4;
  if (dialog.inBrowser && film)
    problems.push_back({"format", "MP4 needs the desktop program: choose GIF or APNG."});
  if (film && !dialog.missingProgram.empty()) problems.push_back({"format", dialog.missingProgram});
  const ExportProblems asked = problemsIn(typed);
  problems.insert(problems.end(), asked.begin(), asked.end());
  if (problems.empty() && !dialog.preview.problem.empty())
    problems.push_back({"preview", dialog.preview.problem});
  return problems;
}

}  // namespace sepax
