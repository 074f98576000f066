// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

class QImage;
class QWidget;

namespace hilltop {

struct Record;

/// Asks where a new file shall be: in the documents folder, called `name` unless the person says otherwise. Empty: not
/// at all. `suffix` is added where none is typed; `filter` is "Pictures (*.png)".
QString askWhereToSave(QWidget* parent, const QString& title, const QString& name, const QString& suffix,
                       const QString& filter);
/// "Pazaak, You, Careful, 77-3": what a file of this match may be called, without suffix. The deal tells all cards.
QString matchFileName(const Record& match, bool withDeal = true);

/// The bytes of a PNG file.
std::string pngOf(const QImage& image);

} // namespace hilltop
