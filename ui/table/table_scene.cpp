// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_scene.h"

#include "text/game_texts.h"

#include <algorithm>

namespace hilltop {

TableScene::TableScene(QObject* parent)
    : QObject(parent) {
    connect(&m_motion, &TableMotion::due, this, &TableScene::show);
    connect(&m_motion, &TableMotion::toBeTold, this, &TableScene::tell);
    connect(&m_motion, &TableMotion::ended, this, &TableScene::settled);
    connect(m_answers.aim(), &AnswerAim::found, this, &TableScene::choose);
    connect(m_answers.aim(), &AnswerAim::changed, this, [this] {
        if (m_answers.aim()->begun()) emit answerBegun();
    });
    connect(&m_drawing.tableKeys(), &TableKeys::changed, this, [this] {
        m_answers.setKeys(m_drawing.keys());
        refreshMenu();
    });
    m_answers.setKeys(m_drawing.keys());
}

void TableScene::begin(const Table& table, const TableNames& names, SeatSet persons, bool interactive) {
    {
        const Stepwise::Step answers(m_answers), motion(m_motion);
        m_motion.stop();
        forgetStep();
        dropForced();
        m_motion.setBanner(false);
        m_motion.clearLive();
        m_motion.forgetSaid();
        m_answers.dropHint();
        if (m_position.gameId() != QLatin1String(table.info().id)) m_cards.assign({});
        // The table that is loaded for it must not find the words of another game in them.
        m_position.begin(table, names, persons, interactive);
        m_answers.menu()->assign({});
        m_cards.setGame(table.info());
        m_answers.aim()->setGame(table.info());
    }
    m_drawing.setGame(table.info());
    emit gameChanged();
}

void TableScene::setViewers(SeatSet viewers, int viewSeat) {
    m_position.setViewers(viewers, viewSeat);
    if (m_position.table() != nullptr) jumpTo(*m_position.table());
}

void TableScene::handTo(int seat) {
    if (m_position.table() == nullptr || m_position.viewers() == SeatSet(Seat(seat))) return;
    const QString words = tr("%1’s turn. Pass the screen.").arg(m_position.names().of(seat));
    {
        const Stepwise::Step step(m_position);
        m_position.setCurtain(words);
        setViewers({}, seat);
    }
    announce(words);
}

void TableScene::liftCurtain() {
    if (m_position.curtain().isEmpty()) return;
    const Stepwise::Step step(m_position);
    m_position.setCurtain({});
    setViewers(Seat(m_position.viewSeat()), m_position.viewSeat());
}

void TableScene::jumpTo(const Table& table) {
    m_motion.stop();
    m_position.show(table);
    dropForced();
    const int speed = m_motion.moveMs();
    m_motion.setMoveMs(0); // stepping and jumping never animate
    {
        const Stepwise::Step answers(m_answers);
        m_answers.dropHint();
        settle();
    }
    m_motion.setMoveMs(speed);
}

void TableScene::play(const Table& table) {
    finishNow();
    const Stepwise::Step position(m_position), motion(m_motion); // told once, at the end, if nothing moves
    m_position.show(table);
    m_position.setForced({}); // the event still says that it was the only move
    m_position.endRest();
    m_answers.dropHint();
    m_answers.clear();
    const auto counts = tableTexts(m_position.gameId()).counts;
    m_motion.load(table.events(), counts != nullptr);
    if (m_motion.counted()) m_position.setPrompt(counts());
    m_motion.begin();
}

void TableScene::playDeal(const Table& table) {
    m_position.show(table);
    m_cards.assign(table.before_deal(m_position.viewers()));
    m_answers.menu()->assign({});
    {
        const Stepwise::Step step(m_position);
        m_position.refresh();
        m_position.hideView(tr("Dealing."));
    }
    play(table);
}

void TableScene::showAnswers() {
    if (m_position.table() == nullptr || playing()) return;
    refresh();
    layAnswered();
}

/// What others have chosen lies face down, where all they could choose goes to one place.
void TableScene::layAnswered() {
    const Table& table = *m_position.table();
    const auto viewers = m_position.viewers().bits();
    for (Seat seat : SeatSet::from_bits(table.deciding().bits() & ~table.pending().bits() & ~viewers)) {
        const auto choices = table.menu(seat);
        const bool one_place = std::all_of(choices.begin(), choices.end(), [&](const Choice& choice) {
            return choice.card && choice.target && choice.target == choices.front().target &&
                   choice.card->same_zone(*choices.front().card);
        });
        if (one_place && !choices.empty()) m_cards.layOneOf(*choices.front().card, *choices.front().target);
    }
}

/// The view first: the words of the menu depend on it. It is told when both are there.
void TableScene::refresh() {
    const Stepwise::Step step(m_position);
    m_position.refresh();
    m_answers.refresh();
}

void TableScene::refreshMenu() {
    if (m_position.table() != nullptr && !playing()) m_answers.refresh();
}

void TableScene::dropForced() {
    m_position.setForced({});
    m_forcedSeat = -1;
}

void TableScene::settle() {
    if (m_position.table() == nullptr) return;
    const Stepwise::Step motion(m_motion), position(m_position);
    forgetStep();
    tellNumbers();
    tellSentences();
    tellTags();
}

/// What a step that was not finished had to tell.
void TableScene::forgetStep() {
    m_arriving.clear();
    m_scores.clear();
    m_sentences.clear();
    m_heard = 0;
}

void TableScene::tell(TableMotion::Told what) {
    if (m_position.table() == nullptr) return;
    const Stepwise::Step motion(m_motion), position(m_position), answers(m_answers);
    if (what == TableMotion::Told::Numbers) tellNumbers();
    if (what == TableMotion::Told::Sentences) tellSentences();
    if (what == TableMotion::Told::Tags) tellTags();
}

void TableScene::tellNumbers() {
    sayAloud(); // a beat before what is asked next, which would take its place
    dropForced();
    m_cards.takeUp();
    m_cards.assign(m_position.table()->shown(m_position.viewers()));
    m_position.refreshView();
    for (const auto& [row, event] : std::exchange(m_arriving, {})) // where nothing flies
        emit eventShown(event);
    for (const Event& event : std::exchange(m_scores, {}))
        emit eventShown(event);
}

void TableScene::tellSentences() {
    if (!m_sentences.empty()) m_position.keepHappened(m_sentences.back());
    m_sentences.clear();
    m_heard = 0;
    m_position.refreshWords();
    if (m_position.table()->deciding().meets(m_position.askedHere())) announce(m_position.prompt());
    if (m_position.over() && m_position.interactive())
        announce(tr("%1. %2").arg(m_position.resultTitle(), m_position.resultReason()).trimmed());
}

/// The answers come last: their words depend on the view.
void TableScene::tellTags() {
    m_motion.forgetSaid();
    m_position.refreshSeats();
    m_answers.refresh();
    layAnswered();
}

void TableScene::show(const std::vector<Event>& events) {
    const Stepwise::Step position(m_position), answers(m_answers);
    sayAloud();
    for (const Event& event : events)
        showEvent(event);
}

void TableScene::showEvent(const Event& event) {
    const Face face = event.seen_by.meets(m_position.viewers()) ? event.face : kHidden;
    m_cards.apply(event, face);
    if (event.kind == Event::Kind::Move) {
        const int row = m_cards.rowAt(event.to);
        landed(row); // it goes on
        m_arriving[row] = event;
    } else if (event.kind == Event::Kind::Score) {
        m_scores.push_back(event);
    } else {
        emit eventShown(event);
    }
    if (*event.word == '\0' && event.kind == Event::Kind::Phase) return;
    const TableNames& names = m_position.names();
    const QString text = eventText(m_position.table()->info(), event, face, names);
    if (text.isEmpty()) return;
    const int seat = doer(event);
    QString sentence = eventSentence(seat < m_position.seatCount() ? names.of(seat) : QString(), text);
    if (seat == m_forcedSeat && seat >= 0) {
        sentence = tr("%1 It was the only move.").arg(sentence);
        m_forcedSeat = -1;
    }
    say(sentence);
}

/// What a card brings about is heard when it lies and read after the numbers.
void TableScene::say(const QString& sentence) {
    if (m_motion.movesCards()) return m_sentences.append(sentence);
    announce(sentence);
    m_position.setHappened(sentence);
}

void TableScene::sayAloud() {
    while (m_heard < m_sentences.size())
        announce(m_sentences[m_heard++]);
}

void TableScene::landed(int cardRow) {
    if (const auto found = m_arriving.extract(cardRow)) emit eventShown(found.mapped());
}

void TableScene::goOn() {
    if (!m_position.curtain().isEmpty()) return;
    m_answers.aim()->clear();
    if (playing())
        finishNow();
    else if (pausing())
        emit goOnRequested();
}

void TableScene::tellForced(int seat, const QString& word) {
    const int row = m_answers.rowOf(word);
    if (row < 0) return;
    const auto foregone = foregoneAnswer(*m_position.table(), seat);
    const QString words =
        foregone ? foregone->reason
                 : tr("You have only one move: %1").arg(m_answers.menu()->items()[static_cast<std::size_t>(row)].text);
    m_position.setForced(words);
    m_forcedSeat = foregone ? -1 : seat; // it was not the only one
    m_position.refresh();
    announce(eventSentence({}, words));
}

void TableScene::setHandSorted(bool on) {
    m_cards.setSorts(on);
    refreshMenu();
}

void TableScene::setWaits(bool waits) {
    if (waits == m_motion.waits()) return;
    m_motion.setWaits(waits);
    if (waits) announce(tr("%1 Click or press any key to continue.").arg(m_position.prompt()).trimmed());
}

void TableScene::setHint(const QString& word, const QString& adviser) {
    const Stepwise::Step step(m_answers);
    m_answers.setHint(word, adviser);
    refreshMenu();
    if (!m_answers.hintText().isEmpty()) announce(m_answers.hintText());
}

void TableScene::setWorths(const QVariantMap& worths, const QString& best) {
    const Stepwise::Step step(m_answers);
    m_answers.setWorths(worths, best);
    refreshMenu();
}

void TableScene::setSilence(int milliseconds) {
    if (!m_answers.setSilence(milliseconds)) return;
    const QString key = m_drawing.keys()[QStringLiteral("pass")].toString();
    announce(tr("%1 You can pass with %2.").arg(m_position.prompt(), key).trimmed());
}

QString TableScene::whereabouts(const QString& zone, int seat) const {
    const QString where = tableWord(m_position.gameId().toStdString(), zone.toStdString());
    return seat >= 0 && seat < m_position.seatCount() ? tr("%1, %2").arg(m_position.names().of(seat), where) : where;
}

void TableScene::choose(int menuRow) {
    if (playing() || menuRow < 0 || menuRow >= m_answers.menu()->rowCount()) return;
    const MenuModel::Item item = m_answers.menu()->items()[static_cast<std::size_t>(menuRow)];
    const SeatSet asked = m_position.askedHere();
    if (!item.allowed()) {
        announce(item.reason);
    } else if (!asked.empty()) {
        const Table* const table = m_position.table();
        const Seat seat = *asked.begin();
        emit chosen(seat.index(), item.word());
        const bool waits = m_position.table() == table && !playing() && !table->pending().contains(seat);
        if (waits && item.cardRow >= 0 && item.choice.target) m_cards.layDown(item.cardRow, *item.choice.target);
    }
}

void TableScene::answer(const QString& word) {
    if (const int row = m_answers.rowOf(word); row >= 0) return choose(row);
    const SeatSet asked = m_position.askedHere();
    if (playing() || asked.empty()) return;
    const Seat seat = *asked.begin();
    const Table& table = *m_position.table();
    const auto allowed = table.copy()->answer(seat, word.toStdString());
    if (allowed) return emit chosen(seat.index(), word);
    const Error& error = allowed.error();
    const bool objected = std::string_view(error.id) == not_allowed_error(seat, {}, {}).id;
    announce(objected ? objection(table.info().id, error.arguments.at(2).text)
                      : tr("The rules don’t allow this answer."));
}

void TableScene::dropCard(int cardRow, const QString& zone, int seat) {
    if (const int row = m_answers.rowOfDrop(cardRow, zone, seat); row >= 0) return choose(row);
    if (!playing() && !m_position.askedHere().empty()) announce(tr("You can’t play that card there."));
}

void TableScene::sayNext(const QString& word) {
    const int seat = m_position.viewSeat();
    if (!m_position.interactive() || m_position.over() || seat < 0 || !m_position.persons().contains(Seat(seat)))
        return;
    m_answers.setSaysNext(word);
    emit toBeSaid(seat, word);
}

void TableScene::keep(const QString& name, const QString& text) {
    QVariantMap kept = m_answers.kept();
    if (kept.value(name) == text) return;
    kept[name] = text;
    m_answers.setKept(kept);
    emit toBeKept(name, text);
}

} // namespace hilltop
