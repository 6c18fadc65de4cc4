#pragma once

#include "app/cli/polygon_input.h"

#include <string>
#include <string_view>

namespace CLI {
class App;
}

/// Polygons as the commands that write them do it, in every format that there is.
namespace sepax {

/// Where to and in which format.
struct TargetOptions {
  std::string out;  ///< empty = none was named
  std::string to;   ///< empty = what the extension of `out` says
};
/// `out` is the explanation of -o.
void declareTarget(CLI::App& app, TargetOptions& options, const std::string& out);
[[nodiscard]] bool goesToStandardOutput(const TargetOptions& options);

/// The id of a format, or why there is none.
struct FormatChoice {
  std::string format;
  std::string error;
};
[[nodiscard]] FormatChoice formatOf(std::string_view command, const TargetOptions& options);

/// Concave polygons, and those that are larger than the format takes, as bodies of convex parts;
/// what stays as it is is said on standard error.
[[nodiscard]] PolygonInput inParts(const PolygonInput& input, const std::string& format);

/// The polygons as text, or why there is none; what is left out is said on standard error.
struct PolygonText {
  std::string text;
  std::string error;
  std::string remark = {};  ///< which polygons those for whom the text is do not take
};
[[nodiscard]] PolygonText polygonText(const PolygonInput& input, const std::string& format);

/// Writes it; the exit code.
int writeTarget(const TargetOptions& options, const std::string& text);

}  // namespace sepax
