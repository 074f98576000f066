// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/bot_templates.h"

#include "base/text_file.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <filesystem>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr const char* kTemplates = ":/bots/";

QString template_text(const std::string& game, const std::string& file) {
    QFile inside(QLatin1String(kTemplates) + QString::fromStdString(game + "/bots/" + file));
    return inside.open(QIODevice::ReadOnly) ? QString::fromUtf8(inside.readAll()) : QString();
}

std::string language_of(const QString& file) {
    if (file.endsWith(QLatin1String(".js"))) return "JavaScript";
    if (file.endsWith(QLatin1String(".py"))) return "Python";
    return file.endsWith(QLatin1String(".java")) ? "Java" : "C";
}

/// The first sentence that some comment of a text begins with, without the line on its licence.
std::string first_sentence(const QString& text) {
    static const QRegularExpression mark(QStringLiteral(R"(^\s*(?://|#(?!!)|/\*+|\*(?!/))\s?)"));
    QString said;
    for (const QString& line : text.split(u'\n')) {
        const auto found = mark.match(line);
        const bool comment = found.hasMatch();
        if (!comment && !said.isEmpty() && !text.contains(QLatin1String("/*"))) break;
        if (line.contains(QLatin1String("SPDX")) || (!comment && said.isEmpty())) continue;
        said += line.mid(comment ? found.capturedEnd() : 0) + u' ';
        static const QRegularExpression end(QStringLiteral(R"([.:](?:\s|$))"));
        const auto stop = end.match(said);
        if (stop.hasMatch()) return said.left(stop.capturedStart()).simplified().toStdString();
    }
    return said.simplified().toStdString();
}

} // namespace

std::vector<BotTemplate> bot_templates() {
    std::vector<BotTemplate> found;
    const QStringList games = QDir(QLatin1String(kTemplates)).entryList(QDir::Dirs, QDir::Name);
    for (const QString& game : games) {
        QFileInfoList files =
            QDir(QLatin1String(kTemplates) + game + QLatin1String("/bots")).entryInfoList(QDir::Files);
        std::sort(files.begin(), files.end(), [](const QFileInfo& one, const QFileInfo& other) {
            return std::tuple(language_of(one.fileName()), one.size(), one.fileName()) <
                   std::tuple(language_of(other.fileName()), other.size(), other.fileName());
        });
        for (const QFileInfo& file : files) {
            const std::string name = file.fileName().toStdString();
            found.push_back({game.toStdString(), language_of(file.fileName()), name,
                             first_sentence(template_text(game.toStdString(), name))});
        }
    }
    return found;
}

Result<BotTemplate> find_bot_template(const std::string& game, const std::string& language) {
    std::string languages;
    for (const BotTemplate& one : bot_templates()) {
        if (one.game != game) continue;
        const QString wanted = QString::fromStdString(language);
        if (language.empty() || wanted.compare(QString::fromStdString(one.language), Qt::CaseInsensitive) == 0)
            return one;
        if (languages.find(one.language) == std::string::npos || one.language == "C")
            languages += (languages.empty() ? "" : ", ") + one.language;
    }
    if (languages.empty()) return misuse("hosting", "there is no bot of {} to start from", game);
    return misuse("hosting", "there is no bot of {} in {} to start from, only in {}", game, language, languages);
}

Result<std::string> bot_template_text(const BotTemplate& chosen, const std::string& path) {
    QString text = template_text(chosen.game, chosen.file);
    if (text.isEmpty()) return failure("hosting", "this program was built without {}", chosen.file);
    if (chosen.language != "Java") return text.toStdString();
    static const QRegularExpression word(QStringLiteral("^[A-Za-z_]\\w*$"));
    const QString name = QString::fromStdString(fs::path(path).stem().string());
    if (!word.match(name).hasMatch() || fs::path(path).extension() != ".java")
        return misuse("hosting", "{}: a file of Java is called as its class, such as MyBot.java", path);
    const QString before = QString::fromStdString(fs::path(chosen.file).stem().string());
    text.replace(QRegularExpression(QStringLiteral("\\b%1\\b").arg(before)), name);
    return text.toStdString();
}

Result<> write_bot_template(const BotTemplate& chosen, const std::string& path) {
    const auto text = bot_template_text(chosen, path);
    if (!text) return text.error();
    std::error_code problem;
    if (fs::exists(fs::symlink_status(path, problem))) return failure("hosting", "{}: is there already", path);
    if (auto saved = save_text(path, *text); !saved) return saved;
    if (text->starts_with("#!")) {
        const auto read = fs::status(path, problem).permissions();
        auto run = fs::perms::owner_exec;
        if ((read & fs::perms::group_read) != fs::perms::none) run |= fs::perms::group_exec;
        if ((read & fs::perms::others_read) != fs::perms::none) run |= fs::perms::others_exec;
        fs::permissions(path, run, fs::perm_options::add, problem);
    }
    return {};
}

} // namespace hilltop
