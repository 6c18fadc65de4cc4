#include "app/documents/watch.h"

#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <string>

namespace sepax {
namespace {

TEST_SUITE_BEGIN("scene");

std::string titled(const std::string& title) {
  Scene scene;
  scene.title = title;
  return writeScene(scene);
}

/// A watched file and a clock that the test moves.
struct Watched {
  testing::Folder folder;
  Watch watch{folder / "scene.json"};
  double now = 0;

  void write(const std::string& bytes) { folder.write("scene.json", bytes); }
  /// The title of the scene that a look finds, "-" when it finds none.
  std::string look() {
    now += kWatchPeriod;
    const auto found = watch.look(now);
    return found ? found->scene->title : "-";
  }
  /// Looks until the writer's patience has surely ended.
  void wait() {
    for (int i = 0; i < 8; ++i) (void)look();
  }
};

TEST_CASE("every change of the file is seen") {
  Watched file;
  file.write(titled("one"));
  CHECK(file.look() == "one");
  file.wait();
  CHECK(file.look() == "-");  // nothing more to read
  file.write(titled("three"));
  CHECK(file.look() == "three");
  CHECK(file.watch.problem() == "");
}

TEST_CASE("a file that is written a second time at once, with the same length") {
  Watched file;
  file.write(titled("one"));
  file.wait();
  file.write(titled("two"));
  CHECK(file.look() == "two");
  const auto time = std::filesystem::last_write_time(file.folder / "scene.json");
  file.write(titled("six"));
  std::filesystem::last_write_time(file.folder / "scene.json", time);  // a coarse clock
  CHECK(file.look() == "six");
}

TEST_CASE("half a file is waited for, silently") {
  Watched file;
  file.write(titled("one"));
  file.wait();
  const std::string next = titled("two");
  file.write(next.substr(0, 20));
  CHECK(file.look() == "-");
  CHECK(file.look() == "-");
  CHECK(file.watch.problem() == "");
  file.write(next);
  CHECK(file.look() == "two");
  CHECK(file.watch.problem() == "");
}

TEST_CASE("a slow writer that goes on is not called broken, one that stops is") {
  Watched file;
  const std::string next = titled("a long title that takes its time");
  for (std::size_t length = 10; length + 5 < next.size(); length += 5) {
    file.write(next.substr(0, length));
    CHECK(file.look() == "-");
    CHECK(file.look() == "-");
    CHECK(file.watch.problem() == "");
  }
  file.wait();
  CHECK(file.watch.problem().starts_with((file.folder / "scene.json") + ": "));
  CHECK(file.look() == "-");
  file.write(next);
  CHECK(file.look() == "a long title that takes its time");
  CHECK(file.watch.problem() == "");
}

TEST_CASE("a file that goes is missed after a while and awaited") {
  Watched file;
  file.write(titled("one"));
  file.wait();
  std::filesystem::remove(file.folder / "scene.json");
  CHECK(file.look() == "-");
  CHECK(file.watch.problem() == "");
  file.wait();
  CHECK(file.watch.problem() ==
        (file.folder / "scene.json") + ": no such file or folder; check the path");
  file.write(titled("back"));
  CHECK(file.look() == "back");
  CHECK(file.watch.problem() == "");
}

TEST_CASE("a file that goes is missed within a second, half a file is waited for longer") {
  const testing::Folder folder;
  folder.write("scene.json", titled("one"));
  Watch watch(folder / "scene.json");
  (void)watch.look(0);
  (void)watch.look(10);
  std::filesystem::remove(folder / "scene.json");
  (void)watch.look(10.2);
  (void)watch.look(10.4);
  CHECK(watch.problem() == "");
  (void)watch.look(10.8);
  CHECK(watch.problem().find("no such file") != std::string::npos);
  folder.write("scene.json", "{");
  (void)watch.look(20);
  (void)watch.look(20.8);
  CHECK(watch.problem().find("no such file") != std::string::npos);
  (void)watch.look(21.2);
  CHECK(watch.problem().find("no such file") == std::string::npos);
}

TEST_CASE("a rename over the file is a change, whatever its time and size") {
  Watched file;
  file.write(titled("one"));
  file.wait();
  const auto time = std::filesystem::last_write_time(file.folder / "scene.json");
  file.folder.write("new.json", titled("two"));
  std::filesystem::last_write_time(file.folder / "new.json", time);
  std::filesystem::rename(file.folder / "new.json", file.folder / "scene.json");
  CHECK(file.look() == "two");
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
