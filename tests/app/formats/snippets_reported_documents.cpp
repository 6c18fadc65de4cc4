#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& documentSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~({"A": {"at": [2, 1]}, "B": {"at": [8, 1]}, "C": {"at": [6, 9]}})~",
     ": 2,1 8,1 6,9",
     ""},
    {R"~({"c": true, "v": [[0, 0], [30, 0], [30, 20], [0, 20]],
 "i": [[0, 0], [0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0], [0, 0]]}
{"i": [[0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0]], "v": [[1, 2], [3, 4], [9, 1]], "c": false})~",
     ": 0,0 30,0 30,20 0,20",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped; vertices with tangents were read as a path; open paths of tangents were left out; they are no polygons"},
    {R"~(read yard.txt
```
7.25,1.5
11.5,1.75
12,6.5
6.5,5.25
```
My van was seen at 19.5,2.25 and it still rang.)~",
     ": 7.25,1.5 11.5,1.75 12,6.5 6.5,5.25",
     "places told in sentences beside rows of numbers were left out"},
    {R"~(09:15:30,250 INFO the yard has
1.5,2.5
8.25,2
7.5,9.75)~",
     ": 1.5,2.5 8.25,2 7.5,9.75",
     ""},
    {R"~(hull = [(0, 0), (6, 0), (6, 5)]
span: {"min": [0, 0, -4], "max": [6, 5, 4]})~",
     "hull: 0,0 6,0 6,5",
     ""},
    {R"~({"abscissas": [2, 9, 11, 7, 1], "ordinates": [3, 1, 6, 10, 8]})~",
     ": 2,3 9,1 11,6 7,10 1,8",
     "the numbers of abscissas became x, those of ordinates y"},
    {R"~(This rule (number 4 of 9) is not applied:
"filter": { "kind": "area", "bound": { "xs": [4, 15, 12, 8, 3], "ys": [1, 2, 13, 11, 7] } })~",
     "filter: 4,1 15,2 12,13 8,11 3,7",
     "other text around the polygons was left out; the numbers of xs became x, those of ys y; left out: the list in line 1 has 1 of the three vertices that a polygon needs"},
    {R"~(In der Vorlage steht {„x“: 14, „y“: 2}, {„x“: 31, „y“: 5}, {„x“: 22, „y“: 19} und nichts erscheint.)~",
     ": 14,2 31,5 22,19",
     "other text around the polygons was left out"},
    {R"~(The zone of level 3 is cut off: { "zone": { "id": 4, "__value": [
  { "cx": 3, "cy": 8 }, { "cx": 17, "cy": 8 }, { "cx": 17, "cy": 12 }, { "cx": 5, "cy": 14 } ], "uid": 9, ...)~",
     ": 3,8 17,8 17,12 5,14",
     "other text around the polygons was left out; the text ends within the { of line 1: something may be missing"},
    {R"~(Dialogue: 0,0:00:07.20,0:00:09.00,Sign,,0,0,0,,{\an7\pos(50,60)\p2}m 0 0 l 80 0 96 40 0 40{\p0}
Dialogue: 0,0:00:07.20,0:00:09.00,Sign,,0,0,0,,{\clip(m 5 5 l 45 5 40 30)}Harbour)~",
     ": 0,0 40,0 48,20 0,20 | : 5,5 45,5 40,30",
     "other text around the polygons was left out; drawings of subtitles were read as paths, without their place"},
    {R"~(<path>
  <move x="0" y="9"/><line x="7" y="9"/>
  <move y="2" x="7"/><line y="9" x="26"/><line y="16" x="7"/><close/>
</path>
<fillstroke/>)~",
     ": 7,2 26,9 7,16",
     "a line of a <path> was left out; it is no polygon; the steps of elements were read as paths"},
    {R"~(<shape><path><move x="3" y="1"/><line x="9" y="1"/><line x="9" y="6"/><close/></path><stroke/>
<path><move x="0" y="0"/><line x="20" y="0"/><line x="24" y="8"/></path><stroke/></shape>)~",
     ": 3,1 9,1 9,6",
     "a line of a <path> was left out; it is no polygon; the steps of elements were read as paths"},
    {R"~(roof [pos="60,40", _draw_="c 7 -#000000 C 7 -#eeeeee P 5 96 52 60 70 24 52 24 10 96 10 "];
roof -> door [_hdraw_="S 5 -solid P 3 40 21 44 11 37 19 "];)~",
     "_draw_: 96,52 60,70 24,52 24,10 96,10",
     "the polygons that Graphviz draws were read"},
    {R"~(Rows 10-20 30-10 50-60 of the log are odd.
WinSet, Region, 0-20 90-0 180-45 120-110, Rahmen)~",
     ": 0,20 90,0 180,45 120,110",
     "pairs with a dash were read as points"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
