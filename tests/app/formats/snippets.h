#pragma once

#include <string>
#include <vector>

/// Texts as people paste them, for the tests of app/formats.
namespace sepax::testing {

struct GeometrySnippet {
  std::string text;
  std::string format;
  std::string readings;  ///< the ids of all of them, likeliest first
  std::string polygons;  ///< of the first: "hull: 0,0 2,0 1,2 | wall: 5,5 6,5 6,6"
  std::string notes;     ///< of the first, with "; " between them
};

struct MalformedSnippet {
  std::string text;
  std::string error;
};

[[nodiscard]] const std::vector<GeometrySnippet>& geometrySnippets();
[[nodiscard]] const std::vector<MalformedSnippet>& malformedSnippets();

/// What programs print: logs, debuggers, tables, drawings. Nothing of it is passed over in silence.
[[nodiscard]] const std::vector<GeometrySnippet>& printedSnippets();
[[nodiscard]] const std::vector<MalformedSnippet>& printedErrors();

/// Files of game engines and editors, which place their polygons.
[[nodiscard]] const std::vector<GeometrySnippet>& engineSnippets();
[[nodiscard]] const std::vector<MalformedSnippet>& engineErrors();

/// Texts as they stand in reports of bugs: prose, quotes, logs and cut ends around the polygons.
struct ReportedSnippet {
  std::string text;
  std::string polygons;  ///< as above
  std::string notes;
};
[[nodiscard]] const std::vector<ReportedSnippet>& reportedSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& moreReportedSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& otherReportedSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& postedSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& dumpedSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& codedSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& listedSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& notedSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& furtherReportedSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& calledSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& programmedSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& toldSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& steppedSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& placedSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& taggedSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& ringSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& namedSnippets();
[[nodiscard]] const std::vector<ReportedSnippet>& documentSnippets();
/// Outlines that the text calls so, or that it gives alone.
[[nodiscard]] const std::vector<ReportedSnippet>& calledOutlines();
/// Outlines in sheets, registers and texts that look like those of other things.
[[nodiscard]] const std::vector<ReportedSnippet>& otherOutlines();
/// Code and files of engines that say where their polygons stand.
[[nodiscard]] const std::vector<ReportedSnippet>& posedSnippets();
/// What has numbers, and no polygon or none that may be read.
[[nodiscard]] const std::vector<MalformedSnippet>& textsWithoutPolygons();
[[nodiscard]] const std::vector<MalformedSnippet>& moreTextsWithoutPolygons();
[[nodiscard]] const std::vector<MalformedSnippet>& otherUsesOfPoints();
[[nodiscard]] const std::vector<MalformedSnippet>& otherCallings();
[[nodiscard]] const std::vector<MalformedSnippet>& otherPlaces();
[[nodiscard]] const std::vector<MalformedSnippet>& ringsWithHoles();
[[nodiscard]] const std::vector<MalformedSnippet>& uncalledLists();
[[nodiscard]] const std::vector<MalformedSnippet>& documentsWithoutPolygons();
[[nodiscard]] const std::vector<MalformedSnippet>& pointsOfOtherThings();

}  // namespace sepax::testing
