#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <cstdlib>

// SEPAX_FIRST_FAILURE in the environment: the first check that fails ends the program.
int main(int count, char** arguments) {
  doctest::Context context(count, arguments);
  if (std::getenv("SEPAX_FIRST_FAILURE") != nullptr) context.setOption("abort-after", 1);
  return context.run();
}
