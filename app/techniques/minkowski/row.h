#pragma once

#include "app/techniques/contract/needs.h"
#include "app/techniques/contract/side_picture.h"
#include "app/techniques/contract/technique.h"
#include "app/techniques/minkowski/minkowski.h"
#include "app/techniques/minkowski/options.h"

#include <array>

/// What the row of this technique in app/techniques/table.cpp is made of.
namespace sepax {

[[nodiscard]] std::string minkowskiCounters(const Evidence& evidence, const ViewState& view);
[[nodiscard]] std::string_view minkowskiHint(const ViewState& view);
[[nodiscard]] bool minkowskiPlays(const Scene& scene, const Evidence& evidence,
                                  const ViewState& view);
[[nodiscard]] std::optional<double> minkowskiHold(const Evidence& evidence);
[[nodiscard]] std::optional<LaterPose> minkowskiPose(const Evidence& evidence,
                                                     const ViewState& view, int body);

/// A polygon around the origin.
inline constexpr Vec2 kMinkowskiOutline[] = {{6, 7},   {13, 2}, {25, 4}, {29, 11},
                                             {22, 18}, {9, 17}, {6, 7}};
inline constexpr Vec2 kMinkowskiOrigin[] = {{17, 10}};
inline constexpr std::array kMinkowskiIcon{
    IconPart{IconPart::Kind::line, kMinkowskiOutline},
    IconPart{IconPart::Kind::dot, kMinkowskiOrigin, 2.4},
};

inline constexpr SidePicture kMinkowskiSide{.has = hasDifference,
                                            .heading = addDifferenceTitle,
                                            .paint = paintDifference,
                                            .extent = differenceExtent,
                                            .closeUp = differenceCloseUp,
                                            .pick = pickDifference,
                                            .grip = gripDifference};

inline constexpr std::array kMinkowskiModes{
    OptionChoice{int(MinkowskiMode::edges), "edges", "Edge by edge",
                 "All edges of both by their angles, put end to end."},
    OptionChoice{int(MinkowskiMode::gjk), "gjk", "GJK",
                 "Searches the point nearest to the origin by support points alone."},
    OptionChoice{int(MinkowskiMode::epa), "epa", "EPA",
                 "After an overlap: searches the nearest edge, which is the push."},
    OptionChoice{int(MinkowskiMode::moving), "moving", "Moving",
                 "The ray from the origin against the relative velocity: first contact."},
};

inline constexpr std::array kMinkowskiOptions{
    declared(kMinkowskiMode, {.label = "Edges, GJK, EPA, moving",
                              .hint = "What goes on in the difference.",
                              .key = "J",
                              .choices = kMinkowskiModes}),
};

inline constexpr std::array kMinkowskiGestures{
    Gesture{"Drag the difference", "A moves the same way"},
    Gesture{"Drag the origin", "A moves the opposite way"}};

inline constexpr std::array kMinkowskiNeeds{kNeedsPair};

inline constexpr std::array kMinkowskiSections{
    QuerySection{.name = "minkowski", .json = minkowskiJson}};

}  // namespace sepax
