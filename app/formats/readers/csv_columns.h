#pragma once

#include "app/formats/text/number.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// A line of a table.
struct CsvLine {
  std::string_view text;
  std::size_t number = 0;
  bool isBlank = false;
  bool isComment = false;
};

/// What the columns of a table are, counted from 0; -1 = there is none.
struct CsvColumns {
  char separator = ',';
  bool hasHeader = false;
  int name = -1;     ///< whose value groups the rows
  int counter = -1;  ///< of the vertices of each polygon; where it starts again, the next begins
  bool ofCorners = false;  ///< its header calls each row a corner
  int x = 0;
  int y = 1;
  int z = -1;
  int bulge = -1;                  ///< of arcs between the vertices
  std::size_t count = 2;           ///< of the fields in a row
  std::size_t corners = 0;         ///< of x1, y1, x2, y2, ... in each row; 0 = one vertex in a row
  std::vector<std::string> notes;  ///< what is left out
};

/// Without its quotes; the fields of a line.
[[nodiscard]] std::vector<std::string_view> csvFields(std::string_view line, char separator);
/// A comma inside of a field is a decimal one where semicolons or tabs separate.
[[nodiscard]] bool hasDecimalComma(std::string_view field, char separator);
/// With a point or a decimal comma.
[[nodiscard]] ScannedNumber csvNumber(std::string_view field, char separator);
/// What is wrong with a table whose header names columns of which none is x or y; empty for any
/// other text.
[[nodiscard]] std::string foreignHeader(const std::vector<CsvLine>& lines);
/// The columns, when the first line is a header of x and y, or most lines fit the first.
[[nodiscard]] std::optional<CsvColumns> csvColumns(const std::vector<CsvLine>& lines);

}  // namespace sepax
