#include "app/tools/framing.h"

#include "app/techniques/contract/clear_camera.h"
#include "app/techniques/contract/showing.h"
#include "app/view/handles.h"
#include "app/view/scene_to_write.h"
#include "core/exact/transform.h"

#include <algorithm>
#include <utility>

namespace sepax {
namespace {

/// Room for rulers around framed bodies, as a part of the shorter side.
constexpr double kMargin = 0.16;

/// What stands nearer to the border than this is not well in sight, logical pixels.
constexpr double kEdge = 2 * kHandleRadius;

struct Extent {
  bool empty = true;
  Vec2 min;
  Vec2 max;

  void add(Vec2 p) {
    min = empty ? p : Vec2{std::min(min.x, p.x), std::min(min.y, p.y)};
    max = empty ? p : Vec2{std::max(max.x, p.x), std::max(max.y, p.y)};
    empty = false;
  }
  void add(const Body& body) {
    for (const Vec2 p : posed(body.vertices, body.position, body.angle)) add(p);
  }
  /// A tile map, as a scene or its evidence has it.
  template <typename Map>
  void addTiles(const Map& map) {
    add(Vec2{});
    add(Vec2{static_cast<double>(map.columns * map.size),
             -static_cast<double>(map.rows * map.size)});
  }
};

/// All bodies that are not hidden and the tile map.
Extent everything(const Scene& scene, std::span<const std::string> hidden) {
  Extent box;
  for (const Body& body : scene.bodies) {
    if (std::ranges::find(hidden, body.name) == hidden.end()) box.add(body);
  }
  if (scene.tiles) box.addTiles(*scene.tiles);
  return box;
}

/// The move, world units, that brings an interval into another one; the nearer ends meet.
double moveInto(double low, double high, double least, double most) {
  if (low < least) return low - least;
  if (high > most) return high - most;
  return 0;
}

/// The same zoom, moved as little as shows the box with a margin, logical pixels.
Camera pannedTo(const Extent& box, Camera camera, double margin) {
  const Vec2 half{(camera.width / 2 - margin) / camera.zoom,
                  (camera.height / 2 - margin) / camera.zoom};
  const Vec2 least = camera.center - half;
  const Vec2 most = camera.center + half;
  camera.center += Vec2{moveInto(box.min.x, box.max.x, least.x, most.x),
                        moveInto(box.min.y, box.max.y, least.y, most.y)};
  return camera;
}

/// All that is placed by the scene itself, with room for what is added to it.
Camera cameraOnBodies(const Evidence& evidence, double width, double height, bool withMotion,
                      std::span<const std::string> hidden) {
  Extent box;
  for (const BodyShape& body : evidence.bodies) {
    if (std::ranges::find(hidden, body.name) != hidden.end()) continue;
    for (const Vec2 vertex : body.vertices) {
      box.add(vertex);
      if (withMotion) box.add(vertex + body.velocity);
    }
  }
  if (evidence.tiles) box.addTiles(*evidence.tiles);
  if (evidence.ray) {
    box.add(worldOfPixels(evidence.ray->from));
    box.add(worldOfPixels(evidence.ray->to));
  }
  if (box.empty) return {{}, View{}.zoom, width, height};
  return framing(box.min, box.max, width, height, kMargin * std::min(width, height));
}

/// How a scene is shown as it opens, from the camera that it asks for.
ViewState askedFor(TechniqueTable techniques, const Scene& scene, const Camera& camera,
                   Wording wording) {
  ViewState view;
  view.technique = scene.technique;
  view.wording = wording;
  view = shownAs(techniques, scene, std::move(view));
  view.camera = camera;
  return view;
}

Camera wishedCamera(const View& wish, double width, double height) {
  const double zoom = std::clamp(wish.zoom * enlargementAt(width, height), kMinZoom, kMaxZoom);
  return {wish.center, zoom, width, height};
}

}  // namespace

Camera cameraOnAll(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  const bool withMotion = handlesOf(techniques, view.technique).velocities;
  ViewState framed = view;
  framed.camera =
      cameraOnBodies(evidence, view.camera.width, view.camera.height, withMotion, view.hidden);
  return framedCamera(techniques, evidence, framed);
}

bool inSight(const Body& body, const Camera& camera, double margin) {
  return std::ranges::all_of(posed(body.vertices, body.position, body.angle), [&](Vec2 world) {
    const Vec2 at = camera.toScreen(world);
    return at.x >= margin && at.y >= margin && at.x <= camera.width - margin &&
           at.y <= camera.height - margin;
  });
}

Camera cameraShowing(const Scene& scene, std::span<const int> bodies, const Camera& camera,
                     std::span<const std::string> hidden) {
  if (std::ranges::all_of(bodies, [&](int i) { return inSight(bodyOf(scene, i), camera, kEdge); }))
    return camera;
  Extent wanted;
  for (const int index : bodies) wanted.add(bodyOf(scene, index));
  const double margin = kMargin * std::min(camera.width, camera.height);
  const Camera panned = pannedTo(wanted, camera, margin);
  const bool allFit = std::ranges::all_of(
      bodies, [&](int i) { return inSight(bodyOf(scene, i), panned, margin / 2); });
  const bool noneLost = std::ranges::all_of(scene.bodies, [&](const Body& body) {
    return !inSight(body, camera) || inSight(body, panned, kEdge) ||
           std::ranges::find(hidden, body.name) != hidden.end();
  });
  if (allFit && noneLost) return panned;
  return framing(everything(scene, hidden).min, everything(scene, hidden).max, camera.width,
                 camera.height, margin);
}

Camera cameraFollowing(const Body& before, const Body& body, const Camera& camera) {
  Extent box;
  box.add(body);
  const Camera wanted = pannedTo(box, camera, kMargin * std::min(camera.width, camera.height));
  const Vec2 way = body.position - before.position;
  const Vec2 move = wanted.center - camera.center;
  const auto along = [](double wish, double driven) {
    return driven > 0 ? std::clamp(wish, 0.0, driven) : std::clamp(wish, driven, 0.0);
  };
  Camera followed = camera;
  followed.center += Vec2{along(move.x, way.x), along(move.y, way.y)};
  return pannedTo(box, followed, kEdge);
}

Camera openingCamera(TechniqueTable techniques, const Scene& scene, const Evidence& evidence,
                     double width, double height, Wording wording) {
  const Camera canvas{{}, View{}.zoom, width, height};
  if (!scene.view)
    return cameraOnAll(techniques, evidence, askedFor(techniques, scene, canvas, wording));
  // Who has chosen a place with something under the words shall have it.
  const Camera chosen = wishedCamera(*scene.view, kCanvasWidth, kCanvasHeight);
  const Camera wished = wishedCamera(*scene.view, width, height);
  const ViewState asked = askedFor(techniques, scene, wished, wording);
  // On a page nobody can pan: what a place leaves under the words is lost.
  return wording.paper ? clearCamera(techniques, evidence, asked)
                       : stillClear(techniques, evidence, asked, chosen);
}

Camera openingPictureCamera(TechniqueTable techniques, const Scene& scene, const Evidence& evidence,
                            double width, double height, Wording wording) {
  if (scene.view) return openingCamera(techniques, scene, evidence, width, height, wording);
  const Camera whole{{}, View{}.zoom, width, height};
  const ViewState asked = askedFor(techniques, scene, whole, wording);
  const Vec2 share = canvasShare(techniques, evidence, asked);
  const Camera bodies = openingCamera(techniques, scene, evidence, share.x * width,
                                      share.y * height, canvasWording(techniques, evidence, asked));
  return {bodies.center, bodies.zoom / std::min(share.x, share.y), width, height};
}

}  // namespace sepax
