// Strokes: four vertices per segment, the corners of a rectangle around it, equal in all inputs.
// Coordinates are device pixels, origin top left, y down.
//
// uniform viewport    size of the target
// uniform origin      place of the target in the picture
// in segment          start and end of the segment
// in neighbours       start of the segment before, end of the segment after
// in bisectors        normals of the lines that cut this segment off from the two neighbours
// in measures         half width; length of the stroke up to the start; dash on; dash off (0 = solid)
// in ends             kind of the start and of the end: 0 butt, 1 round, 2 joint with a neighbour
// in color            straight alpha
uniform vec2 viewport;
uniform vec2 origin;

layout(location = 0) in vec4 segment;
layout(location = 1) in vec4 neighbours;
layout(location = 2) in vec4 bisectors;
layout(location = 3) in vec4 measures;
layout(location = 4) in vec2 ends;
layout(location = 5) in vec4 color;

flat out vec4 segmentOut;
flat out vec4 neighboursOut;
flat out vec4 bisectorsOut;
flat out vec4 measuresOut;
flat out vec2 endsOut;
flat out vec4 colorOut;

void main() {
  segmentOut = segment;
  neighboursOut = neighbours;
  bisectorsOut = bisectors;
  measuresOut = measures;
  endsOut = ends;
  colorOut = color;
  // One pixel more than the stroke covers, for the even edge.
  float reach = measures.x + 1.0;
  vec2 along = segment.zw - segment.xy;
  float size = length(along);
  vec2 direction = size > 0.0 ? along / size : vec2(1.0, 0.0);
  vec2 across = vec2(-direction.y, direction.x);
  int index = gl_VertexID & 3;
  bool atEnd = index >= 2;
  float side = (index & 1) == 0 ? -1.0 : 1.0;
  vec2 corner = atEnd ? segment.zw + reach * direction : segment.xy - reach * direction;
  corner += side * reach * across;
  gl_Position = vec4(2.0 * (corner - origin) / viewport - 1.0, 0.0, 1.0);
}
