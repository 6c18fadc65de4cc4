#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// {"0 0", "5 0", "5 3"}: texts of two numbers each as points.
void withPointsOfQuotedPairs(PlainText& plain);
/// - "0,0", - "5,0" and - "5,3" in a line of YAML each as points.
void withPointsOfQuotedItems(PlainText& plain);
/// nodes = ("0 0 LINE", "5 0 LINE", "5 3 LINE") and nodes = ((0,0,l), ...) of a font as points.
void withPointsOfFontNodes(PlainText& plain);
/// footprint: "[[0, 0], [5, 0], [5, 3]]": the list that a text writes is a list.
void withListsOfQuotes(PlainText& plain);

}  // namespace sepax
