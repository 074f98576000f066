// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_scene.h"

#include "style/portrait.h"
#include "text/game_texts.h"

#include <algorithm>

namespace hilltop {
TableScene::TableScene(QObject* parent)
    : QObject(parent) {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &TableScene::showNext);
    connect(&m_aim, &AnswerAim::found, this, qOverload<int>(&TableScene::choose));
    connect(&m_aim, &AnswerAim::changed, this, [this] {
        if (m_aim.begun()) emit answerBegun();
    });
    connect(&m_keys, &TableKeys::changed, this, &TableScene::relabel);
    relabel();
}

void TableScene::relabel() {
    QStringList keys;
    for (int choice = 1; choice <= TableKeys::kChoices; ++choice)
        keys << m_keys.labels().value(QStringLiteral("choice%1").arg(choice)).toString();
    m_menu.setKeys(keys);
    if (m_table != nullptr && m_queue.empty()) refreshMenu();
    emit keysChanged();
}

void TableScene::begin(const Table& table, const TableNames& names, SeatSet persons, bool interactive) {
    m_next.stop();
    m_queue.clear();
    countTo(0);
    m_table = &table;
    const bool other = m_gameId != QLatin1String(table.info().id);
    m_gameId = QString::fromUtf8(table.info().id);
    m_names = names;
    m_persons = persons;
    m_interactive = interactive;
    m_lookBack.clear();
    m_imagined.clear();
    const bool shared = interactive && persons.size() > 1; // they see what all may see until one sits down
    m_viewers = names.me >= 0 ? SeatSet(Seat(names.me)) : shared ? SeatSet{} : SeatSet::all(table.seats());
    m_viewSeat = names.me;
    m_curtain.clear();
    m_live.clear();
    m_happened.clear();
    dropForced();
    m_banner = false;
    emit liveChanged();
    dropHint();
    // The table that is loaded for it must not find the words of another game in them.
    setView({});
    m_seats.clear();
    m_menu.assign({});
    setPast({});
    forgetSaid();
    if (other) m_cards.assign({});
    m_cards.setGame(table.info());
    m_aim.setGame(table.info());
    emit gameChanged();
}

void TableScene::setViewers(SeatSet viewers, int viewSeat) {
    m_viewers = viewers;
    m_viewSeat = viewSeat;
    if (m_table != nullptr) jumpTo(*m_table);
}

void TableScene::handTo(int seat) {
    if (m_table == nullptr || m_viewers == SeatSet(Seat(seat))) return;
    m_curtain = tr("%1’s turn. Pass the screen.").arg(m_names.of(seat));
    setViewers({}, seat);
    announce(m_curtain);
}

void TableScene::liftCurtain() {
    if (m_curtain.isEmpty()) return;
    m_curtain.clear();
    setViewers(Seat(m_viewSeat), m_viewSeat);
}

void TableScene::jumpTo(const Table& table) {
    m_next.stop();
    m_queue.clear();
    countTo(0);
    m_table = &table;
    dropForced();
    dropHint();
    const int speed = std::exchange(m_moveMs, 0); // stepping and jumping never animate
    emit moveMsChanged();
    settle();
    m_moveMs = speed;
    emit moveMsChanged();
}

void TableScene::showAnswers() {
    if (m_table == nullptr || playing()) return;
    refreshMenu();
    refresh();
    layAnswered();
}

/// What others have chosen lies face down, where all they could choose goes to one place.
void TableScene::layAnswered() {
    for (Seat seat : SeatSet::from_bits(m_table->deciding().bits() & ~m_table->pending().bits() & ~m_viewers.bits())) {
        const auto choices = m_table->menu(seat);
        const bool one_place = std::all_of(choices.begin(), choices.end(), [&](const Choice& choice) {
            return choice.card && choice.target && choice.target == choices.front().target &&
                   choice.card->same_zone(*choices.front().card);
        });
        if (one_place && !choices.empty()) m_cards.layOneOf(*choices.front().card, *choices.front().target);
    }
}

SeatSet TableScene::askedHere() const {
    if (!m_interactive || m_table->resting()) return {};
    return SeatSet::from_bits(m_table->pending().bits() & m_persons.bits() & m_viewers.bits());
}

