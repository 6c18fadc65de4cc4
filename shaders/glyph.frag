// Text: coverage from the glyph atlas. Writes premultiplied alpha. The other inputs are those of
// glyph.vert.
//
// uniform atlas       coverage of the glyphs in its red channel
uniform sampler2D atlas;

flat in vec2 offsetOut;
flat in vec4 colorOut;

out vec4 fragment;

void main() {
  ivec2 texel = ivec2(floor(gl_FragCoord.xy + offsetOut));
  float alpha = colorOut.a * texelFetch(atlas, texel, 0).r;
  fragment = vec4(colorOut.rgb * alpha, alpha);
}
