#include "app/techniques/contract/rounded_contact.h"

#include "app/figure/numbers.h"

#include <fmt/format.h>

namespace sepax {

bool isRoundedContact(const Evidence& evidence) { return evidence.rounded.has_value(); }

bool isRoundedRest(const Evidence& evidence) {
  return evidence.rounded && !evidence.rounded->moves;
}

std::string roundedContactSentence(const Evidence& evidence) {
  const RoundedContact contact = *evidence.rounded;
  return fmt::format(
      "But for rounding they touch{}: {} is less than the step from one coordinate to the next "
      "here, {}.",
      contact.moves ? " at the start" : "", number(contact.size), number(contact.step));
}

}  // namespace sepax
