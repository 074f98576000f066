// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/seal_texts.h"

#include "records/record.h"
#include "style/open_dialog.h"
#include "text/error_texts.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QRandomGenerator>

#include <fmt/format.h>

namespace hilltop {
namespace {

struct SealWords {
    Q_DECLARE_TR_FUNCTIONS(SealTexts)
};

QString plain(const std::string& text) {
    return QString::fromStdString(text);
}

/// The command that hashes a text, whatever its characters.
QString hashedByShell(const std::string& text) {
    return QStringLiteral("printf %s '%1' | sha256sum")
        .arg(plain(text).replace(QLatin1Char('\''), QLatin1String("'\\''")));
}

} // namespace

Seal drawSeal() {
    QRandomGenerator& chance = *QRandomGenerator::system();
    const std::uint64_t seed = std::uint64_t{chance.generate()} << 8 | chance.bounded(256u);
    const std::string salt = fmt::format("{:016x}{:016x}", chance.generate64(), chance.generate64());
    return make_seal(seed, salt);
}

void sealCards(Record& record, Seal seal) {
    record.source = {seed_of(seal), 0, 0};
    record.seal = std::move(seal);
}

QString sealText(const Record& record, bool over) {
    if (!record.seal)
        return SealWords::tr("The cards of this match were not sealed, because someone chose the deal or the match was "
                             "not played at this program’s table.");
    const Seal& seal = *record.seal;
    QStringList lines;
    lines << SealWords::tr("Shown before the match, SHA-256:") << plain(seal.sha256) << QString();
    if (!over) {
        lines << SealWords::tr("It is computed from the seed of the cards and a salt. Both are shown here after the "
                               "match, so that anyone can check that the cards were not changed.");
        return lines.join(QLatin1Char('\n'));
    }
    lines << SealWords::tr("Seed: %1").arg(seal.seed) << SealWords::tr("Salt: %1").arg(plain(seal.salt));
    if (!seal.word.empty()) lines << SealWords::tr("Your phrase: %1").arg(plain(seal.word));
    lines << QString();
    const auto checked = check_seal(record);
    lines << (checked ? SealWords::tr("They match: these are the cards that were sealed.")
                      : SealWords::tr("They don’t match: %1.").arg(sentence(checked.error())));
    lines << QString() << SealWords::tr("To check it yourself:") << hashedByShell(sealed_text(seal));
    if (!seal.word.empty())
        lines << hashedByShell(worded_text(seal))
              << SealWords::tr("The first %1 digits of the second number are the seed of the cards in hexadecimal.")
                     .arg(kWordDigits);
    return lines.join(QLatin1Char('\n'));
}

void showSeal(const Record& record, bool over, QWidget* parent) {
    auto* box = new QMessageBox(QMessageBox::NoIcon, SealWords::tr("Sealed cards"), sealText(record, over),
                                QMessageBox::Close, parent);
    box->setObjectName(QStringLiteral("seal"));
    box->setTextFormat(Qt::PlainText); // a phrase is typed by a person
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    openDialog(box);
}

} // namespace hilltop
