#include "app/platform/web/pdf_by_page.h"

#include "app/pictures/pdf_order.h"
#include "app/platform/web/page.h"

#include <emscripten.h>

#include <map>
#include <memory>
#include <string>
#include <utility>

// clang-format off
EM_JS(void, sepaxOrderPdf, (int ticket, const void* order, int size), {
  Module.sepaxOrderPdf(ticket, HEAPU8.slice(order, order + size));
});
// clang-format on

namespace sepax {
namespace {

/// What was ordered, by ticket; who no longer waits has let it go.
using Answer = std::optional<PdfResult>;
std::map<int, std::weak_ptr<Answer>> waiting;
int lastTicket = 0;

}  // namespace

PdfWork pdfByPage(const PdfOrder& order) {
  const std::string bytes = bytesOf(order);
  const auto answer = std::make_shared<Answer>();
  waiting[++lastTicket] = answer;
  sepaxOrderPdf(lastTicket, bytes.data(), static_cast<int>(bytes.size()));
  return [answer] { return *answer; };
}

extern "C" {

/// The page has the PDF, or a sentence that says why there is none.
EMSCRIPTEN_KEEPALIVE void sepaxTakePdf(int ticket, const char* bytes, int size,
                                       const char* problem) {
  const auto found = waiting.find(ticket);
  if (found == waiting.end()) return;
  if (const std::shared_ptr<Answer> answer = found->second.lock())
    *answer = PdfResult{std::string(bytes, static_cast<std::size_t>(size)), problem};
  waiting.erase(found);
  wakePage();
}
}

}  // namespace sepax
