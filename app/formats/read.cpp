#include "app/formats/prose/read.h"
#include "app/formats/formats.h"
#include "app/formats/geometry.h"
#include "app/formats/literals/named.h"
#include "app/formats/plain/decimals.h"
#include "app/formats/plain/fault_places.h"
#include "app/formats/plain/line_prefixes.h"
#include "app/formats/plain/lists.h"
#include "app/formats/plain/marks.h"
#include "app/formats/plain/pointers.h"
#include "app/formats/plain/quoted_wkt.h"
#include "app/formats/plain/r_output.h"
#include "app/formats/plain/typed_quotes.h"
#include "app/formats/plain/units.h"
#include "app/formats/plain/url_signs.h"
#include "app/formats/plain/values.h"
#include "app/formats/prose/fragments.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/readers/tiled.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/encoding.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace sepax {

namespace {

std::optional<GeometryText> readBy(KnownBy sign, std::string_view text,
                                   const ReadChoices& choices) {
  for (const GeometryFormat& format : geometryFormats()) {
    if (format.read == nullptr || format.knownBy != sign) continue;
    if (auto read = format.read(text, choices)) return read;
  }
  return std::nullopt;
}

GeometryText readWhole(std::string_view text, const ReadChoices& choices) {
  for (const KnownBy sign : {KnownBy::marks, KnownBy::columns, KnownBy::numbers})
    if (auto read = readBy(sign, text, choices)) return std::move(*read);
  return understood({"text", {}, {}, {}}, choices);
}

/// Numbers and signs alone, not cut off: there is no prose around what is wrong with it.
bool isBareData(std::string_view text) {
  if (std::ranges::any_of(text, isWordStart)) return false;
  const BracketPairs brackets(text);
  // 12.5], [3, 4], ...: its start is cut off
  const auto first =
      std::ranges::find_if(text, [](char c) { return isOpening(c) || isClosing(c); });
  if (first != text.end() && isClosing(*first)) return false;
  return brackets.hasStray() || brackets.closersFrom(0).empty();
}

/// Something beside what was read was not.
bool leavesOut(const GeometryText& text) {
  return std::ranges::any_of(text.readings.front().notes, [](const std::string& note) {
    return note.ends_with("left out") || note.ends_with("write its value");
  });
}

/// The text without the brackets that nothing closes, where that makes lists of names readable.
std::optional<GeometryText> readUnclosed(std::string_view text, const ReadChoices& choices) {
  const std::vector<std::size_t> unclosed = BracketPairs(text).unclosed();
  if (unclosed.empty()) return std::nullopt;
  std::string without(text);
  for (const std::size_t place : unclosed) without[place] = ' ';
  GeometryText read = readWhole(without, choices);
  if (!read.error.empty()) return std::nullopt;
  const std::vector<std::string>& notes = read.readings.front().notes;
  if (std::ranges::find(notes, kNamedPointsNote) == notes.end()) return std::nullopt;
  for (GeometryReading& reading : read.readings)
    reading.notes.emplace_back(
        "brackets that nothing closes were passed over: the text is cut off");
  return read;
}

/// The text without the brackets that nothing opens: its start is cut off.
std::optional<std::string> withoutStrays(std::string_view text) {
  std::string without(text);
  const BracketPairs brackets(text);
  for (const std::size_t place : brackets.strays()) without[place] = ' ';
  return brackets.strays().empty() ? std::nullopt : std::optional(without);
}

/// It was read by a format that is only read: what it is, it says itself.
bool isFile(const GeometryText& text) {
  const GeometryFormat* format = findGeometryFormat(text.format);
  return format != nullptr && format->write == nullptr && text.format != "text";
}

/// A file that says what it is, below a title or in a block of code, up to its end or to an empty
/// line.
std::optional<GeometryText> readFileWithin(std::string_view text, const ReadChoices& choices) {
  constexpr auto kStarts = std::to_array<std::string_view>(
      {"[gd_scene", "[node ", "[sub_resource", "%YAML", "GameObject:", "Transform:",
       "PolygonCollider2D:", "EdgeCollider2D:", "<map ", "<?xml", "OFF\n"});
  constexpr int kMost = 4;  // each reads all that follows
  int tries = 0;
  for (std::size_t start = 0; start < text.size() && tries < kMost;
       start = std::min(text.find('\n', start), text.size() - 1) + 1) {
    const std::string_view rest = text.substr(start);
    if (std::ranges::none_of(kStarts,
                             [&](std::string_view word) { return rest.starts_with(word); }))
      continue;
    ++tries;
    for (const std::string_view end : {"\n```", "\n\n"}) {
      GeometryText file = readWhole(rest.substr(0, rest.find(end)), choices);
      if (!file.error.empty() || !isFile(file)) continue;
      for (GeometryReading& reading : file.readings)
        reading.notes.insert(reading.notes.begin(), "other text around the polygons was left out");
      return file;
    }
  }
  return std::nullopt;
}

/// A text that is of one format, else what stands in it among other things.
GeometryText readPlain(std::string_view text, const ReadChoices& choices) {
  // in a post the code of a picture is no SVG file
  GeometryText whole = trimmed(text).starts_with('<')
                           ? readWhole(text, choices)
                           : readWhole(withoutPlacedTags(std::string(text)), choices);
  // nothing in it may be read on its own
  const bool quotes = whole.format == "text" && quotesGeometry(text);
  const bool fewVertices = whole.defect == DefectKind::tooFewVertices;
  const bool closed = (whole.hasHoles && !quotes && !fewVertices) || whole.holesAmiss ||
                      isTileLayerSentence(whole.error);
  const bool partly = whole.error.empty() && quotes;
  const bool lacks = whole.error.empty() && !partly && whole.format == "text" &&
                     (leavesOut(whole) || missesLines(text, whole.readings.front().polygons));
  const bool read = whole.error.empty() && !partly && !lacks;
  const bool file = isFile(whole);
  if (auto within = file ? std::nullopt : readFileWithin(text, choices)) return std::move(*within);
  if (read || file || closed || isBareData(text)) return whole;
  if (auto unclosed = whole.error.empty() ? std::nullopt : readUnclosed(text, choices))
    return std::move(*unclosed);
  RawGeometry fragments = readFragments(text);
  if (fragments.polygons.empty() && fragments.error.empty()) {
    if (saysNothingFound(whole.error)) whole.error = nothingFoundBut(fragments.notes);
    return whole;
  }
  const bool fails = !fragments.error.empty();
  const std::size_t known = partly || lacks ? whole.readings.front().polygons.size() : 0;
  if (lacks && (fails || fragments.polygons.size() <= known)) return whole;
  if (partly && !fails && fragments.polygons.size() < known) return whole;
  fragments.notes.insert(fragments.notes.begin(), "other text around the polygons was left out");
  if (whole.defect == DefectKind::nonFinite && !fragments.hasGaps) return whole;
  GeometryText parts = understood(std::move(fragments), choices);
  if (whole.hasHoles && !parts.hasHoles) return whole;
  return parts.error.empty() || (parts.hasHoles && whole.format == "csv") || whole.format == "text"
             ? parts
             : whole;
}

/// Takes the points of a track or a route of GPX out; whether there were some.
bool takeTracks(std::string& text) {
  bool found = false;
  for (const std::string_view point : {"<trkpt ", "<rtept "})
    for (std::size_t at = text.find(point); at != text.npos; at = text.find(point, at)) {
      const std::size_t end = std::min(text.find('>', at), text.size());
      std::fill(text.begin() + static_cast<std::ptrdiff_t>(at),
                text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
      found = true;
    }
  return found;
}

std::size_t polygonsOf(const GeometryText& text) {
  return text.readings.empty() ? 0 : text.readings.front().polygons.size();
}

/// A list was left out for a name or a term in it.
bool leavesOutNames(const GeometryText& text) {
  return !text.readings.empty() &&
         std::ranges::any_of(text.readings.front().notes, [](const std::string& note) {
           return note.starts_with("left out: ") &&
                  note.find("stands where a number should") != note.npos;
         });
}

GeometryText readStripped(const std::string& text, const ReadChoices& choices) {
  const auto stripped = withoutLinePrefixes(text);
  if (!stripped) return readPlain(text, choices);
  GeometryText read = readPlain(stripped->text, choices);
  for (GeometryReading& reading : read.readings)
    reading.notes.insert(reading.notes.begin(), stripped->note);
  return read;
}

/// A text that is no file of its own.
GeometryText readPasted(std::string text, const ReadChoices& choices) {
  for (const auto plain :
       {withPlainQuotes, withoutSignsOfR, withoutSignsOfFences, withoutUrlSigns, withCommaPairs,
        withDecimalPoints, withPartedLists, withoutTreeSigns, withoutWideSigns, withPlainMinus,
        withWholeWkt, withHeightsOfWkt, withoutInnerQuotes, withoutAttributeSigns, withoutBreakTags,
        withoutTexSigns, withoutPrompts})
    text = plain(std::move(text));
  const bool track = takeTracks(text);
  PlainText plain = withPlainLists(text);
  GeometryText read = readStripped(plain.text, choices);
  constexpr std::string_view kStray = "without an opening bracket";
  const bool strays = read.error.ends_with(kStray) && !isBareData(plain.text);
  if (const auto without = strays ? withoutStrays(plain.text) : std::nullopt)
    if (GeometryText other = readStripped(*without, choices); other.error.empty()) {
      read = std::move(other);
      plain.notes.emplace_back("brackets that nothing opens were passed over");
    }
  if ((!read.error.empty() && !read.hasHoles) || leavesOutNames(read))
    if (auto constants = withConstants(plain.text))
      if (GeometryText other = readStripped(constants->text, choices);
          other.error.empty() && polygonsOf(other) > polygonsOf(read)) {
        read = std::move(other);
        std::ranges::move(constants->notes, std::back_inserter(plain.notes));
      }
  if (saysNothingFound(read.error)) read.error = nothingFoundBut(plain.notes);
  if (!read.error.empty() && !read.hasHoles)
    if (std::string problem = unitsProblem(plain.text, text); !problem.empty())
      read.error = problem;
  for (GeometryReading& reading : read.readings)
    reading.notes.insert(reading.notes.end(), plain.notes.begin(), plain.notes.end());
  constexpr auto kTrack = "the points of a GPS track were left out";
  for (GeometryReading& reading : read.readings)
    if (track) reading.notes.emplace_back(kTrack);
  if (track && !read.error.empty())
    read.error = "the points of a GPS track are no polygon; give the corners of one";
  return read;
}

bool haveSamePolygons(const GeometryText& text, const GeometryText& other) {
  return std::ranges::equal(text.readings.front().polygons, other.readings.front().polygons, {},
                            &NamedPolygon::vertices, &NamedPolygon::vertices);
}

/// What was read without points of another kind, where they made a difference; where they were all
/// that is in the text, the error.
GeometryText withoutOthers(GeometryText read, const std::string& without,
                           const ReadChoices& choices, const std::string& error,
                           const std::string& note) {
  GeometryText other = readPasted(without, choices);
  const bool fails = !other.error.empty();
  const bool same = !fails && read.error.empty() && haveSamePolygons(read, other);
  const bool counted = read.defect == DefectKind::tooFewVertices && other.error != read.error;
  if (same || (fails && !read.error.empty() && !counted)) return read;
  if (fails && !other.hasHoles) other.error = error;
  for (GeometryReading& reading : other.readings) reading.notes.push_back(note);
  return other;
}

/// What was read without the places of a log of a mouse or a finger, and without those at which
/// something is amiss, if there are some.
GeometryText withoutOtherPlaces(GeometryText read, const std::string& text,
                                const ReadChoices& choices) {
  const auto pointers = read.error.empty() ? withoutPointerEvents(text) : std::nullopt;
  if (pointers)
    read = withoutOthers(std::move(read), *pointers, choices,
                         "places of a mouse or a finger are no polygon; give the corners of one",
                         "places of a mouse or a finger were left out");
  const auto faults = read.hasHoles ? std::nullopt : withoutPlacesOfFaults(pointers.value_or(text));
  if (faults)
    read =
        withoutOthers(std::move(read), faults->text, choices,
                      atLine(faults->line) +
                          "places where something is amiss are no polygon; give the corners of one",
                      "places where something is amiss were left out; they are no polygons");
  return read;
}

}  // namespace

GeometryText readGeometry(std::string_view bytes, const ReadChoices& choices) {
  DecodedText text = decoded(bytes);
  if (!text.error.empty()) return refused("text", text.error);
  text.utf8 = withoutMargin(std::move(text.utf8));
  if (auto file = readBy(KnownBy::header, text.utf8, choices)) return std::move(*file);
  return withoutOtherPlaces(readPasted(text.utf8, choices), text.utf8, choices);
}

}  // namespace sepax
