#pragma once

#include "core/evidence/approximations.h"
#include "core/evidence/broad_phase.h"
#include "core/evidence/concave.h"
#include "core/evidence/inside.h"
#include "core/evidence/minkowski.h"
#include "core/evidence/minkowski_pieces.h"
#include "core/evidence/motion.h"
#include "core/evidence/point_ways.h"
#include "core/evidence/position_map.h"
#include "core/evidence/published_cozic.h"
#include "core/evidence/published_crossing.h"
#include "core/evidence/published_drake.h"
#include "core/evidence/published_gpwiki.h"
#include "core/evidence/published_rays.h"
#include "core/evidence/published_slide.h"
#include "core/evidence/ray.h"
#include "core/evidence/rounded_contact.h"
#include "core/evidence/sat.h"
#include "core/evidence/slide.h"
#include "core/evidence/swept_edges.h"
#include "core/evidence/terms.h"
#include "core/exact/vec2.h"
#include "core/polygon/defect.h"
#include "core/polygon/form.h"
#include "core/polygon/parts.h"
#include "core/polygon/polygon.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Evidence: what a query found and how. The only part of core that painters, panels, steps and
/// exporters may read. Every index refers to the caller's vertex list; edge i runs from vertex i to
/// vertex i + 1. Lengths are world units, times are steps, normals are unit vectors.
namespace sepax {

/// Published and exact answer differ in the way of one pitfall.
struct Disagreement {
  std::string id;
  std::string why;             ///< both answers on this scene, one sentence
  std::string technique = {};  ///< in which it shows
  std::string title = {};
  std::string explanation = {};  ///< why the published text is wrong, two sentences
  std::string fix = {};          ///< one sentence
};

/// A place of a body where something is wrong or worth knowing.
struct DefectMark {
  Vec2 place;  ///< world units
  DefectKind kind = DefectKind::nonFinite;
  std::string label;   ///< a few words for the picture; empty = another mark says it
  bool error = false;  ///< the list is no polygon because of it; else a note
};

/// A body as it stands in the world.
struct BodyShape {
  std::string name;
  std::vector<Vec2> vertices;    ///< world coordinates, caller's order
  Form form;                     ///< what they are: a polygon, parts, a segment, a point
  std::vector<EdgeState> edges;  ///< of a body of parts, by vertex: how it looks from other parts
  Vec2 position;
  double angle = 0;  ///< degrees
  Vec2 velocity;
  bool moves = false;  ///< the velocity is not zero
  double spin = 0;     ///< degrees per step
  bool valid = false;  ///< every outline is a polygon in the sense of DEFINITIONS 1; a thin body is
  std::shared_ptr<const Polygon> polygon;  ///< of a single outline that is valid: counterclockwise;
                                           ///< all queries share it
  std::shared_ptr<const std::vector<Polygon>> parts;  ///< of a body of parts that is valid
  std::shared_ptr<const Polygon> thin;  ///< of a point or a segment (core/polygon/thin.h)
  bool convex = false;
  bool clockwise = false;         ///< as listed
  Vec2 centroid;                  ///< of the area; vertex average when the polygon is not valid
  std::string problem;            ///< one sentence when not valid, e.g. "edges 0 and 2 cross"
  std::vector<DefectMark> marks;  ///< where the defects are
};

/// How a body stands at a later time of its motion.
struct LaterPose {
  Vec2 position;
  double turn = 0;  ///< degrees since the start
};

/// Everything known about a scene. A technique fills its own part; what cannot be computed is
/// absent and named under `skipped`.
struct Evidence {
  // Defined in one file: they copy and move all parts, and most files are about few of them.
  Evidence();
  Evidence(const Evidence&);
  Evidence(Evidence&&) noexcept;
  Evidence& operator=(const Evidence&);
  Evidence& operator=(Evidence&&) noexcept;
  ~Evidence();

