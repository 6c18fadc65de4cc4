#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& namedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(state,lon,lat
VT,3,1
VT,8,1
VT,6,4
VN,13,1
VN,18,2
VN,15,5)~",
     "VT: 3,1 8,1 6,4 | VN: 13,1 18,2 15,5",
     ""},
    {R"~(Das Dreieck hat die Ecken (1, 0), (6, 0) und (4, 3).)~",
     ": 1,0 6,0 4,3",
     "other text around the polygons was left out"},
    {R"~(I have drawn a triangle on the board this morning.
It goes through (1, 0), (6, 0) and (4, 3).)~",
     ": 1,0 6,0 4,3",
     ""},
    {R"~(For the garden in the middle I have measured (1, 1), (7, 1), (7, 4), (1, 4).)~",
     ": 1,1 7,1 7,4 1,4",
     ""},
    {R"~(# CLOSED_PLANAR
roi.ContourData = [1, 0, 9, 6, 0, 9, 6, 3, 9]
polygon = [(1200,2000), (1700,2000), (1700,2600)])~",
     "ContourData: 1,0 6,0 6,3 | polygon: 1200,2000 1700,2000 1700,2600",
     "z was dropped; contours of DICOM were read"},
    {R"~(c1.ContourData = [1, 0, 9, 6, 0, 9, 6, 3, 9]
c1.ContourGeometricType = 'OPEN_PLANAR'
c2.ContourData = [11, 0, 9, 16, 0, 9, 16, 3, 9]
c2.ContourGeometricType = 'CLOSED_PLANAR')~",
     "ContourData: 11,0 16,0 16,3",
     "z was dropped; contours of DICOM were read; contours of DICOM that are not whole or not closed were left out"},
    {R"~(Rechtswert   Hochwert
1 2
7 2
7 9
1 8)~",
     ": 1,2 7,2 7,9 1,8",
     ""},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
