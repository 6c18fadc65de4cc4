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
#include <fmt/ranges.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <random>
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

/// Sums of all coordinates, each times a factor of its own in [-1, 1], in pixels. A glyph that
/// moves by half a pixel changes them by more than kTolerance; that processors differ by a
/// thousandth of a pixel, in the approximate square roots of Dear ImGui's lines, does not.
struct Places {
  static constexpr double kTolerance = 0.2;
  std::array<double, 5> sums{};
  void add(ImVec2 place) {
    for (double& sum : sums) sum += factor() * place.x + factor() * place.y;
  }
  [[nodiscard]] bool matches(const Places& other) const {
    for (std::size_t i = 0; i < sums.size(); ++i)
      if (!(std::abs(sums[i] - other.sums[i]) <= kTolerance)) return false;
    return true;
  }

 private:
  std::minstd_rand random_;
  double factor() { return 2.0 * static_cast<double>(random_()) / 2147483647.0 - 1; }
};

/// What is compared with what was reviewed.
struct Look {
  std::string text;  ///< the widgets; colours, clipping and number of what is drawn
  Places places;     ///< of what is drawn; not where a glyph lies in the font's texture
};

void addDrawn(Look& look) {
  Digest digest;
  const ImDrawData& data = *ImGui::GetDrawData();
  for (int i = 0; i < data.CmdListsCount; ++i) {
    const ImDrawList& list = *data.CmdLists[i];
    for (const ImDrawVert& vertex : list.VtxBuffer) {
      look.places.add(vertex.pos);
      digest.add(std::int64_t{vertex.col});
    }
    for (const ImDrawCmd& command : list.CmdBuffer) {
      for (const float side :
           {command.ClipRect.x, command.ClipRect.y, command.ClipRect.z, command.ClipRect.w})
        digest.add(side);
      digest.add(std::int64_t{command.ElemCount});
    }
  }
  look.text += fmt::format("drawn {:016x}\n", digest.value);
}

Look lookOf(Driver& driver) {
  driver.settle();
  Look look;
  for (const auto& [name, area] : driver.registry)
    look.text += fmt::format("{}  {:.0f} {:.0f}  {:.0f} {:.0f}\n", name, area.min.x, area.min.y,
                             area.size().x, area.size().y);
  addDrawn(look);
  return look;
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
  for (const char* scene :
       {"two-pentagons", "first-contact", "swept-crossing", "crossing-number", "ray-figure-2",
        "hook-and-comb", "swept-crowd", "pitfall-swept-push", "needs-repair", "slide-course",
        "ship-and-asteroid", "minkowski-overlap", "minkowski-apart"}) {
    states.push_back({fmt::format("{}", scene), scene});
    states.push_back({fmt::format("{} at a step", scene), scene, [](Driver& driver) {
                        for (int i = 0; i < 4; ++i) perform(driver, "play.forward");
                      }});
  }
  states.push_back({"minkowski-moving at a time", "minkowski-moving",
                    [](Driver& driver) { driver.shell.work.view.time = 0.7; }});
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

constexpr std::string_view kPlaces = "places ";

std::string written(const Look& look) {
  return fmt::format("{}{}{:.2f}\n", look.text, kPlaces, fmt::join(look.places.sums, " "));
}

/// What the file says of each state, by name.
std::map<std::string, Look> readReviewed() {
  std::ifstream file(kPath);
  std::map<std::string, Look> reviewed;
  std::string name;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("# ")) {
      name = line.substr(2);
      reviewed[name];
    } else if (line.starts_with(kPlaces)) {
      std::istringstream numbers(line.substr(kPlaces.size()));
      for (double& sum : reviewed[name].places.sums) numbers >> sum;
    } else {
      reviewed[name].text += line + "\n";
    }
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
  const std::map<std::string, Look> reviewed = readReviewed();
  if (!update && !reviewed.contains(version)) {
    MESSAGE("the window was reviewed with another release of Dear ImGui: nothing to compare");
    return;
  }
  std::string renewed = "# " + version + "\n\n";
  for (const State& state : allStates()) {
    CAPTURE(state.name);
    Driver driver("builtin:" + state.scene);
    driver.shell.settings.hintSeen = true;
    ImGui::GetIO().DisplaySize = {1400, 880};
    driver.settle();
    state.reach(driver);
    const Look now = lookOf(driver);
    renewed += "# " + state.name + "\n" + written(now);
    if (update) continue;
    REQUIRE(reviewed.contains(state.name));
    CHECK(now.text == reviewed.at(state.name).text);
    CHECK_MESSAGE(now.places.matches(reviewed.at(state.name).places), written(now));
  }
  std::filesystem::current_path(here);
  if (update) std::ofstream(kPath, std::ios::binary) << renewed;
}

TEST_CASE("the review of the window sees half a pixel and no approximate square root") {
  Driver driver("builtin:two-pentagons");
  driver.settle();
  const auto placesWith = [](auto moved) {
    Places places;
    int index = 0;
    const ImDrawData& data = *ImGui::GetDrawData();
    for (int i = 0; i < data.CmdListsCount; ++i)
      for (const ImDrawVert& vertex : data.CmdLists[i]->VtxBuffer)
        places.add(moved(index++, vertex.pos));
    return places;
  };
  const Places seen = placesWith([](int, ImVec2 place) { return place; });
  CHECK(placesWith([](int index, ImVec2 place) {
          const float step = index % 2 == 0 ? 0.001f : -0.001f;
          return ImVec2(place.x + step, place.y - step);
        }).matches(seen));
  for (int first = 0; first < 400; first += 4) {
    CAPTURE(first);
    CHECK_FALSE(placesWith([&](int index, ImVec2 place) {
                  return ImVec2(place.x + (index / 4 == first / 4 ? 0.5f : 0.0f), place.y);
                }).matches(seen));
  }
}

}  // namespace
}  // namespace sepax::test