  std::vector<BodyShape> bodies;
  int a = -1;  ///< index of A in bodies, -1 when there is none
  int b = -1;
  std::optional<SatEvidence> sat;
  std::optional<SatWork> satWork;                       ///< with the savings that are switched on
  std::optional<SatWork> plainSatWork;                  ///< without any
  std::optional<ApproximationEvidence> approximations;  ///< of bodies of every kind
  std::vector<PairAnswer> pairs;         ///< every two valid bodies, where there are more than two
  std::optional<MapSubject> mapSubject;  ///< where a map over all positions of A is asked for
  std::vector<Vec2> mapBorder;  ///< around all places of A's middle at which it meets B, rounded
  std::vector<MapRegion> mapRegions;       ///< within it, of a map of pushes
  std::shared_ptr<const PositionMap> map;  ///< of it, once there is one
  std::optional<SatAxis> freeAxis;         ///< the axis turned by hand, when one is asked for
  /// What A and B share before they move, in convex pieces, rounded; of motion and edges.
  std::vector<std::vector<Vec2>> sharedAtStart;
  std::optional<MotionEvidence> motion;
  std::optional<SlideEvidence> slide;  ///< of A by its velocity among the others, when asked for
  std::optional<SweptEdgesEvidence> edges;
  std::optional<EdgePairEvidence> edgePair;  ///< the pair that is asked for, else the first hit
  std::optional<BroadPhaseEvidence> broadPhase;
  std::optional<InsideEvidence> inside;
  std::optional<PointWays> insideWays;  ///< where A moves past B and neither turns
  /// When bodies that turn first meet in the step, as far as looking often tells.
  std::optional<double> insideMeeting;
  std::optional<Vec2> insideMeetingPoint;  ///< that both then hold, world units
  std::optional<LaterPose> laterA;  ///< where the inside test sees A, unless that is its start
  std::optional<LaterPose> laterB;
  std::optional<ConcaveEvidence> concave;
  std::optional<MinkowskiEvidence> minkowski;      ///< of two convex or thin bodies
  std::optional<MinkowskiPieces> minkowskiPieces;  ///< in its place where one of them is concave
  std::optional<RayEvidence> ray;
  std::optional<RayWalks> rayWalks;
  std::optional<TilePicture> tiles;
  std::optional<PublishedSat> publishedSat;       ///< with the velocities
  std::optional<MoveComparison> publishedMove;    ///< of publishedSat with motion
  std::optional<PublishedSlide> publishedSlide;   ///< of slide
  std::optional<PublishedSat> publishedRest;      ///< of the polygons at rest
  std::optional<PublishedSat> publishedZeroAxis;  ///< the same where an edge has no length
  std::optional<PublishedSat> publishedSingle;    ///< the same where floats change yes or no
  std::optional<PublishedPrediction> publishedPrediction;
  std::optional<PublishedSides> publishedSides;
  std::optional<PublishedSkipping> publishedSkipping;  ///< of two convex polygons
  std::optional<PublishedSwept> publishedSwept;
  std::optional<RecipeComparison> recipe;  ///< of publishedSwept with edges
  std::optional<RecipePair> recipePair;    ///< of publishedSwept, the pair that is told
  std::optional<PublishedVertexTest> publishedVertices;
  std::optional<PublishedVertexFrames> publishedVertexFrames;  ///< where A or B moves or turns
  std::optional<PublishedEdgeLoop> publishedEdges;             ///< of few sides
  std::optional<PublishedCrossing> publishedCrossing;
  std::optional<PublishedCrossing> publishedCrossingMeant;  ///< the counter reset, without casts
  std::optional<PublishedCrossing> publishedCrossingTyped;  ///< with one line as typed, or both
  bool typedAsked = false;  ///< an option asks for that: what errs in it is accused
  std::optional<PublishedCrossing> publishedCrossingDoubles;  ///< as meant, in doubles
  std::optional<PublishedRound> publishedRound;               ///< A against every other body
  std::optional<PublishedFrames> publishedFrames;             ///< where A or B moves or turns
  std::optional<PublishedRay> publishedRay;
  std::optional<RoundedContact> rounded;       ///< what the answers say hangs on rounding
  std::map<std::string, std::string> skipped;  ///< section -> reason
  std::vector<Disagreement> disagreements;
};

}  // namespace sepax
