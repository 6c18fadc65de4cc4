#include "app/techniques/contract/query_words.h"
#include "app/techniques/sat/approximation_words.h"
#include "app/techniques/sat/sat.h"

namespace sepax {

namespace {

using namespace query;

Json answerJson(const ApproximateAnswer& answer) {
  return {{"meet", answer.meet},
          {"fault", nameOf(answer.fault)},
          {"tests", answer.tests},
          {"until", answer.until}};
}

Json circlesJson(const CircleApproximation& circles) {
  Json json = answerJson(circles.answer);
  json["a"] = {{"center", toJson(circles.centerA)}, {"radius", circles.radiusA}};
  json["b"] = {{"center", toJson(circles.centerB)}, {"radius", circles.radiusB}};
  json["distance"] = circles.distance;
  return json;
}

Json boxesJson(const BoxApproximation& boxes) {
  Json json = answerJson(boxes.answer);
  json["a"] = Json::array({toJson(boxes.a.min), toJson(boxes.a.max)});
  json["b"] = Json::array({toJson(boxes.b.min), toJson(boxes.b.max)});
  return json;
}

Json pixelsJson(const PixelApproximation& pixels) {
  Json json = answerJson(pixels.answer);
  json["size"] = pixels.size;
  json["a"] = pixels.a.set;
  json["b"] = pixels.b.set;
  json["compared"] = Json::array({pixels.compared.columns, pixels.compared.rows});
  json["common"] = pixels.commonCount;
  json["first"] = nullptr;
  if (pixels.first)
    json["first"] = toJson(Vec2{pixelMiddle(pixels.first->column, pixels.size),
                                pixelMiddle(pixels.first->row, pixels.size)});
  return json;
}

}  // namespace

Json approximationsJson(const Evidence& evidence) {
  if (!evidence.approximations) return nullptr;
  const ApproximationEvidence& found = *evidence.approximations;
  Json json = {{"exact", sepax::nameOf(found.exact)},
               {"circles", circlesJson(found.circles)},
               {"boxes", boxesJson(found.boxes)},
               {"pixels", found.pixels ? pixelsJson(*found.pixels) : Json(nullptr)},
               {"polygons", nullptr}};
  if (!found.pixels) json["pixels_refused"] = refusalText(found);
  if (found.polygons) {
    json["polygons"] = answerJson(found.polygons->answer);
    json["polygons"]["through_parts"] = found.polygons->throughParts;
  }
  return json;
}

}  // namespace sepax
