// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/own_person.h"

#include "settings/settings.h"
#include "style/layouts.h"
#include "style/panel.h"
#include "text/shown_name.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QGridLayout>
#include <QIcon>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>

namespace hilltop {
namespace {

constexpr int kFaceSide = 36, kRing = 5, kLongestName = 12, kNameWidth = 160;
constexpr int kAllFaces = static_cast<int>(kCharacters.size()) + 1; ///< the last one has no features

QIcon faceIcon(const std::string& face) {
    const QString portrait = face.empty() ? QStringLiteral("you") : QString::fromStdString(face);
    return QIcon(QStringLiteral(":/qt/qml/Hilltop/") + portraitFile(portrait));
}

/// A portrait to choose, with a ring once it is chosen.
class FaceButton : public QAbstractButton {
public:
    FaceButton(const std::string& face, const QString& title) {
        setCheckable(true);
        setIcon(faceIcon(face));
        setFixedSize(kFaceSide + 2 * kRing, kFaceSide + 2 * kRing);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setAccessibleName(title);
        setToolTip(title);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        icon().paint(&painter, rect().adjusted(kRing, kRing, -kRing, -kRing));
        if (!isChecked() && !underMouse() && !hasFocus()) return;
        const QColor ink = palette().color(isChecked() ? QPalette::Highlight : QPalette::Mid);
        painter.setPen(QPen(ink, hasFocus() ? 3.5 : 2.5));
        painter.drawEllipse(QRectF(rect()).adjusted(2, 2, -2, -2));
    }
};

} // namespace

OwnPerson keptPerson(const Settings& settings) {
    return {shownName(settings.get<QString>(QLatin1String(kOwnNameKey), {})).trimmed().left(kLongestName),
            settings.get<QString>(QLatin1String(kOwnFaceKey), {}).toStdString()};
}

void keepPerson(Settings& settings, const OwnPerson& person) {
    settings.set<QString>(QLatin1String(kOwnNameKey), person.name);
    settings.set<QString>(QLatin1String(kOwnFaceKey), QString::fromStdString(person.face));
}

PersonFollower::PersonFollower(Settings& settings) {
    setOwnPerson(keptPerson(settings));
    connect(&settings, &Settings::changed, this, [&settings] { setOwnPerson(keptPerson(settings)); });
}

FacePicker::FacePicker(int perRow, QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setSpacing(2);
    for (int i = 0; i < kAllFaces; ++i) {
        const bool character = i < kAllFaces - 1;
        const std::string face = character ? kCharacters[static_cast<std::size_t>(i)].id : "";
        const QString title = character ? nameOf(kCharacters[static_cast<std::size_t>(i)]) : tr("No face");
        auto* button = new FaceButton(face, title);
        m_group->addButton(button, i);
        grid->addWidget(button, i / perRow, i % perRow);
    }
    grid->setColumnStretch(perRow, 1);
    setAccessibleName(tr("Your face"));
    setFace({});
    connect(m_group, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (on) emit changed();
    });
}

std::string FacePicker::face() const {
    const int chosen = m_group->checkedId();
    return chosen < 0 || chosen == kAllFaces - 1 ? std::string() : kCharacters[static_cast<std::size_t>(chosen)].id;
}

void FacePicker::setFace(const std::string& face) {
    int wanted = kAllFaces - 1;
    for (int i = 0; i < kAllFaces - 1; ++i)
        if (kCharacters[static_cast<std::size_t>(i)].id == face) wanted = i;
    m_group->button(wanted)->setChecked(true);
}

QLineEdit* nameLine() {
    auto* line = new QLineEdit;
    line->setMaxLength(kLongestName);
    line->setFixedWidth(kNameWidth);
    line->setPlaceholderText(FacePicker::tr("Your name"));
    line->setAccessibleName(FacePicker::tr("Your name"));
    return line;
}

QString typedName(const QLineEdit& line) {
    return shownName(line.text()).trimmed();
}

QWidget* ownHead() {
    const OwnPerson own = ownPerson();
    auto* head = new QWidget;
    auto* row = rowIn(head, 8);
    auto* portrait = new IconLabel({}, kFaceSide);
    portrait->setIcon(faceIcon(characterOf(own.face) != nullptr ? own.face : std::string()));
    row->addWidget(portrait);
    if (!own.name.isEmpty()) row->addWidget(new TextLabel(own.name, TextSize::Text, true));
    return head;
}

PersonCard::PersonCard(Settings& settings, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings) {
    auto* name = nameLine();
    auto* faces = new FacePicker(kAllFaces);
    auto* done = new QPushButton(tr("Done"));
    auto* later = new QPushButton(tr("Not now"));
    auto* column = columnIn(this, 6);
    column->addWidget(new TextLabel(tr("Your name and face at the table"), TextSize::Text, true));
    auto* line = new QWidget;
    auto* row = rowIn(line, 12);
    for (QWidget* part : std::initializer_list<QWidget*>{name, done, later})
        row->addWidget(part);
    auto* hint = new TextLabel(tr("You can change both in Settings."), TextSize::Small, false, TextLabel::Ink::Quiet);
    hint->setElided(true);
    row->addWidget(hint, 1);
    auto* sheet = new QWidget;
    auto* inside = columnIn(sheet, 8, {12, 10, 12, 10});
    inside->addWidget(faces);
    inside->addWidget(line);
    column->addWidget(inPanel(sheet));
    const auto close = [this] {
        m_settings.set<bool>(QLatin1String(kOwnAskedKey), true);
        emit this->done();
    };
    connect(done, &QPushButton::clicked, this, [this, name, faces, close] {
        keepPerson(m_settings, {typedName(*name), faces->face()});
        close();
    });
    connect(name, &QLineEdit::returnPressed, done, &QPushButton::click);
    connect(later, &QPushButton::clicked, this, close);
}

bool PersonCard::wanted() const {
    return !m_settings.get<bool>(QLatin1String(kOwnAskedKey), false) && keptPerson(m_settings) == OwnPerson();
}

} // namespace hilltop
