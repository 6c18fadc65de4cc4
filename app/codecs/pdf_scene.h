#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sepax {

/// The PDF with one entry more in its document information, "SepaxScene": an incremental update
/// (ISO 32000-1, 7.5.6), which leaves every byte before it as it is. A file without a table of
/// objects or an empty scene comes back unchanged.
[[nodiscard]] std::string withPdfScene(std::string pdf, std::string_view scene);
/// The scene of such a file; nothing when it has none or when it is damaged.
[[nodiscard]] std::optional<std::string> sceneOfPdf(std::string_view pdf);

}  // namespace sepax
