// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/deal_box.h"

#include "documents/seal_texts.h"
#include "style/icons.h"
#include "style/panel.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QToolButton>

namespace hilltop {
namespace {

/// Deal IDs of this many bits have eight letters.
constexpr int kSeedBits = 40;
/// Letters of a word.
constexpr int kLongestDealWord = 40;

/// In groups of eight, so that it can be read and wrapped.
QString grouped(const std::string& hash) {
    QStringList groups;
    for (std::size_t i = 0; i < hash.size(); i += 8)
        groups << QString::fromStdString(hash.substr(i, 8));
    return groups.join(QLatin1Char(' '));
}

} // namespace

DealBox::DealBox(int labels, QWidget* parent)
    : QWidget(parent)
    , m_seal(drawSeal())
    , m_deal(new QLineEdit)
    , m_word(new QLineEdit)
    , m_dice(new QToolButton)
    , m_sealed(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet)) {
    m_deal->setPlaceholderText(tr("random, or enter an ID"));
    m_deal->setAccessibleName(tr("Deal"));
    m_deal->setToolTip(tr("The same ID and rules give the same cards"));
    m_dice->setObjectName(QStringLiteral("dice"));
    m_dice->setIcon(icon(QStringLiteral("dice")));
    m_dice->setToolTip(tr("Random deal ID"));
    m_dice->setAccessibleName(m_dice->toolTip());
    m_word->setObjectName(QStringLiteral("word"));
    m_word->setAccessibleName(tr("Your phrase"));
    m_word->setMaxLength(kLongestDealWord);
    m_word->setPlaceholderText(tr("optional, mixed into the cards"));
    m_sealed->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sealed->setWordWrap(true);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    const auto label = [&](const QString& text, QLineEdit* field, int row) {
        auto* name = new TextLabel(text);
        name->setMinimumWidth(labels);
        name->setBuddy(field);
        grid->addWidget(name, row, 0);
    };
    label(tr("Deal"), m_deal, 0);
    grid->addWidget(m_deal, 0, 1);
    grid->addWidget(m_dice, 0, 2);
    label(tr("Your phrase"), m_word, 1);
    grid->addWidget(m_word, 1, 1, 1, 2);
    grid->addWidget(m_sealed, 2, 0, 1, 3);
    connect(m_dice, &QToolButton::clicked, this, [this] {
        const std::uint64_t seed = QRandomGenerator::global()->generate64() >> (64 - kSeedBits);
        m_deal->setText(QString::fromStdString(to_text({seed, 0})));
    });
    connect(m_deal, &QLineEdit::textChanged, this, &DealBox::follow);
    follow();
}

void DealBox::setSeal(const Seal& seal) {
    m_seal = seal;
    follow();
}

void DealBox::setRated(bool rated) {
    if (rated == m_rated) return;
    m_rated = rated;
    follow();
}

void DealBox::setDeal(const std::optional<DealId>& deal) {
    m_deal->setText(deal ? QString::fromStdString(to_text(*deal)) : QString());
}

QString DealBox::typed() const {
    return m_rated ? QString() : m_deal->text().trimmed();
}

std::optional<DealId> DealBox::deal() const {
    return read_deal_id(typed().toStdString());
}

std::optional<Seal> DealBox::seal() const {
    if (!typed().isEmpty()) return {};
    Seal seal = m_seal;
    seal.word = m_word->text().simplified().toStdString();
    return seal;
}

QString DealBox::problem() const {
    if (typed().isEmpty() || deal()) return {};
    return tr("“%1” is not a deal ID. Enter one like %2, or leave it empty for a new deal.")
        .arg(typed(), QString::fromStdString(to_text({0x5A16C9D4E7, 9})));
}

void DealBox::follow() {
    const bool fresh = typed().isEmpty();
    m_deal->setEnabled(!m_rated);
    m_dice->setEnabled(!m_rated);
    m_word->setEnabled(fresh);
    m_sealed->setText(fresh ? tr("Sealed, SHA-256: %1").arg(grouped(m_seal.sha256))
                            : tr("A deal with an ID you choose is not sealed."));
    emit changed();
}

} // namespace hilltop
