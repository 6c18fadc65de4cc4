#include "app/pictures/pdf_order.h"

#include <doctest/doctest.h>

#include <string>

// An order of a PDF goes from one program to another as bytes.

namespace sepax {
namespace {

/// Every kind of item, each with values of its own.
PdfOrder someOrder() {
  PdfOrder order;
  Figure& figure = order.figure;
  figure.width = 80;
  figure.height = 50;
  figure.ground = {Role::panel, 0.9};
  figure.add(Stroke{Layer::outline, {{10, 10}, {40, 10}, {40, 40}}, true, {Role::a, 1}, 2});
  figure.add(
      Stroke{Layer::guide, {{0, 0}, {80, 50}}, false, {Role::gap, 0.5}, 1, {4, 3}, Cap::butt});
  const PartScope part(figure, Part::bodyA);
  figure.add(Fill{Layer::fill, {{10, 10}, {40, 10}, {40, 40}}, {Role::a, 0.2}, Hatch::cross});
  figure.add(Dot{Layer::handle, {10, 10}, 5, {Role::ground, 1}, {Role::a, 1}, 2});
  figure.add(Box{Layer::badge, {2, 2}, {30, 12}, 4, {Role::panel, 1}, {Role::result, 1}, 1});
  figure.add(Text{Layer::label, {45, 30}, "A ⊥ B", 11, Weight::mono, Align::right, {Role::b, 0.7}});
  figure.add(Text{Layer::badge, {45, 20}, "", 14, Weight::semibold, Align::center, {}, false});
  order.options = {ThemeId::print, 2, 85, false};
  order.info = {"title", "caption", R"({"a":1})"};
  return order;
}

TEST_SUITE_BEGIN("pictures");

TEST_CASE("an order of a PDF comes back from its bytes") {
  const PdfOrder order = someOrder();
  const std::optional<PdfOrder> back = pdfOrderIn(bytesOf(order));
  REQUIRE(back);
  CHECK(bytesOf(*back) == bytesOf(order));
  for (const Item& item : back->figure.items) CHECK(partOf(item) == Part::none);
  const PdfResult pdf = encodePdf(order.figure, order.options, order.info);
  CHECK(pdf.error == "");
  CHECK(pdf.bytes.find("/Title (title)") != pdf.bytes.npos);
  CHECK(pdf.bytes.find("/Subject (caption)") != pdf.bytes.npos);
  CHECK(encodePdf(back->figure, back->options, back->info).bytes == pdf.bytes);
}

TEST_CASE("bytes that are no order are refused") {
  const std::string bytes = bytesOf(someOrder());
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    CAPTURE(size);
    CHECK_FALSE(pdfOrderIn(std::string_view(bytes).substr(0, size)));
  }
  CHECK_FALSE(pdfOrderIn(bytes + '\0'));
  std::string older = bytes;
  ++older.front();
  CHECK_FALSE(pdfOrderIn(older));
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
