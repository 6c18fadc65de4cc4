#include "app/cli/outputs.h"

#include "app/disk/file_stamp.h"
#include "app/disk/temporary_files.h"
#include "app/scene/builtin.h"

#include <filesystem>
#include <optional>
#include <set>

namespace sepax {

namespace {

std::set<FileIdentity> filesAmong(std::span<const std::string> inputs) {
  std::set<FileIdentity> files;
  for (const std::string& input : inputs) {
    if (isBuiltin(input)) continue;
    const auto file = input == kStandard ? identityOfStandardInput() : identityOf(input);
    if (file) files.insert(*file);
  }
  return files;
}

}  // namespace

std::string inputsAtRisk(std::span<const std::string> inputs,
                         std::span<const std::string> outputs) {
  const std::set<FileIdentity> files = filesAmong(inputs);
  for (const std::string& output : outputs) {
    if (output == kStandard) continue;
    const std::optional<FileIdentity> file = identityOf(output);
    if (file && files.contains(*file))
      return output + ": is an input of this command; name another file to write";
  }
  return {};
}

void tidyBeside(const std::string& output) {
  if (output != kStandard)
    removeStaleTemporaries(std::filesystem::path(output).parent_path().string());
}

}  // namespace sepax