void TableScene::refresh() {
    QVariantMap view = viewOf(*m_table, std::max(0, m_viewSeat));
    if (m_viewSeat < 0 || !m_curtain.isEmpty()) view[QStringLiteral("me")] = -1;
    setView(std::move(view));
    m_over = m_table->over();
    m_resting = !m_over && m_table->resting();
    const TableTexts& texts = tableTexts(m_gameId);
    const SeatSet yours = askedHere(), must = m_table->deciding();
    if (m_over || m_resting)
        m_prompt = texts.reason(m_view, m_names);
    else if (must.meets(yours))
        m_prompt = m_forced.isEmpty() ? tr("Your turn. %1").arg(texts.situation(m_view, m_names)).trimmed() : m_forced;
    else if (!yours.empty())
        m_prompt = QStringLiteral("%1 %2").arg(m_happened, texts.situation(m_view, m_names)).trimmed();
    else if (must.empty())
        m_prompt = m_interactive && !m_happened.isEmpty() ? m_happened : tr("Everyone may speak now.");
    else
        m_prompt = toMove();
    m_resultTitle = m_over ? hilltop::resultTitle(*m_table, m_names) : QString();
    m_resultTitle.replace(QStringLiteral(" – "), QStringLiteral("\u00a0–\u2060\u00a0")); // no line ends in a score
    m_resultReason = m_over ? texts.reason(m_view, m_names) : QString();
    refreshSeats();
    refreshSpeakers();
    emit changed();
}

void TableScene::setView(QVariantMap view) {
    m_view = std::move(view);
    const auto typed = tableTexts(m_gameId).typed;
    m_typed = typed != nullptr ? typed(m_view) : QVariant();
}

/// Whom others wait for.
QString TableScene::toMove() const {
    const SeatSet owing = SeatSet::from_bits(m_table->pending().bits() & m_table->deciding().bits());
    const SeatSet seats = owing.empty() ? m_table->deciding() : owing;
    if (seats.size() > 3) return tr("%n players are on turn.", nullptr, seats.size());
    QStringList movers;
    for (Seat seat : seats)
        movers.insert(seat.index() == m_names.me ? 0 : movers.size(), m_names.of(seat.index()));
    if (movers.size() == 2) return tr("%1 and %2 are on turn.").arg(movers[0], movers[1]);
    if (movers.size() == 3) return tr("%1, %2 and %3 are on turn.").arg(movers[0], movers[1], movers[2]);
    if (m_names.me < 0 || !seats.contains(Seat(m_names.me))) return tr("%1’s turn.").arg(movers.front());
    return m_names.bots.value(m_names.me).isEmpty() ? tr("It’s your turn.") : tr("A bot is playing for you.");
}

void TableScene::refreshSeats() {
    m_seats.clear();
    const SeatSet must = m_table->deciding();
    const SeatSet asked = SeatSet::from_bits(must.bits() & m_table->pending().bits());
    const SeatSet answered = SeatSet::from_bits(must.bits() & ~asked.bits());
    const SeatSet winners = m_over ? m_table->result().winners : SeatSet{};
    const std::vector<int> portraits = portraitsOf(m_names.bySeat, m_names.me);
    for (int seat = 0; seat < seatCount(); ++seat) {
        const bool person = m_persons.contains(Seat(seat));
        QString note = tableTexts(m_gameId).seatNote(m_view, seat);
        if (winners.contains(Seat(seat)))
            note = tr("won the match");
        else if (asked.contains(Seat(seat)))
            note = person || !m_interactive ? tr("on turn") : tr("is thinking");
        else if (answered.contains(Seat(seat)))
            note = tr("has chosen");
        m_seats.append(
            QVariantMap{{QStringLiteral("seat"), seat},
                        {QStringLiteral("name"), m_names.of(seat)},
                        {QStringLiteral("bot"), m_names.bots.value(seat)},
                        {QStringLiteral("initial"), m_names.of(seat).left(1).toUpper()},
                        {QStringLiteral("portrait"), portraitFile(portraits[static_cast<std::size_t>(seat)])},
                        {QStringLiteral("wins"), winners.contains(Seat(seat))},
                        {QStringLiteral("note"), note},
                        {QStringLiteral("person"), person},
                        {QStringLiteral("me"), seat == m_names.me},
                        {QStringLiteral("answered"), answered.contains(Seat(seat))},
                        {QStringLiteral("turn"), asked.contains(Seat(seat))}});
    }
}

