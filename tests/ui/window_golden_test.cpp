// How the window is laid out in many states, against tests/golden/window.txt: where each widget
// stands, and a number of all that Dear ImGui draws. After a wanted change look at the window,
// then:
//   SEPAX_UPDATE_GOLDEN=1 build/release/tests/ui_tests --test-suite=golden
// and review the difference like code.

#include "app/shell/actions/actions.h"
#include "app/shell/dialogs/dialogs.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/table.h"
#include "tests/support/scene_folder.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace sepax::test {
namespace {

constexpr const char* kPath = SEPAX_SOURCE_DIR "/tests/golden/window.txt";

/// FNV-1a, 64 bits.
struct Digest {
  std::uint64_t value = 0xcbf29ce484222325;
  void add(std::int64_t number) {
    for (int i = 0; i < 8; ++i) {
      value ^= static_cast<std::uint64_t>(number >> (8 * i)) & 0xff;
      value *= 0x100000001b3;
    }
  }
  /// Half pixels: what differs by less looks alike.
  void add(float length) { add(static_cast<std::int64_t>(std::lround(2 * length))); }
};

/// Places, colours and clipping of all that is drawn; not where a glyph lies in the font's texture.
std::uint64_t drawn() {
  Digest digest;
  const ImDrawData& data = *ImGui::GetDrawData();
  for (int i = 0; i < data.CmdListsCount; ++i) {
    const ImDrawList& list = *data.CmdLists[i];
    for (const ImDrawVert& vertex : list.VtxBuffer) {
      digest.add(vertex.pos.x);
      digest.add(vertex.pos.y);
      digest.add(std::int64_t{vertex.col});
    }
    for (const ImDrawCmd& command : list.CmdBuffer) {
      for (const float side :
           {command.ClipRect.x, command.ClipRect.y, command.ClipRect.z, command.ClipRect.w})
        digest.add(side);
      digest.add(std::int64_t{command.ElemCount});
    }
  }
  return digest.value;
}

std::string described(Driver& driver) {
  driver.settle();
  std::string text;
  for (const auto& [name, area] : driver.registry)
    text += fmt::format("{}  {:.0f} {:.0f}  {:.0f} {:.0f}\n", name, area.min.x, area.min.y,
                        area.size().x, area.size().y);
  return text + fmt::format("drawn {:016x}\n", drawn());
}

void perform(Driver& driver, std::string_view id) {
  const Action* action = findAction(id);
  REQUIRE(action != nullptr);
  sepax::perform(*action, driver.shell);
  driver.settle();
}

void rightClick(Driver& driver, Vec2 world) {
  driver.move(driver.onScreen(world));
  driver.press(Button::right);
  driver.release(Button::right);
  driver.settle();
}

struct State {
  std::string name;
  std::string scene;
  std::function<void(Driver&)> reach = [](Driver&) {};
};

/// Each technique whole and at a step.
void addTechniques(std::vector<State>& states) {
  for (const char* scene : {"two-pentagons", "first-contact", "swept-crossing", "crossing-number",
                            "ray-figure-2", "hook-and-comb", "swept-crowd", "pitfall-swept-push",
                            "needs-repair", "slide-course", "ship-and-asteroid"}) {
    states.push_back({fmt::format("{}", scene), scene});
    states.push_back({fmt::format("{} at a step", scene), scene, [](Driver& driver) {
                        for (int i = 0; i < 4; ++i) perform(driver, "play.forward");
                      }});
  }
  for (const Technique& technique : techniques())
    states.push_back({fmt::format("bodies apart in {}", technique.id), "passing-by",
                      [number = &technique - techniques().data() + 1](Driver& driver) {
                        driver.write(std::to_string(number));
                      }});
}

void addPanels(std::vector<State>& states) {
  for (const char* tab : {"shapes", "doctor", "articles", "published"})
    states.push_back({fmt::format("tab {}", tab), "quiet-defects",
                      [tab](Driver& driver) { driver.click(fmt::format("tab/{}", tab)); }});
  states.push_back({"an erratum is open", "erratum-C1"});
  states.push_back(
      {"notes are edited", "sat-figure-1", [](Driver& driver) { driver.click("notes/edit"); }});
  states.push_back({"a vertex is selected", "two-pentagons",
                    [](Driver& driver) { driver.clickAt(driver.onScreen(driver.vertex(0, 2))); }});
  states.push_back({"a row is hovered", "two-pentagons",
                    [](Driver& driver) { driver.move(driver.middleOf("axis/B1")); }});
  states.push_back({"panels away", "two-pentagons",
                    [](Driver& driver) { driver.shell.settings.panels = false; }});
  states.push_back({"the first start", "two-pentagons",
                    [](Driver& driver) { driver.shell.settings.hintSeen = false; }});
  for (const char* id : {"ray", "pencil", "fill"})
    states.push_back({fmt::format("tool {}", id), "ray-figure-1",
                      [id](Driver& driver) { driver.click(fmt::format("ray/tool/{}", id)); }});
  states.push_back({"toasts", "two-pentagons", [](Driver& driver) {
                      say(driver.shell.notices, "Saved to a place that has a name.");
                      complain(driver.shell.notices, "No file: choose another one.");
                    }});
}

void addDialogs(std::vector<State>& states) {
  const auto asked = [](const char* id) { return [id](Driver& driver) { perform(driver, id); }; };
  states.push_back({"keys", "two-pentagons", asked("help.keys")});
  states.push_back({"palette", "two-pentagons", [](Driver& driver) {
                      perform(driver, "help.palette");
                      driver.write("grid");
                    }});
  states.push_back({"export", "two-pentagons", [](Driver& driver) {
                      driver.shell.pictures.choices.emplace().folder = "/";
                      perform(driver, "export.dialog");
                      REQUIRE(driver.shell.pictures.dialog);
                    }});
  states.push_back({"save as", "two-pentagons", [](Driver& driver) {
                      perform(driver, "file.saveAs");
                      driver.write("sc");
                    }});
  states.push_back({"unsaved work", "two-pentagons", [](Driver& driver) {
                      perform(driver, "shapes.new5");
                      perform(driver, "file.new");
                    }});
  states.push_back({"a vertex by numbers", "two-pentagons", [](Driver& driver) {
                      driver.doubleClickAt(driver.onScreen(driver.vertex(0, 2)));
                    }});
  states.push_back({"polygons are pasted", "two-pentagons", [](Driver& driver) {
                      ImGui::SetClipboardText("[[0,0],[2,0],[1,2]] and [[3,0],[5,0],[4,2]]");
                      perform(driver, "edit.paste");
                    }});
  states.push_back({"menu of a vertex", "two-pentagons",
                    [](Driver& driver) { rightClick(driver, driver.vertex(0, 2)); }});
  states.push_back({"menu of an edge", "two-pentagons", [](Driver& driver) {
                      rightClick(driver, (driver.vertex(1, 0) + driver.vertex(1, 1)) / 2);
                    }});
  states.push_back({"menu of the ground", "two-pentagons", [](Driver& driver) {
                      rightClick(driver, {0, -3.5});
                    }});
}

void addMenus(std::vector<State>& states) {
  for (const char* name :
       {"File", "Edit", "Shapes", "View", "Play", "Pitfalls", "Articles", "Export", "Help"})
    states.push_back({fmt::format("menu {}", name), "two-pentagons", [name](Driver& driver) {
                        driver.shell.files.recent.clear();
                        driver.menu({fmt::format("menu/{}", name)});
                      }});
  states.push_back({"menu Scenes", "two-pentagons", [](Driver& driver) {
                      driver.menu({"menu/File", "menu/File/Scenes", "menu/File/Scenes/motion"});
                    }});
}

void addSizes(std::vector<State>& states) {
  const auto sized = [](float width, float height, double scale) {
    return [=](Driver& driver) {
      ImGui::GetIO().DisplaySize = {width, height};
      driver.shell.settings.uiScale = scale;
    };
  };
  states.push_back({"900x600", "first-contact", sized(900, 600, 1)});
  states.push_back({"UI scale 1.5", "swept-crossing", sized(1400, 880, 1.5)});
  states.push_back({"UI scale 2", "first-contact", sized(1400, 880, 2)});
  states.push_back({"light", "two-pentagons",
                    [](Driver& driver) { driver.shell.work.view.theme = ThemeId::light; }});
}

std::vector<State> allStates() {
  std::vector<State> states;
  addTechniques(states);
  addPanels(states);
  addDialogs(states);
  addMenus(states);
  addSizes(states);
  return states;
}

/// What the file says of each state, by name.
std::map<std::string, std::string> readReviewed() {
  std::ifstream file(kPath);
  std::map<std::string, std::string> reviewed;
  std::string name;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("# "))
      name = line.substr(2);
    else
      reviewed[name] += line + "\n";
  }
  return reviewed;
}

