// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/match_setup.h"

#include "choose/own_bot_list.h"

#include "game/table_rules.h"
#include "records/record.h"
#include "registry/registry.h"
#include "settings/settings.h"
#include "text/game_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace hilltop {
namespace {

struct MatchSetupWords {
    Q_DECLARE_TR_FUNCTIONS(MatchSetup)
};

QString key(const QString& game, const char* what) {
    return QStringLiteral("match/%1/%2").arg(game, QLatin1String(what));
}

/// The deviation from which on a rating says which level fits, as elsewhere a rating is no longer provisional.
constexpr double kSettled = 110;

/// Clockwise from the person.
QStringList opponentsOf(const GameEntry& game, int level, int count) {
    QStringList list;
    for (const std::string& bot : opponents(game, level, count))
        list << QString::fromStdString(bot);
    return list;
}
/// One level above the opponents, so that a hand is lost by one's own play; where there are levels.
QString sensiblePartner(const GameEntry& game, const QString& opponent) {
    const BotTraits* other = game.find_bot(opponent.toStdString());
    for (const BotTraits& bot : game.bots()) {
        if (other != nullptr && other->level > 0 && bot.level == other->level + 1) return QString::fromUtf8(bot.id);
    }
    return opponent;
}

/// What differs from the rules people play by default.
QStringList ruleLines(const GameEntry& game, const RuleValues& values, int seats) {
    QStringList lines;
    for (const RuleInfo& rule : table_rule_infos(game, seats)) {
        const auto found = values.find(rule.id);
        if (found != values.end() && found->second != rule.fallback)
            lines << QString::fromStdString(rule.id + "=" + rule_text(rule, found->second));
    }
    return lines;
}

} // namespace

int fittingLevel(const GameEntry& game, const std::vector<OwnRating>& ratings) {
    const char* const id = game.info().id;
    const auto own =
        std::find_if(ratings.begin(), ratings.end(), [id](const OwnRating& rating) { return rating.game == id; });
    if (own == ratings.end() || own->now.deviation > kSettled) return kSkilledLevel;
    const BotTraits* bot = game.find_bot(fitting_bot(id, own->now.rating));
    return bot != nullptr && bot->level > 0 ? bot->level : kSkilledLevel;
}

MatchSetup sensibleSetup(const GameEntry& game, int level) {
    MatchSetup setup;
    setup.game = QString::fromUtf8(game.info().id);
    setup.rules = table_rules(game, game.info().default_seats);
    setup.seats << QString::fromUtf8(kPerson);
    setup.seats << opponentsOf(game, level, game.info().default_seats - 1);
    if (game.info().teams && setup.seats.size() == 4) setup.seats[2] = sensiblePartner(game, setup.seats[1]);
    return setup;
}

MatchSetup setupAgainst(const GameEntry& game, const RuleValues& rules, int seats, const QString& bot) {
    MatchSetup setup = sensibleSetup(game);
    setup.rules = rules;
    setup.seats = QStringList{QString::fromUtf8(kPerson)};
    while (setup.seats.size() < seats)
        setup.seats << bot;
    return setup;
}

MatchSetup rivalSetup(const GameEntry& game, const QString& bot) {
    const MatchSetup sensible = sensibleSetup(game);
    MatchSetup setup = setupAgainst(game, sensible.rules, static_cast<int>(sensible.seats.size()), bot);
    setup.rated = true;
    return setup;
}

MatchSetup dailySetup(const GameEntry& game, std::uint64_t day) {
    MatchSetup setup = sensibleSetup(game);
    setup.drawn = false;
    setup.deal = DealId{day, 0};
    return setup;
}

QStringList replaceGone(const GameEntry& game, QStringList& seats, const OwnBotList* own) {
    QStringList gone;
    const QString id = QString::fromUtf8(game.info().id);
    const QStringList others = opponentsOf(game, kSkilledLevel, static_cast<int>(seats.size()));
    for (qsizetype nth = 0; nth < seats.size(); ++nth) {
        QString& seat = seats[nth];
        const std::string bot = seat.toStdString();
        if (bot == kPerson || game.find_bot(bot) != nullptr) continue;
        const bool hosted = static_cast<bool>(game.check_bot(bot));
        if (hosted && own != nullptr && (!own->isRead() || own->find(id, seat) != nullptr)) continue;
        const QString name = botName(game.info().id, bot);
        if (!gone.contains(name)) gone << name;
        seat = others[nth];
    }
    return gone;
}

QString goneText(const QStringList& gone) {
    if (gone.isEmpty()) return {};
    return gone.size() == 1 ? MatchSetupWords::tr("%1 is no longer one of your bots. A built-in bot takes its place.")
                                  .arg(gone.front())
                            : MatchSetupWords::tr("%1 are no longer among your bots. Built-in bots take their places.")
                                  .arg(gone.join(QStringLiteral(", ")));
}

MatchSetup rememberedSetup(const Settings& settings, const QString& game, const OwnBotList* own,
                           const std::vector<OwnRating>& ratings) {
    const GameEntry* entry = find_game(game.toStdString());
    if (entry == nullptr) entry = games().front();
    MatchSetup setup = sensibleSetup(*entry, fittingLevel(*entry, ratings));
    auto seats = settings.get<QStringList>(key(setup.game, "seats"), {});
    if (seats.size() >= entry->info().min_seats && seats.size() <= entry->info().max_seats &&
        seats.count(QString::fromUtf8(kPerson)) == 1) {
        setup.gone = replaceGone(*entry, seats, own);
        setup.seats = seats;
    }
    setup.names = settings.get<QStringList>(key(setup.game, "names"), {});
    setup.drawn = settings.get<bool>(key(setup.game, "drawn"), setup.drawn);
    setup.rated = settings.get<bool>(key(setup.game, "rated"), setup.rated);
    setup.paired = settings.get<bool>(key(setup.game, "paired"), setup.paired);
    RuleValues rules = setup.rules;
    for (const QString& line : settings.get<QStringList>(key(setup.game, "rules"), {})) {
        if (!set_rule(entry->rules(), line.toStdString(), rules)) continue; // of another version: its default stays
    }
    if (entry->check(rules, static_cast<int>(setup.seats.size()))) setup.rules = rules;
    return setup;
}

void rememberSetup(Settings& settings, const MatchSetup& setup) {
    const GameEntry* game = find_game(setup.game.toStdString());
    if (setup.seats.count(QString::fromUtf8(kPerson)) == 1) {
        settings.set<QStringList>(key(setup.game, "seats"), setup.seats);
        settings.set<bool>(key(setup.game, "rated"), setup.rated);
        if (setup.rated) settings.set<bool>(key(setup.game, "paired"), setup.paired);
    }
    settings.set<QStringList>(key(setup.game, "names"), setup.names);
    settings.set<bool>(key(setup.game, "drawn"), setup.drawn);
    settings.set<QStringList>(key(setup.game, "rules"), ruleLines(*game, setup.rules, game->info().default_seats));
}

} // namespace hilltop
