#pragma once

#include "app/pictures/pdf.h"

namespace sepax {

/// Orders it of the page's other program, which the page loads for the first one.
[[nodiscard]] PdfWork pdfByPage(const PdfOrder& order);

}  // namespace sepax
