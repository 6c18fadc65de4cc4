#include "app/cli/manual.h"

#include "app/cli/version.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <string_view>

namespace sepax {

namespace {

constexpr std::string_view kDescription =
    "sepax shows 2D polygon collision while it is computed: projection intervals on every axis, "
    "push-out vectors, velocity-extended intervals and first contact, live, as you drag shapes. "
    "It is made to teach the separating axis theorem, to debug polygon setups, and to export "
    "scenes as pictures. The commands below answer, check, draw and convert scenes without any "
    "display.";

struct Entry {
  std::string_view name;
  std::string_view about;
};

constexpr Entry kEnvironment[] = {
    {"DISPLAY, WAYLAND_DISPLAY", "Where the window opens; the commands need neither."},
    {"NO_COLOR",
     "When it is set and not empty, check colours nothing, in a terminal either. No "
     "other command ever does, nor is anything coloured in a file or a pipe."},
    {"XDG_CONFIG_HOME", "Settings stand in its folder sepax (~/.config)."},
    {"XDG_STATE_HOME", "Recent files and unsaved work stand in its folder sepax (~/.local/state)."},
};

/// Text as it is: no sign of it is a command to man.
std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const bool starts = result.empty() || result.back() == '\n';
    if (starts && (c == '.' || c == '\'')) result += "\\&";
    if (c == '\\') {
      result += "\\e";
    } else if (c == '-') {
      result += "\\-";
    } else {
      result += c;
    }
  }
  return result;
}

/// The same as one paragraph.
std::string filled(std::string text) {
  for (char& c : text)
    if (c == '\n') c = ' ';
  return escaped(text);
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + escaped(text) + "\\fR"; }

/// With its lines as they are.
std::string asTyped(std::string_view text) { return ".nf\n" + escaped(text) + "\n.fi\n"; }

/// "-o, --output TEXT", "scenes ...".
std::string namesOf(const CLI::Option& option) {
  const int most = option.get_items_expected_max();
  if (option.get_positional()) return italic(option.get_name() + (most > 1 ? " ..." : ""));
  std::string names;
  for (const std::string& name : option.get_snames())
    names += (names.empty() ? "" : ", ") + bold("-" + name);
  for (const std::string& name : option.get_lnames())
    names += (names.empty() ? "" : ", ") + bold("--" + name);
  return most > 0 ? names + " " + italic(option.get_type_name()) : names;
}

std::string entryOf(std::string_view names, const std::string& about) {
  return fmt::format(".TP\n{}\n{}\n", names, filled(about));
}

std::string optionsText(const CLI::App& command) {
  std::string text;
  for (const CLI::Option* option : command.get_options())
    text += entryOf(namesOf(*option), option->get_description());
  return text;
}

/// "sepax query [options] [scenes ...]"
std::string usageOf(const CLI::App& command) {
  const CLI::App* parent = command.get_parent();
  std::string text = bold((parent != nullptr ? parent->get_name() + " " : "") + command.get_name());
  text += " [" + italic("options") + "]";
  for (const CLI::Option* option : command.get_options()) {
    if (!option->get_positional()) continue;
    text += option->get_required() ? " " + namesOf(*option) : " [" + namesOf(*option) + "]";
  }
  return text;
}

std::string commandText(const CLI::App& command) {
  return fmt::format(".SS {}\n{}.\n.PP\n{}\n{}.PP\n{}", command.get_name(),
                     filled(command.get_description()), usageOf(command), optionsText(command),
                     asTyped(command.get_footer()));
}

}  // namespace

std::string manualText(const CLI::App& app) {
  const std::string_view version = versionText();
  std::string usages = usageOf(app);
  std::string commands;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    usages += "\n.br\n" + usageOf(*command);
    commands += commandText(*command);
  }
  std::string environment;
  for (const Entry& entry : kEnvironment)
    environment += entryOf(bold(entry.name), std::string(entry.about));
  return fmt::format(
      ".TH SEPAX 1 \"\" \"{}\" \"User Commands\"\n"
      ".SH NAME\nsepax \\- a sandbox for the collision of 2D polygons\n"
      ".SH SYNOPSIS\n{}\n.SH DESCRIPTION\n{}\n.SH OPTIONS\n{}.SH COMMANDS\n{}"
      ".SH EXAMPLES AND EXIT CODES\n{}.SH ENVIRONMENT\n{}",
      version.substr(0, version.find('\n')), usages, filled(std::string(kDescription)),
      optionsText(app), commands, asTyped(app.get_footer()), environment);
}

}  // namespace sepax
