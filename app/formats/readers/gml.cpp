#include "app/formats/left_out.h"
#include "app/formats/readers.h"
#include "app/formats/text/number.h"
#include "app/formats/text/xml_tags.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

/// "Polygon" of gml:Polygon, "/Polygon" of /gml:Polygon.
std::string localName(std::string_view tag) {
  const bool ends = tag.starts_with('/');
  const std::size_t colon = tag.find(':');
  const std::string_view name =
      colon == tag.npos ? tag.substr(ends ? 1 : 0) : tag.substr(colon + 1);
  return (ends ? "/" : "") + std::string(name);
}

/// Rings of GML: <pos> after <pos>, or one <posList>, x and y in the order in which they stand.
class GmlReader {
 public:
  explicit GmlReader(std::string_view text) : text_(text) {}

  RawGeometry run() {
    raw_.format = "gml";
    XmlTags tags(text_);
    while (const std::optional<XmlTag> tag = raw_.error.empty() ? tags.next() : std::nullopt)
      take(*tag);
    endRing();
    if (raw_.error.empty() && raw_.polygons.empty())
      raw_.error = "the GML has no polygon; it needs a <Polygon> with <posList> or <pos>";
    leftOut_.addTo(raw_.notes);
    if (drops_) raw_.notes.emplace_back("the third number of each point was dropped");
    return std::move(raw_);
  }

 private:
  void take(const XmlTag& found) {
    line_ = found.line;
    const std::string tag = localName(found.name);
    if (const std::size_t stride = strideOf(found.place); stride != 0) stride_ = stride;
    if (tag == "Polygon" || tag == "PolygonPatch" || tag == "exterior") isHole_ = false;
    if (tag == "interior") isHole_ = true;
    if (tag == "LinearRing" || tag == "Polygon") shape_ = "ring";
    if (tag == "LineString" || tag == "Curve" || tag == "Point") shape_ = tag;
    if (tag == "/LinearRing" || tag == "/Polygon" || tag == "/LineString" || tag == "/Point" ||
        tag == "LinearRing")
      endRing();
    if (tag == "posList" || tag == "pos") points(tag, textInside(text_, found.place));
  }

  /// Numbers of a point, where this tag says so; else 0.
  [[nodiscard]] std::size_t strideOf(std::size_t place) const {
    constexpr std::string_view kName = "rsDimension=";  // srsDimension, and as some misspell it
    const std::string_view tag =
        text_.substr(place, std::min(text_.find('>', place), text_.size()) - place);
    const std::size_t at = tag.find(kName);
    if (at == tag.npos || at + kName.size() + 1 >= tag.size()) return 0;
    const char digit = tag[at + kName.size() + 1];
    return digit == '2' || digit == '3' ? static_cast<std::size_t>(digit - '0') : 0;
  }

  void points(std::string_view tag, std::string_view list) {
    if (shape_ != "ring") return leftOut_.add(fmt::format("<{}>", shape_));
    if (tag == "posList") endRing();  // it is a ring of its own
    if (ring_.numbers.empty()) ring_ = {{}, line_, Arity::pair, {}, true, isHole_};
    std::vector<double> numbers;
    while (!(list = trimmed(list)).empty()) {
      const std::size_t end = std::min(list.find_first_of(kBlanks), list.size());
      const ScannedNumber number = wholeNumber(list.substr(0, end));
      if (number.state != NumberState::finite && raw_.error.empty())
        raw_.error = fmt::format("{}{} is no number of a position", atLine(line_),
                                 inQuotes(list.substr(0, end)));
      numbers.push_back(number.value);
      list.remove_prefix(end);
    }
    // A <pos> is one point, however many numbers it has.
    std::size_t stride = tag == "pos" ? numbers.size() : stride_;
    if (stride == 0) stride = closes(numbers, 3) && !closes(numbers, 2) ? 3 : 2;
    for (std::size_t i = 0; i < numbers.size(); ++i)
      if (i % stride < 2) ring_.numbers.push_back(numbers[i]);
    drops_ = drops_ || stride > 2;
  }

  /// Whether the last point of a ring is its first one.
  static bool closes(const std::vector<double>& ring, std::size_t stride) {
    return ring.size() > stride && ring.size() % stride == 0 &&
           std::equal(ring.begin(), ring.begin() + static_cast<std::ptrdiff_t>(stride),
                      ring.end() - static_cast<std::ptrdiff_t>(stride));
  }

  void endRing() {
    if (ring_.numbers.size() == 2)  // a <pos> that stands in no ring
      leftOut_.add("point");
    else if (!ring_.numbers.empty())
      raw_.polygons.push_back(std::move(ring_));
    ring_ = {};
  }

  std::string_view text_;
  RawGeometry raw_;
  LeftOut leftOut_;
  RawPolygon ring_;
  std::string shape_ = "ring";
  bool isHole_ = false;     ///< of what comes next
  bool drops_ = false;      ///< points had a height
  std::size_t stride_ = 0;  ///< numbers of a point; 0 = nothing tells
  std::size_t line_ = 1;
};

}  // namespace

std::optional<RawGeometry> readGml(std::string_view text) {
  if (text.find("posList") == text.npos && text.find("pos>") == text.npos) return std::nullopt;
  if (text.find("LinearRing") == text.npos && text.find("Polygon") == text.npos)
    return std::nullopt;
  const std::string plain = withoutXmlComments(text);
  return GmlReader(plain).run();
}

}  // namespace sepax
