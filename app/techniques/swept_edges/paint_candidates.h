#pragma once

#include "app/techniques/swept_edges/swept_edges.h"

#include <string>
#include <string_view>
#include <vector>

/// The numbered discs of the candidates.
namespace sepax {

/// Candidates that count alike at the same place of the picture, drawn as one disc.
struct CandidateMark {
  Vec2 place;  ///< of the disc, logical pixels
  Vec2 point;  ///< where the first of them is, logical pixels: `place`, but for one that makes way
  std::string numbers;
  int count = 0;
  std::string text;  ///< empty for a further end of a contact that has its name
  bool accepted = false;
  bool first = false;    ///< the first one of the pair
  bool contact = false;  ///< a first contact of the polygons
  bool covered = false;  ///< another disc lies on its point
};

/// Of the first `known` candidates that are in sight, see numberedCandidates. A disc makes way for
/// one that counts as much or more.
[[nodiscard]] std::vector<CandidateMark> candidateMarks(const Evidence& evidence,
                                                        const Camera& camera, int known,
                                                        bool compared, bool acceptedAlone);

/// Accepted ones are filled, refused ones hollow and crossed out. All but the first contact have
/// words only where they are `told`.
void addCandidateMark(Figure& figure, const CandidateMark& mark, const Camera& camera, bool told);

/// Crosses a disc out, on both sides of its number if it has one.
void addSlash(Figure& figure, Vec2 place, double radius, Role role, std::string_view number);

/// A badge or the narration lies there, or so near that words at the place would run into it.
[[nodiscard]] bool isUnderWords(const Figure& figure, Vec2 place, double reach = 20);

/// Around a disc that stands in the place of a point's own mark: the point is there now.
void addRing(Figure& figure, const CandidateMark& mark);

/// Whether the disc covers so much of a point's own mark that only one of them can be read.
[[nodiscard]] bool hides(const CandidateMark& mark, Vec2 place);

/// Half the width of the disc, logical pixels.
[[nodiscard]] double radiusOf(const CandidateMark& mark);

/// Near enough to the picture to be worth a mark.
[[nodiscard]] bool isNearPicture(Vec2 place, const Camera& camera);

}  // namespace sepax
