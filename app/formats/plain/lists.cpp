#include "app/formats/plain/lists.h"

#include "app/formats/plain/appended.h"
#include "app/formats/plain/arrows.h"
#include "app/formats/plain/asked.h"
#include "app/formats/plain/axis_calls.h"
#include "app/formats/plain/axis_groups.h"
#include "app/formats/plain/axis_rows.h"
#include "app/formats/plain/calls.h"
#include "app/formats/plain/casts.h"
#include "app/formats/plain/clipper.h"
#include "app/formats/plain/comments.h"
#include "app/formats/plain/counted_holes.h"
#include "app/formats/plain/counts.h"
#include "app/formats/plain/css.h"
#include "app/formats/plain/debugger_answers.h"
#include "app/formats/plain/debuggers.h"
#include "app/formats/plain/dolfin.h"
#include "app/formats/plain/drawings.h"
#include "app/formats/plain/dxf.h"
#include "app/formats/plain/edge_lines.h"
#include "app/formats/plain/edges.h"
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
#include "app/formats/plain/numbered_axes.h"
#include "app/formats/plain/open_elements.h"
#include "app/formats/plain/osm.h"
#include "app/formats/plain/osm_json.h"
#include "app/formats/plain/padding.h"
#include "app/formats/plain/patches.h"
#include "app/formats/plain/points.h"
#include "app/formats/plain/postscript.h"
#include "app/formats/plain/programs.h"
#include "app/formats/plain/quoted_pairs.h"
#include "app/formats/plain/r.h"
#include "app/formats/plain/selections.h"
#include "app/formats/plain/shown_corners.h"
#include "app/formats/plain/shown_matrices.h"
#include "app/formats/plain/streams.h"
#include "app/formats/plain/survey_tables.h"
#include "app/formats/plain/swmm.h"
#include "app/formats/plain/tables.h"
#include "app/formats/plain/tikz.h"
#include "app/formats/plain/told_holes.h"
#include "app/formats/plain/triangle.h"
#include "app/formats/plain/units.h"
#include "app/formats/plain/url_paths.h"
#include "app/formats/plain/values.h"
#include "app/formats/plain/warning_areas.h"
#include "app/formats/plain/watches.h"
#include "app/formats/plain/windows.h"
#include "app/formats/plain/wkb.h"
#include "app/formats/plain/yaml.h"
#include "app/formats/plain/yaml_axes.h"

#include <string_view>
#include <utility>

namespace sepax {

PlainText withPlainLists(std::string text) {
  PlainText plain{std::move(text), {}};
  withWktOfWkb(plain);
  withPathsOfAddresses(plain);
  withoutUnits(plain);
  withMasksOfYaml(plain);
  withAxesOfYaml(plain);
  withShownMatrices(plain);
  withAreasOfWarnings(plain);
  withZonesOfInav(plain);
  withLoopsOfPlotters(plain);
  withoutShownCorners(plain);
  withoutSelectedPoints(plain);
  withPointsOfQuotedPairs(plain);
  withListsOfQuotes(plain);
  withCellsOfAxes(plain);
  withGroupsOfAnswers(plain);
  withoutPadding(plain);
  withPointsOfWatches(plain);
  withPointsOfDebuggers(plain);
  withPointsOfLisp(plain);
  withoutDataOfClipper(plain);
  withHolesOfHeadings(plain);
  withHolesOfCounts(plain);
  withHolesOfStreams(plain);
  withNamesOfHoles(plain);
  withSetAngles(plain);
  withPlainCasts(plain);
  withPosesOfEngines(plain);
  withPointsOfGameMaker(plain);
  withPointsOfAxisGroups(plain);
  withoutMarks(plain);
  withHolesOfWindows(plain);
  withResultsInComments(plain);
  withLongitudesFirst(plain);
  withHolesOfMaps(plain);
  withToldHoles(plain);
  withRegionsOfGerber(plain);
  withRingsOfEdgeLines(plain);
  withChainsOfArrows(plain);
  withRingsOfTriangle(plain);
  withLoopsOfGmsh(plain);
  withPrismsOfMeep(plain);
  withoutPointsInSpace(plain);
  withoutAskedPoints(plain);
  withCornersOfCalls(plain);
  withPointsOfEdges(plain);
  withoutEndsOfEdges(plain);
  withPolygonsOfLayouts(plain);
  withPlainPoints(plain);
  withMatricesOfPatches(plain);
  withPairsOfEzdxf(plain);
  withPointsOfPrograms(plain);
  withoutOpenPaths(plain);
  withoutNodesOfTikz(plain);
  withPathsOfPostScript(plain);
  withCellsOfDolfin(plain);
  withDxfOfStrings(plain);
  withWaysOfMap(plain);
  withWaysOfJson(plain);
  withoutOpenElements(plain);
  withoutElementsOfTwoCorners(plain);
  withoutOtherElements(plain);
  withoutMapsOfPoints(plain);
  withPolygonsOfLabelMe(plain);
  withPolygonsOfGml(plain);
  withoutTypeCodes(plain);
  withPointsOfColumns(plain);
  withPointsOfMembers(plain);
  withListsOfAppends(plain);
  for (const std::string_view call : {"fill(", "patch(", "from_radec("})
    withPointsOfCall(plain, call);
  withPointsOfPair(plain);
  withPointsOfAxisRows(plain);
  withMatricesOfR(plain);
  withListsOfR(plain);
  withPolygonsOfSwmm(plain);
  withPolygonsOfFrames(plain);
  withCornersOfSurveys(plain);
  withTables(plain);
  withoutRowNumbers(plain);
  withPointsOfYaml(plain);
  withPolygonsOfCss(plain);
  return plain;
}

}  // namespace sepax
