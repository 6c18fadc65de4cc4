#pragma once

#include "core/evidence/evidence.h"

/// Where the page is asked of A and B, what its answer does to A beside the other bodies.
namespace sepax {

/// Fills PublishedSat::beside: A moved by `published` and by `exact`, the others, as B, by their
/// velocities for `time` steps.
/// Law: a valid body is listed exactly where one of the two moved A is not apart from it.
void addBeside(const Evidence& evidence, Vec2 published, Vec2 exact, double time,
               PublishedSat& found);

}  // namespace sepax
