#pragma once

#include "app/formats/raw_geometry.h"
#include "app/formats/text/words.h"

#include <array>
#include <cstddef>
#include <set>
#include <string_view>
#include <vector>

/// Calls and keys that make lines of lists, and those that make outlines of them.
namespace sepax {

/// An outline, or what is made of a line.
[[nodiscard]] bool callsOutline(const CallingWords& words);
/// Line strings, centre lines and the like.
[[nodiscard]] bool callsLine(const CallingWords& words);
/// What libraries of triangulation also call a polygon.
[[nodiscard]] bool callsPolyline(const CallingWords& words);
/// Without the words of callsPolyline that look like those of an outline.
[[nodiscard]] bool callsNoOutline(CallingWords words);

/// Numbers that a call makes a line of, as Polyline::new(vec![(0, 0), ...]).
struct LineCall {
  std::size_t line = 0;      ///< where its bracket opens, from 1
  std::size_t lastLine = 0;  ///< where it closes
  std::array<double, 2> first{};
};

/// What the calls of a text make of lists.
struct LineUses {
  std::set<std::string_view> lines;   ///< names of lists that become lines
  std::set<std::string_view> others;  ///< names of lists that are given to calls of outlines
  std::vector<LineCall> calls;
  std::vector<LineCall> rings;  ///< those in a call of an outline, Polygon::new(LineString::new(...
};

/// ST_MakeLine, createLineString, LineString::new and, where `polylines` are lines, Polyline::new
/// and "polyline": {.
[[nodiscard]] LineUses usesOfLines(std::string_view text, bool polylines);
/// L.polygon(...), <Polygon positions={...} and "polygon": {...} stand in the text: then
/// L.polyline(...) makes something else.
[[nodiscard]] bool makesPolygons(std::string_view text);
/// Names that calls of outlines take: board of tessAddContour(t, 2, board, 8, 5). None of a call
/// that takes what is called an outline, beside which other lists are something else.
[[nodiscard]] std::set<std::string_view> namesGivenToOutlines(std::string_view text);
/// It is a list of numbers with one of these names, which then are vertices, whatever the name may
/// mean elsewhere.
[[nodiscard]] bool isGivenToOutline(const RawPolygon& list,
                                    const std::set<std::string_view>& given);
/// The list stands in one of these calls.
[[nodiscard]] bool isInLineCalls(const RawPolygon& list, const std::vector<LineCall>& calls);

}  // namespace sepax
