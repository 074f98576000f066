// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layers.h"

namespace hilltop::layers {

/// Every reader of foreign bytes without a fuzz target or a reason why it needs none (tests/fuzz/readers.txt), and
/// every line there that fits nothing. A reader is a function of a core header that is called so (read_, parse_, load_,
/// open_, import_, recognise_, decode, from_...) and takes a text, bytes, JSON or a database; or a source that takes
/// them apart itself. `code` is without comments.
QStringList reader_faults(const Tree& tree, const QMap<QString, QString>& code);

} // namespace hilltop::layers
