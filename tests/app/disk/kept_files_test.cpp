#include "app/disk/file_stamp.h"
#include "app/disk/files.h"
#include "app/disk/folder_lock.h"
#include "app/disk/temporary_files.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

// What a write may not take away from others.

namespace sepax {
namespace {

namespace fs = std::filesystem;
using testing::Folder;
using Names = std::vector<std::string>;

/// The number of a process that has ended.
std::string deadProcess() {
  const pid_t process = ::fork();
  if (process == 0) ::_exit(0);
  ::waitpid(process, nullptr, 0);
  return std::to_string(process);
}

TEST_SUITE_BEGIN("scene");

TEST_CASE("writing keeps hard links and permissions") {
  const Folder folder;
  folder.write("file", "the old content");
  ::chmod((folder / "file").c_str(), 0640);
  fs::create_hard_link(folder / "file", folder / "twin");
  for (const std::string content : {"short", "a content that is longer than the old one", ""}) {
    CHECK(atomicWrite(folder / "file", content) == "");
    CHECK(folder.read("twin") == content);
    CHECK(fs::equivalent(folder / "file", folder / "twin"));
  }
  struct stat status {};
  CHECK(::stat((folder / "twin").c_str(), &status) == 0);
  CHECK((status.st_mode & 07777u) == 0640);
  CHECK(folder.names() == Names{"file", "twin"});
}

TEST_CASE("a write that fails leaves a file with hard links as it was") {
  const Folder folder;
  folder.write("file", "the old content");
  fs::create_hard_link(folder / "file", folder / "twin");
  {
    const testing::FileSizeLimit limit(10'000);
    const WriteResult result = writeWhole(folder / "file", std::string(100'000, 'x'));
    CHECK(result.error == (folder / "file") + ": the file would be larger than the system allows");
    CHECK(result.diskRefuses);
  }
  CHECK(folder.read("file") == "the old content");
  CHECK(folder.read("twin") == "the old content");
}

TEST_CASE("only a refusal of the whole disk is one") {
  const Folder folder;
  CHECK(writeWhole("/dev/full", "x").diskRefuses);
  CHECK(!writeWhole(folder.path(), "x").diskRefuses);
  CHECK(!writeWhole(folder / "none/file", "x").diskRefuses);
  CHECK(!writeWhole(folder / "file", "x").diskRefuses);
}

TEST_CASE("temporary files of programs that died go, and nothing else") {
  const Folder folder;
  const std::string dead = deadProcess();
  const std::string alive = std::to_string(::getpid());
  const Names stay = {".scene.json.sepax-" + alive + "-0.tmp",
                      ".scene.json." + dead + "-0.tmp",
                      ".scene.json.sepax-" + dead + "-0.tmpx",
                      ".scene.json.sepax-" + dead + "-.tmp",
                      ".scene.json.sepax--0.tmp",
                      ".scene.json.sepax-x" + dead + "-0.tmp",
                      "scene.json",
                      "scene.json.sepax-" + dead + "-0.tmp"};
  for (const std::string& name : stay) folder.write(name, "x");
  folder.write(".scene.json.sepax-" + dead + "-0.tmp", "half");
  folder.write("..sepax-" + dead + "-12.tmp", "half");
  removeStaleTemporaries(folder.path());
  Names sorted = stay;
  std::ranges::sort(sorted);
  CHECK(folder.names() == sorted);
  removeStaleTemporaries(folder / "none");
}

TEST_CASE("a temporary file that somebody holds stays, whatever its process") {
  const Folder folder;
  const std::string name = ".a.sepax-" + deadProcess() + "-0.tmp";
  folder.write(name, "half");
  {
    const Descriptor held(::open((folder / name).c_str(), O_RDONLY));
    REQUIRE(::flock(held.get(), LOCK_EX | LOCK_NB) == 0);
    removeStaleTemporaries(folder.path());
    CHECK(folder.names() == Names{name});
  }
  removeStaleTemporaries(folder.path());
  CHECK(folder.names().empty());
}

TEST_CASE("what a write leaves when it is killed is found by its name") {
  const Folder folder;
  const std::string target = folder / "scene.json";
  const pid_t process = ::fork();
  if (process == 0) {  // dies between filling and renaming
    [[maybe_unused]] const int file =
        ::open(temporaryName(target, 0).c_str(), O_WRONLY | O_CREAT | O_EXCL, 0600);
    ::_exit(0);
  }
  ::waitpid(process, nullptr, 0);
  CHECK(folder.names().size() == 1);
  removeStaleTemporaries(folder.path());
  CHECK(folder.names().empty());
}

TEST_CASE("a folder is locked by one at a time") {
  const Folder folder;
  const auto first = lockFolder(folder.path());
  REQUIRE(first);
  CHECK(first->isOpen());
  CHECK(!lockFolder(folder.path()));
}

TEST_CASE("a file is the same under every name that leads to it") {
  const Folder folder;
  folder.write("file", "x");
  folder.write("other", "x");
  fs::create_hard_link(folder / "file", folder / "hard");
  fs::create_symlink("file", folder / "soft");
  fs::create_directory(folder / "there");
  const auto file = identityOf(folder / "file");
  REQUIRE(file);
  for (const char* name : {"hard", "soft", "./file", "there/../file"})
    CHECK_MESSAGE(identityOf(folder / name) == file, name);
  CHECK(identityOf(folder / "other") != file);
  CHECK(!identityOf(folder / "none"));
  CHECK(!identityOf("/dev/null"));
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
