#pragma once

#include "app/figure/camera.h"
#include "app/techniques/contract/technique.h"

#include <optional>

/// Maps over all positions of A: which one a view asks for. Who answers it, at once or beside the
/// window, puts it into the evidence.
namespace sepax {

/// How fine a map is.
struct MapFineness {
  double cell = 4.5;     ///< the least side of a cell, logical pixels
  double most = 45'000;  ///< cells; beyond, they are larger
};
inline constexpr MapFineness kOnScreenMap{};
/// Where faults, which are drawn as cells, are small, and nobody waits for the next frame.
inline constexpr MapFineness kStillFaultMap{2, 180'000};
/// On a page all is drawn smaller.
inline constexpr MapFineness kPrintedMap{1.5, 45'000};

/// Positions of A that fill what the camera shows when the middle of A is drawn at each, a few
/// logical pixels apart, on a grid of a power of two, and so on places that people choose.
/// Without a position where the camera is so near that doubles cannot tell them apart.
[[nodiscard]] MapGrid mapGridOf(const Camera& camera, Vec2 middle,
                                MapFineness fineness = kOnScreenMap);

/// A and B of a map, of a scene of two convex polygons; absent with the reason, one sentence, under
/// evidence.skipped["map"] else.
[[nodiscard]] std::optional<MapSubject> mapSubjectOf(const Scene& scene, Evidence& evidence);

/// The map that the view asks for; absent = none.
[[nodiscard]] std::optional<MapRequest> mapRequested(TechniqueTable techniques,
                                                     const Evidence& evidence,
                                                     const ViewState& view);

/// The picture of the view is a map: bodies stand on it as outlines.
[[nodiscard]] bool isMap(const Technique* technique, const Evidence& evidence,
                         const ViewState& view);

/// The map in the evidence where it is of the pair as it stands; null else.
[[nodiscard]] const PositionMap* shownMap(const Evidence& evidence);

/// The cell whose area holds this place of A's middle, world units; absent beside the map.
struct MapPlace {
  int column = 0;
  int row = 0;
};
[[nodiscard]] std::optional<MapPlace> mapPlaceAt(const PositionMap& map, Vec2 world);

}  // namespace sepax
