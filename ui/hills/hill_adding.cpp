// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_adding.h"

#include "botlab/submitted.h"
#include "choose/own_bot_list.h"
#include "choose/report_words.h"
#include "hill/folded_name.h"
#include "hill/unpacked_bots.h"
#include "hills/add_bots_dialog.h"
#include "hills/hill_job.h"
#include "hills/hill_words.h"
#include "hosting/isolation.h"
#include "jobs/wait_note.h"
#include "style/open_dialog.h"
#include "text/error_texts.h"
#include "text/shown_name.h"

#include <QDir>
#include <QFileDialog>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kHillCheckMatches = 40;
constexpr std::chrono::seconds kHillCheckTime{30};

QString specName(const std::string& spec) {
    return shownName(QString::fromStdString(spec));
}

} // namespace

HillAdding::HillAdding(QWidget& page, Check check)
    : QObject(&page)
    , m_page(page)
    , m_check(std::move(check))
    , m_wait(new WaitNote(&page)) {
    m_wait->setObjectName(QStringLiteral("addingToHill"));
    connect(m_wait, &WaitNote::cancelled, this, [this] {
        if (m_gate) m_gate->stop();
        m_job.cancel();
        emit told(tr("Nothing was added."));
    });
}

HillAdding::~HillAdding() {
    if (m_gate) m_gate->stop();
}

QString HillAdding::game(const HillJob& hill) {
    return QString::fromStdString(hill.state()->plan.game);
}

void HillAdding::askForBots(const HillJobPtr& hill) {
    auto* dialog = new AddBotsDialog(hill->state()->plan.entry(), m_own, m_page.window());
    connect(
        dialog, &AddBotsDialog::filesRequested, this,
        [this, hill](const EntryWords& words) { askForFiles(hill, {}, words); }, Qt::QueuedConnection);
    openDialog(dialog, this, [this, hill](const AddBotsDialog& chosen) {
        QStringList bots;
        for (const std::string& bot : chosen.bots())
            bots << QString::fromStdString(bot);
        add(hill, bots, {}, chosen.words());
    });
}

void HillAdding::askForFiles(const HillJobPtr& hill, const QString& of, const EntryWords& words) {
    const QString filter = tr("Bots (*.js *.py *.java);;All files (*)");
    hilltop::askForFiles(&m_page, of.isEmpty() ? tr("Add bots") : tr("New version of %1").arg(of), QDir::homePath(),
                         filter, of.isEmpty() ? QFileDialog::ExistingFiles : QFileDialog::ExistingFile, this,
                         [this, hill, of, words](const QStringList& paths) { add(hill, paths, of, words); });
}

/// Who they are: files may hold several bots, or none.
void HillAdding::add(const HillJobPtr& hill, const QStringList& bots, const QString& of, const EntryWords& words) {
    if (!hill || !hill->state() || bots.isEmpty()) return;
    if (running() || !hill->changeable())
        return emit told(tr("This hill is busy. Wait until it is done, then add the bots."));
    std::vector<Newcomer> wanted;
    for (const QString& bot : bots) {
        Newcomer one{.spec = bot.toStdString(), .words = words, .replaces = !of.isEmpty(), .hash = {}};
        one.words.name = of.toStdString();
        const OwnBot* own = m_own != nullptr && of.isEmpty() ? m_own->find(game(*hill), bot) : nullptr;
        if (own != nullptr) one.words.name = own->name;
        one.words.suggests = own != nullptr;
        wanted.push_back(std::move(one));
    }
    m_wait->begin(tr("Reading the bots…"));
    m_job = Job::start(
        [path = hill->path().toStdString(), wanted](JobControl& control) {
            Named named;
            isolation(); // the first question takes a trial run
            auto file = HillFile::open(path);
            if (!file) {
                named.problems << sentence(file.error());
                return named;
            }
            for (const Newcomer& one : wanted) {
                if (control.cancelled()) break;
                const auto specs = bots_named(file->plan().entry(), one.spec);
                if (!specs) {
                    named.problems << sentence(specs.error());
                    continue;
                }
                if (one.replaces && specs->size() > 1) {
                    named.problems << tr("%1 holds several bots. Choose the file of one.").arg(specName(one.spec));
                    continue;
                }
                for (const std::string& spec : *specs) {
                    Newcomer found = one;
                    found.spec = spec;
                    const auto entry = entry_of(*file, spec, one.words, one.replaces);
                    if (entry && !*entry)
                        named.known << specName(spec);
                    else if (entry)
                        named.bots.push_back(std::move(found));
                    else if (!one.replaces && entry_of(*file, spec, one.words, true))
                        named.clashes.push_back(std::move(found)); // its name alone is in the way
                    else
                        named.problems << sentence(entry.error());
                }
            }
            return named;
        },
        [this, hill](Named named) {
            m_wait->end();
            take(hill, std::move(named));
        },
        Job::Urgency::WaitedFor);
}

void HillAdding::take(const HillJobPtr& hill, Named named) {
    if (!named.clashes.empty()) return askAboutClash(hill, std::move(named));
    std::vector<std::string> specs;
    for (const Newcomer& one : named.bots)
        specs.push_back(one.spec);
    if (m_trust == nullptr) return check(hill, std::move(named));
    m_trust->mayPlay(&m_page, game(*hill), specs, this, [this, hill, named](bool may) {
        Named allowed = named;
        if (!may) allowed.bots.clear();
        check(hill, std::move(allowed));
    });
}

