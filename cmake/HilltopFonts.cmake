# SPDX-License-Identifier: GPL-3.0-or-later
# The typeface of the tables, made of Inter (Debian: fonts-inter) by fontTools (python3-fonttools) when the build is configured:
# HILLTOP_FONTS lists the files in <build>/fonts. Where either is missing the list is empty, and tables use the desktop's font.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(HILLTOP_FONTS "")
set(faces "")
foreach(weight Regular SemiBold Bold)
  find_file(HILLTOP_INTER_${weight} NAMES Inter-${weight}.otf Inter-${weight}.ttf PATH_SUFFIXES opentype/inter truetype/inter inter
    PATHS /usr/share/fonts NO_DEFAULT_PATH)
  if(HILLTOP_INTER_${weight})
    list(APPEND faces ${HILLTOP_INTER_${weight}})
  endif()
endforeach()
set(program ${CMAKE_SOURCE_DIR}/resources/fonts/make_fonts.py)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${program} ${faces})
list(LENGTH faces count)
# The first Python on the path may be one of the person's own, without the system's packages.
foreach(python ${Python3_EXECUTABLE} /usr/bin/python3)
  if(count EQUAL 3 AND NOT HILLTOP_FONTS)
    file(REMOVE_RECURSE ${CMAKE_BINARY_DIR}/fonts/new)
    execute_process(COMMAND ${python} ${program} ${CMAKE_BINARY_DIR}/fonts/new ${faces} RESULT_VARIABLE result ERROR_VARIABLE reason)
    if(result EQUAL 0)
      file(GLOB made ${CMAKE_BINARY_DIR}/fonts/new/*)
      foreach(file IN LISTS made)
        cmake_path(GET file FILENAME name)
        file(COPY_FILE ${file} ${CMAKE_BINARY_DIR}/fonts/${name} ONLY_IF_DIFFERENT) # so that nothing is compiled again
        list(APPEND HILLTOP_FONTS ${CMAKE_BINARY_DIR}/fonts/${name})
      endforeach()
    endif()
  endif()
endforeach()
if(NOT HILLTOP_FONTS)
  message(STATUS "Tables use the desktop's font, as Inter (fonts-inter) or fontTools (python3-fonttools) is missing. ${reason}")
endif()
