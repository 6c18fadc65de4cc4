#include "app/lessons/lesson_text.h"

#include <doctest/doctest.h>

namespace sepax::test {

namespace {

using Kind = TextSpan::Kind;

}  // namespace

TEST_CASE("prose: each mark is a span of its own") {
  const ParagraphResult result = readParagraph(
      "The {A:shadow of A} is **one** thing, {x|bodies/0/angle|0..90|5} turns it: "
      "{=sat/depth}.");
  REQUIRE_MESSAGE(result.problem.empty(), result.problem);
  const Paragraph& spans = result.paragraph;
  REQUIRE(spans.size() == 9);
  CHECK(spans[0].words == "The ");
  CHECK(spans[1].kind == Kind::named);
  CHECK(spans[1].words == "shadow of A");
  CHECK(spans[1].role == Role::a);
  CHECK(spans[1].body == 0);
  CHECK(spans[3].kind == Kind::strong);
  CHECK(spans[3].words == "one");
  CHECK(spans[5].kind == Kind::number);
  CHECK(spans[5].words == "x");
  CHECK(spans[5].pointer == "/bodies/0/angle");
  CHECK(spans[5].least == 0);
  CHECK(spans[5].most == 90);
  CHECK(spans[5].step == 5);
  CHECK(spans[7].kind == Kind::answer);
  CHECK(spans[7].pointer == "/sat/depth");
  CHECK(spans[8].words == ".");
}

TEST_CASE("prose: a mark that cannot be read is one sentence that shows it") {
  struct Row {
    const char* text;
    const char* part;
  };
  for (const Row& row : {Row{"a {A:b", "has no closing brace"}, Row{"a } b", "closes a brace"},
                         Row{"{C:words}", "{C:words} is no mark"}, Row{"{A:}", "names no words"},
                         Row{"{x|bodies/0/angle|0..90}", "has 3 parts"},
                         Row{"{x|bodies/0/angle|0-90|1}", "is no range"},
                         Row{"{x|bodies/0/angle|90..0|1}", "the range must rise"},
                         Row{"{x|bodies/0/angle|0..90|0}", "the step be above zero"},
                         Row{"a **b", "no second **"}}) {
    CAPTURE(row.text);
    CHECK(readParagraph(row.text).problem.find(row.part) != std::string::npos);
  }
}

TEST_CASE("prose: numbers and answers count as a word") {
  CHECK(wordCount(readParagraph("one two  three").paragraph) == 3);
  CHECK(wordCount(readParagraph("{A:one two} **three**").paragraph) == 3);
  CHECK(wordCount(
            readParagraph("at {x|bodies/0/angle|0..1|1} it is {=sat/depth} long").paragraph) == 6);
  CHECK(wordCount({}) == 0);
}

}  // namespace sepax::test
