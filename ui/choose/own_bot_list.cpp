// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/own_bot_list.h"

#include "choose/own_bot_files.h"
#include "choose/report_words.h"
#include "game/bot_spec.h"
#include "hosting/isolation.h"
#include "jobs/file_writer.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "text/shown_name.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <tuple>

namespace hilltop {

namespace {

struct ReadOwnBots {
    Result<std::vector<OwnBot>> bots;
    std::map<std::string, BotReport> reports; ///< by content; those that were not known
};

ReadOwnBots readOwnBots(const OwnBots& store, const std::set<std::string>& known) {
    ReadOwnBots read{store.read(), {}};
    if (!read.bots) return read;
    if (!read.bots->empty()) isolation(); // its first question takes a trial run, which the window does not wait for
    for (const OwnBot& bot : *read.bots) {
        if (known.contains(bot.content)) continue;
        const auto text = store.report(bot.content);
        if (!text) continue;
        // One that cannot be read is none: the bot is checked again.
        if (auto report = read_report(*text)) read.reports.emplace(bot.content, std::move(*report));
    }
    return read;
}

bool isBefore(const OwnBot& a, const OwnBot& b) {
    return std::tie(a.game, a.name, a.spec) < std::tie(b.game, b.name, b.spec);
}

} // namespace

struct OwnBotList::Private {
    explicit Private(const QString& folder)
        : path(folder + QStringLiteral("/bots.json"))
        , store(folder.toStdString()) {}

    QString path;
    OwnBots store;
    OwnBotFiles files;
    std::map<std::string, BotReport> reports; ///< by content
    QString told;                             ///< the last sentence on what could not be read
    bool read = false;
    bool stale = false; ///< what was read last was out of date
    int changes = 0;    ///< made here: what was read before one of them is out of date
    Job reading;
    FileWriter writer;

