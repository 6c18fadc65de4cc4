#pragma once

#include "app/pictures/svg.h"

#include <string>

namespace sepax {

struct PdfResult {
  std::string bytes;
  std::string error;  ///< one sentence; empty = the bytes are there
};

/// The figure as a PDF of one page with real, searchable text in the embedded fonts; one logical
/// pixel is 1/96 inch unless a width on paper is asked for. The same figure, options and info give
/// the same bytes: the file bears no date. The scene stands in the document's information.
[[nodiscard]] PdfResult encodePdf(const Figure& figure, const VectorOptions& options,
                                  const PictureInfo& info = {});

}  // namespace sepax
