#include "app/lessons/courses.h"
#include "app/scene/builtin.h"
#include "app/shell/actions/actions.h"
#include "app/shell/actions/copy_as.h"
#include "app/shell/files/opening.h"
#include "app/shell/files/titles.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/menus/articles_menu.h"
#include "app/shell/menus/file_lists.h"
#include "app/shell/regions/regions.h"
#include "app/widgets/widgets.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {
namespace {

// Logical pixels.
constexpr double kMenuHeight = 36;
constexpr double kFirstMenu = 84;   ///< from the left of the window
constexpr double kMenuSpace = 18;   ///< at either side of the name of a menu
constexpr double kLeastSpace = 8;   ///< the same where the bar is narrow
constexpr double kStateRoom = 150;  ///< for the name of the file at the right
constexpr const char* kMore = "More";

struct MenuName {
  std::string_view path;
  std::string_view label;
  std::string_view parent;
};

constexpr MenuName kMenus[] = {
    {"File", "File", ""},
    {"Edit", "Edit", ""},
    {"Shapes", "Shapes", ""},
    {"Shapes/New", "New shape", "Shapes"},
    {"View", "View", ""},
    {"View/Options", "Options", "View"},
    {"View/Theme", "Theme", "View"},
    {"View/UI scale", "UI scale", "View"},
    {"Play", "Play", ""},
    {"Learn", "Learn", ""},
    {"Pitfalls", "Pitfalls", ""},
    {"Articles", "Articles", ""},
    {"Export", "Export", ""},
    {"Help", "Help", ""},
};

/// The menus that stand in the bar; the others are in one of their own at its end.
struct BarMenus {
  std::vector<const MenuName*> shown;
  std::vector<const MenuName*> more;
  double space = kMenuSpace;  ///< at either side of a name, logical pixels
};

BarMenus barMenus(const Ui& ui, float window) {
  BarMenus menus;
  for (const MenuName& name : kMenus)
    if (name.parent.empty()) menus.shown.push_back(&name);
  const auto widthOfNames = [&] {
    double width = menus.more.empty() ? 0 : widthOf(ui.fonts.text, kMore) / ui.scale;
    for (const MenuName* name : menus.shown)
      width += widthOf(ui.fonts.text, name->label) / ui.scale;
    return width;
  };
  const double room = window / ui.scale - kFirstMenu;
  const auto spaceIn = [&](double all) {
    const std::size_t count = menus.shown.size() + (menus.more.empty() ? 0 : 1);
    return (all - widthOfNames()) / static_cast<double>(2 * count);
  };
  while (menus.shown.size() > 1 && spaceIn(room) < kLeastSpace) {
    menus.more.insert(menus.more.begin(), menus.shown.back());
    menus.shown.pop_back();
  }
  menus.space = std::clamp(spaceIn(room - kStateRoom), kLeastSpace, kMenuSpace);
  return menus;
}

/// Beside a disabled entry: what to do first.
void tellNeeds(const Ui& ui, std::string_view id, std::string_view needs) {
  if (needs.empty() || !ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) return;
  ImGui::SetTooltip("%.*s", static_cast<int>(needs.size()), needs.data());
  ui.mark("needs/" + std::string(id));
}

void item(Shell& shell, const Action& action) {
  if (action.separated) ImGui::Separator();
  const std::string label(labelOf(action, shell));
  const std::string keys(action.keys);
  const bool checked = isChecked(action, shell);
  const bool chosen = ImGui::MenuItem(label.c_str(), keys.empty() ? nullptr : keys.c_str(), checked,
                                      isEnabled(action, shell));
  shell.ui.mark("menu/" + action.id);
  tellNeeds(shell.ui, action.id, needsOf(action, shell));
  if (chosen) perform(action, shell);
}

/// Once Escape has closed the menus, a hovered one must not open again in the same frame.
bool beginMenu(Shell& shell, const MenuName& menu) {
  if (shell.dialogs.escape && !menu.parent.empty()) return false;
  const std::string label(menu.label);
  const bool open = ImGui::BeginMenu(label.c_str());
  shell.ui.mark("menu/" + std::string(menu.path));
  if (open && shell.dialogs.escape) ImGui::CloseCurrentPopup();
  return open;
}

/// Opens one of the built-in scenes, a submenu for each technique: those that show pitfalls, or all
/// others.
void sceneItems(Shell& shell, std::string_view path, bool pitfalls) {
  const std::vector<BuiltinScene> scenes = builtinScenes();
  for (const Technique& technique : shell.work.techniques) {
    const auto belongs = [&](const BuiltinScene& scene) {
      return (scene.about == SceneAbout::pitfall) == pitfalls && scene.technique == technique.id;
    };
    if (std::ranges::none_of(scenes, belongs)) continue;
    const std::string submenu = std::string(path) + "/" + std::string(technique.id);
    if (!beginMenu(shell, {submenu, technique.title, path})) continue;
    for (const BuiltinScene& scene : scenes) {
      if (!belongs(scene)) continue;
      const std::string name = builtinName(scene.id);
      if (ImGui::MenuItem((scene.title + "##" + scene.id).c_str()))
        request(shell, {Pending::What::open, name});
      shell.ui.mark("menu/" + name);
    }
    ImGui::EndMenu();
  }
}

void sceneMenu(Shell& shell) {
  ImGui::Separator();
  if (!beginMenu(shell, {"File/Scenes", "Scenes", "File"})) return;
  sceneItems(shell, "File/Scenes", false);
  ImGui::EndMenu();
}

/// What is selected, or everything, in the formats of other programs.
void copyMenu(Shell& shell) {
  if (!beginMenu(shell, {"Edit/Copy as", "Copy as", "Edit"})) return;
  for (const GeometryFormat& format : writtenFormats()) {
    const bool any = !shell.work.document.shown().bodies.empty();
    const bool chosen = ImGui::MenuItem(std::string(format.name).c_str(), nullptr, false, any);
    shell.ui.mark("menu/copy." + std::string(format.id));
    if (chosen) copyAs(shell.work, shell.notices, format);
  }
  ImGui::Separator();
  for (const TestFormat& format : testFormats()) {
    if (ImGui::MenuItem(std::string(format.name).c_str()))
      copyTest(shell.work, shell.notices, format);
    shell.ui.mark("menu/copyTest." + std::string(format.id));
  }
  ImGui::EndMenu();
}

void fileMenus(Shell& shell) {
  if (beginMenu(shell, {"File/Recent", "Recent", "File"})) {
    recentItems(shell);
    ImGui::EndMenu();
  }
  if (beginMenu(shell, {"File/Changed", "Changed scenes", "File"})) {
    changedSceneItems(shell);
    ImGui::EndMenu();
  }
}

void menu(Shell& shell, const MenuName& name);

/// The entries of a menu in the order of the table, its submenus where their first entry stands.
void entries(Shell& shell, const MenuName& name) {
  std::string_view submenu;
  for (const Action& action : allActions(shell)) {
    if (action.menu == name.path) {
      if (action.id == "file.save") {
        sceneMenu(shell);
        fileMenus(shell);
        ImGui::Separator();
      }
      item(shell, action);
      if (action.id == "edit.copy") copyMenu(shell);
      continue;
    }
    for (const MenuName& child : kMenus) {
      if (child.parent != name.path || child.path != action.menu || child.path == submenu) continue;
      if (submenu.empty()) ImGui::Separator();
      submenu = child.path;
      menu(shell, child);
    }
  }
}

/// A submenu for each course.
void lessonItems(Shell& shell) {
  for (const Course& course : courses()) {
    const std::vector<const Lesson*> list = lessonsOf(lessonsAt(deskOf(shell)), course.id);
    if (list.empty()) continue;
    const std::string path = "Learn/" + std::string(course.id);
    if (!beginMenu(shell, {path, course.title, "Learn"})) continue;
    for (const Lesson* lesson : list) {
      if (ImGui::MenuItem((lesson->title + "##" + lesson->id).c_str()))
        requestLesson(shell, lesson->id);
      shell.ui.mark("menu/lesson:" + lesson->id);
    }
    ImGui::EndMenu();
  }
  ImGui::Separator();
}

void menu(Shell& shell, const MenuName& name) {
  if (!beginMenu(shell, name)) return;
  if (name.path == "Learn") lessonItems(shell);
  if (name.path == "Pitfalls") {
    sceneItems(shell, name.path, true);
  } else if (name.path == "Articles") {
    articlesMenu(shell);
  } else {
    entries(shell, name);
  }
  ImGui::EndMenu();
}

void fileStateAtRight(const Ui& ui, const Document& document) {
  const float right = ImGui::GetWindowWidth() - ui.px(16);
  const float room = right - ImGui::GetCursorPosX() - ui.px(16);
  if (room < ui.px(60)) return;
  const std::string text = fitted(ui.fonts.small, fileState(document), room);
  const ImVec2 origin = ImGui::GetWindowPos();
  placeText(*ImGui::GetWindowDrawList(), ui.fonts.small,
            ui.color(document.dirty() ? Role::text : Role::muted),
            {origin.x + right, origin.y + ui.px(kMenuHeight / 2)}, 1, text);
}

}  // namespace

void drawMenuBar(Shell& shell) {
  const Ui& ui = shell.ui;
  const float padding = (ui.px(kMenuHeight) - ui.fonts.text.size) / 2;
  const BarMenus menus = barMenus(ui, ImGui::GetIO().DisplaySize.x);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {ui.px(9), padding});
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(menus.space), ui.px(9)});
  const bool open = ImGui::BeginMainMenuBar();
  if (open) {
    ImGui::SetCursorPosX(ui.px(16));
    write(ui.fonts.title, ui.color(Role::accent), "sepax");
    ImGui::SetCursorPosX(ui.px(kFirstMenu));
    for (const MenuName* name : menus.shown) menu(shell, *name);
    if (!menus.more.empty() && beginMenu(shell, {kMore, kMore, ""})) {
      for (const MenuName* name : menus.more) menu(shell, *name);
      ImGui::EndMenu();
    }
    fileStateAtRight(ui, shell.work.document);
    ImGui::EndMainMenuBar();
  }
  ImGui::PopStyleVar(2);
}

}  // namespace sepax
