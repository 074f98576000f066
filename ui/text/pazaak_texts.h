// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/table_texts.h"

namespace hilltop {

const TableTexts& pazaakTexts();

} // namespace hilltop
