// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/seal.h"

#include <QString>

class QWidget;

namespace hilltop {

/// A secret seed of 40 bits and a salt of 128, from the system's own source.
Seal drawSeal();
/// The match is dealt from the sealed seed.
void sealCards(Record& record, Seal seal);
/// What may be known of the seal now: the hash alone until the match is over, then all that it was made of and whether
/// it fits.
QString sealText(const Record& record, bool over);
/// The same in a box whose text can be copied.
void showSeal(const Record& record, bool over, QWidget* parent);

} // namespace hilltop
