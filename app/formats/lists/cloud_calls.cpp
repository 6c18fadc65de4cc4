#include "app/formats/lists/cloud_calls.h"

#include "app/formats/literals/indices.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>

namespace sepax {

namespace {

constexpr int kMostPlaces = 40;  ///< of a name in the text

bool holdsOneOf(std::string_view called, std::span<const std::string_view> words) {
  const std::string small = lowered(called);
  return std::ranges::any_of(words,
                             [&](std::string_view word) { return small.find(word) != small.npos; });
}

/// tree = new KDTree() and Delaunay tree; stand in the text.
bool isCloud(std::string_view text, std::string_view object) {
  constexpr std::size_t kFar = 60;
  for (const std::size_t at : placesOfName(text, object)) {
    const std::size_t end = at + object.size();
    const std::size_t sign = behindBlanks(text, end);
    if (isAt(text, sign, '=')) {
      const std::string_view made = text.substr(sign, kFar);
      return takesCloud(made.substr(0, made.find_first_of("\n;")));
    }
    std::string_view type = text.substr(at - std::min(at, kFar), std::min(at, kFar));
    type = type.substr(type.find_last_of(";\n(.") + 1);
    if ((isAt(text, sign, ';') || isAt(text, sign, '(') || isAt(text, sign, '{')) &&
        takesCloud(type))
      return true;
  }
  return false;
}

/// subdiv of subdiv.insert; empty without.
std::string_view objectOfCall(std::string_view called) {
  const std::size_t dot = called.find('.');
  std::size_t start = std::min(dot, called.size());
  while (start > 0 && isWordPart(called[start - 1])) --start;
  return dot == called.npos ? std::string_view{} : called.substr(start, dot - start);
}

/// for p in pts: tree.insert(p) and pts.forEach(p => tree.insert(p)), the name of the list between
/// these places.
bool isFedInLoop(std::string_view text, std::size_t start, std::size_t end) {
  constexpr std::size_t kFar = 120;
  constexpr std::size_t kNear = 8;
  const std::string_view before =
      trimmed(text.substr(start - std::min(start, kNear), std::min(start, kNear)));
  std::string_view rest = text.substr(end, kFar);
  const bool each = rest.starts_with(".forEach(") || rest.starts_with(".each");
  if (!each && !before.ends_with(" in") && !before.ends_with(" of") && !before.ends_with(" :"))
    return false;
  if (each) rest.remove_prefix(1);
  const std::string_view object = objectOfCall(rest);
  return !object.empty() && isCloud(text, object);
}

}  // namespace

bool takesCloud(std::string_view called) {
  constexpr auto kWords = std::to_array<std::string_view>(
      {"voronoi", "delaun", "kdtree", "kd_tree", "kdbush", "balltree", "quadtree", "kmeans",
       "dbscan", "graham", "quickhull", "nearestneighb", "cluster", "subdiv2d", "giftwrap",
       "gift_wrap", "jarvis", "monotonechain", "monotone_chain"});
  constexpr auto kOfEdges = std::to_array<std::string_view>({"constrain", "conforming"});
  return holdsOneOf(called, kWords) && !holdsOneOf(called, kOfEdges);
}

bool tellsOfConstraints(std::string_view text) { return text.find("onstrain") != text.npos; }

bool makesCloudOf(std::string_view text, std::string_view name, bool ofCells) {
  constexpr std::size_t kFar = 40;
  int tries = 0;
  for (std::size_t at = text.find(name); at != text.npos && tries < kMostPlaces;
       at = text.find(name, at + 1), ++tries) {
    const std::size_t end = at + name.size();
    const bool argument = isAt(text, end, ')') || isAt(text, end, ',') ||
                          text.substr(std::min(end, text.size())).starts_with(".begin()");
    if (at > 0 && isWordPart(text[at - 1])) continue;
    if (isFedInLoop(text, at, end)) return true;
    if (!argument) continue;
    std::string_view before = text.substr(at - std::min(at, kFar), std::min(at, kFar));
    before = before.substr(before.find_last_of(" ;\n") + 1);
    const std::size_t open = before.find('(');
    const std::string_view called = before.substr(0, open);
    const std::string_view object = objectOfCall(called);
    const bool call = open != before.npos;
    if (call && takesCloud(called)) return true;
    if (call && !object.empty() && isCloud(text, object)) return true;
    const std::string_view key = before.substr(call ? open + 1 : 0);
    if (ofCells && (key == "points=" || key == "sites=" || key == "seeds=")) return true;
  }
  return false;
}

bool isFedToCloud(std::string_view text, std::string_view line) {
  const std::string_view object = objectOfCall(line);
  const std::string_view call = line.substr(std::min(line.find('.'), line.size()));
  const std::string_view called = call.substr(0, call.find('('));
  if (object.empty() || called.size() == call.size() || called.find_first_of(" =") != called.npos)
    return false;
  return isCloud(text, object);
}

}  // namespace sepax
