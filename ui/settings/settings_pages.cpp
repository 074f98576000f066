// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the settings, and how each choice is kept.
#include "analysis/review.h"
#include "settings/card_decks.h"
#include "settings/card_preview.h"
#include "settings/languages.h"
#include "settings/own_person.h"
#include "settings/settings.h"
#include "settings/settings_dialog.h"
#include "style/layouts.h"
#include "style/panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>

#include <algorithm>
#include <iterator>

namespace hilltop {
namespace {

enum PageNumber { GeneralPage, TablePage, PlayingPage, AnalysisPage };
constexpr int kControlWidth = 320, kNumberWidth = 104, kNumberGap = 8, kFacesPerRow = 7;

QFormLayout* settingsForm(QWidget* page) {
    auto* form = new QFormLayout(page);
    form->setContentsMargins(24, 16, 24, 16);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(10);
    form->setFormAlignment(Qt::AlignTop | Qt::AlignLeft);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return form;
}

void addSettingsGroup(QFormLayout* form, const QString& title) {
    if (form->rowCount() > 0) form->addRow(new Hairline);
    form->addRow(new TextLabel(title, TextSize::Text, true));
}

TextLabel* quietNote(const QString& text) {
    auto* note = new TextLabel(text, TextSize::Small, false, TextLabel::Ink::Quiet);
    note->setWordWrap(true);
    return note;
}

} // namespace

QWidget* SettingsDialog::makeGeneral() {
    auto* page = new QWidget;
    auto* form = settingsForm(page);
    m_forms.push_back(form);
    form->addRow(tr("Appearance"), words(
                                       GeneralPage, tr("Appearance"), {tr("Follow system"), tr("Light"), tr("Dark")}, 0,
                                       [this] { return static_cast<int>(m_settings.appearance()); },
                                       [this](int now) { m_settings.setAppearance(static_cast<Appearance>(now)); }));
    const QStringList codes = languageCodes();
    QStringList names = {tr("Follow system")};
    for (const QString& code : codes)
        names << languageName(code);
    form->addRow(
        tr("Language"),
        words(
            GeneralPage, tr("Language"), names, 0,
            [this, codes] { return static_cast<int>(codes.indexOf(m_settings.get<QString>(kLanguageKey, {}))) + 1; },
            [this, codes](int chosen) { m_settings.set<QString>(kLanguageKey, codes.value(chosen - 1)); }));
    form->addRow(QString(),
                 new TextLabel(tr("Changes when the window restarts."), TextSize::Small, false, TextLabel::Ink::Quiet));
    return page;
}

QWidget* SettingsDialog::makeTable() {
    auto* page = new QWidget;
    auto* form = settingsForm(page);
    m_forms.push_back(form);
    addPerson(form);
    addSettingsGroup(form, tr("Cards"));
    auto* preview = new CardPreview;
    form->addRow(preview);
    addDeck(form, *preview);
    auto* four = tick(TablePage, tr("Four colours"), kFourColoursKey, false);
    preview->setFourColours(four->isChecked());
    connect(four, &QCheckBox::toggled, preview, &CardPreview::setFourColours);
    form->addRow(tr("Suits"), four);
    form->addRow(QString(), quietNote(tr("Clubs green, diamonds blue.")));
    form->addRow(tr("Order of the hand"),
                 words(
                     TablePage, tr("Order of the hand"), {tr("By suit and rank, trump first"), tr("As dealt")}, 0,
                     [this] { return m_settings.get<bool>(kHandSortedKey, true) ? 0 : 1; },
                     [this](int chosen) { m_settings.set<bool>(kHandSortedKey, chosen == 0); }));
    addMotion(form);
    addSound(form);
    return page;
}

void SettingsDialog::addPerson(QFormLayout* form) {
    addSettingsGroup(form, tr("You"));
    auto* name = nameLine();
    auto* faces = new FacePicker(kFacesPerRow);
    const OwnPerson now = keptPerson(m_settings);
    name->setText(now.name);
    faces->setFace(now.face);
    connect(name, &QLineEdit::textChanged, this, &SettingsDialog::tellPending);
    connect(faces, &FacePicker::changed, this, &SettingsDialog::tellPending);
    m_choices.push_back({TablePage, [name] { return typedName(*name); }, [this] { return keptPerson(m_settings).name; },
                         [this, name] { m_settings.set<QString>(QLatin1String(kOwnNameKey), typedName(*name)); },
                         [name] { name->clear(); }});
    m_choices.push_back(
        {TablePage, [faces] { return QString::fromStdString(faces->face()); },
         [this] { return QString::fromStdString(keptPerson(m_settings).face); },
         [this, faces] { m_settings.set<QString>(QLatin1String(kOwnFaceKey), QString::fromStdString(faces->face())); },
         [faces] { faces->setFace({}); }});
    form->addRow(tr("Name"), name);
    form->addRow(tr("Face"), faces);
}

/// Our own cards and the decks of other programs; one that was chosen and has gone stays in the list.
void SettingsDialog::addDeck(QFormLayout* form, CardPreview& preview) {
    QStringList ids{QString()}, names{QStringLiteral("Hilltop")};
    for (const CardDeck& deck : installedDecks()) {
        ids << deck.id;
        names << deck.name;
    }
    const auto kept = [this] { return m_settings.get<QString>(QLatin1String(kDeckKey), {}); };
    if (!ids.contains(kept())) {
        ids << kept();
        names << tr("%1 (not installed)").arg(kept());
    }
    auto* box = words(
        TablePage, tr("Card deck"), names, 0, [ids, kept] { return static_cast<int>(ids.indexOf(kept())); },
        [this, ids](int chosen) { m_settings.set<QString>(QLatin1String(kDeckKey), ids.value(chosen)); });
    auto* note = quietNote({});
    const auto show = [ids, box, note, &preview] {
        const QString id = ids.value(box->currentIndex()), why = CardDecks::instance().problem(id);
        preview.setDeck(id);
        note->setText(!why.isEmpty()    ? why
                      : ids.size() == 1 ? tr("Card decks of KDE’s games can be chosen here once they are installed.")
                                        : tr("In games with French cards. Very small cards stay Hilltop’s own."));
    };
    connect(box, &QComboBox::currentIndexChanged, this, show);
    connect(&CardDecks::instance(), &CardDecks::refused, this, show);
    form->addRow(tr("Card deck"), box);
    form->addRow(QString(), note);
    show();
}

void SettingsDialog::addMotion(QFormLayout* form) {
    addSettingsGroup(form, tr("Motion"));
    addSpeed(form);
    addReducedMotion(form);
    auto* trick = new QDoubleSpinBox;
    trick->setMinimumWidth(kNumberWidth);
    trick->setRange(0.4, 5);
    trick->setSingleStep(0.2);
    trick->setDecimals(1);
    trick->setSuffix(tr(" s", "seconds"));
    trick->setAccessibleName(tr("Finished trick"));
    const auto kept = [this] { return m_settings.get<int>(kTrickKey, kTrickDefault) / 1000.0; };
    trick->setValue(kept());
    connect(trick, &QDoubleSpinBox::valueChanged, this, &SettingsDialog::tellPending);
    m_choices.push_back({TablePage, [trick] { return trick->value(); }, kept,
                         [this, trick] { m_settings.set<int>(kTrickKey, qRound(trick->value() * 1000)); },
                         [trick] { trick->setValue(kTrickDefault / 1000.0); }});
    auto* row = rowPart(kNumberGap);
    row->addWidget(trick);
    row->addWidget(new TextLabel(tr("or until a click"), TextSize::Text, false, TextLabel::Ink::Quiet));
    row->addStretch(1);
    form->addRow(tr("Finished trick"), row);
}

void SettingsDialog::addSpeed(QFormLayout* form) {
    auto* speed = new Segmented({tr("Slow"), tr("Normal"), tr("Fast"), tr("Off")});
    speed->setAccessibleName(tr("Card speed"));
    const auto now = [this] { return static_cast<int>(m_settings.animationSpeed()); };
    speed->setCurrent(now());
    connect(speed, &Segmented::currentChanged, this, &SettingsDialog::tellPending);
    m_choices.push_back({TablePage, [speed] { return speed->current(); }, now,
                         [this, speed] { m_settings.setAnimationSpeed(static_cast<AnimationSpeed>(speed->current())); },
                         [speed] { speed->setCurrent(static_cast<int>(AnimationSpeed::Normal)); }});
    form->addRow(tr("Card speed"), speed);
}

/// Whether to follow the desktop; its current setting is shown next to it.
void SettingsDialog::addReducedMotion(QFormLayout* form) {
    m_motion = words(
        TablePage, tr("Reduced motion"), {tr("Follow system"), tr("Never"), tr("Always")}, 0,
        [this] { return static_cast<int>(m_settings.reducedMotion()); },
        [this](int now) { m_settings.setReducedMotion(static_cast<ReducedMotion>(now)); });
    connect(m_motion, &QComboBox::currentIndexChanged, this, &SettingsDialog::tellMotion);
    m_motionNow = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    auto* row = rowPart(12);
    row->addWidget(m_motion);
    row->addWidget(m_motionNow, 1);
    form->addRow(tr("Reduced motion"), row);
}

void SettingsDialog::tellMotion() {
    const auto choice = static_cast<ReducedMotion>(m_motion->currentIndex());
    const bool less =
        choice == ReducedMotion::Always || (choice == ReducedMotion::AsTheDesktop && m_desktop.reduceMotion());
    m_motionNow->setText(less ? tr("now: no card animations") : tr("now: full motion"));
}

void SettingsDialog::addSound(QFormLayout* form) {
    addSettingsGroup(form, tr("Sound"));
    auto* sounds = rowPart(24);
    sounds->addWidget(tick(TablePage, tr("Cards and points"), kSoundKey, true));
    sounds->addWidget(tick(TablePage, tr("My turn, in the background"), kTurnSoundKey, kTurnSoundDefault));
    sounds->addWidget(tick(TablePage, tr("Results"), kResultSoundKey, true));
    sounds->addStretch(1);
    form->addRow(tr("Sounds"), sounds);
    auto* volume = new QSlider(Qt::Horizontal);
    volume->setRange(0, 100);
    volume->setPageStep(10);
    volume->setFixedWidth(196);
    volume->setAccessibleName(tr("Volume"));
    const auto kept = [this] { return m_settings.get<int>(kVolumeKey, kVolumeDefault); };
    volume->setValue(kept());
    auto* percent = new TextLabel;
    percent->setMinimumWidth(percent->fontMetrics().horizontalAdvance(QStringLiteral("100 % ")));
    auto* sample = new QPushButton(tr("Try"));
    sample->setAutoDefault(false);
    const auto show = [this, volume, percent] {
        percent->setText(tr("%1 %").arg(locale().toString(volume->value())));
        tellPending();
    };
    connect(volume, &QSlider::valueChanged, this, show);
    connect(sample, &QPushButton::clicked, this, [this, volume] { m_sounds.sample(volume->value()); });
    m_choices.push_back({TablePage, [volume] { return volume->value(); }, kept,
                         [this, volume] { m_settings.set<int>(kVolumeKey, volume->value()); },
                         [volume] { volume->setValue(kVolumeDefault); }});
    auto* row = rowPart(16);
    for (QWidget* part : std::initializer_list<QWidget*>{volume, percent, sample})
        row->addWidget(part);
    row->addStretch(1);
    form->addRow(tr("Volume"), row);
    show();
}

QWidget* SettingsDialog::makePlaying() {
    auto* page = new QWidget;
    auto* form = settingsForm(page);
    m_forms.push_back(form);
    const auto seconds = [&](const QString& title, const QStringList& names, const QList<int>& times, const char* key,
                             int standard) {
        const auto at = [times, standard](int time) {
            return static_cast<int>(std::max<qsizetype>(0, times.indexOf(times.contains(time) ? time : standard)));
        };
        form->addRow(title, words(
                                PlayingPage, title, names, at(standard),
                                [this, at, key, standard] { return at(m_settings.get<int>(key, standard)); },
                                [this, times, key](int chosen) { m_settings.set<int>(key, times[chosen]); }));
    };
    seconds(tr("After a hand or round"),
            {tr("Wait for a key or a click"), tr("Continue after 2 seconds"), tr("Continue after 5 seconds")},
            {0, 2, 5}, kRestKey, 0);
    seconds(tr("When you may answer"),
            {tr("Wait for an answer or Pass"), tr("Pass after 1 second"), tr("Pass after 3 seconds"),
             tr("Pass after 10 seconds"), tr("Pass after 30 seconds")},
            {0, 1, 3, 10, 30}, kSilenceKey, kSilenceDefault);
    form->addRow(tr("Forced moves"), tick(PlayingPage, tr("Play automatically"), kForcedKey, kForcedDefault));
    addCharacters(form);
    addTutor(form);
    return page;
}

/// How long bots think, and whether those whose places they take show anything.
void SettingsDialog::addCharacters(QFormLayout* form) {
    const QList<int> percents{0, 50, 100};
    const auto at = [percents](int percent) {
        return static_cast<int>(
            std::max<qsizetype>(0, percents.indexOf(percents.contains(percent) ? percent : kThinkingDefault)));
    };
    form->addRow(
        tr("Bots think"),
        words(
            PlayingPage, tr("Bots think"), {tr("Not at all"), tr("Briefly"), tr("Like people")}, at(kThinkingDefault),
            [this, at] { return at(m_settings.get<int>(QLatin1String(kThinkingKey), kThinkingDefault)); },
            [this, percents](int chosen) { m_settings.set<int>(QLatin1String(kThinkingKey), percents[chosen]); }));
    form->addRow(tr("Faces"), tick(PlayingPage, tr("Show glances and reactions"), kReactionsKey, kReactionsDefault));
}

/// On or off, and from which loss on it asks in games that count chances, games or cards.
void SettingsDialog::addTutor(QFormLayout* form) {
    addSettingsGroup(form, tr("Tutor"));
    form->addRow(tr("Before a costly move"), tick(PlayingPage, tr("Ask for confirmation"), kTutorKey, false));
    const auto limit = [&](const QString& name, const QString& suffix, const char* key, double standard, double step,
                           double most) {
        auto* box = number(PlayingPage, tr("Ask when a move costs at least %1").arg(name), QLatin1String(key), standard,
                           step, most);
        box->setSuffix(suffix);
        auto* row = rowPart(kNumberGap);
        row->addWidget(box);
        row->addWidget(new TextLabel(name, TextSize::Text, false, TextLabel::Ink::Quiet));
        row->addStretch(1);
        return row;
    };
    form->addRow(tr("Ask when a move costs at least"),
                 limit(tr("of the chance to win"), tr(" %", "percent"), kTutorChanceKey, kTutorChanceDefault, 0.5, 50));
    form->addRow(QString(),
                 limit(tr("games, in games that count them"), {}, kTutorGamesKey, kTutorGamesDefault, 0.05, 5));
    form->addRow(QString(),
                 limit(tr("cards left, in cooperative games"), {}, kTutorCardsKey, kTutorCardsDefault, 0.1, 20));
    form->addRow(QString(), quietNote(tr("Only in practice, and given what you can know. Never in rated matches.")));
}

/// From which losses on decisions are marked, by what a game counts; of an analysis only the losses are kept.
QWidget* SettingsDialog::makeAnalysis() {
    auto* page = new QWidget;
    auto* form = settingsForm(page);
    m_forms.push_back(form);
    addSettingsGroup(form, tr("Marks"));
    const auto limits = [&](const QString& title, const QString& suffix, const char* key, const MarkLimits& standard,
                            double factor, double step, double most) {
        auto* row = rowPart(8);
        for (int mark = 1; mark < kMarks; ++mark) {
            const QString sign = QString::fromUtf8(mark_sign(static_cast<Mark>(mark)).data());
            auto* box = number(AnalysisPage, tr("%1, marked %2 from").arg(title, sign),
                               QLatin1String(key) + QString::number(mark),
                               factor * standard.from[static_cast<std::size_t>(mark - 1)], step, most);
            box->setSuffix(suffix);
            row->addWidget(new TextLabel(sign, TextSize::Text, true));
            row->addWidget(box);
        }
        row->addStretch(1);
        form->addRow(title, row);
    };
    const Marking usual;
    limits(tr("Chance to win"), tr(" %", "percent"), kMarksChanceKey, usual.chance, 100, 0.5, 100);
    limits(tr("Games or points"), {}, kMarksPointsKey, usual.points, 1, 0.05, 100);
    limits(tr("Cards left"), {}, kMarksCardsKey, usual.cards, 1, 0.1, 100);
    form->addRow(QString(), quietNote(tr("A loss of at least this size is marked if it is more than twice its error. "
                                         "Analysed matches are marked again.")));
    return page;
}

QDoubleSpinBox* SettingsDialog::number(int page, const QString& name, const QString& key, double standard, double step,
                                       double most) {
    auto* box = new QDoubleSpinBox;
    box->setMinimumWidth(kNumberWidth); // as wide as those above and below
    box->setDecimals(step < 0.1 ? 2 : 1);
    box->setRange(step, most);
    box->setSingleStep(step);
    box->setAccessibleName(name);
    const auto kept = [this, key, standard] { return m_settings.get<double>(key, standard); };
    box->setValue(kept());
    connect(box, &QDoubleSpinBox::valueChanged, this, &SettingsDialog::tellPending);
    m_choices.push_back({page, [box] { return box->value(); }, kept,
                         [this, box, key] { m_settings.set<double>(key, box->value()); },
                         [box, standard] { box->setValue(standard); }});
    return box;
}

QComboBox* SettingsDialog::words(int page, const QString& name, const QStringList& list, int standard,
                                 std::function<int()> kept, std::function<void(int)> keep) {
    auto* box = new QComboBox;
    box->addItems(list);
    box->setCurrentIndex(kept());
    box->setAccessibleName(name);
    box->setMinimumWidth(kControlWidth);
    connect(box, &QComboBox::currentIndexChanged, this, &SettingsDialog::tellPending);
    m_choices.push_back({page, [box] { return box->currentIndex(); }, [kept = std::move(kept)] { return kept(); },
                         [box, keep = std::move(keep)] { keep(box->currentIndex()); },
                         [box, standard] { box->setCurrentIndex(standard); }});
    return box;
}

QCheckBox* SettingsDialog::tick(int page, const QString& text, const char* key, bool standard) {
    auto* box = new QCheckBox(text);
    const auto kept = [this, key, standard] { return m_settings.get<bool>(QLatin1String(key), standard); };
    box->setChecked(kept());
    connect(box, &QCheckBox::toggled, this, &SettingsDialog::tellPending);
    m_choices.push_back({page, [box] { return box->isChecked(); }, kept,
                         [this, box, key] { m_settings.set<bool>(QLatin1String(key), box->isChecked()); },
                         [box, standard] { box->setChecked(standard); }});
    return box;
}

} // namespace hilltop
