#include "tests/fuzz/targets.h"

#include <cstddef>
#include <cstdint>

// The program that libFuzzer drives; SEPAX_FUZZ_TARGET is the name of the target.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  sepax::fuzz::findTarget(SEPAX_FUZZ_TARGET)->feed({reinterpret_cast<const char*>(data), size});
  return 0;
}
