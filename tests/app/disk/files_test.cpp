#include "app/disk/files.h"

#include "tests/support/file_size_limit.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>

#include <sys/stat.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/xattr.h>
#endif
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

namespace sepax {
namespace {

namespace fs = std::filesystem;
using testing::Folder;
using Names = std::vector<std::string>;

constexpr std::size_t kLimit = 1000;

mode_t permissions(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777u : 0;
}

TEST_SUITE_BEGIN("scene");

TEST_CASE("a file is read as a whole, up to a limit") {
  const Folder folder;
  const std::string bytes("a\0b\n", 4);
  folder.write("file", bytes);
  CHECK(readFile(folder / "file", kLimit).bytes == bytes);
  folder.write("empty", "");
  CHECK(readFile(folder / "empty", kLimit).bytes == "");
  folder.write("large", std::string(kLimit, 'x'));
  CHECK(readFile(folder / "large", kLimit).bytes);
  folder.write("large", std::string(kLimit + 1, 'x'));
  CHECK(readFile(folder / "large", kLimit).error ==
        (folder / "large") + ": more than 1000 bytes; split it into smaller parts");
  CHECK(readFile("/dev/zero", kLimit).error ==
        "/dev/zero: more than 1000 bytes; split it into smaller parts");
}

TEST_CASE("what cannot be read says why") {
  const Folder folder;
  folder.write("file", "x");
  CHECK(readFile(folder / "none", kLimit).error ==
        (folder / "none") + ": no such file or folder; check the path");
  CHECK(readFile(folder.path(), kLimit).error ==
        folder.path() + ": is a folder; name a file in it");
  CHECK(readFile(folder / "file/x", kLimit).error ==
        (folder / "file/x") + ": a part of the path is a file, not a folder; check the path");
  CHECK(readFile("", kLimit).error != "");
  const std::string longName(300, 'n');
  CHECK(readFile(folder / longName, kLimit).error ==
        (folder / longName) + ": the name is too long; choose a shorter one");
  fs::create_symlink("circle", folder / "circle");
  CHECK(readFile(folder / "circle", kLimit).error ==
        (folder / "circle") + ": symbolic links lead in a circle; repair the links");
}

TEST_CASE("a pipe is read to its end when somebody writes into it, and never waited for in vain") {
  const Folder folder;
  const std::string pipe = folder / "pipe";
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(readFile(pipe, kLimit).error ==
        pipe + ": nobody writes into this pipe; start what fills it first");
  CHECK(readRegularFile(pipe, kLimit).error == pipe + ": is a pipe or a device; name a file");
  std::thread writer([&] { std::ofstream(pipe) << "first" << std::flush << "second"; });
  CHECK(readFile(pipe, kLimit).bytes == "firstsecond");
  writer.join();
  folder.write("file", "x");
  CHECK(readRegularFile(folder / "file", kLimit).bytes == "x");
  CHECK(readRegularFile(folder.path(), kLimit).error ==
        folder.path() + ": is a folder; name a file in it");
}

TEST_CASE("writing replaces a file as a whole and leaves nothing else behind") {
  const Folder folder;
  CHECK(atomicWrite(folder / "file", "one") == "");
  CHECK(folder.read("file") == "one");
  CHECK(atomicWrite(folder / "file", "the second") == "");
  CHECK(folder.read("file") == "the second");
  CHECK(atomicWrite(folder / "file", "") == "");
  CHECK(folder.read("file") == "");
  CHECK(folder.names() == Names{"file"});
}

TEST_CASE("writing keeps permissions and gives new files the usual ones") {
  const Folder folder;
  const mode_t mask = ::umask(027);
  CHECK(atomicWrite(folder / "new", "x") == "");
  CHECK(permissions(folder / "new") == 0640);
  ::chmod((folder / "new").c_str(), 0604);
  CHECK(atomicWrite(folder / "new", "y") == "");
  CHECK(permissions(folder / "new") == 0604);
  ::umask(mask);
}

#ifdef __linux__
/// The bytes of an access list that lets user 12345 read: a version, then entries of what kind each
/// is, its permissions and whose it is; the kernel keeps it in this form.
std::string accessList() {
  const std::string nobody = "\xff\xff\xff\xff";
  return std::string("\x02\0\0\0", 4) +                                     // version 2
         std::string("\x01\0\x06\0", 4) + nobody +                          // owner
         std::string("\x02\0\x04\0", 4) + std::string("\x39\x30\0\0", 4) +  // user 12345
         std::string("\x04\0\0\0", 4) + nobody +                            // group
         std::string("\x10\0\x04\0", 4) + nobody +                          // mask
         std::string("\x20\0\0\0", 4) + nobody;                             // others
}

TEST_CASE("writing keeps the access list of a file") {
  const Folder folder;
  folder.write("file", "old");
  const std::string list = accessList();
  const char* const name = "system.posix_acl_access";
  const int set = ::setxattr((folder / "file").c_str(), name, list.data(), list.size(), 0);
  CHECK_MESSAGE((set == 0 || errno == ENOTSUP), "a list that the kernel does not take");
  if (set != 0) return;  // a file system without lists has nothing to lose
  CHECK(atomicWrite(folder / "file", "new") == "");
  CHECK(folder.read("file") == "new");
  std::string kept(1000, '\0');
  const ssize_t size = ::getxattr((folder / "file").c_str(), name, kept.data(), kept.size());
  REQUIRE(size >= 0);
  CHECK(kept.substr(0, static_cast<std::size_t>(size)) == list);
}
#endif

TEST_CASE("writing through a symbolic link changes its target") {
  const Folder folder;
  fs::create_directory(folder / "there");
  folder.write("there/file", "old");
  fs::create_symlink("there/file", folder / "link");
  fs::create_symlink("link", folder / "second");
  CHECK(atomicWrite(folder / "second", "new") == "");
  CHECK(fs::is_symlink(folder / "link"));
  CHECK(fs::is_symlink(folder / "second"));
  CHECK(folder.read("there/file") == "new");
  fs::create_symlink("there/later", folder / "dangling");
  CHECK(atomicWrite(folder / "dangling", "x") == "");
  CHECK(folder.read("there/later") == "x");
  fs::create_symlink("circle", folder / "circle");
  CHECK(atomicWrite(folder / "circle", "x") != "");
}

TEST_CASE("a write that fails leaves the old file and nothing half") {
  const Folder folder;
  folder.write("file", "old");
  {
    const testing::FileSizeLimit limit(10'000);
    CHECK(atomicWrite(folder / "file", std::string(100'000, 'x')) ==
          (folder / "file") + ": the file would be larger than the system allows");
    CHECK(atomicWrite(folder / "new", std::string(100'000, 'x')) ==
          (folder / "new") + ": the file would be larger than the system allows");
  }
  CHECK(folder.read("file") == "old");
  CHECK(folder.names() == Names{"file"});
}

TEST_CASE("what cannot be written says why") {
  const Folder folder;
  CHECK(atomicWrite("", "x") == "the file name is empty; give a name");
  CHECK(atomicWrite(folder.path(), "x") == folder.path() + ": is a folder; name a file in it");
  CHECK(atomicWrite(folder / "none/", "x") ==
        (folder / "none/") + ": is a folder; name a file in it");
  CHECK(atomicWrite(folder / "none/file", "x") ==
        (folder / "none/file") + ": no such file or folder; check the path");
  CHECK(atomicWrite("/dev/full", "x") ==
        "/dev/full: the disk is full; free some space and try again");
  CHECK(atomicWrite("/dev/null", "x") == "");
  CHECK(fs::is_character_file("/dev/null"));
  CHECK(atomicWrite("/proc/none", "x") != "");
}

TEST_CASE("a folder that forbids writing keeps its file") {
  if (::geteuid() == 0) return;  // root may write anywhere
  const Folder folder;
  folder.write("file", "old");
  ::chmod(folder.path().c_str(), 0500);
  CHECK(atomicWrite(folder / "file", "new") ==
        (folder / "file") + ": permission denied; change the permissions or choose another path");
  CHECK(folder.read("file") == "old");
  ::chmod(folder.path().c_str(), 0000);
  CHECK(readFile(folder / "file", kLimit).error ==
        (folder / "file") + ": permission denied; change the permissions or choose another path");
  ::chmod(folder.path().c_str(), 0700);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
