// Strokes: coverage from the distance to the segment. Each pixel belongs to the nearest segment of
// its stroke among its neighbours, so that translucent strokes are even at their joints; where a
// stroke crosses itself later, both pieces show. Writes premultiplied alpha.
// The inputs are those of stroke.vert.
//
// uniform origin      place of the target in the picture
uniform vec2 origin;

flat in vec4 segmentOut;
flat in vec4 neighboursOut;
flat in vec4 bisectorsOut;
flat in vec4 measuresOut;
flat in vec2 endsOut;
flat in vec4 colorOut;

out vec4 fragment;

// Distances closer than this are the same, pixels: beyond a joint both segments are as near.
const float kSame = 0.01;

float distanceToSegment(vec2 point, vec2 start, vec2 end) {
  vec2 along = end - start;
  float t = clamp(dot(point - start, along) / max(dot(along, along), 1e-12), 0.0, 1.0);
  return length(point - start - t * along);
}

// Part of the pixel from `low` to `high`, where it reaches half a pixel to both sides of 0.
float overlapWithPixel(float low, float high) {
  return clamp(min(high, 0.5) - max(low, -0.5), 0.0, 1.0);
}

void main() {
  vec2 point = gl_FragCoord.xy + origin;
  vec2 start = segmentOut.xy;
  vec2 end = segmentOut.zw;
  float away = distanceToSegment(point, start, end);
  fragment = vec4(0.0);
  if (endsOut.x == 2.0) {
    float before = distanceToSegment(point, neighboursOut.xy, start);
    bool same = abs(before - away) <= kSame;
    if (same ? dot(point - start, bisectorsOut.xy) < 0.0 : before < away) return;
  }
  if (endsOut.y == 2.0) {
    float after = distanceToSegment(point, end, neighboursOut.zw);
    bool same = abs(after - away) <= kSame;
    if (same ? dot(point - end, bisectorsOut.zw) >= 0.0 : after < away) return;
  }

  float halfWidth = measuresOut.x;
  float coverage = overlapWithPixel(away - halfWidth, away + halfWidth);
  float size = length(end - start);
  vec2 direction = size > 0.0 ? (end - start) / size : vec2(1.0, 0.0);
  float along = dot(point - start, direction);
  if (endsOut.x == 0.0) coverage *= clamp(along + 0.5, 0.0, 1.0);
  if (endsOut.y == 0.0) coverage *= clamp(size - along + 0.5, 0.0, 1.0);

  float dashOn = measuresOut.z;
  float dashOff = measuresOut.w;
  if (dashOff > 0.0) {
    float period = dashOn + dashOff;
    // Dashes repeat; the pixel may touch the dash that it is in, the one before and the one after.
    float place = mod(measuresOut.y + clamp(along, 0.0, size), period);
    float dash = overlapWithPixel(-place, dashOn - place);
    dash += overlapWithPixel(period - place, period + dashOn - place);
    dash += overlapWithPixel(-period - place, dashOn - period - place);
    coverage *= min(dash, 1.0);
  }
  float alpha = colorOut.a * coverage;
  fragment = vec4(colorOut.rgb * alpha, alpha);
}
