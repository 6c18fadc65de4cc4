#pragma once

#include "app/techniques/contract/spoken.h"
#include "app/widgets/imgui_compat.h"

#include <span>
#include <string>
#include <vector>

/// Where the words of code lines stand in a column, so that none of them is cut. All lengths are
/// pixels.
namespace sepax {

/// A run of words on one row.
struct CodePiece {
  std::string text;
  bool isValue = false;  ///< of the line's value, else of the line itself
  float x = 0;           ///< of its left end, from the left end of the column
  float width = 0;
  int row = 0;  ///< of the line, from 0
};

struct CodeColumn {
  float width = 0;
  float gap = 0;       ///< between a line and its value at the least
  float valuesAt = 0;  ///< where the values of short lines start; 0 = each after its line
};

/// The line in its column: the value beside it where both fit, else below it; what is wider than
/// the column goes on in further rows. Laws: no piece reaches beyond the column if a single letter
/// does not; the pieces hold all words of line and value in their order.
[[nodiscard]] std::vector<CodePiece> layOut(const CodeLine& line, const compat::Font& font,
                                            const CodeColumn& column);
/// Of what layOut() answers.
[[nodiscard]] int rowsOf(std::span<const CodePiece> pieces);

/// The width of the first of two columns that share so much: half of it where all lines fit, else
/// by the widest line of either side. Values do not count: they change with each step, and the
/// columns must not.
[[nodiscard]] float firstShare(std::span<const CodeLine> first, std::span<const CodeLine> second,
                               const compat::Font& font, float width);

}  // namespace sepax
