// Text: glyphs copied pixel by pixel from the glyph atlas. Four vertices each, one for each corner,
// equal in all inputs.
// Coordinates are device pixels, origin top left, y down; all of them are whole.
//
// uniform viewport    size of the target
// uniform origin      place of the target in the picture
// in rectangle        left, top, width, height on the target
// in source           left and top in the atlas
// in color            straight alpha
uniform vec2 viewport;
uniform vec2 origin;

layout(location = 0) in vec4 rectangle;
layout(location = 1) in vec2 source;
layout(location = 2) in vec4 color;

flat out vec2 offsetOut;
flat out vec4 colorOut;

void main() {
  offsetOut = source - rectangle.xy;
  colorOut = color;
  int index = gl_VertexID & 3;
  vec2 corner = rectangle.xy + rectangle.zw * vec2(float(index & 1), float(index >> 1));
  gl_Position = vec4(2.0 * (corner - origin) / viewport - 1.0, 0.0, 1.0);
}
