// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <string>

class QImage;
class QObject;
class QWidget;

namespace hilltop {

struct Record;

/// Asks where a new file shall be: in the documents folder, called `name` unless the person says otherwise. `suffix` is
/// added where none is typed; `filter` is "Pictures (*.png)". `then` gets the path, `otherwise` is called if there is
/// none; neither is if `context` has gone by then.
void askWhereToSave(QWidget* parent, const QString& title, const QString& name, const QString& suffix,
                    const QString& filter, QObject* context, std::function<void(const QString& path)> then,
                    std::function<void()> otherwise = {});
/// "Pazaak, You, Careful, 77-3": what a file of this match may be called, without suffix. The deal tells all cards.
QString matchFileName(const Record& match, bool withDeal = true);

/// The bytes of a PNG file.
std::string pngOf(const QImage& image);

} // namespace hilltop
