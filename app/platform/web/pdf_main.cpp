#include "app/pictures/pdf_order.h"

#include <emscripten.h>

#include <string_view>

/// The page's other program: writes what the first one orders.

// clang-format off
EM_JS(void, sepaxHandPdf, (const void* bytes, int size, const char* problem), {
  Module.made = { bytes: HEAPU8.slice(bytes, bytes + size), problem: UTF8ToString(problem) };
});
// clang-format on

extern "C" EMSCRIPTEN_KEEPALIVE void sepaxWritePdf(const char* bytes, int size) {
  const std::string_view ordered(bytes, static_cast<std::size_t>(size));
  const std::optional<sepax::PdfOrder> order = sepax::pdfOrderIn(ordered);
  sepax::PdfResult pdf{{}, "this page is older than what writes PDF; load it anew"};
  if (order) pdf = sepax::encodePdf(order->figure, order->options, order->info);
  sepaxHandPdf(pdf.bytes.data(), static_cast<int>(pdf.bytes.size()), pdf.error.c_str());
}
