# SPDX-License-Identifier: GPL-3.0-or-later
# Files that lie inside of the program, so that they are found wherever it lies and fit to it.

# hilltop_carry(TARGET FUNCTION FOLDER FILES...): TARGET gets std::span<const CarriedFile> hilltop::FUNCTION() of
# system/carried_file.h, with the FILES (paths in FOLDER) in this order. A file that another target makes is one, too.
function(hilltop_carry target function folder)
  set(images "")
  set(names "")
  set(rows "")
  set(number 0)
  foreach(file IN LISTS ARGN)
    set(name ${function}_${number})
    string(APPEND images "    \".balign 16\\n${name}:\\n.incbin \\\"${folder}/${file}\\\"\\n${name}_end:\\n\"\n")
    string(APPEND names "extern const char ${name}[], ${name}_end[];\n")
    string(APPEND rows "        {\"${file}\", {${name}, ${name}_end}},\n")
    math(EXPR number "${number} + 1")
  endforeach()
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${function}.cpp)
  file(CONFIGURE OUTPUT ${source} @ONLY CONTENT "#include \"system/carried_file.h\"

asm(\".section .rodata\\n\"
${images}    \".previous\\n\");

extern \"C\" {
${names}}

namespace hilltop {
std::span<const CarriedFile> ${function}();
}

std::span<const hilltop::CarriedFile> hilltop::${function}() {
    static const CarriedFile all[] = {
${rows}    };
    return all;
}
")
  target_sources(${target} PRIVATE ${source})
  set(files ${ARGN})
  list(TRANSFORM files PREPEND ${folder}/)
  set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES
    SKIP_UNITY_BUILD_INCLUSION ON OBJECT_DEPENDS "${files}")
endfunction()
