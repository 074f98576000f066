// SPDX-License-Identifier: GPL-3.0-or-later
#include "home/home_rows.h"

#include "home/home_page.h"
#include "profile/own_rating.h"
#include "style/icons.h"
#include "style/layouts.h"

#include <QGridLayout>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace hilltop {

namespace {

constexpr int kHueBarWidth = 6, kHomeRow = 42, kResultRow = 32, kContinueRow = 56;
constexpr int kDealParts = 3, kDealGap = 10, kBetweenDeals = 20; ///< bar, name, result; pixels

TextLabel* quietWords(const QString& text) {
    return new TextLabel(text, TextSize::Small, false, TextLabel::Ink::Quiet);
}

/// How a rating came to what it is, with a dot at its end: a line as wide as the latest hundred matches would be.
class RatingCurve : public QWidget {
public:
    explicit RatingCurve(std::vector<double> course)
        : m_course(std::move(course)) {
        setMinimumSize(72, 28);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        if (m_course.empty()) return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const auto [low, high] = std::minmax_element(m_course.begin(), m_course.end());
        const double span = std::max(*high - *low, kLeastSpan), middle = (*high + *low) / 2;
        const double step = (width() - 8.0) / (OwnRating::kCourse - 1);
        QPolygonF line;
        for (std::size_t i = 0; i < m_course.size(); ++i)
            line << QPointF(4 + step * static_cast<double>(i),
                            height() / 2.0 - (m_course[i] - middle) / span * (height() - 8));
        const QColor ink = shades(palette()).accent;
        painter.setPen(QPen(ink, 1.5));
        painter.drawPolyline(line);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawEllipse(line.back(), 3, 3);
    }

private:
    static constexpr double kLeastSpan = 40; ///< smaller changes look small

    std::vector<double> m_course;
};

TextLabel* cut(TextLabel* label) {
    label->setElided(true);
    return label;
}

} // namespace

QWidget* titledPart(const QString& title, QWidget* list, QToolButton* more) {
    auto* part = new QWidget;
    auto* column = columnIn(part, 6);
    auto* words = new TextLabel(title, TextSize::Text, true);
    words->setObjectName(kPartTitle);
    auto* top = rowPart(kUsualGap);
    top->addWidget(words, 1);
    if (more != nullptr) top->addWidget(more);
    column->addLayout(top);
    column->addWidget(list, 1);
    return part;
}

void clearHomeRows(QLayout* layout) {
    while (QLayoutItem* old = layout->takeAt(0)) {
        if (QWidget* widget = old->widget()) {
            widget->hide();
            widget->deleteLater(); // one of its buttons may have brought us here
        }
        delete old;
    }
}

QWidget* homeEmptyState(const QString& iconName, const QString& sentence, QPushButton* button) {
    auto* box = new QWidget;
    auto* column = columnIn(box, 12, {24, 16, 24, 16});
    auto* words = new TextLabel(sentence, TextSize::Text, false, TextLabel::Ink::Quiet);
    words->setWordWrap(true);
    words->setAlignment(Qt::AlignCenter);
    column->addStretch(1);
    column->addWidget(new IconLabel(iconName, 32), 0, Qt::AlignHCenter);
    column->addWidget(words);
    if (button) column->addWidget(button, 0, Qt::AlignHCenter);
    column->addStretch(1);
    return box;
}

void fillContinueRow(QWidget* row, const ContinueItem& item) {
    row->findChild<TextLabel*>(QStringLiteral("title"))->setText(item.title);
    row->findChild<TextLabel*>(QStringLiteral("detail"))->setText(item.detail);
    row->findChild<QPushButton*>()->setAccessibleName(item.button + QStringLiteral(": ") + item.title);
    if (auto* remove = row->findChild<QToolButton*>())
        remove->setAccessibleName(remove->toolTip() + QStringLiteral(": ") + item.title);
    if (auto* bar = row->findChild<QProgressBar*>()) {
        bar->setValue(item.percent);
        bar->setAccessibleName(item.title);
    }
}

