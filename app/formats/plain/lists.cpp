#include "app/formats/plain/lists.h"

#include "app/formats/plain/annotations.h"
#include "app/formats/plain/answered.h"
#include "app/formats/plain/appended.h"
#include "app/formats/plain/arrows.h"
#include "app/formats/plain/asked.h"
#include "app/formats/plain/at_points.h"
#include "app/formats/plain/axis_calls.h"
#include "app/formats/plain/axis_groups.h"
#include "app/formats/plain/axis_objects.h"
#include "app/formats/plain/axis_rows.h"
#include "app/formats/plain/blocks_of_rows.h"
#include "app/formats/plain/board_lines.h"
#include "app/formats/plain/calls.h"
#include "app/formats/plain/casts.h"
#include "app/formats/plain/cell_lines.h"
#include "app/formats/plain/class_heads.h"
#include "app/formats/plain/clipper.h"
#include "app/formats/plain/comments.h"
#include "app/formats/plain/complex_points.h"
#include "app/formats/plain/conversions.h"
#include "app/formats/plain/counted_holes.h"
#include "app/formats/plain/counts.h"
#include "app/formats/plain/css.h"
#include "app/formats/plain/dashed_pairs.h"
#include "app/formats/plain/debugger_answers.h"
#include "app/formats/plain/debuggers.h"
#include "app/formats/plain/decks.h"
#include "app/formats/plain/dicom.h"
#include "app/formats/plain/dolfin.h"
#include "app/formats/plain/drawings.h"
#include "app/formats/plain/dxf.h"
#include "app/formats/plain/edge_lines.h"
#include "app/formats/plain/edges.h"
#include "app/formats/plain/element_corners.h"
#include "app/formats/plain/elements.h"
#include "app/formats/plain/engine_poses.h"
#include "app/formats/plain/ezdxf.h"
#include "app/formats/plain/frames.h"
#include "app/formats/plain/game_maker.h"
#include "app/formats/plain/geozones.h"
#include "app/formats/plain/gerber.h"
#include "app/formats/plain/gml.h"
#include "app/formats/plain/gmsh.h"
#include "app/formats/plain/headed_rings.h"
#include "app/formats/plain/hole_names.h"
#include "app/formats/plain/hpgl.h"
#include "app/formats/plain/inserts.h"
#include "app/formats/plain/labelme.h"
#include "app/formats/plain/latlng.h"
#include "app/formats/plain/layouts.h"
#include "app/formats/plain/lettered.h"
#include "app/formats/plain/lisp.h"
#include "app/formats/plain/map_rings.h"
#include "app/formats/plain/marks.h"
#include "app/formats/plain/matrices.h"
#include "app/formats/plain/meep.h"
#include "app/formats/plain/members.h"
#include "app/formats/plain/missions.h"
#include "app/formats/plain/motion_tables.h"
#include "app/formats/plain/numbered_axes.h"
#include "app/formats/plain/numbered_calls.h"
#include "app/formats/plain/open_components.h"
#include "app/formats/plain/open_elements.h"
#include "app/formats/plain/osm.h"
#include "app/formats/plain/osm_json.h"
#include "app/formats/plain/padding.h"
#include "app/formats/plain/parted_pairs.h"
#include "app/formats/plain/patches.h"
#include "app/formats/plain/points.h"
#include "app/formats/plain/postscript.h"
#include "app/formats/plain/programs.h"
#include "app/formats/plain/quoted_pairs.h"
#include "app/formats/plain/r.h"
#include "app/formats/plain/r_output.h"
#include "app/formats/plain/ruby_objects.h"
#include "app/formats/plain/selections.h"
#include "app/formats/plain/sheets.h"
#include "app/formats/plain/shown_corners.h"
#include "app/formats/plain/shown_matrices.h"
#include "app/formats/plain/stencils.h"
#include "app/formats/plain/step_entities.h"
#include "app/formats/plain/streams.h"
#include "app/formats/plain/subtitles.h"
#include "app/formats/plain/survey_tables.h"
#include "app/formats/plain/swmm.h"
#include "app/formats/plain/tables.h"
#include "app/formats/plain/tangents.h"
#include "app/formats/plain/tikz.h"
#include "app/formats/plain/told_holes.h"
#include "app/formats/plain/topologies.h"
#include "app/formats/plain/triangle.h"
#include "app/formats/plain/units.h"
#include "app/formats/plain/url_paths.h"
#include "app/formats/plain/values.h"
#include "app/formats/plain/warning_areas.h"
#include "app/formats/plain/watches.h"
#include "app/formats/plain/windows.h"
#include "app/formats/plain/wkb.h"
#include "app/formats/plain/xdot.h"
#include "app/formats/plain/yaml.h"
#include "app/formats/plain/yaml_axes.h"

#include <array>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

