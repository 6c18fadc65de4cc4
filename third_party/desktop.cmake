# Libraries that a program of the desktop links.

# ---- libpng --------------------------------------------------------------------------------------
# Every system has it, and building it needs zlib as well: a package only.
find_package(PNG REQUIRED)
add_library(third_party_png INTERFACE)
add_library(third_party::png ALIAS third_party_png)
target_link_libraries(third_party_png INTERFACE PNG::PNG)
sepax_tell(libpng png "${PNG_VERSION_STRING}" libpng-dev libpng)

# ---- zlib, giflib, cairo: picture files ----------------------------------------------------------
find_package(ZLIB REQUIRED) # checksums of an animated PNG; libpng is built on it
find_package(GIF 5 REQUIRED)
pkg_check_modules(CAIRO REQUIRED IMPORTED_TARGET cairo-pdf cairo-ft freetype2)
find_package(Freetype REQUIRED) # for its version: that of the package is the one of its interface
add_library(third_party_picture_files INTERFACE)
add_library(third_party::picture_files ALIAS third_party_picture_files)
target_link_libraries(third_party_picture_files INTERFACE ZLIB::ZLIB GIF::GIF)
add_library(third_party_cairo INTERFACE)
add_library(third_party::cairo ALIAS third_party_cairo)
target_link_libraries(third_party_cairo INTERFACE PkgConfig::CAIRO)
sepax_tell(zlib zlib "${ZLIB_VERSION_STRING}" zlib1g-dev zlib)
sepax_tell(giflib gif "${GIF_VERSION}" libgif-dev giflib)
sepax_tell(cairo cairo "${CAIRO_cairo-pdf_VERSION}" libcairo2-dev cairo)
sepax_tell(FreeType freetype "${FREETYPE_VERSION_STRING}" libfreetype6 libfreetype-dev freetype2
           freetype)

# ---- GLFW ----------------------------------------------------------------------------------------
add_library(third_party_glfw INTERFACE)
add_library(third_party::glfw ALIAS third_party_glfw)
target_compile_definitions(third_party_glfw INTERFACE GLFW_INCLUDE_NONE) # glad declares OpenGL
sepax_want_package(glfw use_package)
if(use_package)
  find_package(glfw3 3.3 QUIET)
endif()
if(NOT glfw3_FOUND)
  set(GLFW_BUILD_DOCS OFF)
  set(GLFW_BUILD_TESTS OFF)
  set(GLFW_BUILD_EXAMPLES OFF)
  set(GLFW_INSTALL OFF)
  set(CMAKE_POLICY_DEFAULT_CMP0077 NEW) # the settings above reach GLFW's options
  sepax_fetch(glfw GIT_REPOSITORY https://github.com/glfw/glfw.git GIT_TAG 3.3.8 GIT_SHALLOW ON)
endif()
target_link_libraries(third_party_glfw INTERFACE glfw)
sepax_tell(GLFW glfw "${glfw3_VERSION}" libglfw3-dev glfw)

# ---- EGL -----------------------------------------------------------------------------------------
# Part of the graphics driver's own packages; libGL is not linked, glad loads it at run time.
if(PKG_CONFIG_FOUND)
  pkg_check_modules(EGL QUIET IMPORTED_TARGET GLOBAL egl)
endif()
if(NOT EGL_FOUND)
  message(FATAL_ERROR "EGL was not found. Run third_party/install.sh or see third_party/README.md.")
endif()
add_library(third_party_egl INTERFACE)
add_library(third_party::egl ALIAS third_party_egl)
target_link_libraries(third_party_egl INTERFACE PkgConfig::EGL)

# ---- glad ----------------------------------------------------------------------------------------
# Generated at build time. --reproducible takes the specification that comes with the generator;
# without it, it would be downloaded.
find_program(SEPAX_GLAD glad)
if(SEPAX_GLAD)
  set(glad_command ${SEPAX_GLAD})
else()
  sepax_fetch(glad GIT_REPOSITORY https://github.com/Dav1dde/glad.git GIT_TAG v2.0.2
              GIT_SHALLOW ON ${headers_only})
  set(glad_command ${CMAKE_COMMAND} -E env PYTHONPATH=${glad_SOURCE_DIR} ${SEPAX_PYTHON} -m glad)
endif()
set(glad_dir ${CMAKE_CURRENT_BINARY_DIR}/glad)
add_custom_command(
  OUTPUT ${glad_dir}/src/gl.c ${glad_dir}/include/glad/gl.h ${glad_dir}/include/KHR/khrplatform.h
  COMMAND ${glad_command} --api gl:core=3.3 --extensions GL_KHR_debug --reproducible --quiet
          --out-path ${glad_dir} c
  COMMENT "Generating the OpenGL loader"
  VERBATIM)
add_library(third_party_glad STATIC ${glad_dir}/src/gl.c ${glad_dir}/include/glad/gl.h)
add_library(third_party::glad ALIAS third_party_glad)
target_include_directories(third_party_glad SYSTEM PUBLIC ${glad_dir}/include)
sepax_tell(glad glad "" python3-glad glad)

# ---- Dear ImGui ----------------------------------------------------------------------------------
# Debian's library holds the GLFW and OpenGL 3 backends too; their headers lie in a folder of their
# own. It leaves GLFW and stb_truetype to us.
add_library(third_party_imgui INTERFACE)
add_library(third_party::imgui ALIAS third_party_imgui)
sepax_want_package(imgui use_package)
if(use_package AND PKG_CONFIG_FOUND)
  pkg_check_modules(IMGUI QUIET IMPORTED_TARGET GLOBAL imgui>=1.86)
  if(IMGUI_FOUND)
    find_path(SEPAX_IMGUI_BACKENDS imgui_impl_opengl3.h HINTS ${IMGUI_INCLUDE_DIRS}
              PATH_SUFFIXES backends)
  endif()
endif()
if(IMGUI_FOUND AND SEPAX_IMGUI_BACKENDS)
  target_include_directories(third_party_imgui SYSTEM INTERFACE ${SEPAX_IMGUI_BACKENDS})
  target_link_libraries(third_party_imgui INTERFACE PkgConfig::IMGUI third_party::glfw
                                                    third_party::stb ${CMAKE_DL_LIBS})
else()
  sepax_fetch(imgui GIT_REPOSITORY https://github.com/ocornut/imgui.git GIT_TAG v1.86
              GIT_SHALLOW ON ${headers_only})
  add_library(
    imgui_with_backends STATIC
    ${imgui_SOURCE_DIR}/imgui.cpp
    ${imgui_SOURCE_DIR}/imgui_demo.cpp
    ${imgui_SOURCE_DIR}/imgui_draw.cpp
    ${imgui_SOURCE_DIR}/imgui_tables.cpp
    ${imgui_SOURCE_DIR}/imgui_widgets.cpp
    ${imgui_SOURCE_DIR}/backends/imgui_impl_glfw.cpp
    ${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp
    ${imgui_SOURCE_DIR}/misc/cpp/imgui_stdlib.cpp)
  target_include_directories(
    imgui_with_backends SYSTEM PUBLIC ${imgui_SOURCE_DIR} ${imgui_SOURCE_DIR}/backends
                                      ${imgui_SOURCE_DIR}/misc/cpp)
  target_link_libraries(imgui_with_backends PUBLIC third_party::glfw ${CMAKE_DL_LIBS})
  target_link_libraries(third_party_imgui INTERFACE imgui_with_backends)
endif()
sepax_tell("Dear ImGui" imgui "${IMGUI_VERSION}" libimgui-dev)