/// Choices that play cards follow each other as the cards lie from left to right, so that their digits do.
std::vector<Choice> TableScene::inHandOrder(std::vector<Choice> menu) const {
    std::vector<std::size_t> at;
    std::vector<Choice> played;
    for (std::size_t i = 0; i < menu.size(); ++i) {
        if (!menu[i].card || m_cards.rowAt(*menu[i].card) < 0) continue;
        at.push_back(i);
        played.push_back(menu[i]);
    }
    const auto place = [this](const Choice& choice) { return m_cards.at(m_cards.rowAt(*choice.card)).place; };
    std::stable_sort(played.begin(), played.end(),
                     [&](const Choice& one, const Choice& other) { return place(one) < place(other); });
    for (std::size_t i = 0; i < at.size(); ++i)
        menu[at[i]] = std::move(played[i]);
    return menu;
}

void TableScene::refreshMenu() {
    std::vector<MenuModel::Item> items;
    std::vector<CardModel::Mark> marks(static_cast<std::size_t>(m_cards.rowCount()));
    const SeatSet asked = askedHere();
    if (!asked.empty() && m_table->pending().contains(*asked.begin())) {
        const TableTexts& texts = tableTexts(m_gameId);
        QVariantMap view; // m_view follows the menu
        if (texts.choiceHere != nullptr) view = viewOf(*m_table, std::max(0, m_viewSeat));
        for (const Choice& choice : inHandOrder(m_table->menu(*asked.begin()))) {
            const QString word = QString::fromStdString(choice.word);
            const QString reason = choice.reason.empty() ? QString() : objection(m_table->info().id, choice.reason);
            const int touched = choice.card ? m_cards.rowAt(*choice.card) : -1;
            const QString key = m_menu.key(static_cast<int>(items.size()));
            const bool first = std::none_of(items.begin(), items.end(), [&](const auto& item) {
                return item.cardRow == touched && (item.allowed() || !choice.reason.empty());
            });
            items.push_back({choice, texts.titleOf(word, view), texts.choiceDetail(word, choice.figure), reason,
                             touched, first ? touched : -1, first ? m_cards.twinsOf(touched) : QVariantList()});
            const CardModel::Mark mark{choice.reason.empty(), word == m_menu.best(), reason, key,
                                       texts.cardLead(choice.figure)};
            if (touched >= 0) markCards(*choice.card, touched, mark, marks);
            for (const Spot& spot : choice.more)
                if (const int row = m_cards.rowAt(spot); row >= 0) markCards(spot, row, mark, marks);
        }
    }
    m_menu.assign(std::move(items));
    m_cards.setMarks(std::move(marks));
}

/// Equal cards of a zone mean the same action. Several actions may touch one card: it is playable if one of them is
/// allowed, and leads somewhere only if there is but one.
void TableScene::markCards(const Spot& spot, int touched, const CardModel::Mark& mark,
                           std::vector<CardModel::Mark>& marks) const {
    for (int row = 0; row < m_cards.rowCount(); ++row) {
        if (!m_cards.at(row).spot.same_zone(spot) || m_cards.at(row).face != m_cards.at(touched).face) continue;
        if (row != touched && m_cards.at(row).face == kHidden) continue; // one card, not any
        CardModel::Mark& now = marks[static_cast<std::size_t>(row)];
        const bool again = now.playable;
        if (again && !mark.playable) continue;
        const bool best = row == touched && (mark.best || now.best);
        if (again)
            now.lead.clear();
        else
            now = mark;
        now.best = best;
    }
}

QVariantList TableScene::zones() const {
    static const char* const shapes[] = {"pile", "row", "fan"};
    QVariantList list;
    if (m_table == nullptr) return list;
    for (const ZoneSpec& zone : m_table->info().zones)
        list.append(QVariantMap{{QStringLiteral("zone"), QString::fromUtf8(zone.id)},
                                {QStringLiteral("perSeat"), zone.per_seat},
                                {QStringLiteral("shape"), QString::fromUtf8(shapes[static_cast<int>(zone.shape)])}});
    return list;
}

QVariantMap TableScene::looks() const {
    QVariantMap map;
    for (const CardLook& look : tableTexts(m_gameId).looks)
        map.insert(QString::fromUtf8(look.kind), QVariantMap{{QStringLiteral("least"), look.least},
                                                             {QStringLiteral("numbered"), look.numbered},
                                                             {QStringLiteral("cutCorners"), look.cutCorners},
                                                             {QStringLiteral("fourColours"), look.fourColours},
                                                             {QStringLiteral("solid"), look.solid},
                                                             {QStringLiteral("face"), QString::fromUtf8(look.face)}});
    return map;
}