QWidget* continueRow(const ContinueItem& item, QPushButton*& button) {
    auto* row = new QWidget;
    auto* across = rowIn(row, 16, {16, 6, 16, 6});
    across->addWidget(new IconLabel(item.iconName));
    auto* words = columnPart(0);
    auto* title = new TextLabel({}, TextSize::Text, true);
    auto* detail = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    title->setObjectName(QStringLiteral("title"));
    detail->setObjectName(QStringLiteral("detail"));
    title->setWordWrap(true);
    detail->setWordWrap(true);
    words->addStretch(1);
    words->addWidget(title);
    words->addWidget(detail);
    if (item.percent >= 0) {
        auto* bar = new QProgressBar;
        bar->setRange(0, 100);
        bar->setFixedHeight(4);
        words->addSpacing(4);
        words->addWidget(bar);
    }
    words->addStretch(1);
    across->addLayout(words, 1);
    button = new QPushButton(item.button);
    button->setMinimumWidth(96);
    across->addWidget(button);
    if (item.deletable) {
        auto* remove = new QToolButton;
        remove->setIcon(icon(QStringLiteral("cross")));
        remove->setAutoRaise(true);
        remove->setToolTip(HomePage::tr("Delete this match"));
        across->addWidget(remove);
    }
    row->setMinimumHeight(kContinueRow);
    fillContinueRow(row, item);
    return row;
}

HueBar::HueBar(const QColor& hue, QWidget* parent)
    : QWidget(parent)
    , m_hue(hue) {
    setFixedSize(kHueBarWidth, 24);
}

void HueBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_hue);
    painter.drawRoundedRect(rect(), 3, 3);
}

DailyDeals::DailyDeals(QWidget* parent)
    : Panel(parent)
    , m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(16, 8, 16, 8);
    m_grid->setHorizontalSpacing(kDealGap);
    m_grid->setVerticalSpacing(0);
    m_grid->setColumnStretch(1, 1);
}

void DailyDeals::setDeals(const std::vector<DailyDeal>& deals, const QString& note) {
    m_deals = deals;
    m_note = note;
    fill();
    fit();
}

void DailyDeals::setColumns(int most) {
    if (std::exchange(m_most, most) != most) fit();
}

void DailyDeals::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    fit();
}

/// All columns of names are as wide as the widest name needs.
int DailyDeals::fitting(int width) const {
    const QMargins around = m_grid->contentsMargins();
    const int between = kBetweenDeals + 2 * kDealGap, room = width - around.left() - around.right() + between;
    const int each = kHueBarWidth + m_widestName + m_widestEnd + 2 * kDealGap + between;
    return std::clamp(room / each, 1, m_most);
}

int DailyDeals::heightIn(int width) const {
    const QMargins around = m_grid->contentsMargins();
    const int columns = fitting(width), count = static_cast<int>(m_deals.size());
    const int rows = (count + columns - 1) / columns + (m_note.isEmpty() ? 0 : 1);
    return around.top() + rows * kHomeRow + around.bottom();
}

void DailyDeals::fit() {
    const int columns = fitting(width());
    if (std::exchange(m_columns, columns) != columns) fill();
}

void DailyDeals::fill() {
    clearHomeRows(m_grid);
    for (int row = 0; row < m_grid->rowCount(); ++row)
        m_grid->setRowMinimumHeight(row, 0); // there may be fewer now
    m_widestName = m_widestEnd = 0;
    const int count = static_cast<int>(m_deals.size()), rows = (count + m_columns - 1) / m_columns;
    for (int i = 1; i < 3; ++i) {
        m_grid->setColumnMinimumWidth(i * (kDealParts + 1) - 1, i < m_columns ? kBetweenDeals : 0);
        m_grid->setColumnStretch(i * (kDealParts + 1) + 1, i < m_columns ? 1 : 0);
    }
    for (int i = 0; i < count; ++i)
        addDeal(m_deals[static_cast<std::size_t>(i)], i / m_columns, i % m_columns * (kDealParts + 1));
    int row = rows;
    if (!m_note.isEmpty()) {
        auto* foot = new QWidget; // whose button takes no room from the names
        auto* across = rowIn(foot, kDealGap);
        auto* words = new TextLabel(m_note, TextSize::Small, false, TextLabel::Ink::Quiet);
        words->setObjectName(QStringLiteral("dailyNote"));
        words->setWordWrap(true);
        words->setMinimumWidth(0);
        auto* all = new QPushButton(tr("All days…"));
        all->setAccessibleName(tr("Deals of all days"));
        connect(all, &QPushButton::clicked, this, &DailyDeals::allRequested);
        across->addWidget(words, 1);
        across->addWidget(all);
        m_grid->setRowMinimumHeight(row, kHomeRow);
        m_grid->addWidget(foot, row, 0, 1, m_columns * (kDealParts + 1) - 1);
        ++row;
    }
    m_grid->addItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding), row, 0);
    emit filled();
}

