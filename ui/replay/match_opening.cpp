// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/match_opening.h"

#include "documents/record_list.h"
#include "documents/record_names.h"
#include "profile/same_cards.h"
#include "records/moment_text.h"
#include "settings/settings.h"
#include "text/error_texts.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>

#include <limits>
#include <utility>

namespace hilltop {

MatchOpening::MatchOpening(MatchCursor& cursor, DocumentSaving& saving, Settings& settings, QWidget& page)
    : QObject(&page)
    , m_cursor(cursor)
    , m_saving(saving)
    , m_settings(settings)
    , m_page(page)
    , m_list(new RecordList) {
    connect(m_list, &RecordList::chosen, this, [this](int row) {
        const auto shown = choose(row);
        m_list->setProblem(shown ? QString() : sentence(shown.error()));
    });
}

Result<> MatchOpening::open(std::vector<Record> records, const QString& where, int index) {
    if (records.empty()) return failure("replay", "There is no match in this file.");
    if (records.size() == 1) {
        const auto document = std::make_shared<MatchDocument>(records.front(), MatchOrigin::in(where, records.front()));
        return take(document, false, {}, [this] { m_list->clear(); });
    }
    for (const Record& record : records) // what is over is refused when it is chosen
        if (auto open = mayBeSeen(record); !open && !record.result) return open;
    m_saving.leave([this, records = std::move(records), where, index](bool may) {
        if (!may) return;
        m_list->setFile(records, where, std::max(0, index));
        emit listOffered();
    });
    return {};
}

Result<> MatchOpening::openThen(Record record, const MatchOrigin& origin, std::function<void()> then) {
    const bool spoilerFree = origin.kind == MatchOrigin::Kind::Tournament && hidesSpoilersOf(record);
    const auto document = std::make_shared<MatchDocument>(std::move(record), origin);
    return take(
        document, spoilerFree, [this] { m_list->clear(); }, std::move(then));
}

bool MatchOpening::hasNeighbour(int by) const {
    if (!m_cursor.document()) return false;
    const MatchOrigin& origin = m_cursor.document()->origin();
    if (origin.kind == MatchOrigin::Kind::Tournament) return origin.match + by >= 0;
    return m_row + by >= 0 && m_row + by < m_list->model().rowCount();
}

void MatchOpening::openNeighbour(int by) {
    if (!hasNeighbour(by)) return;
    const MatchOrigin& origin = m_cursor.document()->origin();
    if (origin.kind == MatchOrigin::Kind::Tournament) {
        emit neighbourRequested({origin.path.toStdString(), static_cast<std::uint64_t>(origin.match + by), true});
    } else if (const auto shown = choose(m_row + by); !shown) {
        emit told(sentence(shown.error()));
    }
}

void MatchOpening::hideSpoilers(bool hide) {
    m_settings.set(kHideSpoilersKey, hide);
    m_cursor.setSpoilerFree(hide);
}

/// The person knows how their own matches ended.
bool MatchOpening::hidesSpoilersOf(const Record& record) const {
    return recordNames(record).me < 0 && m_settings.get(kHideSpoilersKey, true);
}

void MatchOpening::show(std::shared_ptr<MatchDocument> document, int branch, std::function<void()> then) {
    const auto go = [this, branch, then = std::move(then)] {
        constexpr int kEnd = std::numeric_limits<int>::max(); // of the branch, which may be longer than what is shown
        m_cursor.show(branch, m_cursor.branch() == branch ? m_cursor.position() : kEnd);
        if (then) then();
    };
    if (document == m_cursor.document()) return go();
    (void)take(
        std::move(document), false, [this] { m_list->clear(); }, go);
}

Result<> MatchOpening::compare(Record match, const Record& other, const QString& name) {
    const auto step = parting_of(match, other);
    if (!step) return open(std::move(match), MatchOrigin()); // nothing to compare
    auto document =
        std::make_shared<MatchDocument>(side_by_side(on_own_cards(std::move(match)), other, *step), MatchOrigin());
    const auto theirs = std::make_shared<Replay>(TRY(document->replay(0)));
    const auto begin = [this, step = *step, name, theirs] {
        m_cursor.setParting({step, name, m_cursor.result(), scoreLine(theirs->last(), m_cursor.names())});
        emit compared();
        const auto part = [this, step] { m_cursor.goTo(m_cursor.replay()->position_of_step(step)); };
        if (!m_cursor.later(part)) part();
    };
    return take(
        document, false, [this] { m_list->clear(); }, begin);
}

Result<> MatchOpening::mayBeSeen(const Record& record) const {
    if (!m_sealed || !m_sealed(record)) return {};
    return failure("replay", "A rated match is being played with these cards. You can see them when it is over.");
}

/// Shows a document if it can be played, and if the one before may go; `first` is called just before, `then` after it.
Result<> MatchOpening::take(std::shared_ptr<MatchDocument> document, bool spoilerFree, std::function<void()> first,
                            std::function<void()> then) {
    if (auto open = mayBeSeen(document->record()); !open) return open;
    auto beginning = MatchCursor::beginningOf(*document);
    if (!beginning) return beginning.error();
    const auto shared = std::make_shared<MatchCursor::Line>(std::move(*beginning));
    m_saving.leave([this, document = std::move(document), shared, spoilerFree, first = std::move(first),
                    then = std::move(then)](bool may) {
        if (!may) return;
        if (first) first();
        m_cursor.setSpoilerFree(spoilerFree);
        m_cursor.take(document, std::move(*shared));
        if (then) then();
    });
    return {};
}

/// One of the list. It may have been noted in since the file was read.
Result<> MatchOpening::choose(int row) {
    const auto& shown = m_cursor.document();
    if (shown && shown->hasPlace() && m_list->rowOf(*shown) == row) {
        m_cursor.show(m_cursor.branch(), m_cursor.position());
        return {};
    }
    if (shown) m_list->keep(*shown);
    const Record& record = m_list->model().records()[static_cast<std::size_t>(row)];
    const auto next = std::make_shared<MatchDocument>(record, MatchOrigin::in(m_list->path(), record));
    // A neighbour is asked for as soon as it is shown.
    const auto taken = take(next, hidesSpoilersOf(record), [this, row] { m_row = row; });
    if (!taken) return failure("replay", "Match {}, {}", row + 1, taken.error());
    return {};
}

/// What Copy has made is shown, and judged.
Result<> MatchOpening::openText(const QString& text, std::function<void()> then) {
    auto copied = TRY(read_moment(text.toStdString()));
    if (copied.others > 0)
        emit told(tr("The text contains %1 matches. This is the first one. To see all of them, save the text as a file "
                     "that ends in .hmatch and open it.")
                      .arg(QLocale().toString(copied.others + 1)));
    return openThen(std::move(copied.record), MatchOrigin{},
                    [this, position = copied.position, then = std::move(then)] {
                        emit pasted(position);
                        if (then) then();
                    });
}

void MatchOpening::paste() {
    const auto shown = openText(QGuiApplication::clipboard()->text());
    if (!shown) emit told(sentence(shown.error())); // whichever page is in front
}

} // namespace hilltop
