#pragma once

#include "app/formats/writing/literal.h"

/// How each language and library writes a list of vertices.
namespace sepax {

inline constexpr LiteralStyle kCpp{"static const double ", "[][2] = {", "{", "}", "};"};
inline constexpr LiteralStyle kCSharp{"(double x, double y)[] ", " = {", "(", ")", "};"};
inline constexpr LiteralStyle kJava{
    .before = "double[][] ",
    .after = " = {",
    .pointOpen = "{",
    .pointClose = "}",
    .close = "};",
    .number = wideNumberText,
};
inline constexpr LiteralStyle kJavaScript{
    .before = "const ",
    .after = " = [",
    .pointOpen = "[",
    .pointClose = "]",
    .close = "];",
    .indent = 2,
};
inline constexpr LiteralStyle kPython{
    .after = " = [",
    .pointOpen = "(",
    .pointClose = ")",
    .close = "]",
    .comment = "#",
};
inline constexpr LiteralStyle kLua{
    .before = "local ",
    .after = " = {",
    .pointOpen = "{",
    .pointClose = "}",
    .close = "}",
    .comment = "--",
    .indent = 2,
};
inline constexpr LiteralStyle kRust{
    .before = "let ",
    .after = ": &[[f64; 2]] = &[",
    .pointOpen = "[",
    .pointClose = "]",
    .close = "];",
    .number = pointNumberText,
};
inline constexpr LiteralStyle kSatJs{
    .before = "const ",
    .after = " = new SAT.Polygon(new SAT.Vector(), [",
    .pointOpen = "new SAT.Vector(",
    .pointClose = ")",
    .close = "]);",
    .indent = 2,
    .limits = {.words = "SAT.js takes convex polygons"},
};
inline constexpr LiteralStyle kBox2d{
    .before = "static const b2Vec2 ",
    .after = "[] = {",
    .pointOpen = "{",
    .pointClose = "}",
    .close = "};",
    .number = floatNumberText,
    .limits = {.words = "Box2D takes convex polygons of at most 8 vertices", .vertices = 8},
};
inline constexpr LiteralStyle kGodot{
    .before = "var ",
    .after = " := PackedVector2Array([",
    .pointOpen = "Vector2(",
    .pointClose = ")",
    .close = "])",
    .comment = "#",
};
inline constexpr LiteralStyle kUnity{
    .before = "Vector2[] ",
    .after = " = {",
    .pointOpen = "new Vector2(",
    .pointClose = ")",
    .close = "};",
    .number = floatNumberText,
};
inline constexpr LiteralStyle kGlsl{
    .before = "const vec2 ",
    .after = "[] = vec2[](",
    .pointOpen = "vec2(",
    .pointClose = ")",
    .close = ");",
    .number = wideNumberText,
};

}  // namespace sepax
