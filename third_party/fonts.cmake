# The fonts are subset at build time to the characters that the sandbox can show, then embedded.

# Sets the cache variable SEPAX_FONT_<NAME> to the file, looked for where systems keep fonts and in
# the folders named after it.
function(sepax_find_font name file)
  find_file(
    SEPAX_FONT_${name} ${file}
    NO_CMAKE_FIND_ROOT_PATH # for the program, whichever machine that runs on
    HINTS ${ARGN}
    PATHS /usr/share/fonts /usr/local/share/fonts ~/.local/share/fonts ~/Library/Fonts
    PATH_SUFFIXES opentype/inter truetype/dejavu inter TTF OTF dejavu dejavu-sans-fonts
                  dejavu-sans-mono-fonts rsms-inter-fonts)
endfunction()

# One smaller font in the build folder, with these names and characters; its path is the result.
function(sepax_subset_font result name source names)
  cmake_path(GET source EXTENSION LAST_ONLY extension)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/fonts/${name}${extension})
  list(JOIN ARGN "," characters)
  # Neither the text renderer of Dear ImGui nor ours applies layout features or hints.
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_CURRENT_BINARY_DIR}/fonts
    COMMAND
      ${SEPAX_PYTHON} -m fontTools.subset ${source} --output-file=${output}
      --unicodes=${characters} --layout-features= --no-hinting --desubroutinize
      --drop-tables+=FFTM --name-IDs=${names}
    DEPENDS ${source}
    COMMENT "Subsetting ${name}"
    VERBATIM)
  set(${result} ${output} PARENT_SCOPE)
endfunction()

# "embedded/fonts.h" for <target>: inter-regular, inter-semibold, dejavu, dejavu-mono.
function(sepax_embed_fonts target)
  set(letters
      U+0020-017F # Latin
      U+0370-03FF # Greek
      U+2010-203A # dashes, quotes, ellipsis
      U+2070-209F) # superscripts and subscripts
  set(symbols
      U+2190-21FF # arrows
      U+2200-22FF # mathematical operators
      U+25A0-25FF # geometric shapes
      U+26A0 U+2713 U+2717 # warning sign, check mark, ballot cross
      U+27E8-27E9) # angle brackets
  # DejaVu stands in for the others: of the letters it has those that one of them lacks.
  set(lacking U+0149 U+0370-0373 U+03CF U+03E2-03EF U+2024-2027 U+2038)
  # Names 0, 13 and 14 hold the copyright and the licence, which must stay with the fonts; both of
  # DejaVu have one licence.
  set(called 0,1,2,3,4,5,6)
  set(licensed ${called},13,14)
  sepax_subset_font(inter_regular inter-regular ${SEPAX_FONT_INTER_REGULAR} ${licensed}
                    ${letters} ${symbols})
  sepax_subset_font(inter_semibold inter-semibold ${SEPAX_FONT_INTER_SEMIBOLD} ${licensed}
                    ${letters} ${symbols})
  sepax_subset_font(dejavu dejavu ${SEPAX_FONT_DEJAVU} ${licensed} ${lacking} ${symbols})
  sepax_subset_font(dejavu_mono dejavu-mono ${SEPAX_FONT_DEJAVU_MONO} ${called},14
                    ${letters} ${symbols})
  sepax_embed(${target} NAME fonts STEMS
              FILES ${inter_regular} ${inter_semibold} ${dejavu} ${dejavu_mono})
endfunction()
