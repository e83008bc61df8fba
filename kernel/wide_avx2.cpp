// columns.hpp by AVX2: 32 rows at once. See wide.hpp.
//
// What others share is included before the region that may use these instructions, columns.hpp in it.
#include "wide.hpp"

#if PAKLI_X86_64

#include <immintrin.h>
#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
#endif

#include "cards.hpp"

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,bmi"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("avx2,bmi")
#endif

#include "columns.hpp"

namespace pakli::wide {
namespace {

struct Avx2 {
    using Bytes = __m256i;
    using Same = __m256i;    // a bit for each byte in which two were the same
    static constexpr int kLanes = 2;

    static __m128i load16(const std::uint8_t* at) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(at)); }
    static Bytes load(const std::uint8_t* at, int apart) {
        return _mm256_inserti128_si256(_mm256_castsi128_si256(load16(at)), load16(at + apart), 1);
    }
    static Bytes table(const std::uint8_t* of) { return _mm256_broadcastsi128_si256(load16(of)); }
    static Bytes fill(std::uint8_t byte) { return _mm256_set1_epi8(static_cast<char>(byte)); }
    static Bytes fill32(std::uint32_t number) { return _mm256_set1_epi32(static_cast<int>(number)); }
    static void store(void* at, Bytes bytes) { _mm256_storeu_si256(static_cast<__m256i*>(at), bytes); }

    static Bytes look_up(Bytes table, Bytes index) { return _mm256_shuffle_epi8(table, index); }
    static Bytes add(Bytes one, Bytes other) { return _mm256_add_epi8(one, other); }
    static Bytes least(Bytes one, Bytes other) { return _mm256_min_epu8(one, other); }
    static Bytes most(Bytes one, Bytes other) { return _mm256_max_epu8(one, other); }
    static Bytes either(Bytes one, Bytes other) { return _mm256_or_si256(one, other); }
    static Bytes both(Bytes one, Bytes other) { return _mm256_and_si256(one, other); }
    static Bytes quarter(Bytes bytes) { return both(_mm256_srli_epi16(bytes, 2), fill(0x3f)); }
    static Bytes times32(Bytes one, Bytes other) { return _mm256_mullo_epi32(one, other); }

    static Bytes low8(Bytes one, Bytes other) { return _mm256_unpacklo_epi8(one, other); }
    static Bytes high8(Bytes one, Bytes other) { return _mm256_unpackhi_epi8(one, other); }
    static Bytes low16(Bytes one, Bytes other) { return _mm256_unpacklo_epi16(one, other); }
    static Bytes high16(Bytes one, Bytes other) { return _mm256_unpackhi_epi16(one, other); }
    static Bytes low32(Bytes one, Bytes other) { return _mm256_unpacklo_epi32(one, other); }
    static Bytes high32(Bytes one, Bytes other) { return _mm256_unpackhi_epi32(one, other); }
    static Bytes low64(Bytes one, Bytes other) { return _mm256_unpacklo_epi64(one, other); }
    static Bytes high64(Bytes one, Bytes other) { return _mm256_unpackhi_epi64(one, other); }
    // From the order of columns to the order of rows, four bytes at a time.
    static Bytes in_order(Bytes bytes) {
        return _mm256_permutevar8x32_epi32(bytes, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
    }

    static Same none_same() { return _mm256_setzero_si256(); }
    static void note_same(Same& same, Bytes one, Bytes other) { same = either(same, _mm256_cmpeq_epi8(one, other)); }
    static bool any(Same same) { return !_mm256_testz_si256(same, same); }
    static bool all_within(Bytes least_found, Bytes most_found, std::uint8_t lowest, std::uint8_t highest) {
        const Bytes low = _mm256_cmpeq_epi8(least(least_found, fill(lowest)), fill(lowest));
        const Bytes high = _mm256_cmpeq_epi8(most(most_found, fill(highest)), fill(highest));
        return _mm256_movemask_epi8(both(low, high)) == -1;
    }
    static std::uint64_t high_bit_of_either_half(Bytes bytes) {
        return static_cast<std::uint32_t>(_mm256_movemask_epi8(either(bytes, _mm256_slli_epi16(bytes, 4))));
    }
    static std::size_t lowest_bit(std::uint64_t bits) { return _tzcnt_u64(bits); }
};

}  // namespace

extern const Path kAvx2 = {"avx2", 16 * Avx2::kLanes, &sum_hands<Avx2>, &sum_omaha<Avx2>};

}  // namespace pakli::wide

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif

namespace pakli::wide {

// Whether the processor has these instructions, and the system saves their registers.
#if defined(_MSC_VER) && !defined(__clang__)

bool has_avx2() {
    constexpr unsigned long long saved_by_system = 0x06;    // of XCR0: both halves of the registers
    constexpr int bits = 1 << 3 | 1 << 5;                   // of EBX of leaf 7: BMI1, AVX2
    int found[4];
    __cpuid(found, 0);
    if (found[0] < 7) return false;
    __cpuid(found, 1);
    if (!(found[2] >> 27 & 1) || (_xgetbv(0) & saved_by_system) != saved_by_system) return false;
    __cpuidex(found, 7, 0);
    return (found[1] & bits) == bits;
}

#else

bool has_avx2() { return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi"); }

#endif

}  // namespace pakli::wide

#endif
