#pragma once

#include "app/pictures/svg.h"

#include <functional>
#include <optional>
#include <string>

namespace sepax {

struct PdfResult {
  std::string bytes;
  std::string error;  ///< one sentence; empty = the bytes are there
};

/// What a PDF shall be made of.
struct PdfOrder {
  Figure figure;
  VectorOptions options;
  PictureInfo info;
};

/// Asked again and again for the PDF that was ordered: absent until it is there.
using PdfWork = std::function<std::optional<PdfResult>()>;

/// The figure as a PDF of one page with real, searchable text in the embedded fonts; one logical
/// pixel is 1/96 inch unless a width on paper is asked for. The same figure, options and info give
/// the same bytes: the file bears no date. The scene stands in the document's information.
[[nodiscard]] PdfResult encodePdf(const Figure& figure, const VectorOptions& options,
                                  const PictureInfo& info = {});

/// The same, for who orders it of a program that can write it itself.
[[nodiscard]] PdfWork pdfAtOnce(const PdfOrder& order);

}  // namespace sepax
