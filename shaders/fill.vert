// Fills: plain triangles with coverage at the corners.
// Coordinates are device pixels, origin top left, y down.
//
// uniform viewport    size of the target
// uniform origin      place of the target in the picture
// in position         corner
// in coverage         0 outside, 1 inside; runs from one to the other within a pixel of the outline
// in hatch            0 none, 1 forward, 2 backward, 3 cross
// in color            straight alpha
uniform vec2 viewport;
uniform vec2 origin;

layout(location = 0) in vec2 position;
layout(location = 1) in float coverage;
layout(location = 2) in float hatch;
layout(location = 3) in vec4 color;

out float coverageOut;
flat out float hatchOut;
flat out vec4 colorOut;

void main() {
  coverageOut = coverage;
  hatchOut = hatch;
  colorOut = color;
  gl_Position = vec4(2.0 * (position - origin) / viewport - 1.0, 0.0, 1.0);
}
