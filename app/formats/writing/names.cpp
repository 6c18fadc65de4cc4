#include "app/formats/writing/names.h"

#include "app/scene/json_text.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace sepax {

namespace {

constexpr std::string_view kPlainName = "polygon";  ///< of what has no name

/// Words that mean something of their own in one of the languages that we write, between blanks.
constexpr std::string_view kReserved =
    " False None Self True abstract alignas alignof and as asm assert async auto await base become"
    " bool boolean box break buffer byte case catch char checked class concept const continue crate"
    " debugger decimal def default del delegate delete discard do double dyn elif else elseif end"
    " enum eval event except explicit export extends extern false final finally fixed flat float fn"
    " for foreach friend from func function gen global goto highp if impl implements implicit"
    " import in inline inout input instanceof int interface internal is it lambda let local lock"
    " long loop lowp macro mat2 mat3 mat4 match mediump mod move mut mutable namespace native new"
    " nil noexcept nonlocal not null object operator or out output override package params"
    " partition pass patch precision preload priv private protected pub public raise readonly ref"
    " register repeat requires resource return sample sampler sbyte sealed self shared short signal"
    " signed sizeof smooth static strictfp string struct subroutine super switch synchronized tan"
    " template then this throw throws trait transient true try type typedef typeid typename typeof"
    " uint ulong unchecked uniform union unsafe unsigned unsized until use ushort using var varying"
    " vec2 vec3 vec4 virtual void volatile where while with xor yield ";

bool isReserved(const std::string& word) {
  return kReserved.find(" " + word + " ") != kReserved.npos;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isWordPart(char c) { return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// The letters and digits of the name, with one underscore for whatever stands between them.
std::string wordsOf(std::string_view name) {
  std::string words;
  for (const char c : name) {
    if (isWordPart(c))
      words += c;
    else if (!words.empty() && words.back() != '_')
      words += '_';
  }
  if (words.ends_with('_')) words.pop_back();
  return words;
}

bool isIdentifier(const std::string& name) {
  return !name.empty() && !isDigit(name.front()) && !isReserved(name) &&
         std::ranges::all_of(name, [](char c) { return isWordPart(c) || c == '_'; });
}

std::string identifierOf(const std::string& name) {
  if (isIdentifier(name)) return name;
  const std::string words = wordsOf(name);
  if (words.empty()) return std::string(kPlainName);
  if (isDigit(words.front())) return std::string(kPlainName) + "_" + words;
  return isReserved(words) ? words + "_" : words;
}

/// Gives out names that nobody has. Remembers the numbers that it gave, so that many polygons of
/// one name take no longer than as many of different ones.
class FreeNames {
 public:
  explicit FreeNames(std::set<std::string> taken) : taken_(std::move(taken)) {}

  /// The wish, with a number behind it when it is taken.
  std::string take(const std::string& wish) {
    std::string name = wish;
    if (!taken_.insert(name).second) {
      int& number = numbers_.try_emplace(wish, 1).first->second;
      do name = wish + "_" + std::to_string(++number);
      while (!taken_.insert(name).second);
    }
    return name;
  }

 private:
  std::set<std::string> taken_;
  std::map<std::string, int> numbers_;
};

/// All different: a wish that is fixed is granted to the first who has it, and no made name takes
/// it away.
std::vector<std::string> apart(const std::vector<std::string>& wishes,
                               const std::vector<bool>& isFixed) {
  std::set<std::string> fixed;
  for (std::size_t i = 0; i < wishes.size(); ++i)
    if (isFixed[i]) fixed.insert(wishes[i]);
  FreeNames free(fixed);
  std::vector<std::string> names;
  for (std::size_t i = 0; i < wishes.size(); ++i) {
    const bool granted = isFixed[i] && fixed.erase(wishes[i]) > 0;
    names.push_back(granted ? wishes[i] : free.take(wishes[i]));
  }
  return names;
}

}  // namespace

bool areNameless(std::span<const NamedPolygon> polygons) {
  return std::ranges::all_of(polygons, [](const auto& polygon) { return polygon.name.empty(); });
}

std::vector<std::string> distinctNames(std::span<const NamedPolygon> polygons) {
  std::vector<std::string> wishes;
  std::vector<bool> isFixed;
  for (const NamedPolygon& polygon : polygons) {
    isFixed.push_back(!polygon.name.empty());
    wishes.push_back(isFixed.back() ? polygon.name : std::string(kPlainName));
  }
  return apart(wishes, isFixed);
}

std::vector<std::string> identifiersOf(const std::vector<std::string>& names) {
  std::vector<std::string> wishes;
  std::vector<bool> isFixed;
  for (const std::string& name : names) {
    wishes.push_back(identifierOf(name));
    isFixed.push_back(wishes.back() == name);
  }
  return apart(wishes, isFixed);
}

std::string quotedText(std::string_view text) {
  return compactJson(nlohmann::ordered_json(std::string(text)));
}

}  // namespace sepax
