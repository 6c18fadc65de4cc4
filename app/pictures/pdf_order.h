#pragma once

#include "app/pictures/pdf.h"

#include <optional>
#include <string>
#include <string_view>

/// An order of a PDF as bytes, for a program beside ours that writes it and shares no memory.
namespace sepax {

/// Of its figure what is drawn, without the parts that it is of: labels must have been placed. Both
/// programs are of one build.
[[nodiscard]] std::string bytesOf(PdfOrder order);
/// Absent where the bytes are not those of an order.
[[nodiscard]] std::optional<PdfOrder> pdfOrderIn(std::string_view bytes);

}  // namespace sepax
