#include "app/platform/platform_services.h"

#include "app/disk/files.h"
#include "app/platform/web/pdf_by_page.h"

#include <emscripten.h>

#include <filesystem>

// clang-format off
EM_JS(void, sepaxChooseFiles, (int tiles), { Module.sepaxChooseFiles(tiles !== 0); });
EM_JS(void, sepaxDownload, (const char* name, const void* bytes, int size), {
  Module.sepaxDownload(UTF8ToString(name), HEAPU8.slice(bytes, bytes + size));
});
// clang-format on

namespace sepax {
namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 30;

void handOver(const std::string& path) {
  const FileResult file = readFile(path, kMostBytes);
  if (!file.bytes) return;
  const std::string name = std::filesystem::path(path).filename().string();
  sepaxDownload(name.c_str(), file.bytes->data(), static_cast<int>(file.bytes->size()));
}

}  // namespace

void addPlatformServices(Services& services) {
  services.inBrowser = true;
  services.chooseFiles = [](bool tiles) { sepaxChooseFiles(tiles ? 1 : 0); };
  services.handOver = handOver;
  services.picture.pdf = pdfByPage;
}

}  // namespace sepax
