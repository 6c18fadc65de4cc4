# sepax_embed(<target> NAME <set> [STEMS] FILES [<file>...])
#
# Makes the bytes of files part of <target>. "embedded/<set>.h" then declares
#   std::span<const sepax::embedded::File> sepax::embedded::<set>();
# in the order given. A file's name is that of the file, with STEMS without its extension. Relative
# paths are those of the calling folder; the list may be empty.

file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/embedded/file.h CONTENT [[
#pragma once

#include <span>
#include <string_view>

namespace sepax::embedded {

/// A file that became part of the program.
struct File {
  std::string_view name;
  std::span<const unsigned char> bytes;
};

}  // namespace sepax::embedded
]])

function(sepax_embed target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "STEMS" "NAME" "FILES")
  set(script ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/embed.py)
  set(folder ${PROJECT_BINARY_DIR}/generated)
  set(output ${folder}/embedded/${arg_NAME})
  set(files)
  foreach(file IN LISTS arg_FILES)
    cmake_path(ABSOLUTE_PATH file)
    list(APPEND files ${file})
  endforeach()
  set(stems)
  if(arg_STEMS)
    set(stems --stems)
  endif()
  add_custom_command(
    OUTPUT ${output}.h ${output}.cpp
    COMMAND ${SEPAX_PYTHON} ${script} ${stems} ${output} ${files}
    DEPENDS ${script} ${files}
    COMMENT "Embedding ${arg_NAME}"
    VERBATIM)
  # A library of its own: whoever links it waits for the header to be written.
  add_library(sepax_embedded_${arg_NAME} STATIC ${output}.h ${output}.cpp)
  target_include_directories(sepax_embedded_${arg_NAME} PUBLIC ${folder})
  target_link_libraries(sepax_embedded_${arg_NAME} PRIVATE sepax_flags)
  target_link_libraries(${target} PUBLIC sepax_embedded_${arg_NAME})
endfunction()