void TableScene::setColours(bool dark, const QColor& centre, const QColor& edge) {
    m_dark = dark;
    m_centre = centre;
    m_edge = edge;
    emit colorsChanged();
}

void TableScene::setFourColours(bool on) {
    m_fourColours = on;
    emit colorsChanged();
}

void TableScene::setHandSorted(bool on) {
    m_cards.setSorts(on);
    if (m_table != nullptr && !playing()) refreshMenu();
}

void TableScene::setSpeed(double factor) {
    m_moveMs = static_cast<int>(kMoveMs * factor);
    emit moveMsChanged();
}

void TableScene::setWaits(bool waits) {
    if (waits == m_waits) return;
    m_waits = waits;
    emit waitsChanged();
    if (waits) announce(tr("%1 Click or press any key to continue.").arg(m_prompt).trimmed());
}

void TableScene::setSheetBelow(bool below, bool flourish) {
    m_sheetBelow = below;
    m_flourish = below && flourish;
    emit sheetBelowChanged();
}

void TableScene::announce(const QString& sentence) {
    const bool again = sentence == m_live;
    m_live = sentence;
    emit liveChanged();
    if (!sentence.isEmpty()) emit announced(again);
}

QString TableScene::whereabouts(const QString& zone, int seat) const {
    const QString where = tableWord(m_gameId.toStdString(), zone.toStdString());
    return seat >= 0 && seat < seatCount() ? tr("%1, %2").arg(m_names.of(seat), where) : where;
}

void TableScene::setSaysNext(const QString& word) {
    if (word == m_saysNext) return;
    m_saysNext = word;
    emit saysNextChanged();
}

bool TableScene::touches(const MenuModel::Item& item, int cardRow) const {
    if (cardRow < 0 || cardRow >= m_cards.rowCount() || item.cardRow < 0 || !item.allowed()) return false;
    const CardModel::Row& card = m_cards.at(cardRow);
    return m_cards.at(item.cardRow).spot.same_zone(card.spot) && m_cards.at(item.cardRow).face == card.face;
}

void TableScene::choose(int menuRow) {
    if (playing() || menuRow < 0 || menuRow >= m_menu.rowCount()) return;
    const MenuModel::Item item = m_menu.items()[static_cast<std::size_t>(menuRow)];
    const SeatSet asked = askedHere();
    if (!item.allowed()) {
        announce(item.reason);
    } else if (!asked.empty()) {
        const Table* const table = m_table;
        const Seat seat = *asked.begin();
        emit chosen(seat.index(), item.word());
        const bool waits = m_table == table && !playing() && !table->pending().contains(seat);
        if (waits && item.cardRow >= 0 && item.choice.target) m_cards.layDown(item.cardRow, *item.choice.target);
    }
}

void TableScene::answer(const QString& word) {
    for (const MenuModel::Item& item : m_menu.items()) {
        if (item.word() == word) return choose(item);
    }
    const SeatSet asked = askedHere();
    if (playing() || asked.empty()) return;
    const Seat seat = *asked.begin();
    const auto allowed = m_table->copy()->answer(seat, word.toStdString());
    if (allowed) return emit chosen(seat.index(), word);
    const Error& error = allowed.error();
    const bool objected = std::string_view(error.id) == not_allowed_error(seat, {}, {}).id;
    announce(objected ? objection(m_table->info().id, error.arguments.at(2).text)
                      : tr("The rules don’t allow this answer."));
}

void TableScene::playCard(int cardRow) {
    for (const MenuModel::Item& item : m_menu.items()) {
        if (touches(item, cardRow)) return choose(item);
    }
}

void TableScene::dropCard(int cardRow, const QString& zone, int seat) {
    for (const MenuModel::Item& item : m_menu.items()) {
        if (!touches(item, cardRow) || !item.choice.target) continue;
        const Spot& target = *item.choice.target;
        if (zone == QString::fromUtf8(m_table->info().zones[target.zone].id) &&
            seat == (target.seat == kCommon ? -1 : target.seat))
            return choose(item);
    }
    if (!playing() && !askedHere().empty()) announce(tr("You can’t play that card there."));
}

void TableScene::sayNext(const QString& word) {
    if (!m_interactive || m_over || m_viewSeat < 0 || !m_persons.contains(Seat(m_viewSeat))) return;
    setSaysNext(word);
    emit toBeSaid(m_viewSeat, word);
}

} // namespace hilltop
