# Libraries of the browser's program. Emscripten's system has none of them, so that they are
# compiled from the distribution's source packages, which web_sources.sh lays into one folder.

set(SEPAX_WEB_SOURCES ${PROJECT_SOURCE_DIR}/build/web-sources
    CACHE PATH "Where third_party/web_sources.sh has put the sources")
if(NOT EXISTS ${SEPAX_WEB_SOURCES}/imgui)
  message(FATAL_ERROR "The sources of the libraries are missing; app/web.sh fetches them and builds.")
endif()

# sepax_web_library(<name> <folder> <file>...) makes the library web_<name> of files of the folder.
function(sepax_web_library name folder)
  list(TRANSFORM ARGN PREPEND ${SEPAX_WEB_SOURCES}/${folder}/)
  add_library(web_${name} STATIC ${ARGN})
  target_include_directories(web_${name} SYSTEM PUBLIC ${SEPAX_WEB_SOURCES}/${folder})
  target_compile_options(web_${name} PRIVATE -w -Oz)
endfunction()

# sepax_web_alias(<name> <library>...) offers libraries under the name that the tree links.
function(sepax_web_alias name)
  add_library(third_party_${name} INTERFACE)
  add_library(third_party::${name} ALIAS third_party_${name})
  target_link_libraries(third_party_${name} INTERFACE ${ARGN})
endfunction()

# ---- zlib, libpng, giflib: picture files ---------------------------------------------------------
sepax_web_library(zlib zlib adler32.c compress.c crc32.c deflate.c inffast.c inflate.c inftrees.c
                  trees.c uncompr.c zutil.c)

set(png_parts)
foreach(part IN ITEMS "" error get mem pread read rio rtran rutil set trans wio write wtran wutil)
  list(APPEND png_parts png${part}.c)
endforeach()
sepax_web_library(png libpng ${png_parts})
set(png_config ${CMAKE_CURRENT_BINARY_DIR}/png)
configure_file(${SEPAX_WEB_SOURCES}/libpng/scripts/pnglibconf.h.prebuilt
               ${png_config}/pnglibconf.h COPYONLY)
target_include_directories(web_png SYSTEM PUBLIC ${png_config})
target_link_libraries(web_png PUBLIC web_zlib)

sepax_web_library(gif giflib dgif_lib.c egif_lib.c gif_err.c gif_hash.c gifalloc.c
                  openbsd-reallocarray.c quantize.c)

sepax_web_alias(png web_png)
sepax_web_alias(picture_files web_zlib web_gif)

include(web_cairo.cmake)
sepax_web_alias(cairo web_cairo)

# ---- OpenGL: the browser's own -------------------------------------------------------------------
set(gl_header ${CMAKE_CURRENT_BINARY_DIR}/gl/glad/gl.h)
file(CONFIGURE OUTPUT ${gl_header} CONTENT [[
#pragma once
#include <GLES3/gl3.h>
]])
sepax_web_alias(glad)
target_include_directories(third_party_glad SYSTEM INTERFACE ${CMAKE_CURRENT_BINARY_DIR}/gl)

# ---- Dear ImGui ----------------------------------------------------------------------------------
sepax_web_library(imgui imgui imgui.cpp imgui_tables.cpp imgui_widgets.cpp
                  backends/imgui_impl_opengl3.cpp misc/cpp/imgui_stdlib.cpp)
# Without the font that it brings, 9 kB of what a page loads at first: all texts have ours. Later
# versions leave it out themselves where they are asked to.
file(READ ${SEPAX_WEB_SOURCES}/imgui/imgui_draw.cpp draw)
string(FIND "${draw}" "static const char proggy_clean_ttf_compressed_data_base85[" font)
string(FIND "${draw}" "static const char* GetDefaultCompressedFontDataTTFBase85()\n{" behind)
if(font GREATER -1 AND behind GREATER font)
  string(SUBSTRING "${draw}" 0 ${font} before)
  string(SUBSTRING "${draw}" ${behind} -1 after)
  set(draw "${before}static const char proggy_clean_ttf_compressed_data_base85[] = \"\";\n${after}")
endif()
set(imgui_draw ${CMAKE_CURRENT_BINARY_DIR}/imgui/imgui_draw.cpp)
set(written "")
if(EXISTS ${imgui_draw})
  file(READ ${imgui_draw} written)
endif()
if(NOT "${written}" STREQUAL "${draw}")
  file(WRITE ${imgui_draw} "${draw}")
endif()
target_sources(web_imgui PRIVATE ${imgui_draw})
target_compile_definitions(web_imgui PRIVATE IMGUI_DISABLE_DEFAULT_FONT)
target_include_directories(web_imgui SYSTEM PUBLIC ${SEPAX_WEB_SOURCES}/imgui/backends
                                                   ${SEPAX_WEB_SOURCES}/imgui/misc/cpp)
target_compile_definitions(web_imgui PUBLIC IMGUI_IMPL_OPENGL_ES3 IMGUI_DISABLE_DEMO_WINDOWS
                                            IMGUI_DISABLE_METRICS_WINDOW)
# In place of questions that would wait for the browser (app/platform/web/gl_state.cpp).
set_source_files_properties(${SEPAX_WEB_SOURCES}/imgui/backends/imgui_impl_opengl3.cpp
                            PROPERTIES COMPILE_DEFINITIONS glGetIntegerv=sepaxGlState)
sepax_web_alias(imgui web_imgui)