/// The last one; then about the others.
void HillAdding::askAboutClash(const HillJobPtr& hill, Named named) {
    Newcomer clash = std::move(named.clashes.back());
    named.clashes.pop_back();
    auto* box = new QMessageBox(
        QMessageBox::Question, tr("New version?"),
        tr("Another bot of this hill has the name of %1. Is this its next version?").arg(specName(clash.spec)),
        QMessageBox::NoButton, &m_page);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        tr("If so, the earlier version stops playing and its matches stay. If not, rename the file."));
    const QPushButton* yes = box->addButton(tr("New version"), QMessageBox::AcceptRole);
    QPushButton* no = box->addButton(tr("Leave it out"), QMessageBox::RejectRole);
    box->setDefaultButton(no);
    box->setEscapeButton(no);
    clash.replaces = true;
    openBox(box, this, [this, hill, named, clash, yes](const QAbstractButton* pressed) {
        Named rest = named;
        if (pressed == yes) rest.bots.push_back(clash);
        take(hill, std::move(rest));
    });
}

void HillAdding::check(const HillJobPtr& hill, Named named) {
    if (named.bots.empty()) {
        if (!named.problems.isEmpty()) return tellProblems(named.problems);
        if (!named.known.isEmpty())
            emit told(tr("Already playing in this version: %1.").arg(named.known.join(QStringLiteral(", "))));
        return;
    }
    m_wait->begin(tr("Checking the bots…"));
    m_gate = std::make_shared<Gate>();
    m_job = Job::start(
        [this, path = hill->path().toStdString(), named, gate = m_gate, check = m_check](JobControl& control) mutable {
            Named checked{.bots = {}, .problems = named.problems, .known = named.known, .clashes = {}};
            auto file = HillFile::open(path);
            if (!file) checked.problems << sentence(file.error());
            for (Newcomer& one : named.bots) {
                if (!file || control.cancelled()) break;
                const auto entry = entry_of(*file, one.spec, one.words, one.replaces);
                if (!entry || !*entry) continue;
                const BotContent& content = (*entry)->content;
                const QString name = versionName((*entry)->event.version.key);
                one.hash = content.hash;
                if (!is_hosted(file->plan(), one.spec)) {
                    checked.bots.push_back(one);
                    continue;
                }
                control.report([this, name] { m_wait->begin(tr("Checking %1…").arg(name)); });
                const auto spec = spec_to_run(content);
                if (!spec) {
                    checked.problems << sentence(spec.error());
                    continue;
                }
                CheckOrder order{.bot = *spec};
                order.limits = file->plan().limits;
                order.rules = file->plan().rules;
                order.matches = kHillCheckMatches;
                order.at_most = kHillCheckTime;
                const auto report = check(file->plan().entry(), order, *gate);
                if (!report)
                    checked.problems << tr("%1 can’t be checked: %2").arg(name, sentence(report.error()));
                else if (!report->usable())
                    checked.problems << tr("%1 can’t play: %2").arg(name, whyNot(*report));
                else
                    checked.bots.push_back(one);
            }
            return checked;
        },
        [this, hill](Named checked) {
            m_wait->end();
            write(hill, std::move(checked));
        },
        Job::Urgency::WaitedFor);
}

void HillAdding::write(const HillJobPtr& hill, Named named) {
    if (!named.problems.isEmpty()) tellProblems(named.problems);
    if (named.bots.empty()) return;
    const auto names = std::make_shared<QStringList>(), twins = std::make_shared<QStringList>();
    hill->change(
        [bots = named.bots, names, twins](HillFile& file) -> Result<> {
            std::vector<HillEvent> events;
            std::vector<BotContent> contents;
            for (const Newcomer& one : bots) {
                auto entry = TRY(entry_of(file, one.spec, one.words, one.replaces, PutBy::Person, events));
                if (!entry) continue;
                HillVersion& version = entry->event.version;
                if (entry->content.hash != one.hash)
                    return failure("hills", "{} has changed while it was checked; add it again", version.key.name);
                if (std::any_of(events.begin(), events.end(), [&](const HillEvent& other) {
                        return folded_name(other.version.key.name) == folded_name(version.key.name);
                    }))
                    return failure("hills", "two of these bots are called {}; rename the file of one",
                                   version.key.name);
                *names << versionName(version.key);
                for (const HillKey& twin : entry->twins)
                    *twins << tr("%1 is the same bot as %2.").arg(versionName(version.key), versionName(twin));
                events.push_back(std::move(entry->event));
                contents.push_back(std::move(entry->content));
            }
            return file.append(events, contents);
        },
        [this, names, twins] {
            const QString joined = tr("%Ln bots joined: %1.", nullptr, static_cast<int>(names->size()))
                                       .arg(names->join(QStringLiteral(", ")));
            emit told((QStringList(joined) + *twins).join(QLatin1Char(' ')));
        });
}

void HillAdding::tellProblems(const QStringList& problems) {
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Not added"), firstFew(problems), QMessageBox::Ok, &m_page);
    box->setTextFormat(Qt::PlainText);
    openDialog(box);
}

} // namespace hilltop
