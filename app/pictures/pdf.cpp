#include "app/pictures/pdf.h"

#include "app/codecs/pdf_scene.h"
#include "app/pictures/paper.h"
#include "app/pictures/pdf_glyphs.h"
#include "app/pictures/pdf_pen.h"

#include <cairo-pdf.h>
#include <fmt/format.h>

#include <memory>

namespace sepax {

namespace {

constexpr double kPointsPerPixel = 72.0 / 96;
/// Every page says the same, so that the same picture is the same file.
constexpr const char* kNoDate = "2000-01-01T00:00:00Z";

template <class Type, void (*release)(Type*)>
struct Releaser {
  void operator()(Type* object) const { release(object); }
};
using Surface = std::unique_ptr<cairo_surface_t, Releaser<cairo_surface_t, cairo_surface_destroy>>;
using Context = std::unique_ptr<cairo_t, Releaser<cairo_t, cairo_destroy>>;

cairo_status_t append(void* text, const unsigned char* bytes, unsigned int length) {
  static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), length);
  return CAIRO_STATUS_SUCCESS;
}

void describe(cairo_surface_t* surface, const PictureInfo& info) {
  cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4);
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, info.title.c_str());
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, info.caption.c_str());
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "sepax");
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, kNoDate);
}

}  // namespace

PdfResult encodePdf(const Figure& figure, const VectorOptions& options, const PictureInfo& info) {
  if (!hasPdfFonts()) return {{}, "the fonts cannot be put into a PDF file"};
  const double unit = options.millimetres > 0
                          ? options.millimetres * kPointsPerMillimetre / figure.width
                          : options.scale * kPointsPerPixel;
  std::string bytes;
  const Surface surface(cairo_pdf_surface_create_for_stream(append, &bytes, figure.width * unit,
                                                            figure.height * unit));
  describe(surface.get(), info);
  const Context context(cairo_create(surface.get()));
  cairo_scale(context.get(), unit, unit);
  PdfPen(context.get(), figure, options).draw();
  cairo_show_page(context.get());
  cairo_surface_finish(surface.get());
  const cairo_status_t status = cairo_surface_status(surface.get());
  if (status != CAIRO_STATUS_SUCCESS)
    return {{}, fmt::format("the PDF cannot be written: {}", cairo_status_to_string(status))};
  return {withPdfScene(std::move(bytes), info.scene), {}};
}

PdfWork pdfAtOnce(const PdfOrder& order) {
  return [result = encodePdf(order.figure, order.options, order.info)] {
    return std::optional(result);
  };
}

}  // namespace sepax
