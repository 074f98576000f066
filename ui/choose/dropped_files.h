// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QDropEvent;
class QMimeData;

namespace hilltop {

/// The paths of the files that are dragged or dropped; of other things none.
QStringList localFiles(const QMimeData& data);

/// Whether the file of that name is nothing else that the window opens, as a match or a contest. Folders may be bots.
bool mayBeBot(const QString& path);
/// What is surely no record.
bool isBotPath(const QString& path);

/// Accepts a drag or a drop as a copy, whatever is proposed: after a move the source deletes its file. Where it offers
/// no copy it may link; a move alone is refused. Every drag or drop that is accepted is accepted here.
bool takeCopy(QDropEvent& event);

} // namespace hilltop
