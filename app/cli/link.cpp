#include "app/cli/link.h"

#include "app/cli/exit_code.h"
#include "app/cli/scene_argument.h"
#include "app/cli/streams.h"
#include "app/codecs/scene_link.h"
#include "app/scene/json_path.h"
#include "app/scene/scene_json.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace sepax {

namespace {

struct LinkOptions {
  std::string scene;
  std::string base{kLinkBase};
};

/// Why nothing can stand behind this address; empty when it can.
std::string baseProblem(const std::string& base) {
  if (base.find_first_of(" \t\r\n\"<>") != base.npos)
    return fmt::format("--base: {} holds blanks or quotes; give the address of the page",
                       inQuotes(base));
  if (base.find('#') != base.npos)
    return fmt::format("--base: {} has a fragment already; give the address up to its #",
                       inQuotes(base));
  return isAddress(base) ? std::string()
                         : fmt::format(
                               "--base: {} is no address of a page; it starts with "
                               "https://, http:// or file://",
                               inQuotes(base));
}

int runLink(const LinkOptions& options) {
  if (options.scene.empty())
    return fail("link: no scene given; name a file, builtin:ID or - for standard input");
  if (const std::string problem = baseProblem(options.base); !problem.empty()) return fail(problem);
  const SceneResult scene = sceneArgument(options.scene);
  if (!scene.scene) return fail(scene.error);
  const std::string link = writeSceneLink({writeSceneOnOneLine(*scene.scene), {}}, options.base);
  if (link.size() > kLongestLink)
    note(
        fmt::format("this link has {} characters, and many programs cut one after {}; send the "
                    "scene as a file",
                    link.size(), kLongestLink));
  return writeDataOrFail(link + "\n");
}

}  // namespace

std::function<int()> declareLink(CLI::App& app, const Hooks&) {
  const auto options = std::make_shared<LinkOptions>();
  app.add_option("scene", options->scene, "Scene file, builtin:ID, or - for standard input");
  app.add_option("--base", options->base, "Address of the page that shows it")
      ->capture_default_str();
  return [options] { return runLink(*options); };
}

}  // namespace sepax
