// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/card_decks.h"

#include "base/foreign_files.h"
#include "settings/deck_drawing.h"
#include "text/error_texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QPainter>
#include <QStandardPaths>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <cmath>

namespace hilltop {
namespace {

constexpr std::size_t kMostIndex = 64u << 10, kMostDrawing = 16u << 20;
constexpr int kMostDecks = 200, kMostName = 40;
constexpr QSize kDeckCard(400, 560);
/// Drawings of other shapes are set in the middle of ours; those within this are stretched, too little to be seen.
constexpr double kStretched = 0.12, kLeastShape = 1.1, kMostShape = 1.9;
constexpr std::array kSuitWords = {std::pair("clubs", "club"), std::pair("diamonds", "diamond"),
                                   std::pair("hearts", "heart"), std::pair("spades", "spade")};
constexpr std::array kRankWords = {std::pair(9, "9"),      std::pair(10, "10"),   std::pair(11, "jack"),
                                   std::pair(12, "queen"), std::pair(13, "king"), std::pair(14, "1")};

/// What index.desktop says.
struct DeckIndex {
    QString name, drawing;
};

Result<DeckIndex> deckIndex(const QString& folder) {
    const std::string text =
        TRY(read_foreign((folder + QStringLiteral("/index.desktop")).toStdString(), PutBy::Folder, kMostIndex));
    DeckIndex index;
    for (const QString& line : QString::fromStdString(text).split(QLatin1Char('\n'))) {
        const QString key = line.section(QLatin1Char('='), 0, 0).trimmed();
        const QString value = line.section(QLatin1Char('='), 1).trimmed();
        if (key == QLatin1String("Name")) index.name = value.simplified().left(kMostName);
        if (key == QLatin1String("SVG")) index.drawing = value;
    }
    return index;
}

/// The folder of a deck; an earlier data folder goes before. Ids are names of folders that were found, or kept ones.
QString deckFolder(const QString& id) {
    if (!SafePath::read_name(id.toStdString())) return {};
    return QStandardPaths::locate(QStandardPaths::GenericDataLocation, QStringLiteral("carddecks/") + id,
                                  QStandardPaths::LocateDirectory);
}

QImage deckCard(QSvgRenderer& drawing, const QString& element) {
    if (!drawing.elementExists(element)) return {};
    const QRectF bounds = drawing.boundsOnElement(element);
    const double shape = bounds.height() / bounds.width();
    if (!(bounds.width() > 0) || !(shape > kLeastShape) || !(shape < kMostShape)) return {};
    QImage card(kDeckCard, QImage::Format_ARGB32_Premultiplied);
    card.fill(Qt::transparent);
    QRectF place({}, QSizeF(kDeckCard));
    const double ours = place.height() / place.width();
    if (std::abs(shape / ours - 1) > kStretched) {
        const QSizeF size = QSizeF(1, shape).scaled(place.size(), Qt::KeepAspectRatio);
        place = {QPointF(place.width() - size.width(), place.height() - size.height()) / 2, size};
    }
    QPainter painter(&card);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    drawing.render(&painter, element, place);
    return card;
}

/// Whether a card covers its middle; an element may be there and draw nothing.
bool covers(const QImage& card) {
    int solid = 0, looked = 0;
    for (int y = card.height() / 4; y < card.height() * 3 / 4; y += 8)
        for (int x = card.width() / 4; x < card.width() * 3 / 4; x += 8, ++looked)
            solid += qAlpha(card.pixel(x, y)) > 250 ? 1 : 0;
    return solid * 10 > looked * 9;
}

Result<DeckPictures> deckPictures(QSvgRenderer& drawing, const Stop& stop) {
    DeckPictures pictures;
    for (const auto& [suit, word] : kSuitWords) {
        for (const auto& [value, rank] : kRankWords) {
            if (stop()) return pictures;
            const QString element = QStringLiteral("%1_%2").arg(QLatin1String(rank), QLatin1String(word));
            const QImage card = deckCard(drawing, element);
            if (card.isNull() || !covers(card))
                return failure("settings", "it has no usable card {}", element.toStdString());
            const QString end = QLatin1Char('-') + QString::number(value);
            pictures[QLatin1String(suit) + end] = card;
            pictures[QLatin1String(suit) + QLatin1Char('4') + end] = card; // its colours are its own
        }
    }
    if (const QImage back = deckCard(drawing, QStringLiteral("back")); !back.isNull() && covers(back))
        pictures[QStringLiteral("back")] = back;
    return pictures;
}

Result<DeckPictures> picturesIn(const QString& folder, const Stop& stop) {
    const DeckIndex index = TRY(deckIndex(folder));
    const auto file = SafePath::read_name(index.drawing.toStdString());
    if (!file) return failure("settings", "its index.desktop names no drawing");
    const std::string bytes = TRY(read_foreign(file->in(folder.toStdString()), PutBy::Folder, kMostDrawing));
    const QByteArray text = TRY(cleanDrawing(bytes));
    QSvgRenderer drawing;
    if (!drawing.load(text)) return failure("settings", "its drawing is no SVG file");
    return deckPictures(drawing, stop);
}

} // namespace

QList<CardDeck> installedDecks() {
    QList<CardDeck> decks;
    const QStringList places = QStandardPaths::locateAll(QStandardPaths::GenericDataLocation,
                                                         QStringLiteral("carddecks"), QStandardPaths::LocateDirectory);
    for (const QString& place : places) {
        for (const QString& id : QDir(place).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            const bool known = std::any_of(decks.begin(), decks.end(), [&](const CardDeck& d) { return d.id == id; });
            if (known || decks.size() >= kMostDecks || !SafePath::read_name(id.toStdString())) continue;
            const auto index = deckIndex(QDir(place).filePath(id));
            if (index && !index->name.isEmpty() && !index->drawing.isEmpty()) decks << CardDeck{id, index->name};
        }
    }
    std::stable_sort(decks.begin(), decks.end(), [](const CardDeck& one, const CardDeck& other) {
        return QString::localeAwareCompare(one.name, other.name) < 0;
    });
    return decks;
}

Result<DeckPictures> readDeck(const QString& id, const Stop& stop) {
    const QString folder = deckFolder(id);
    if (folder.isEmpty())
        return failure("settings", "The card deck {} isn’t installed any more. Hilltop’s own cards are shown.",
                       id.toStdString());
    auto pictures = picturesIn(folder, stop);
    if (!pictures)
        return failure("settings", "The card deck {} can’t be used: {}. Hilltop’s own cards are shown.",
                       id.toStdString(), pictures.error());
    return pictures;
}

CardDecks& CardDecks::instance() {
    static CardDecks decks;
    static const bool endsInTime = (qAddPostRoutine([] { instance().m_jobs.clear(); }), true);
    Q_UNUSED(endsInTime)
    return decks;
}

std::shared_ptr<const DeckPictures> CardDecks::pictures(const QString& id) {
    if (id.isEmpty()) return {};
    if (auto known = m_pictures.value(id).lock()) return known;
    if (m_jobs.count(id) != 0 || m_problems.contains(id)) return {};
    m_jobs[id] = Job::start([id](JobControl& control) { return readDeck(id, control.stop()); },
                            [this, id](Result<DeckPictures> read) {
                                if (read) {
                                    const auto kept = std::make_shared<const DeckPictures>(read.take());
                                    m_pictures[id] = kept;
                                    m_jobs.erase(id);
                                    emit ready(id); // tables that show it take it now
                                } else {
                                    const QString why = sentence(read.error());
                                    m_problems[id] = why;
                                    m_jobs.erase(id);
                                    emit refused(id, why);
                                }
                            },
                            Job::Urgency::WaitedFor);
    return {};
}

} // namespace hilltop
