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
        auto taken = take(std::make_shared<MatchDocument>(records.front(), MatchOrigin::in(where, records.front())));
        if (taken) m_list->clear();
        return taken;
    }
    for (const Record& record : records) // what is over is refused when it is chosen
        if (auto open = mayBeSeen(record); !open && !record.result) return open;
    if (!m_saving.mayLeave()) return {};
    m_list->setFile(std::move(records), where, std::max(0, index));
    emit listOffered();
    return {};
}

Result<> MatchOpening::open(Record record, const MatchOrigin& origin) {
    m_list->clear();
    const bool spoilerFree = origin.kind == MatchOrigin::Kind::Tournament && hidesSpoilersOf(record);
    return take(std::make_shared<MatchDocument>(std::move(record), origin), spoilerFree);
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

void MatchOpening::show(std::shared_ptr<MatchDocument> document, int branch) {
    if (document != m_cursor.document()) {
        m_list->clear();
        if (!take(document) || m_cursor.document() != document) return;
    }
    m_cursor.show(branch, m_cursor.branch() == branch ? m_cursor.position() : m_cursor.positions());
}

Result<> MatchOpening::compare(Record match, const Record& other, const QString& name) {
    const auto step = parting_of(match, other);
    if (!step) return open(std::move(match), MatchOrigin()); // nothing to compare
    auto document =
        std::make_shared<MatchDocument>(side_by_side(on_own_cards(std::move(match)), other, *step), MatchOrigin());
    const auto theirs = TRY(document->replay(0));
    m_list->clear();
    TRY(take(document));
    if (m_cursor.document() != document) return {}; // somebody first wants to save what is there
    m_cursor.setParting({*step, name, m_cursor.result(), scoreLine(theirs.last(), m_cursor.names())});
    emit compared();
    const auto part = [this, step = *step] { m_cursor.goTo(m_cursor.replay()->position_of_step(step)); };
    if (!m_cursor.later(part)) part();
    return {};
}

Result<> MatchOpening::mayBeSeen(const Record& record) const {
    if (!m_sealed || !m_sealed(record)) return {};
    return failure("replay", "A rated match is being played with these cards. You can see them when it is over.");
}

/// Shows a document if it can be played, and if the one before may go.
Result<> MatchOpening::take(std::shared_ptr<MatchDocument> document, bool spoilerFree) {
    if (auto open = mayBeSeen(document->record()); !open) return open;
    auto beginning = MatchCursor::beginningOf(*document);
    if (!beginning) return beginning.error();
    if (!m_saving.mayLeave()) return {};
    m_cursor.setSpoilerFree(spoilerFree);
    m_cursor.take(std::move(document), std::move(*beginning));
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
    const int before = std::exchange(m_row, row); // a neighbour is asked for as soon as it is shown
    const auto taken = take(next, hidesSpoilersOf(record));
    if (m_cursor.document() != next) m_row = before;
    if (!taken) return failure("replay", "Match {}, {}", row + 1, taken.error());
    return {};
}

/// What Copy has made is shown, and judged.
Result<> MatchOpening::openText(const QString& text) {
    auto copied = TRY(read_moment(text.toStdString()));
    if (copied.others > 0)
        emit told(tr("The text contains %1 matches. This is the first one. To see all of them, save the text as a file "
                     "that ends in .hmatch and open it.")
                      .arg(QLocale().toString(copied.others + 1)));
    const auto before = m_cursor.document();
    const auto shown = open(std::move(copied.record), MatchOrigin{});
    if (!shown || m_cursor.document() == before) return shown;
    emit pasted(copied.position);
    return {};
}

void MatchOpening::paste() {
    const auto shown = openText(QGuiApplication::clipboard()->text());
    if (!shown) emit told(sentence(shown.error())); // whichever page is in front
}

} // namespace hilltop
