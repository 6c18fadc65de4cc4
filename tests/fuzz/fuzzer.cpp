#include "tests/fuzz/targets.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

// The program that libFuzzer drives. The variable SEPAX_FUZZ_TARGET names the target.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const char* const name = std::getenv("SEPAX_FUZZ_TARGET");
  static const sepax::fuzz::Target* const target = sepax::fuzz::findTarget(name ? name : "");
  if (target == nullptr) {
    std::fprintf(stderr, "SEPAX_FUZZ_TARGET names no target\n");
    std::exit(2);
  }
  target->feed({reinterpret_cast<const char*>(data), size});
  return 0;
}
