#include "app/formats/plain/meep.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// A part of the text.
struct MeepSpan {
  std::size_t start = 0;
  std::size_t end = 0;
};

/// mp.Vector3(x=1, y=2) with what stands for x, y and z; 0 where nothing does.
struct MeepVector {
  MeepSpan span;
  std::array<std::string_view, 3> axes{"0", "0", "0"};
};

/// The name and the dots before the bracket at this place.
std::size_t startOfName(std::string_view text, std::size_t open) {
  while (open > 0 && (isWordPart(text[open - 1]) || text[open - 1] == '.')) --open;
  return open;
}

/// Behind the list, or the name of a list, that a prism is made of.
std::string_view firstArgument(std::string_view inside) {
  constexpr std::string_view kKey = "vertices";
  const std::size_t key = inside.find(kKey);
  const std::size_t sign = key == inside.npos ? key : behindBlanks(inside, key + kKey.size());
  if (sign != inside.npos && isAt(inside, sign, '=')) inside = inside.substr(sign + 1);
  return inside.substr(std::min(inside.find_first_not_of(kAllBlanks), inside.size()));
}

MeepVector vectorAt(std::string_view text, std::size_t open, std::size_t close) {
  MeepVector vector{{startOfName(text, open), close + 1}};
  std::string_view rest = text.substr(open + 1, close - open - 1);
  for (std::size_t place = 0; !trimmed(rest).empty() && place < vector.axes.size(); ++place) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    std::string_view value = trimmed(rest.substr(0, comma));
    std::size_t axis = place;
    for (std::size_t i = 0; i < vector.axes.size(); ++i)
      if (value.size() > 1 && value[0] == "xyz"[i] && isAt(value, behindBlanks(value, 1), '=')) {
        axis = i;
        value = trimmed(value.substr(value.find('=') + 1));
      }
    vector.axes[axis] = value;
    rest.remove_prefix(std::min(comma + 1, rest.size()));
  }
  return vector;
}

/// What Meep is told in one text.
class MeepText {
 public:
  explicit MeepText(std::string_view text) : text_(text), brackets_(text) {
    for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
      const std::string_view called =
          text.substr(startOfName(text, open), open - startOfName(text, open));
      const auto close = brackets_.closingOf(open);
      if (close && called.ends_with("Vector3")) vectors_.push_back(vectorAt(text, open, *close));
      if (called.ends_with("Prism")) takePrism(open, close.value_or(text.size()));
    }
  }

  [[nodiscard]] bool knowsVertices() const {
    return std::ranges::any_of(vectors_, [&](const MeepVector& v) { return isVertex(v); });
  }

  [[nodiscard]] bool isVertex(const MeepVector& vector) const {
    return std::ranges::any_of(lists_, [&](const MeepSpan& list) {
      return vector.span.start > list.start && vector.span.end <= list.end;
    });
  }

  [[nodiscard]] const std::vector<MeepVector>& vectors() const { return vectors_; }

 private:
  void takePrism(std::size_t open, std::size_t end) {
    const std::string_view first = firstArgument(text_.substr(open + 1, end - open - 1));
    const auto place = static_cast<std::size_t>(first.data() - text_.data());
    if (first.starts_with('[')) return takeList(place);
    std::size_t length = 0;
    while (length < first.size() && isWordPart(first[length])) ++length;
    takeNamed(first.substr(0, length));
  }

  void takeList(std::size_t open) {
    constexpr std::size_t kMost = 1000;  // each vector looks for its list
    if (lists_.size() < kMost)
      lists_.push_back({open, brackets_.closingOf(open).value_or(text_.size())});
  }

  /// v = [...] and v.append(...)
  void takeNamed(std::string_view name) {
    constexpr std::size_t kMost = 64;  // each is looked for in the whole text
    const bool known = std::ranges::find(names_, name) != names_.end();
    if (known || names_.size() == kMost) return;
    names_.push_back(name);
    for (std::size_t at = name.empty() ? text_.npos : text_.find(name); at != text_.npos;
         at = text_.find(name, at + 1)) {
      if (at > 0 && (isWordPart(text_[at - 1]) || text_[at - 1] == '.')) continue;
      const std::size_t behind = at + name.size();
      constexpr std::string_view kAppend = ".append(";
      if (text_.substr(behind).starts_with(kAppend)) takeList(behind + kAppend.size() - 1);
      const std::size_t sign = behindBlanks(text_, behind);
      const std::size_t list = behindBlanks(text_, sign + 1);
      if (isAt(text_, sign, '=') && isAt(text_, list, '[')) takeList(list);
    }
  }

  std::string_view text_;
  BracketPairs brackets_;
  std::vector<MeepVector> vectors_;
  std::vector<std::string_view> names_;
  std::vector<MeepSpan> lists_;  ///< of vertices
};

bool isZero(std::string_view value) {
  const ScannedNumber number = wholeNumber(value);
  return number.state == NumberState::finite && number.value == 0;
}

}  // namespace

void withPrismsOfMeep(PlainText& plain) {
  const std::string source = plain.text;
  if (source.find("Vector3(") == source.npos || source.find("Prism(") == source.npos) return;
  const MeepText meep(source);
  if (!meep.knowsVertices()) return;
  const bool flat = std::ranges::all_of(meep.vectors(), [&](const MeepVector& vector) {
    return !meep.isVertex(vector) || isZero(vector.axes[2]);
  });
  Rewritten changed(source);
  bool others = false;
  for (const MeepVector& vector : meep.vectors()) {
    if (vector.span.start < changed.done()) continue;
    const auto& [x, y, z] = vector.axes;
    const bool vertex = meep.isVertex(vector);
    others = others || !vertex;
    changed.replace(vector.span.start, vector.span.end,
                    !vertex ? "0"
                    : flat  ? fmt::format("({}, {})", x, y)
                            : fmt::format("({}, {}, {})", x, y, z));
  }
  changed.finish(plain, others ? "vectors beside the vertices of prisms were left out" : "");
}

}  // namespace sepax
