#include "app/cli/known_values.h"

#include "app/formats/formats.h"
#include "app/lessons/courses.h"
#include "app/pictures/picture_request.h"
#include "app/scene/builtin.h"
#include "app/techniques/contract/analyze_pitfalls.h"
#include "app/techniques/contract/option_text.h"
#include "app/techniques/contract/unit_test_text.h"
#include "app/techniques/table.h"
#include "embedded/completions.h"

#include <algorithm>
#include <array>

namespace sepax {

namespace {

using Candidates = std::vector<Candidate>;

std::string joined(std::string_view start, std::string_view end) {
  return std::string(start).append(end);
}

/// All of them only where it is plain that one is wanted: they are many.
Candidates builtins(std::string_view typed) {
  if (!isBuiltin(typed)) return {{builtinName(""), "a scene of the program"}};
  Candidates scenes;
  for (const BuiltinScene& scene : builtinScenes())
    scenes.push_back({builtinName(scene.id), scene.title});
  for (const std::string_view id : articleSceneIds()) scenes.push_back({builtinName(id), {}});
  return scenes;
}

Candidates techniqueIds(std::string_view) {
  Candidates ids;
  for (const Technique& technique : techniques())
    ids.push_back({std::string(technique.id), std::string(technique.title)});
  return ids;
}

Candidates methodIds(std::string_view) {
  Candidates ids;
  for (const Technique& technique : techniques())
    for (const PublishedMethod& method : technique.published)
      ids.push_back({std::string(method.id), joined(method.author, ": ").append(method.title)});
  return ids;
}

Candidates lessonIds(std::string_view) {
  Candidates ids;
  for (const Lesson& lesson : lessons()) ids.push_back({lesson.id, lesson.title});
  return ids;
}

Candidates pictureFormatIds(std::string_view) {
  Candidates ids;
  for (const PictureFormatRow& row : pictureFormats())
    ids.push_back({std::string(row.id), std::string(row.name)});
  return ids;
}

Candidates textFormatIds(std::string_view) {
  Candidates ids;
  for (const GeometryFormat& format : writtenFormats())
    ids.push_back({std::string(format.id), std::string(format.name)});
  for (const TestFormat& format : testFormats())
    ids.push_back({std::string(format.id), std::string(format.name)});
  return ids;
}

Candidates pitfallIds(std::string_view) {
  Candidates ids;
  for (const std::string& id : findableIds(techniques())) ids.push_back({id, {}});
  return ids;
}

Candidates shells(std::string_view) {
  Candidates names;
  for (const embedded::File& script : embedded::completions())
    names.push_back({std::string(script.name), {}});
  return names;
}

/// The words for an option's value; numbers have none.
std::vector<std::string_view> wordsOf(const OptionRow& option) {
  std::vector<std::string_view> words;
  for (const OptionChoice& choice : option.choices) words.push_back(choice.key);
  if (words.empty() && std::holds_alternative<bool>(option.standard)) words = {"on", "off"};
  return words;
}

/// "allAxes=", and once that is typed "allAxes=on".
Candidates settings(std::string_view typed) {
  const std::string_view id = typed.substr(0, typed.find('='));
  const OptionRow* chosen = id == typed ? nullptr : optionNamed(techniques(), id);
  Candidates words;
  if (chosen != nullptr) {
    for (const std::string_view value : wordsOf(*chosen))
      words.push_back({joined(id, "=").append(value), {}});
    return words;
  }
  for (const Technique& technique : techniques())
    for (const OptionRow& option : technique.options)
      words.push_back({joined(option.id, "="), std::string(option.label)});
  return words;
}

constexpr auto kRows = std::to_array<KnownValues>({
    {.name = "scene", .table = builtins, .files = true},
    {.name = "scenes", .table = builtins, .files = true},
    {.name = "polygons", .table = builtins, .files = true},
    {.name = "in", .table = builtins, .files = true},
    {.name = "name", .table = pitfallIds},
    {.name = "--angles", .words = "degrees radians"},
    {.name = "--animate", .words = "motion steps"},
    {.name = "--answers", .words = "exact published both"},
    {.name = "--base"},
    {.name = "--check", .files = true},
    {.name = "--completions", .table = shells},
    {.name = "--crop"},
    {.name = "--format", .table = pictureFormatIds},
    {.name = "--frames"},
    {.name = "--hide",
     .words = "grid names handles evidence words badges close-ups",
     .several = true},
    {.name = "--holes", .words = "bridge outline bodies"},
    {.name = "--lesson", .table = lessonIds},
    {.name = "--lessons", .files = true},
    {.name = "--map", .words = "verdict push disagreement"},
    {.name = "--method", .table = methodIds},
    {.name = "--mm"},
    {.name = "--names"},
    {.name = "--output", .files = true},
    {.name = "--scale", .words = "1 2 3 4"},
    {.name = "--seconds"},
    {.name = "--seed"},
    {.name = "--set", .table = settings},
    {.name = "--size"},
    {.name = "--step"},
    {.name = "--technique", .table = techniqueIds},
    {.name = "--text", .table = lessonIds},
    {.name = "--theme", .words = "dark light print"},
    {.name = "--tile-size"},
    {.name = "--time"},
    {.name = "--to", .table = textFormatIds},
    {.name = "--ui-scale"},
});

}  // namespace

const KnownValues* knownValuesOf(std::string_view name) {
  const auto row = std::ranges::find(kRows, name, &KnownValues::name);
  return row == kRows.end() ? nullptr : &*row;
}

std::vector<Candidate> wordsFor(const KnownValues& values, std::string_view typed) {
  if (values.table != nullptr) return values.table(typed);
  const std::size_t comma = values.several ? typed.rfind(',') : typed.npos;
  const std::string_view before = comma == typed.npos ? "" : typed.substr(0, comma + 1);
  Candidates words;
  for (std::string_view rest = values.words; !rest.empty();) {
    const std::string_view word = rest.substr(0, rest.find(' '));
    words.push_back({joined(before, word), {}});
    rest.remove_prefix(std::min(word.size() + 1, rest.size()));
  }
  return words;
}

}  // namespace sepax
