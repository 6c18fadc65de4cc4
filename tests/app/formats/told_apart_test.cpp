#include "tests/app/formats/described.h"

#include <doctest/doctest.h>

#include <string>

// What looks like another thing beside which it is told apart.

namespace sepax::testing {

TEST_SUITE_BEGIN("formats");

TEST_CASE("the lines of an array in a PDF are no rows of x and y") {
  CHECK(outcome("/Vertices [2 3 42 3 42 33\n 22 48 12 40 2 33]") ==
        ": 2,3 42,3 42,33 22,48 12,40 2,33 // the numbers were read as pairs x, y");
  CHECK(
      outcome("Vertices = [2 3 42 3 42 33\n 22 48 12 40 2 33]") ==
      "Vertices: 2,22 3,48 42,12 3,40 42,2 33,33 // the numbers were read as pairs x, y; the rows "
      "of a matrix were read as x and y");
}

TEST_CASE("a fence of a mission ends where its kind or its number of corners does") {
  const auto item = [](int number, const char* kind, int corners, const char* place) {
    return std::to_string(number) + "\t0\t3\t" + kind + "\t" + std::to_string(corners) +
           "\t0\t0\t0\t" + place + "\t0\t1\n";
  };
  const std::string inner = item(1, "5001", 3, "47.5\t8.25") + item(2, "5001", 3, "47.75\t8.25") +
                            item(3, "5001", 3, "47.75\t8.5");
  const std::string outer = item(4, "5002", 3, "48.5\t9.25") + item(5, "5002", 3, "48.75\t9.25") +
                            item(6, "5002", 3, "48.75\t9.5");
  CHECK(outcome("QGC WPL 110\n" + inner + outer) ==
        ": 8.25,47.5 8.25,47.75 8.5,47.75 | : 9.25,48.5 9.25,48.75 9.5,48.75 // the longitude "
        "became x, the latitude y");
  CHECK(outcome("QGC WPL 110\n" + inner + item(4, "5001", 4, "48.5\t9.25") +
                item(5, "5001", 4, "48.75\t9.25") + item(6, "5001", 4, "48.75\t9.5") +
                item(7, "5001", 4, "48.5\t9.5")) ==
        ": 8.25,47.5 8.25,47.75 8.5,47.75 | : 9.25,48.5 9.25,48.75 9.5,48.75 9.5,48.5 // the "
        "longitude became x, the latitude y");
}

TEST_CASE("a table with a signal is one of measurements where it has an error, too") {
  CHECK(outcome("x,y,flux\n0,0,3\n6,0,4\n7,5,5\n1,4,6\n") ==
        ": 0,0 6,0 7,5 1,4 // column \"flux\" was left out");
  CHECK(outcome("x,y,flux,sigma\n0,0,3,1\n6,0,4,1\n7,5,5,2\n1,4,6,1\n").find("//") ==
        std::string::npos);
}

TEST_CASE("corners with numbers in their names count from 0 or from 1") {
  CHECK(outcome("The flag has its corners at x0: 10, y0: 20, x1: 35, y1: 20 and x2: 18, y2: 41.") ==
        ": 10,20 35,20 18,41 // other text around the polygons was left out");
  CHECK(outcome("The flag has its corners at x1: 10, y1: 20, x2: 35, y2: 20 and x3: 18, y3: 41.") ==
        ": 10,20 35,20 18,41 // other text around the polygons was left out");
}

TEST_CASE("a property with an odd number of numbers is no outline") {
  CHECK(outcome("node {\n  shape-polygon-points: -1 -1 1 -1 0 1;\n}").find("-1,-1 1,-1 0,1") !=
        std::string::npos);
  CHECK(outcome("node {\n  shape-polygon-points: -1 -1 1 -1 0 1 0.5;\n}").find("//") ==
        std::string::npos);
}

TEST_CASE("a list given to what finds outlines, or one of bits, is none") {
  const auto given = [](const std::string& numbers, const std::string& call) {
    return outcome("It stops here.\n```c\nfloat board[] = {" + numbers + "};\nok = " + call +
                   "(ctx, 2, board, 8, 5);\n```");
  };
  CHECK(given("3, 9, 7, 1, 4, 8", "addContour").find("3,9 7,1 4,8") != std::string::npos);
  CHECK(given("3, 9, 7, 1, 4, 8", "findContours").find("3,9") == std::string::npos);
  CHECK(given("0, 1, 1, 0, 1, 1, 0, 0", "addContour").find("0,1") == std::string::npos);
}

TEST_CASE("quadrilaterals are those of their own list") {
  CHECK(outcome("The link has /QuadPoints [0 0 4 0 4 3 0 3] and is fine, this one is not:\n"
                "polygon = [2, 1, 9, 1, 9, 4, 7, 5, 5, 9, 4, 8, 3, 6, 2, 5]")
            .find("2,1 9,1 9,4 7,5 5,9 4,8 3,6 2,5") != std::string::npos);
}

TEST_SUITE_END();

}  // namespace sepax::testing
