# cairo, which writes PDF, with what it is built on, each with no more than that. What a configure
# script would find out of a system stands here.

set(cairo_config ${CMAKE_CURRENT_BINARY_DIR}/cairo)

# ---- FreeType: reads the embedded fonts, TrueType and OpenType, and draws nothing ----------------
file(CONFIGURE OUTPUT ${cairo_config}/sepax_ft_modules.h CONTENT [[
FT_USE_MODULE(FT_Driver_ClassRec, tt_driver_class)
FT_USE_MODULE(FT_Driver_ClassRec, cff_driver_class)
FT_USE_MODULE(FT_Module_Class, psaux_module_class)
FT_USE_MODULE(FT_Module_Class, psnames_module_class)
FT_USE_MODULE(FT_Module_Class, sfnt_module_class)
]])
file(CONFIGURE OUTPUT ${cairo_config}/sepax_ft_options.h CONTENT [[
#include <freetype/config/ftoption.h>
#undef FT_CONFIG_OPTION_ENVIRONMENT_PROPERTIES
#undef FT_CONFIG_OPTION_MAC_FONTS
#undef FT_CONFIG_OPTION_SVG
#undef FT_CONFIG_OPTION_USE_LZW
#undef FT_CONFIG_OPTION_USE_ZLIB
]])
set(freetype_parts)
foreach(part IN ITEMS base bitmap debug fntfmt init lcdfil mm synth system)
  list(APPEND freetype_parts base/ft${part}.c)
endforeach()
foreach(part IN ITEMS cff psaux psnames sfnt truetype)
  list(APPEND freetype_parts ${part}/${part}.c)
endforeach()
list(TRANSFORM freetype_parts PREPEND src/)
sepax_web_library(freetype freetype ${freetype_parts})
target_include_directories(web_freetype SYSTEM PUBLIC ${SEPAX_WEB_SOURCES}/freetype/include
                                                      ${cairo_config})
target_compile_definitions(
  web_freetype
  PRIVATE FT2_BUILD_LIBRARY
  PUBLIC "FT_CONFIG_MODULES_H=<sepax_ft_modules.h>" "FT_CONFIG_OPTIONS_H=<sepax_ft_options.h>")

# ---- pixman: cairo's pixels ----------------------------------------------------------------------
file(CONFIGURE OUTPUT ${cairo_config}/pixman/config.h CONTENT [[
#define PACKAGE "pixman"
#define TLS __thread
#define SIZEOF_LONG 4
]])
set(pixman_parts pixman.c)
foreach(
  part IN
  ITEMS access access-accessors arm bits-image combine32 combine-float conical-gradient edge
        edge-accessors fast-path filter general glyph gradient-walker image implementation
        linear-gradient matrix mips noop ppc radial-gradient region16 region32 solid-fill timer trap
        utils x86)
  list(APPEND pixman_parts pixman-${part}.c)
endforeach()
list(TRANSFORM pixman_parts PREPEND pixman/)
sepax_web_library(pixman pixman ${pixman_parts})
target_include_directories(web_pixman SYSTEM PUBLIC ${SEPAX_WEB_SOURCES}/pixman/pixman
                                      PRIVATE ${cairo_config}/pixman)
target_compile_definitions(web_pixman PRIVATE HAVE_CONFIG_H)

# ---- cairo ---------------------------------------------------------------------------------------
file(CONFIGURE OUTPUT ${cairo_config}/cairo-features.h CONTENT [[
#define CAIRO_FEATURES_H
#define CAIRO_HAS_FT_FONT 1
#define CAIRO_HAS_IMAGE_SURFACE 1
#define CAIRO_HAS_OBSERVER_SURFACE 1
#define CAIRO_HAS_PDF_SURFACE 1
#define CAIRO_HAS_RECORDING_SURFACE 1
#define CAIRO_HAS_USER_FONT 1
]])
file(CONFIGURE OUTPUT ${cairo_config}/cairo/config.h CONTENT [[
#pragma once
#include "cairo-features.h"
#define CAIRO_NO_MUTEX 1
#define HAVE_CXX11_ATOMIC_PRIMITIVES 1
#define HAVE_FT_DONE_MM_VAR 1
#define HAVE_FT_GET_VAR_DESIGN_COORDINATES 1
#define HAVE_FT_GET_X11_FONT_FORMAT 1
#define HAVE_FT_GLYPHSLOT_EMBOLDEN 1
#define HAVE_FT_GLYPHSLOT_OBLIQUE 1
#define HAVE_FT_LIBRARY_SETLCDFILTER 1
#define HAVE_FT_LOAD_SFNT_TABLE 1
#define HAVE_FLOAT_H 1
#define HAVE_GMTIME_R 1
#define HAVE_INTTYPES_H 1
#define HAVE_LOCALTIME_R 1
#define HAVE_STDINT_H 1
#define HAVE_STRNDUP 1
#define HAVE_CTIME_R 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_UINT64_T 1
#define HAVE_UNISTD_H 1
#define HAVE_ZLIB 1
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_SIZE_T 4
#define SIZEOF_VOID_P 4
]])
set(cairo_parts cairo.c)
foreach(
  part IN
  ITEMS analysis-surface arc array atomic base64-stream base85-stream bentley-ottmann
        bentley-ottmann-rectangular bentley-ottmann-rectilinear botor-scan-converter boxes
        boxes-intersect cache cff-subset clip clip-boxes clip-polygon clip-region clip-surface
        clip-tor-scan-converter color composite-rectangles compositor contour damage debug
        default-context deflate-stream device error fallback-compositor fixed font-face
        font-face-twin font-face-twin-data font-options freed-pool freelist ft-font gstate hash hull
        image-compositor image-info image-source image-surface line lzw mask-compositor matrix
        mempool mesh-pattern-rasterizer misc mono-scan-converter mutex no-compositor observer
        output-stream paginated-surface path path-bounds path-fill path-fixed path-in-fill
        path-stroke path-stroke-boxes path-stroke-polygon path-stroke-traps path-stroke-tristrip
        pattern pdf-interchange pdf-operators pdf-shading pdf-surface pen polygon polygon-intersect
        polygon-reduce raster-source-pattern recording-surface rectangle rectangular-scan-converter
        region rtree scaled-font scaled-font-subsets shape-mask-compositor slope spans
        spans-compositor spline stroke-dash stroke-style surface surface-clipper surface-fallback
        surface-observer surface-offset surface-snapshot surface-subsurface surface-wrapper
        tag-attributes tag-stack time tor-scan-converter tor22-scan-converter toy-font-face traps
        traps-compositor tristrip truetype-subset type1-fallback type1-glyph-names type1-subset
        type3-glyph-surface unicode user-font version wideint)
  list(APPEND cairo_parts cairo-${part}.c)
endforeach()
list(TRANSFORM cairo_parts PREPEND src/)
sepax_web_library(cairo cairo ${cairo_parts})
target_include_directories(web_cairo SYSTEM PUBLIC ${SEPAX_WEB_SOURCES}/cairo/src ${cairo_config}
                                     PRIVATE ${cairo_config}/cairo)
target_compile_definitions(web_cairo PRIVATE HAVE_CONFIG_H)
target_link_libraries(web_cairo PUBLIC web_freetype PRIVATE web_pixman web_zlib)
