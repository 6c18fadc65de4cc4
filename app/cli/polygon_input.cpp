#include "app/cli/polygon_input.h"

#include "app/cli/outputs.h"
#include "app/cli/streams.h"
#include "app/formats/flipped.h"
#include "app/formats/writing/names.h"
#include "app/scene/json_path.h"
#include "app/scene/near_words.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

PolygonInput refusal(std::string error) { return {{}, {}, false, std::move(error)}; }

/// "bridge, outline or bodies"
template <class Value, std::size_t Size>
std::string idsOf(const std::array<ChoiceRow<Value>, Size>& rows) {
  std::string ids(rows.front().id);
  for (std::size_t i = 1; i < Size; ++i)
    ids.append(i + 1 < Size ? ", " : " or ").append(rows[i].id);
  return ids;
}

/// The value of the word, absent where there is none; a word that is none of them is a problem.
template <class Value, std::size_t Size>
std::optional<Value> typed(std::string_view option, const std::string& word,
                           const std::array<ChoiceRow<Value>, Size>& rows, std::string& problem) {
  const auto row = std::ranges::find(rows, word, &ChoiceRow<Value>::id);
  if (row != rows.end()) return row->value;
  if (!word.empty() && problem.empty())
    problem = fmt::format("{}: {} is unknown; choose {}", option, inQuotes(word), idsOf(rows));
  return std::nullopt;
}

/// What a scene says of itself already.
std::string problemOfScene(const ReadingOptions& options) {
  if (options.yDown) return "--y-down: in a scene y points up; leave it out";
  if (options.triples) return "--triples: the vertices of a scene are pairs x, y; leave it out";
  return {};
}

/// The reading that was asked for, else the likeliest one; null when the text cannot be read so.
const GeometryReading* readingOf(const GeometryText& text, const ReadingOptions& options) {
  if (!options.pairs && !options.triples) return &text.readings.front();
  const auto found = std::ranges::find_if(text.readings, [&](const GeometryReading& reading) {
    return options.triples ? reading.id == "triples"
                           : reading.id == "pairs" || reading.id == "flat";
  });
  return found == text.readings.end() ? nullptr : &*found;
}

/// The names of a list, one of which may hold a comma itself.
void addNames(const std::string& list, const std::vector<std::string>& known,
              std::vector<std::string>& names) {
  if (std::ranges::find(known, list) != known.end()) {
    names.push_back(list);
    return;
  }
  for (std::size_t start = 0; start <= list.size();) {
    const std::size_t end = std::min(list.find(',', start), list.size());
    if (end > start) names.push_back(list.substr(start, end - start));
    start = end + 1;
  }
}

/// "A, B, C and 12 more"
std::string listOf(const std::vector<std::string>& names) {
  constexpr std::size_t kNamed = 8;
  const std::size_t more = names.size() > kNamed ? names.size() - kNamed : 0;
  std::string list;
  for (std::size_t i = 0; i + more < names.size(); ++i)
    list.append(i > 0 ? ", " : "").append(names[i]);
  return more > 0 ? fmt::format("{} and {} more", list, more) : list;
}

/// Which polygons are meant, or the sentence about a name that none has.
struct Wanted {
  std::set<std::string> names;
  std::string problem;
};

Wanted wantedOf(const std::vector<std::string>& lists, const std::vector<std::string>& known) {
  std::vector<std::string> names;
  for (const std::string& list : lists) addNames(list, known, names);
  for (const std::string& name : names) {
    if (std::ranges::find(known, name) != known.end()) continue;
    std::string near = didYouMean(name, known);
    if (near.empty()) near = known.empty() ? "; there is none" : "; known: " + listOf(known);
    return {{}, fmt::format("--names: no polygon is called {}{}", inQuotes(name), near)};
  }
  if (names.empty()) return {{}, "--names: no name is given; write --names A,B"};
  return {{names.begin(), names.end()}, {}};
}

PolygonInput onlyNamed(PolygonInput input, const std::string& place,
                       const ReadingOptions& options) {
  if (options.names.empty()) return input;
  std::vector<std::string> known;
  for (const Body& body : sceneOf(input).bodies) known.push_back(body.name);
  const Wanted wanted = wantedOf(options.names, known);
  if (!wanted.problem.empty()) return refusal(place + ": " + wanted.problem);
  const auto isLeftOut = [&](const std::string& name) { return !wanted.names.contains(name); };
  std::vector<NamedPolygon> polygons;
  for (std::size_t i = 0; i < input.polygons.size(); ++i)
    if (!isLeftOut(known[i])) polygons.push_back(std::move(input.polygons[i]));
  input.polygons = std::move(polygons);
  if (!input.scene) return input;
  std::erase_if(input.scene->bodies, [&](const Body& body) { return isLeftOut(body.name); });
  if (input.scene->pair && std::ranges::any_of(*input.scene->pair, isLeftOut))
    input.scene->pair.reset();
  return input;
}

}  // namespace

void declareReading(CLI::App& app, ReadingOptions& options) {
  app.add_flag("--y-down", options.yDown, "y points down in the input: turn it over");
  CLI::Option* pairs = app.add_flag("--pairs", options.pairs, "Read the numbers as pairs x, y");
  app.add_flag("--triples", options.triples, "Read the numbers as triples x, y, z and drop z")
      ->excludes(pairs);
  app.add_option("--names", options.names,
                 "Only the polygons of these names, as check lists them: A,B")
      ->allow_extra_args(false);
  app.add_option("--holes", options.holes,
                 "What becomes of the holes of polygons: " + idsOf(kHoleChoices) +
                     "; without it they are refused");
  app.add_option("--angles", options.angles,
                 "The unit of angles beside vertices: " + idsOf(kAngleChoices) +
                     "; without it their names and sizes tell");
}

TypedChoices typedChoices(const ReadingOptions& options) {
  TypedChoices found;
  found.choices.holes = typed("--holes", options.holes, kHoleChoices, found.problem);
  found.choices.angles = typed("--angles", options.angles, kAngleChoices, found.problem);
  return found;
}

PolygonInput polygonInput(const std::string& name, GeometryText text,
                          const ReadingOptions& options) {
  const std::string place = placeOf(name);
  if (text.scene) {
    if (const std::string problem = problemOfScene(options); !problem.empty())
      return refusal(place + ": " + problem);
    return onlyNamed({std::move(text.scene), {}, false, {}}, place, options);
  }
  if (text.defect) return {{}, {}, false, std::move(text.error), text.defect};
  if (!text.error.empty()) return refusal(place + ": " + text.error);
  const GeometryReading* reading = readingOf(text, options);
  if (reading == nullptr)
    return refusal(fmt::format("{}: --{}: the text cannot be read so, but as {}; leave it out",
                               place, options.pairs ? "pairs" : "triples",
                               text.readings.front().title));
  for (const std::string& remark : reading->notes) note(place + ": " + remark);
  PolygonInput input{{}, reading->polygons, areNameless(reading->polygons), {}};
  if (options.yDown) input.polygons = flipped(std::move(input.polygons));
  return onlyNamed(std::move(input), place, options);
}

Scene sceneOf(const PolygonInput& input) {
  return input.scene ? *input.scene : withPolygons({}, input.polygons);
}

std::string placeOf(const std::string& name) { return name == kStandard ? "standard input" : name; }

}  // namespace sepax
