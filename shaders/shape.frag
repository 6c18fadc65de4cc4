// Dots and boxes: coverage from the distance to the rounded edge. Writes premultiplied alpha.
// The inputs are those of shape.vert.
//
// uniform origin      place of the target in the picture
uniform vec2 origin;

flat in vec4 rectangleOut;
flat in vec2 measuresOut;
flat in vec4 fillColorOut;
flat in vec4 borderColorOut;

out vec4 fragment;

// Part of the pixel that a rectangle of this half size with rounded corners covers; `point` is seen
// from its middle.
float coverageOf(vec2 point, vec2 halfSize, float radius) {
  if (halfSize.x <= 0.0 || halfSize.y <= 0.0) return 0.0;
  if (radius <= 0.0) {
    vec2 covered = min(point + 0.5, halfSize) - max(point - 0.5, -halfSize);
    covered = clamp(covered, 0.0, 1.0);
    return covered.x * covered.y;
  }
  vec2 beyond = abs(point) - halfSize + radius;
  float away = length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - radius;
  return clamp(0.5 - away, 0.0, 1.0);
}

void main() {
  vec2 point = gl_FragCoord.xy + origin - 0.5 * (rectangleOut.xy + rectangleOut.zw);
  vec2 halfSize = 0.5 * (rectangleOut.zw - rectangleOut.xy);
  float radius = min(measuresOut.x, min(halfSize.x, halfSize.y));
  float border = measuresOut.y;
  float whole = coverageOf(point, halfSize, radius);
  float inner = whole;
  if (border > 0.0) inner = coverageOf(point, halfSize - border, max(radius - border, 0.0));
  float fillAlpha = fillColorOut.a * inner;
  float borderAlpha = borderColorOut.a * max(whole - inner, 0.0);
  fragment = vec4(fillColorOut.rgb * fillAlpha + borderColorOut.rgb * borderAlpha,
                  fillAlpha + borderAlpha);
}
