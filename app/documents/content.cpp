#include "app/documents/content.h"

#include "app/codecs/embedded_scene.h"
#include "app/codecs/scene_link.h"

#include <utility>

namespace sepax {

namespace {

Content contentOfPicture(EmbeddedScene picture) {
  if (!picture.json) {
    const bool bitmap = picture.kind == PictureKind::png;
    return {bitmap ? ContentKind::bitmap : ContentKind::picture,
            {"scene", {}, {}, std::move(picture.error)}};
  }
  Content content{ContentKind::scenePicture, textOfScene(readScene(*picture.json))};
  GeometryText& read = content.read;
  // The defect of a list that nobody sees in the picture is no finding about it.
  if (!read.scene) read = {"scene", {}, {}, "the scene in this picture is broken: " + read.error};
  return content;
}

Content contentOfLink(std::string_view address) {
  SceneLinkResult link = readSceneLink(address);
  if (!link.link) return {ContentKind::link, {"scene", {}, {}, std::move(link.error)}};
  Content content{ContentKind::link, textOfScene(readScene(link.link->json)), link.link->lesson,
                  link.link->guess};
  GeometryText& read = content.read;
  if (!read.scene) read = {"scene", {}, {}, "the scene in this link is broken: " + read.error};
  return content;
}

}  // namespace

Content contentOf(std::string_view bytes, const ReadChoices& choices) {
  if (EmbeddedScene picture = embeddedScene(bytes); picture.kind != PictureKind::none)
    return contentOfPicture(std::move(picture));
  if (const std::string_view link = sceneLinkIn(bytes); !link.empty()) return contentOfLink(link);
  if (isAddress(bytes)) return contentOfLink(bytes);
  GeometryText read = readGeometry(bytes, choices);
  const ContentKind kind = read.format == "scene" ? ContentKind::scene : ContentKind::text;
  return {kind, std::move(read)};
}

SceneResult sceneOf(Content content) {
  GeometryText& read = content.read;
  const bool foreign = content.kind != ContentKind::scene;
  // Bodies are not asked for: a scene may be a tile map and a ray.
  if (read.scene) return {std::move(read.scene), {}, {}, foreign, {}};
  if (!read.error.empty()) return {{}, std::move(read.error), {}, foreign, read.defect};
  GeometryReading& reading = read.readings.front();
  return {withPolygons({}, reading.polygons), {}, std::move(reading.notes), foreign, {}};
}

}  // namespace sepax
