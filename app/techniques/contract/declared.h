#pragma once

#include "app/scene/scene.h"
#include "app/view/option.h"
#include "core/evidence/evidence.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <string_view>

/// What a technique says of itself besides its functions: lists that its folder keeps and its row
/// names.
namespace sepax {

/// One of several choices.
struct OptionChoice {
  int value = 0;
  std::string_view key = {};    ///< for ids
  std::string_view label = {};  ///< on its button
  std::string_view hint = {};   ///< one line, under the pointer
};

/// One of its options. Its switch in the panel, its rows in menu and palette and its key come from
/// here; a pair of edges has a row in the menu of an edge.
struct OptionRow {
  std::string_view id = {};
  std::string_view label = {};  ///< "All axes"; empty = it has no switch, a handle sets it
  std::string_view hint = {};   ///< one sentence, under the pointer
  std::string_view key = {};    ///< the letter that turns it, upper case; empty = none
  bool analysed = false;        ///< the analysis depends on it
  bool needsRoom = false;       ///< what it shows stands around the bodies
  std::span<const OptionChoice> choices = {};
  OptionValue standard = false;
  double least = -1e6;  ///< of a number with decimals
  double most = 1e6;
  /// What there is to choose from, where the value is none of it on this scene: an index beyond the
  /// last. Empty where the value goes; null where every value goes.
  std::string (*refusal)(const Evidence&, const OptionValue&) = nullptr;
};

/// The row of an option: its words, with the option's id and standard.
template <class Value>
[[nodiscard]] constexpr OptionRow declared(const Option<Value>& option,
                                           const OptionRow& words = {}) {
  return {.id = option.id,
          .label = words.label,
          .hint = words.hint,
          .key = words.key,
          .analysed = words.analysed,
          .needsRoom = words.needsRoom,
          .choices = words.choices,
          .standard = static_cast<typename Option<Value>::Stored>(option.standard),
          .least = words.least,
          .most = words.most,
          .refusal = words.refusal};
}

/// Something without which it has little to show, and the edit that brings it.
struct Need {
  std::string_view id = {};
  std::string_view sentence = {};  ///< what is missing
  std::string_view label = {};     ///< of the button that brings it
  bool (*missing)(const Scene& scene) = nullptr;
  Scene (*supplied)(Scene scene) = nullptr;
  bool answers = false;  ///< with it there is an answer, without it none: the sentence says why
};

/// A part of its icon, in a box of 32 by 20 logical pixels, y down.
struct IconPart {
  enum class Kind {
    polygon,  ///< convex and filled
    line,
    dot,       ///< about the first point
    arrowHead  ///< to the right, its tip at the first point
  } kind = Kind::polygon;
  std::span<const Vec2> points = {};
  double radius = 0;  ///< of a dot; half the width of a head
};

/// One section of `sepax query`.
struct QuerySection {
  std::string_view name = {};  ///< "sat", or "published.sat" for one of those
  /// What stands there; null when the evidence has nothing to say.
  nlohmann::ordered_json (*json)(const Evidence& evidence) = nullptr;
  /// The key of evidence.skipped that tells why it is null, where its own name is none.
  std::string_view otherwise = {};
  /// The section that it stands before; empty = it stands in the order of the techniques.
  std::string_view before = {};
};

/// What scenes that an accusation is searched among are made of: core searches for those pitfalls
/// that it has a rule for.
enum class SearchGround {
  none,
  resting,
  placed,    ///< bodies with vertices around their own places
  facing,    ///< the same, with tips that meet
  far,       ///< the same, far from the origin
  segments,  ///< in place of polygons
  notched,   ///< A of any four points, some of them equal
  moving,
  ray  ///< in one tile, without bodies
};

/// Of a pitfall that shows in several ways, what is told of the one that shows here.
struct PitfallLines {
  std::string_view explanation = {};  ///< two sentences
  std::string_view fix = {};
  std::string_view wrongLine = {};
  std::string_view rightLine = {};
};

/// What people are told of a pitfall; what it is stands in core, under the same id, or in the
/// evidence that accuses.
struct PitfallWords {
  std::string_view id = {};
  std::string_view title = {};
  std::string_view explanation = {};  ///< two sentences
  std::string_view fix = {};          ///< one sentence
  std::string_view method = {};       ///< id of the published method that it accuses
  std::string_view wrongLine = {};    ///< what the page computes, one line in our words
  std::string_view rightLine = {};    ///< what stands in its place
  SearchGround ground = SearchGround::none;
  // The option of the technique in which it shows; empty = it shows without.
  std::string_view option = {};
  std::string_view value = {};
  std::string_view also = {};  ///< id of another method that goes wrong in the same way; or empty
  PitfallLines (*here)(const Evidence&) = nullptr;  ///< null = it shows in one way, told above
  /// The answer is right, and what is not is told where the method is shown: nobody who has not
  /// asked for it hears of it.
  bool quiet = false;
};

/// What is told of it on this scene.
[[nodiscard]] inline PitfallLines linesHere(const PitfallWords& words, const Evidence& evidence) {
  return words.here != nullptr
             ? words.here(evidence)
             : PitfallLines{words.explanation, words.fix, words.wrongLine, words.rightLine};
}

/// A published answer that errs on this scene, as the evidence says; the words for it are those of
/// the pitfall with this id.
struct Accusation {
  std::string id;
  std::string why;  ///< both answers, one sentence
};

/// What a hand can do that is no action: keys and meaning.
struct Gesture {
  std::string_view keys = {};
  std::string_view meaning = {};
};

}  // namespace sepax