TEST_SUITE_BEGIN("golden");

TEST_CASE("the window looks as it was reviewed") {
  const std::filesystem::path here = std::filesystem::current_path();
  const testing::Folder folder;  // what the dialog for files lists
  for (const char* name : {"first.json", "scale.json", "scene.json"}) folder.write(name, "{}");
  std::filesystem::create_directory(folder / "scenes");
  std::filesystem::current_path(folder.path());
  const bool update = std::getenv("SEPAX_UPDATE_GOLDEN") != nullptr;
  const std::string version = fmt::format("Dear ImGui {}", IMGUI_VERSION_NUM);
  std::map<std::string, std::string> reviewed = readReviewed();
  if (!update && !reviewed.contains(version)) {
    MESSAGE("the window was reviewed with another release of Dear ImGui: nothing to compare");
    return;
  }
  std::string written = "# " + version + "\n\n";
  for (const State& state : allStates()) {
    CAPTURE(state.name);
    Driver driver("builtin:" + state.scene);
    driver.shell.settings.hintSeen = true;
    ImGui::GetIO().DisplaySize = {1400, 880};
    driver.settle();
    state.reach(driver);
    const std::string now = described(driver);
    written += "# " + state.name + "\n" + now;
    if (!update) CHECK(now == reviewed[state.name]);
  }
  std::filesystem::current_path(here);
  if (update) std::ofstream(kPath, std::ios::binary) << written;
}

}  // namespace
}  // namespace sepax::test
