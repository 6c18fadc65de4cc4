// Dots and boxes: a rectangle with rounded corners and a border inside its edge. Four vertices each,
// one for each corner, equal in all inputs.
// Coordinates are device pixels, origin top left, y down.
//
// uniform viewport    size of the target
// uniform origin      place of the target in the picture
// in rectangle        smallest and largest corner
// in measures         corner radius, border width
// in fillColor        straight alpha
// in borderColor      straight alpha
uniform vec2 viewport;
uniform vec2 origin;

layout(location = 0) in vec4 rectangle;
layout(location = 1) in vec2 measures;
layout(location = 2) in vec4 fillColor;
layout(location = 3) in vec4 borderColor;

flat out vec4 rectangleOut;
flat out vec2 measuresOut;
flat out vec4 fillColorOut;
flat out vec4 borderColorOut;

void main() {
  rectangleOut = rectangle;
  measuresOut = measures;
  fillColorOut = fillColor;
  borderColorOut = borderColor;
  // One pixel more than the shape covers, for the even edge.
  int index = gl_VertexID & 3;
  vec2 corner = vec2((index & 1) == 0 ? rectangle.x - 1.0 : rectangle.z + 1.0,
                     index < 2 ? rectangle.y - 1.0 : rectangle.w + 1.0);
  gl_Position = vec4(2.0 * (corner - origin) / viewport - 1.0, 0.0, 1.0);
}
