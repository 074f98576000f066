// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/save_file.h"

#include "documents/record_names.h"
#include "records/record.h"
#include "style/open_dialog.h"
#include "text/game_texts.h"

#include <QBuffer>
#include <QDir>
#include <QFileDialog>
#include <QImage>
#include <QStandardPaths>

namespace hilltop {
namespace {

/// With more seats their names say less than they take.
constexpr std::size_t kNamedSeats = 4;
/// Of a seat's name; file systems take 255 bytes for all.
constexpr int kLongestName = 24;

/// The signs that some file system refuses.
QString fitForAFile(QString name) {
    static const QString refused = QStringLiteral("/\\:*?\"<>|");
    for (QChar& sign : name)
        if (!sign.isPrint() || refused.contains(sign)) sign = QLatin1Char('-');
    while (name.startsWith(QLatin1Char('.')))
        name.remove(0, 1);
    return name;
}

} // namespace

void askWhereToSave(QWidget* parent, const QString& title, const QString& name, const QString& suffix,
                    const QString& filter, QObject* context, std::function<void(const QString& path)> then,
                    std::function<void()> otherwise) {
    QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!QDir(folder).exists()) folder = QDir::homePath();
    auto* dialog = new QFileDialog(parent, title, folder, filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(QStringLiteral("%1.%2").arg(fitForAFile(name), suffix));
    openThen(dialog, context, [then = std::move(then), otherwise = std::move(otherwise)](const QFileDialog& closed) {
        const QString path = closed.result() == QDialog::Accepted ? closed.selectedFiles().value(0) : QString();
        if (!path.isEmpty())
            then(path);
        else if (otherwise)
            otherwise();
    });
}

QString matchFileName(const Record& match, bool withDeal) {
    QStringList parts{gameTitle(match.game)};
    if (match.seats.size() <= kNamedSeats) {
        for (const QString& name : recordNames(match).bySeat)
            parts << name.simplified().left(kLongestName);
    }
    parts.removeAll(QString());
    if (withDeal) parts << dealText(match);
    return parts.join(QStringLiteral(", "));
}

std::string pngOf(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes.toStdString();
}

} // namespace hilltop
