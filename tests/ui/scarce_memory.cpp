// Loaded before a program: the first large request for memory after the file that
// SEPAX_SCARCE_MEMORY names has appeared fails; it takes the file away, so that it is the only one.

#include <unistd.h>
#include <cstdlib>
#include <new>

namespace {

constexpr std::size_t kLarge = 20'000;  // bytes: such as the points of a frame, not a word

bool fails(std::size_t size) {
  static const char* const path = std::getenv("SEPAX_SCARCE_MEMORY");
  return size > kLarge && path != nullptr && ::unlink(path) == 0;
}

}  // namespace

void* operator new(std::size_t size) {
  void* const memory = fails(size) ? nullptr : std::malloc(size > 0 ? size : 1);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
