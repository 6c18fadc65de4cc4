// Fills: an even colour or hatch lines. Writes premultiplied alpha. The inputs are those of fill.vert.
//
// uniform origin      place of the target in the picture
// uniform scale       device pixels per logical pixel
// uniform hatchLine   distance between hatch lines and their width, logical pixels
uniform vec2 origin;
uniform float scale;
uniform vec2 hatchLine;

in float coverageOut;
flat in float hatchOut;
flat in vec4 colorOut;

out vec4 fragment;

// How much of the pixel a family of lines covers; `place` is the distance from the first of them.
float lines(float place) {
  float period = hatchLine.x * scale;
  float halfWidth = 0.5 * hatchLine.y * scale;
  float away = abs(mod(place + 0.5 * period, period) - 0.5 * period);
  return clamp(min(away + 0.5, halfWidth) - max(away - 0.5, -halfWidth), 0.0, 1.0);
}

void main() {
  const float kHalfRoot = 0.70710678;
  float coverage = clamp(coverageOut, 0.0, 1.0);
  if (hatchOut > 0.5) {
    vec2 point = gl_FragCoord.xy + origin;
    float forward = lines((point.x + point.y) * kHalfRoot);
    float backward = lines((point.x - point.y) * kHalfRoot);
    if (hatchOut < 1.5) coverage *= forward;
    else if (hatchOut < 2.5) coverage *= backward;
    else coverage *= max(forward, backward);
  }
  float alpha = colorOut.a * coverage;
  fragment = vec4(colorOut.rgb * alpha, alpha);
}
