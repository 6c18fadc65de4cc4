#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

struct SvgAttribute {
  std::string_view name;   ///< without its namespace
  std::string_view value;  ///< as written
  std::size_t line = 1;
};

/// A start tag or an end tag.
struct SvgTag {
  std::string_view name;  ///< without its namespace
  std::size_t line = 1;
  bool isEnd = false;
  bool isEmpty = false;  ///< <path/>
  std::vector<SvgAttribute> attributes;
};

/// Cuts markup into tags in linear time; text, comments and declarations are skipped. This is no
/// XML: people paste the source of web pages and of components, where <br> is never closed,
/// fill=none and strokeWidth={2} have no quotes and an end tag may be that of another element. A
/// parser of XML stops there and loses the shapes behind.
class SvgTags {
 public:
  explicit SvgTags(std::string_view text) : text_(text) {}
  /// The next tag; nothing at the end, or where a tag is never closed.
  [[nodiscard]] std::optional<SvgTag> next();
  /// The line of a tag that is never closed, else 0.
  [[nodiscard]] std::size_t brokenLine() const { return broken_; }

 private:
  void moveTo(std::size_t place);
  bool skipDeclaration();
  bool skipBlanks();
  [[nodiscard]] std::string_view takeName();
  /// Adds the attribute that starts here, when it has a value in quotes; false where the text ends.
  bool takeAttribute(SvgTag& tag);
  [[nodiscard]] std::optional<SvgTag> broken(std::size_t line);

  std::string_view text_;
  std::size_t place_ = 0;
  std::size_t line_ = 1;
  std::size_t broken_ = 0;
};

/// The value of the attribute; null when there is none.
[[nodiscard]] const SvgAttribute* attributeOf(const SvgTag& tag, std::string_view name);

}  // namespace sepax
