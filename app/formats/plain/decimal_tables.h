#pragma once

#include <string>

namespace sepax {

/// | 1 | 2,5 | 7,25 | below | Point | X | Y |, and such rows between gaps, have points in place of
/// these commas: each column has one number in a row.
void pointDecimalsOfTables(std::string& text);
/// 2,5;7,25 and 4;7,25 in lines below a sentence, and two such columns with a tab between them,
/// have them as well.
void pointDecimalsOfColumns(std::string& text);

}  // namespace sepax