/// fill([0, 4, 4], [0, 0, 3]) and its kin.
void withPointsOfPlots(PlainText& plain) {
  for (const std::string_view call : {"fill(", "patch(", "from_radec("})
    withPointsOfCall(plain, call);
}

/// In this order: a rule reads what those before it have written, so that the special ones stand
/// before those that take what any list may be.
constexpr std::array kRewritings{
    // What is encoded, or has signs of its own around each number.
    withWktOfWkb,
    withPathsOfAddresses,
    withPolygonsOfYaml,
    withoutUnits,
    // Notations that say themselves what they are, and of which later rules would take a part.
    withPolygonsOfTopology,
    withLoopsOfStep,
    withoutTablesOfDecks,
    withoutMarginsOfSheets,
    withSlotsOfR,
    withCallsOfRuby,
    withPointsOfSmalltalk,
    withBlocksOfRows,
    withContoursOfDicom,
    withMasksOfYaml,
    withAxesOfYaml,
    withShownMatrices,
    withAreasOfWarnings,
    withZonesOfInav,
    withFencesOfMissions,
    withLoopsOfPlotters,
    withPathsOfTangents,
    withDrawingsOfSubtitles,
    withPathsOfStencils,
    withPolygonsOfAnnotations,
    withPolygonsOfXdot,
    withPointsOfDashes,
    withoutShownCorners,
    withoutSelectedPoints,
    withoutTimedPoints,
    // What printers, debuggers and logs put around points.
    withoutAnsweredPoints,
    withPointsOfFontNodes,
    withPointsOfQuotedPairs,
    withPointsOfQuotedItems,
    withListsOfQuotes,
    withCellsOfAxes,
    withListsOfAxisObjects,
    withGroupsOfAnswers,
    withoutPadding,
    withoutAbsentValues,
    withPointsOfWatches,
    withPointsOfDebuggers,
    withRingsOfBoardLines,
    withPointsOfLisp,
    // Which lists are holes, and where bodies stand.
    withoutDataOfClipper,
    withHolesOfHeadings,
    withHolesOfCounts,
    withHolesOfStreams,
    withNamesOfHoles,
    withSetAngles,
    withoutBaseTypes,
    withoutQuestionsOfCalls,
    withPlainCasts,
    withNumbersOfConversions,
    withPointsOfComplex,
    withPosesOfEngines,
    withPointsOfGameMaker,
    withPointsOfNumberedCalls,
    withPointsOfAxisGroups,
    // Marks and comments around lists; latitudes before longitudes.
    withoutMarks,
    withHolesOfWindows,
    withResultsInComments,
    withLongitudesFirst,
    withHolesOfMaps,
    withToldHoles,
    // Outlines told by edges, chains and loops of indices, and points that bound nothing.
    withRegionsOfGerber,
    withRingsOfEdgeLines,
    withChainsOfArrows,
    withRingsOfTriangle,
    withLoopsOfGmsh,
    withPrismsOfMeep,
    withoutPointsInSpace,
    withPointsOfLetteredAxes,
    withoutAskedPoints,
    withCornersOfCalls,
    withPointsOfEdges,
    withoutEndsOfEdges,
    // Points of programs and drawings.
    withPolygonsOfLayouts,
    withPlainPoints,
    withMatricesOfPatches,
    withPairsOfEzdxf,
    withPointsOfPrograms,
    withoutOpenPaths,
    withPlainPaths,
    withPathsOfPgf,
    withPathsOfPostScript,
    withCellsOfDolfin,
    // Maps and elements of markup.
    withDxfOfStrings,
    withHeadsOfPolylines,
    withWaysOfMap,
    withWaysOfJson,
    withoutOpenElements,
    withoutOpenComponents,
    withoutLinesOfGodot,
    withoutElementsOfTwoCorners,
    withPolygonsOfLabelMe,
    withCornersOfElements,
    withPairsOfElements,
    withNumbersOfElements,
    withoutOtherElements,
    withoutMapsOfPoints,
    withPolygonsOfGml,
    // Columns, members and appends, whose points are known by their places alone.
    withoutTypeCodes,
    withPointsOfColumns,
    withPointsOfMembers,
    withListsOfAppends,
    withPointsOfPlots,
    // Rows of numbers: tables last, for they take whatever is left.
    withPointsOfPair,
    withPointsOfAxisRows,
    withPointsOfAxisLines,
    withPointsOfCellLines,
    withPairsOfLines,
    withMatricesOfR,
    withListsOfR,
    withPointsOfInserts,
    withPolygonsOfSwmm,
    withPolygonsOfFrames,
    withCornersOfSurveys,
    withTables,
    withoutRowNumbers,
    withPointsOfYaml,
    withPolygonsOfCss,
    withPropertiesOfCss,
};

}  // namespace

PlainText withPlainLists(std::string text) {
  PlainText plain{std::move(text), {}};
  for (const auto rewrite : kRewritings) rewrite(plain);
  return plain;
}

}  // namespace sepax
