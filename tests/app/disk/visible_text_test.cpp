#include "app/disk/visible_text.h"

#include <doctest/doctest.h>

#include <string>

namespace sepax {
namespace {

TEST_SUITE_BEGIN("scene");

TEST_CASE("what a terminal obeys is shown as an escape") {
  struct Row {
    std::string text;
    std::string shown;
  };
  const Row rows[] = {{"plain µ “θ” 字 🙂", "plain µ “θ” 字 🙂"},
                      {"\x1b[31mred", "\\x1b[31mred"},
                      {"bell\a back\b return\r", "bell\\x07 back\\x08 return\\x0d"},
                      {std::string("null\0", 5), "null\\x00"},
                      {"delete\x7f", "delete\\x7f"},
                      {"c1 \u009b31m \u0085", "c1 \\x9b31m \\x85"},
                      {"bare \x9b"
                       "31m \xff",
                       "bare \\x9b31m \\xff"},
                      {"cut \xe2\x80", "cut \\xe2\\x80"},
                      {"overlong \xc0\x9b", "overlong \\xc0\\x9b"},
                      {"surrogate \xed\xa0\x80", "surrogate \\xed\\xa0\\x80"},
                      {"turned \u202egnp.exe", "turned \\u202egnp.exe"},
                      {"isolated \u2066x\u2069", "isolated \\u2066x\\u2069"},
                      {"two\nlines\tand", "two\nlines\tand"}};
  for (const Row& row : rows) {
    CAPTURE(row.shown);
    CHECK(visible(row.text) == row.shown);
    CHECK(visible(visible(row.text)) == row.shown);
  }
  CHECK(visibleLine("two\nlines\tand\x1b") == "two\\nlines\\tand\\x1b");
}

TEST_CASE("JSON means the same when it is made visible") {
  CHECK(visibleJson("{\"a\": \"x\u009b y\u202e \x7f é\"}\n") ==
        "{\"a\": \"x\\u009b y\\u202e \\u007f é\"}\n");
  CHECK(visibleJson("[1,\n 2]\n") == "[1,\n 2]\n");
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
