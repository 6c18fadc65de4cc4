#pragma once

#include <optional>
#include <string>
#include <string_view>

/// A scene in the fragment of an address, which browsers keep to themselves: "#s=" and the scene
/// file's text, packed by raw deflate (RFC 1951) and written in base64url (RFC 4648, section 5)
/// without padding; "&lesson=ID" and "&guess=JSON" when it belongs to a lesson. Law: readSceneLink
/// takes out what writeSceneLink has put in.
namespace sepax {

struct SceneLink {
  std::string json;         ///< text of a scene file
  std::string lesson = {};  ///< id; empty = none
  std::string guess = {};   ///< at the lesson's question, as JSON; empty = none was made
  friend bool operator==(const SceneLink&, const SceneLink&) = default;
};

/// Programs that send addresses cut what is longer, characters.
inline constexpr std::size_t kLongestLink = 8000;
/// The page that app/web.sh shows.
inline constexpr std::string_view kLinkBase = "http://127.0.0.1:8650/";

/// `base` = address of the page, without a fragment.
[[nodiscard]] std::string writeSceneLink(const SceneLink& link, std::string_view base);

struct SceneLinkResult {
  std::optional<SceneLink> link;
  std::string error;  ///< one sentence, when there is none
};
/// Reads an address, or its fragment alone.
[[nodiscard]] SceneLinkResult readSceneLink(std::string_view address);

/// The address with a scene that a text consists of, or that stands in its words: then one that can
/// be read. Empty when there is none.
[[nodiscard]] std::string_view sceneLinkIn(std::string_view text);
/// The text is one address of a page or a fragment, whatever it holds.
[[nodiscard]] bool isAddress(std::string_view text);

}  // namespace sepax
