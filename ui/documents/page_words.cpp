// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/page_words.h"

#include "text/game_texts.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QLocale>

namespace hilltop {
namespace {

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(MatchPage)
};

std::string keyName(Qt::Key key) {
    return QKeySequence(key).toString(QKeySequence::NativeText).toStdString();
}

PageTexts fixedWords() {
    const auto said = [](const QString& text) { return text.toStdString(); };
    PageTexts texts;
    texts.language = QLocale().bcp47Name().toStdString();
    texts.right_to_left = QLocale().textDirection() == Qt::RightToLeft;
    texts.point = QString(QLocale().decimalPoint()).toStdString();
    texts.deal = said(PageWords::tr("Deal %1."));
    texts.seen_by = said(PageWords::tr("View: %1."));
    texts.old_browser = said(PageWords::tr("This page needs a newer browser (2023 or later)."));
    texts.no_script = said(PageWords::tr("This page steps through a match. Please allow it to run its own script; it "
                                         "loads nothing."));
    texts.table = said(PageWords::tr("Table"));
    texts.hidden = said(PageWords::tr("a card face down"));
    texts.moment = said(PageWords::tr("Moment of the match"));
    texts.first = said(PageWords::tr("First moment"));
    texts.previous = said(PageWords::tr("Previous moment"));
    texts.next = said(PageWords::tr("Next moment"));
    texts.last = said(PageWords::tr("Last moment"));
    texts.home = keyName(Qt::Key_Home);
    texts.left = keyName(Qt::Key_Left);
    texts.right = keyName(Qt::Key_Right);
    texts.end = keyName(Qt::Key_End);
    texts.next_mistake = said(PageWords::tr("Next mistake"));
    texts.view = said(PageWords::tr("View"));
    texts.all_cards = said(PageWords::tr("all cards"));
    texts.line = said(PageWords::tr("Line"));
    texts.as_played = said(PageWords::tr("as played"));
    texts.branch = said(PageWords::tr("branch %1"));
    texts.later = said(PageWords::tr("Show what comes later"));
    texts.moves = said(PageWords::tr("Moves"));
    texts.notes = said(PageWords::tr("Notes"));
    texts.answers = said(PageWords::tr("Answers: %1"));
    texts.answer = said(PageWords::tr("Answer"));
    texts.loss = said(PageWords::tr("Loss"));
    texts.played = said(PageWords::tr("%1, played"));
    texts.values_of = said(PageWords::tr("%1: %2"));
    return texts;
}

} // namespace

MatchPage pageInWords(const Info& info, const TableNames& names, std::optional<Seat> seat) {
    return {.seat = seat,
            .texts = fixedWords(),
            .game = gameTitle(info.id).toStdString(),
            .names = seatNames(names),
            .wording = &windowWording()};
}

} // namespace hilltop
