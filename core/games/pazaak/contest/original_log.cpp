// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/contest/original_log.h"

namespace hilltop::pazaak {

Result<ImportedMatch> read_original_log(std::string_view) { return Error{"not yet"}; }

} // namespace hilltop::pazaak
