#include "app/formats/text/xml_tags.h"

#include <doctest/doctest.h>

#include <string>

namespace sepax {
namespace {

/// "Polygon@2 /Polygon@3": names and lines.
std::string tagsOf(std::string_view text) {
  std::string all;
  XmlTags tags(text);
  while (const auto tag = tags.next())
    all += (all.empty() ? "" : " ") + std::string(tag->name) + "@" + std::to_string(tag->line);
  return all;
}

TEST_CASE("tags have names and lines; one that is cut off ends before the next one") {
  CHECK(tagsOf("<a>\n<b c='1'/>\n</a>") == "a@1 b@2 /a@3");
  CHECK(tagsOf("a `<b` and <c>") == "b`@1 c@1");
  CHECK(tagsOf("<a<b>") == "a@1 b@1");
  CHECK(tagsOf("none") == "");
}

TEST_CASE("as many tags that do not end take no long time") {
  std::string text;
  for (int i = 0; i < 400'000; ++i) text += "`<";
  CHECK(tagsOf(text + "\n>").size() > text.size());
}

}  // namespace
}  // namespace sepax
