// Text: coverage from the glyph atlas. Writes premultiplied alpha. The other inputs are those of
// glyph.vert.
//
// uniform origin      place of the target in the picture
// uniform atlas       coverage of the glyphs in its red channel
uniform vec2 origin;
uniform sampler2D atlas;

flat in vec2 offsetOut;
flat in vec4 colorOut;

out vec4 fragment;

void main() {
  ivec2 texel = ivec2(floor(gl_FragCoord.xy + origin + offsetOut));
  float alpha = colorOut.a * texelFetch(atlas, texel, 0).r;
  fragment = vec4(colorOut.rgb * alpha, alpha);
}
