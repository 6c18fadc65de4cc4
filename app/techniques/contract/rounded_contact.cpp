#include "app/techniques/contract/rounded_contact.h"

#include "app/figure/numbers.h"
#include "core/evidence/rounded_contact.h"

#include <fmt/format.h>

namespace sepax {

bool isRoundedContact(const Evidence& evidence) { return roundedContact(evidence).has_value(); }

bool isRoundedRest(const Evidence& evidence) {
  const auto contact = roundedContact(evidence);
  return contact && !contact->moves;
}

std::string roundedContactSentence(const Evidence& evidence) {
  const RoundedContact contact = *roundedContact(evidence);
  return fmt::format(
      "But for rounding they touch{}: {} is less than the step from one coordinate to the next "
      "here, {}.",
      contact.moves ? " at the start" : "", number(contact.size), number(contact.step));
}

}  // namespace sepax
