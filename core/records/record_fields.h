// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/fields.h"
#include "game/entry.h"
#include "records/record.h"

namespace hilltop {

/// A record of that game, or of one that is not known (nullptr). Read, it still has to be held against its own seats
/// and rules (read_record()).
const FieldTable<Record>& record_fields(const GameEntry* game);

FieldTable<RecordFault> record_fault_fields(int seats);
FieldTable<RecordResult> result_fields(const Info& game);
FieldTable<AnswerNote> note_fields(int seats);
/// What is missing of it is left empty: checking the seal says so.
FieldTable<Seal> seal_fields();
/// One answer, or one for each asked seat; null is silence.
Form<RecordStep> step_form();
/// Of all parts; which there are depends on the rules.
Form<Script> cards_form();

} // namespace hilltop
