// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings.h"

#include "base/file_lock.h"
#include "base/text_file.h"
#include "text/error_texts.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>

#include <array>

namespace hilltop {

namespace {

constexpr auto kVersionKey = "version";
constexpr auto kAppearanceKey = "view/appearance";
constexpr auto kSpeedKey = "view/animation_speed";

// Words in the file, in the order of the enums.
constexpr std::array kAppearanceWords = {"system", "light", "dark"};
constexpr std::array kMotionWords = {"desktop", "full", "reduced"};
constexpr std::array kSpeedWords = {"slow", "normal", "fast", "off"};

template <class Words>
int place(const Words& words, const QString& word, int fallback) {
    for (std::size_t i = 0; i < words.size(); ++i)
        if (word == QLatin1String(words[i])) return static_cast<int>(i);
    return fallback;
}

} // namespace

double motionFactor(AnimationSpeed speed, bool reduceMotion) {
    static constexpr std::array factors = {2.0, 1.0, 0.4, 0.0};
    return reduceMotion ? 0.0 : factors[static_cast<std::size_t>(speed)];
}

Settings::Settings(const QString& path, QObject* parent)
    : QObject(parent)
    , m_path(path) {
    const QSettings file(path, QSettings::IniFormat);
    const int version = file.value(kVersionKey, kVersion).toInt();
    if (file.status() == QSettings::FormatError) {
        m_frozen = true;
        report(tr("The settings in %1 can’t be read, so defaults are used. Remove the file to start afresh.")
                   .arg(QDir::toNativeSeparators(path)));
    } else if (version > kVersion) {
        m_frozen = true;
        report(tr("The settings in %1 are from a newer version of Hilltop, so defaults are used and changes are not "
                  "saved.")
                   .arg(QDir::toNativeSeparators(path)));
    } else {
        for (const QString& key : file.allKeys())
            m_values.insert(key, file.value(key));
    }
}

Settings::~Settings() {
    if (!m_unsaved.isEmpty()) keep();
}

Appearance Settings::appearance() const {
    return static_cast<Appearance>(place(kAppearanceWords, get<QString>(kAppearanceKey, {}), 0));
}

void Settings::setAppearance(Appearance appearance) {
    if (appearance == this->appearance()) return;
    set<QString>(kAppearanceKey, QLatin1String(kAppearanceWords[static_cast<std::size_t>(appearance)]));
    emit appearanceChanged(appearance);
}

AnimationSpeed Settings::animationSpeed() const {
    return static_cast<AnimationSpeed>(place(kSpeedWords, get<QString>(kSpeedKey, {}), 1));
}

void Settings::setAnimationSpeed(AnimationSpeed speed) {
    if (speed == animationSpeed()) return;
    set<QString>(kSpeedKey, QLatin1String(kSpeedWords[static_cast<std::size_t>(speed)]));
    emit animationSpeedChanged(speed);
}

ReducedMotion Settings::reducedMotion() const {
    return static_cast<ReducedMotion>(place(kMotionWords, get<QString>(kMotionKey, {}), 0));
}

void Settings::setReducedMotion(ReducedMotion choice) {
    if (choice == reducedMotion()) return;
    set<QString>(kMotionKey, QLatin1String(kMotionWords[static_cast<std::size_t>(choice)]));
}

bool Settings::reduceMotion(bool desktop) const {
    const ReducedMotion choice = reducedMotion();
    return choice == ReducedMotion::Always || (choice == ReducedMotion::AsTheDesktop && desktop);
}

void Settings::write(const QString& key, const QVariant& value) {
    if (read(key) == value) return;
    m_values.insert(key, value);
    if (!m_frozen) {
        m_unsaved.insert(kVersionKey, kVersion);
        m_unsaved.insert(key, value);
        keep();
    }
    emit changed(key);
}

void Settings::keep() {
    m_writer.replace([path = m_path.toStdString(), values = m_unsaved] { return save(path, values); },
                     [this, values = m_unsaved](const Result<>& kept) {
                         if (!kept) return report(tr("The settings can’t be saved: %1.").arg(sentence(kept.error())));
                         m_problem.clear();
                         m_unsaved.removeIf([&](const auto& one) { return values.value(one.key()) == one.value(); });
                     });
}

void Settings::report(const QString& sentence) {
    if (m_problem == sentence) return;
    m_problem = sentence;
    emit problemFound(sentence);
}

namespace {

/// The file's text with these values in it. Qt writes its format into files alone, so it gets a temporary copy.
Result<std::string> changed_text(const std::string& path, const QHash<QString, QVariant>& values) {
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("copy.ini"));
    if (QFileInfo::exists(QString::fromStdString(path))) {
        const auto before = TRY(load_text(path));
        TRY(save_text(copy.toStdString(), before));
    }
    QSettings ini(copy, QSettings::IniFormat);
    for (auto value = values.begin(); value != values.end(); ++value)
        ini.setValue(value.key(), *value);
    ini.sync();
    if (ini.status() == QSettings::FormatError) return failure("settings", "{} is not a file of settings", path);
    return load_text(copy.toStdString());
}

} // namespace

/// Puts these values into the ini file, durably; what another program has put there stays. Two windows that change it
/// at once follow one another. Any thread may.
Result<> Settings::save(const std::string& path, const Values& values) {
    TRY(make_folder_of(path));
    const auto lock = TRY(FileLock::wait(path + ".lock"));
    const auto text = TRY(changed_text(path, values));
    return save_text(path, text);
}

} // namespace hilltop