void DailyDeals::addDeal(const DailyDeal& deal, int row, int column) {
    m_grid->setRowMinimumHeight(row, kHomeRow);
    m_grid->addWidget(new HueBar(deal.hue), row, column);
    auto* name = cut(new TextLabel(deal.title));
    m_grid->addWidget(name, row, column + 1);
    m_widestName = qMax(m_widestName, name->sizeHint().width());
    QWidget* end = nullptr;
    if (!deal.result.isEmpty()) {
        end = new TextLabel(deal.result, TextSize::Text, true);
        m_grid->addWidget(end, row, column + 2, Qt::AlignRight);
    } else {
        auto* play = new QPushButton(tr("Play"));
        play->setAccessibleName(tr("Play the deal of %1").arg(deal.title));
        connect(play, &QPushButton::clicked, this, [this, game = deal.game] { emit playRequested(game); });
        m_grid->addWidget(play, row, column + 2);
        end = play;
    }
    m_widestEnd = qMax(m_widestEnd, end->sizeHint().width());
}

HomeResults::HomeResults(QWidget* parent)
    : Panel(parent)
    , m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
}

void HomeResults::setResults(const std::vector<HomeResult>& results, const std::vector<HomeRating>& ratings) {
    clearHomeRows(m_column);
    auto* rows = new QWidget;
    if (results.empty() && ratings.empty()) {
        auto* column = new QVBoxLayout(rows);
        auto* words =
            new TextLabel(tr("Rated matches show your strength in each game. Choose Rated when you start a new match."),
                          TextSize::Text, false, TextLabel::Ink::Quiet);
        words->setWordWrap(true);
        words->setAlignment(Qt::AlignCenter);
        auto* start = new QPushButton(tr("New match…"));
        connect(start, &QPushButton::clicked, this, &HomeResults::newMatchRequested);
        column->addStretch(1);
        column->addWidget(words);
        column->addWidget(start, 0, Qt::AlignHCenter);
        column->addStretch(1);
        m_column->addWidget(rows, 1);
        return;
    }
    auto* grid = new QGridLayout(rows);
    grid->setContentsMargins(16, 4, 16, 4);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(0);
    auto* all = new QPushButton(tr("All results…"));
    connect(all, &QPushButton::clicked, this, &HomeResults::allRequested);
    grid->addWidget(all, 0, 0, 1, 2, Qt::AlignLeft);
    if (ratings.empty())
        addResults(grid, results);
    else
        addRatings(grid, ratings);
    for (int row = 1; row < grid->rowCount(); ++row)
        grid->setRowMinimumHeight(row, kResultRow);
    m_column->addWidget(rows);
    m_column->addStretch(1);
}

void HomeResults::addResults(QGridLayout* grid, const std::vector<HomeResult>& results) {
    grid->setColumnStretch(1, 1);
    const QString heads[] = {tr("Matches"), tr("Won"), QString(), tr("In a row")};
    for (int i = 0; i < 4; ++i)
        grid->addWidget(quietWords(heads[i]), 0, 2 + i, Qt::AlignRight);
    int row = 1;
    for (const HomeResult& result : results) {
        grid->addWidget(new HueBar(result.hue), row, 0);
        grid->addWidget(cut(new TextLabel(result.title)), row, 1);
        const QString words[] = {result.matches, result.won, result.share, result.streak};
        for (int i = 0; i < 4; ++i)
            grid->addWidget(new TextLabel(words[i], TextSize::Text, i == 2), row, 2 + i, Qt::AlignRight);
        ++row;
    }
}

void HomeResults::addRatings(QGridLayout* grid, const std::vector<HomeRating>& ratings) {
    grid->setColumnStretch(1, 2);
    grid->setColumnStretch(2, 3);
    grid->addWidget(quietWords(tr("last 100 rated matches")), 0, 2);
    grid->addWidget(quietWords(tr("Rating")), 0, 3, 1, 2, Qt::AlignRight);
    grid->addWidget(quietWords(tr("30 days")), 0, 5, Qt::AlignRight);
    int row = 1;
    for (const HomeRating& rating : ratings) {
        grid->addWidget(new HueBar(rating.hue), row, 0);
        grid->addWidget(cut(new TextLabel(rating.title)), row, 1);
        auto* curve = new RatingCurve(rating.course);
        curve->setAccessibleName(tr("%1: rating %2 ± %3").arg(rating.title, rating.rating, rating.error));
        grid->addWidget(curve, row, 2);
        grid->addWidget(new TextLabel(rating.rating, TextSize::Text, true), row, 3, Qt::AlignRight);
        grid->addWidget(quietWords(QStringLiteral("± ") + rating.error), row, 4, Qt::AlignLeft);
        auto* month = new TextLabel(rating.month, TextSize::Text, false,
                                    rating.change > 0   ? TextLabel::Ink::Good
                                    : rating.change < 0 ? TextLabel::Ink::Bad
                                                        : TextLabel::Ink::Quiet);
        grid->addWidget(month, row, 5, Qt::AlignRight);
        ++row;
    }
}

} // namespace hilltop
