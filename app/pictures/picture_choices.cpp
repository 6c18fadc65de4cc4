#include "app/pictures/picture_choices.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sepax {

namespace {

using Json = nlohmann::ordered_json;
using Area = PictureChoices::Area;

constexpr double kMillimetresPerInch = 25.4;

constexpr std::array<PicturePreset, 6> kPresets{{
    {"screen", "As on screen", {}},
    {"hd", "1280 × 720", {1280, 720}},
    {"fullhd", "1920 × 1080", {1920, 1080}},
    {"4k", "3840 × 2160", {3840, 2160}},
    {"8k", "7680 × 4320", {7680, 4320}},
    {"free", "Free", {}},
}};

// Names of what is kept as a word.
constexpr std::array<std::string_view, 3> kAreas{"canvas", "window", "crop"};
constexpr std::string_view kAnyAnimation = "automatic";

template <std::size_t count>
std::size_t placeOf(const std::array<std::string_view, count>& names, std::string_view name,
                    std::size_t otherwise) {
  for (std::size_t i = 0; i < count; ++i)
    if (names[i] == name) return i;
  return otherwise;
}

struct Flag {
  std::string_view name;
  bool PictureRequest::*member;
};
constexpr std::array<Flag, 4> kFlags{{{"transparent", &PictureRequest::transparent},
                                      {"legend", &PictureRequest::legend},
                                      {"caption", &PictureRequest::caption},
                                      {"embedScene", &PictureRequest::embedScene}}};

/// Each takes the value of a member of the object where it has the right kind.
void take(const Json& json, std::string_view name, bool& target) {
  const auto found = json.find(name);
  if (found != json.end() && found->is_boolean()) target = found->get<bool>();
}
void take(const Json& json, std::string_view name, double& target) {
  const auto found = json.find(name);
  if (found != json.end() && found->is_number()) target = found->get<double>();
}
void take(const Json& json, std::string_view name, int& target) {
  double number = target;
  take(json, name, number);
  const double most = std::numeric_limits<int>::max();
  if (std::abs(number) < most) target = static_cast<int>(number);
}
void take(const Json& json, std::string_view name, std::string& target) {
  const auto found = json.find(name);
  if (found != json.end() && found->is_string()) target = found->get<std::string>();
}

std::string wordOf(const Json& json, std::string_view name) {
  std::string word;
  take(json, name, word);
  return word;
}

void takeWords(const Json& json, PictureChoices& choices) {
  PictureRequest& picture = choices.picture;
  picture.format = pictureFormatNamed(wordOf(json, "format")).value_or(picture.format);
  choices.area = static_cast<Area>(placeOf(kAreas, wordOf(json, "area"), 0));
  if (choices.area == Area::crop) choices.area = Area::canvas;
  if (ThemeId theme{}; themeFromName(wordOf(json, "theme"), theme)) picture.theme = theme;
  if (const auto kind = animationNamed(wordOf(json, "animation"))) picture.animation = kind;
  const std::string preset = wordOf(json, "preset");
  for (const PicturePreset& row : kPresets)
    if (row.id == preset) choices.preset = preset;
}

int rounded(double pixels) {
  const bool fits = std::abs(pixels) < 1e6;
  return fits ? static_cast<int>(std::lround(pixels)) : std::numeric_limits<int>::max() / 8;
}

/// Sides in whole logical pixels, and the scale nearest to the chosen one that makes these pixels
/// of them: 1280 pixels are not three times a whole number.
void takePixels(PictureRequest& request, PictureSize pixels) {
  request.width = rounded(pixels.width / request.scale);
  request.height = rounded(pixels.height / request.scale);
  if (std::min(request.width, request.height) < 1) return;
  const auto bound = [&](double offset, auto choose) {
    return choose((pixels.width + offset) / request.width,
                  (pixels.height + offset) / request.height);
  };
  const double least = bound(-0.4, [](double x, double y) { return std::max(x, y); });
  const double most = bound(0.4, [](double x, double y) { return std::min(x, y); });
  if (least <= most) request.scale = std::clamp(request.scale, least, most);
}

void takeWindow(PictureRequest& request) {
  const PictureRequest plain;
  request.window = true;
  request.layers = plain.layers;
  request.legend = plain.legend;
  request.caption = plain.caption;
  request.transparent = plain.transparent;
}

}  // namespace

bool carriesScene(PictureFormat format) {
  return format == PictureFormat::png || format == PictureFormat::apng ||
         format == PictureFormat::svg || format == PictureFormat::pdf;
}

std::span<const PicturePreset> picturePresets() { return kPresets; }

double millimetresOf(double pixels, double dotsPerInch) {
  return pixels / dotsPerInch * kMillimetresPerInch;
}

PictureRequest requestFrom(const PictureChoices& choices, PictureSize screen) {
  PictureRequest request = choices.picture;
  request.window = false;
  if (choices.area == Area::window) takeWindow(request);
  if (choices.area != Area::crop) request.crop.reset();
  request.millimetres = 0;
  if (choices.paper) {
    const double perMillimetre = choices.dotsPerInch / kMillimetresPerInch / request.scale;
    request.width = rounded(choices.paperWidth * perMillimetre);
    request.height = rounded(choices.paperHeight * perMillimetre);
    request.millimetres = choices.paperWidth;
    return request;
  }
  for (const PicturePreset& preset : kPresets) {
    if (preset.id != choices.preset || preset.id == "free") continue;
    if (preset.id == "screen") {
      request.width = screen.width;
      request.height = screen.height;
    } else {
      takePixels(request, preset.size);
    }
  }
  return request;
}

std::string writeChoices(const PictureChoices& choices) {
  const PictureRequest& picture = choices.picture;
  Json json;
  json["area"] = kAreas[choices.area == Area::window ? 1 : 0];
  json["format"] = rowOf(picture.format).id;
  json["preset"] = choices.preset;
  json["width"] = picture.width;
  json["height"] = picture.height;
  json["paper"] = choices.paper;
  json["paperWidth"] = choices.paperWidth;
  json["paperHeight"] = choices.paperHeight;
  json["dotsPerInch"] = choices.dotsPerInch;
  json["scale"] = picture.scale;
  json["theme"] = nameOf(picture.theme);
  for (const Flag& flag : kFlags) json[std::string(flag.name)] = picture.*flag.member;
  for (const PictureLayerName& layer : kPictureLayers) {
    json[std::string(layer.name)] = picture.layers.*layer.layer;
  }
  json["animation"] = picture.animation ? nameOf(*picture.animation) : kAnyAnimation;
  json["frames"] = picture.frames;
  json["seconds"] = picture.seconds;
  json["folder"] = choices.folder;
  json["stem"] = choices.stem;
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

PictureChoices readChoices(std::string_view text) {
  PictureChoices choices;
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return choices;
  PictureRequest& picture = choices.picture;
  takeWords(json, choices);
  take(json, "width", picture.width);
  take(json, "height", picture.height);
  take(json, "paper", choices.paper);
  take(json, "paperWidth", choices.paperWidth);
  take(json, "paperHeight", choices.paperHeight);
  take(json, "dotsPerInch", choices.dotsPerInch);
  take(json, "scale", picture.scale);
  for (const Flag& flag : kFlags) take(json, flag.name, picture.*flag.member);
  for (const PictureLayerName& layer : kPictureLayers)
    take(json, layer.name, picture.layers.*layer.layer);
  take(json, "frames", picture.frames);
  take(json, "seconds", picture.seconds);
  take(json, "folder", choices.folder);
  take(json, "stem", choices.stem);
  return choices;
}

}  // namespace sepax