    using Told = std::function<void(bool written)>;
    void write(OwnBotList* list, std::function<Result<>(const OwnBots&)> what, Told after = {});
    void startReading(OwnBotList* list);
    void take(OwnBotList* list, ReadOwnBots found);
    void follow(const std::vector<OwnBot>& bots);
};

void OwnBotList::Private::write(OwnBotList* list, std::function<Result<>(const OwnBots&)> what, Told after) {
    ++changes;
    writer.add([what = std::move(what), store = store] { return what(store); },
               [this, list, after = std::move(after)](const Result<>& done) {
                   if (after) after(static_cast<bool>(done));
                   if (!done) emit list->failed(sentence(done.error()));
                   if (writer.writing()) return;
                   files.followPath(path);
                   if (stale && !reading.running()) startReading(list);
               });
}

void OwnBotList::Private::startReading(OwnBotList* list) {
    std::set<std::string> known;
    for (const auto& [content, report] : reports)
        known.insert(content);
    reading = Job::start([store = store, known](JobControl&) { return readOwnBots(store, known); },
                         [this, list, before = changes, busy = writer.writing()](ReadOwnBots found) {
                             // What was changed here meanwhile may not have been on the disk yet.
                             stale = busy || before != changes || writer.writing();
                             if (!stale) return take(list, std::move(found));
                             if (!writer.writing()) startReading(list);
                         },
                         Job::Urgency::WaitedFor);
}

void OwnBotList::Private::take(OwnBotList* list, ReadOwnBots found) {
    const bool first = !std::exchange(read, true);
    if (!found.bots) {
        const QString problem = sentence(found.bots.error());
        if (std::exchange(told, problem) != problem) emit list->failed(problem);
        if (first) emit list->changed();
        return;
    }
    told.clear();
    const bool news = !found.reports.empty();
    reports.merge(found.reports);
    if (!first && !news && *found.bots == list->m_bots) return;
    list->m_bots = std::move(*found.bots);
    follow(list->m_bots);
    emit list->changed();
}

void OwnBotList::Private::follow(const std::vector<OwnBot>& bots) {
    std::vector<std::string> specs;
    OwnBotNames names;
    for (const OwnBot& bot : bots)
        names.emplace(std::pair(bot.game, bot.spec), QString::fromStdString(bot.name));
    setOwnBotNames(std::move(names));
    for (const OwnBot& bot : bots)
        specs.push_back(bot.spec);
    files.follow(specs);
}

OwnBotList::OwnBotList(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_private(std::make_unique<Private>(folder)) {
    OwnBotFiles& files = m_private->files;
    connect(&files, &OwnBotFiles::known, this, &OwnBotList::changed);
    connect(&files, &OwnBotFiles::contentChanged, this, [this](const std::string& spec) {
        const std::vector<OwnBot> bots = m_bots;
        for (const OwnBot& bot : bots)
            if (bot.spec == spec)
                emit contentChanged(QString::fromStdString(bot.game), QString::fromStdString(bot.spec));
        emit changed();
    });
    connect(&files, &OwnBotFiles::pathChanged, this, [this] { m_private->startReading(this); });
    files.followPath(m_private->path);
    m_private->startReading(this);
}

OwnBotList::~OwnBotList() = default;

bool OwnBotList::isRead() const {
    return m_private->read;
}

std::vector<OwnBot> OwnBotList::of(const QString& game) const {
    std::vector<OwnBot> bots;
    std::copy_if(m_bots.begin(), m_bots.end(), std::back_inserter(bots),
                 [id = game.toStdString()](const OwnBot& bot) { return bot.game == id; });
    return bots;
}

const OwnBot* OwnBotList::find(const QString& game, const QString& spec) const {
    const auto found = std::find_if(m_bots.begin(), m_bots.end(),
                                    [id = game.toStdString(), text = spec.toStdString()](const OwnBot& bot) {
                                        return bot.game == id && bot.spec == text;
                                    });
    return found == m_bots.end() ? nullptr : &*found;
}

QString OwnBotList::nameOf(const QString& game, const QString& bot) const {
    if (const OwnBot* own = find(game, bot)) return shownName(QString::fromStdString(own->name));
    if (const auto spec = read_bot_spec(bot.toStdString())) return shownName(QString::fromStdString(short_name(*spec)));
    return botName(game.toStdString(), bot.toStdString());
}

QString OwnBotList::stateOf(const OwnBot& bot) const {
    const QString language = hostedLanguage(bot.spec);
    const auto known = report(bot);
    if (!known) return tr("%1, not checked yet", "language").arg(language);
    if (isOutdated(bot)) return tr("%1, changed since its check", "language").arg(language);
    if (!known->usable()) return tr("%1, %2", "language, why it cannot play").arg(language, whyNotShort(*known));
    return language;
}

LimitsByBot OwnBotList::limits(const QString& game) const {
    LimitsByBot limits;
    for (const OwnBot& bot : of(game))
        limits.own.emplace(bot.spec, bot.limits);
    return limits;
}

void OwnBotList::put(const std::vector<OwnBot>& bots) {
    std::vector<OwnBot> entries = bots;
    for (OwnBot& entry : entries) {
        if (const OwnBot* known = find(QString::fromStdString(entry.game), QString::fromStdString(entry.spec)))
            entry.content = known->content;
        insert(entry);
    }
    m_private->write(this, [entries = std::move(entries)](const OwnBots& store) { return store.put(entries); });
    tellChange();
}

void OwnBotList::remove(const OwnBot& bot) {
    const OwnBot* found = find(QString::fromStdString(bot.game), QString::fromStdString(bot.spec));
    if (found == nullptr) return;
    const OwnBot gone = *found;
    erase(gone);
    m_private->write(
        this, [gone](const OwnBots& store) { return store.remove(gone.game, gone.spec); },
        [this, gone](bool written) {
            if (written) {
                emit removed(gone);
                return;
            }
            insert(gone);
            tellChange();
        });
    tellChange();
}

void OwnBotList::replace(const OwnBot& before, const OwnBot& after) {
    erase(before);
    const OwnBot* known = find(QString::fromStdString(after.game), QString::fromStdString(after.spec));
    const OwnBot next = known != nullptr ? *known : after;
    insert(next);
    m_private->write(
        this, [before, next](const OwnBots& store) { return store.replace(before, next); },
        [this, before, next, added = known == nullptr](bool written) {
            if (written) return;
            if (added) erase(next);
            insert(before);
            tellChange();
        });
    tellChange();
}

void OwnBotList::erase(const OwnBot& bot) {
    std::erase_if(m_bots, [&](const OwnBot& other) { return other.game == bot.game && other.spec == bot.spec; });
}

/// In its place, and in that of one of the same game and spec.
void OwnBotList::insert(const OwnBot& bot) {
    erase(bot);
    m_bots.insert(std::upper_bound(m_bots.begin(), m_bots.end(), bot, isBefore), bot);
}

void OwnBotList::tellChange() {
    m_private->follow(m_bots);
    emit changed();
}

const BotReport* OwnBotList::report(const OwnBot& bot) const {
    const OwnBot* own = find(QString::fromStdString(bot.game), QString::fromStdString(bot.spec));
    const auto found = m_private->reports.find(own != nullptr ? own->content : bot.content);
    return found == m_private->reports.end() ? nullptr : &found->second;
}

void OwnBotList::keepReport(const OwnBot& bot, const BotReport& report) {
    const auto found = std::find_if(m_bots.begin(), m_bots.end(), [&](const OwnBot& other) {
        return other.game == bot.game && other.spec == bot.spec;
    });
    if (found == m_bots.end()) return;
    found->content = report.content;
    m_private->reports[report.content] = report;
    m_private->write(this, [entry = *found, report](const OwnBots& store) {
        if (auto kept = store.keep_report(report.content, report_json(report)); !kept) return kept;
        return store.put(entry);
    });
    emit changed();
}

bool OwnBotList::isOutdated(const OwnBot& bot) const {
    const auto* content = m_private->files.content(bot.spec);
    if (content == nullptr) return false;
    if (!content->there) return true;
    const OwnBot* own = find(QString::fromStdString(bot.game), QString::fromStdString(bot.spec));
    const std::string& checked = own != nullptr ? own->content : bot.content;
    return !checked.empty() && checked != content->hash;
}

bool OwnBotList::isGone(const OwnBot& bot) const {
    const auto* content = m_private->files.content(bot.spec);
    return content != nullptr && !content->there;
}

QDateTime OwnBotList::madeAt(const OwnBot& bot) const {
    const auto* content = m_private->files.content(bot.spec);
    return content != nullptr ? content->made : QDateTime();
}

} // namespace hilltop
