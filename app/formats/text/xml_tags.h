#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// The tags of XML, as they stand in texts that need not be whole.
namespace sepax {

struct XmlTag {
  std::string_view name;  ///< Polygon, /Polygon, gml:Polygon
  std::size_t place = 0;  ///< of its '<'
  std::size_t line = 1;
};

/// The tags of a text, which stays where it is, in order.
class XmlTags {
 public:
  explicit XmlTags(std::string_view text) : text_(text) {}
  /// Absent at the end.
  [[nodiscard]] std::optional<XmlTag> next();

 private:
  std::string_view text_;
  std::size_t counted_ = 0;  ///< bytes whose line breaks are in line_
  std::size_t line_ = 1;
  std::size_t from_ = 0;
};

/// The value of an attribute in a tag, in either kind of quotes; empty without.
[[nodiscard]] std::string_view attributeIn(std::string_view tag, std::string_view name);
/// What stands between the tag that starts here and the next one.
[[nodiscard]] std::string_view textInside(std::string_view text, std::size_t place);
/// Blanks stand where comments were, so that all keeps its line.
[[nodiscard]] std::string withoutXmlComments(std::string_view text);

}  // namespace sepax
