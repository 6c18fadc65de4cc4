#pragma once

#include "app/figure/figure.h"
#include "app/techniques/contract/legend.h"

#include <vector>

/// A legend below a picture: for each meaning its swatch and its words.
namespace sepax {

/// The least size of a legend, logical pixels.
struct LegendSize {
  double width = 0;   ///< that the widest row needs
  double height = 0;  ///< in a picture of the width asked for
};

/// Law: fewer of the rows never need more room.
[[nodiscard]] LegendSize legendSize(const std::vector<LegendRow>& rows, double width);

/// The rows of the parts that stand in the figure and that no words at them explain there.
[[nodiscard]] std::vector<LegendRow> rowsOf(const std::vector<LegendRow>& rows,
                                            const Figure& figure);

/// Rows that occur in the figure, as wide as it and at least so high, in the middle of that room.
[[nodiscard]] Figure legendOf(const std::vector<LegendRow>& rows, const Figure& figure,
                              double height);

}  // namespace sepax
