// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hilltop {

/// Speaks the Hilltop protocol: says the first of the menu, or does what its argument says.
inline constexpr const char* kShellBot = "while read -r line; do\n"
                                         "  case \"$line\" in\n"
                                         "  *'\"bye\"'*) exit 0 ;;\n"
                                         "  *'\"hello\"'*) echo '{\"name\":\"test\"}' ;;\n"
                                         "  *'\"view\"'*)\n"
                                         "    [ \"$1\" = dies ] && { echo 'no idea' >&2; exit 3; }\n"
                                         "    [ \"$1\" = silent ] && continue\n"
                                         "    [ \"$1\" = talks ] && printf 'first\\nsecond thoughts\\n' >&2\n"
                                         "    id=${line##*'\"id\":'}; id=${id%%[,\\}]*}\n"
                                         "    menu=${line##*'\"menu\":[\"'}\n"
                                         "    echo \"{\\\"play\\\":\\\"${menu%%\\\"*}\\\",\\\"id\\\":$id}\" ;;\n"
                                         "  esac\n"
                                         "done\n";

} // namespace hilltop
