// The one door between Python and the kernel: pakli.ranking._kernel. This half is used by pakli/ranking/evaluate.py
// alone, the other, odds_module.cpp, by pakli/odds/deals.py.
//
// Arrays come through nanobind. The callables that rank one hand are plain CPython functions: taking seven small
// integers is all they do, and nanobind's own argument handling would cost more than the ranking.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <string>

#include "enumerate.hpp"
#include "module.hpp"
#include "omaha_batch.hpp"

namespace nb = nanobind;

namespace {

using namespace pakli;

using Codes = nb::ndarray<const std::uint8_t, nb::numpy, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Ranks = nb::ndarray<std::uint32_t, nb::numpy, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

constexpr int kMostCodes = kMostHoleCards + kMostBoardCards;

// What a callable remembers: its ranking, and how many of its codes are hole cards (0: not Omaha).
struct Ranker {
    const Tables* tables;
    int hole_cards;
};

// Every complaint is worded in Python: refuse() looks at the codes again and raises.
PyObject* refuse(const Ranker& ranker, PyObject* const* codes, Py_ssize_t count) {
    if (PyErr_Occurred()) {    // not a number, or one far too big to be a card
        if (!PyErr_ExceptionMatches(PyExc_OverflowError)) return nullptr;
        PyErr_Clear();
    }
    try {
        nb::list given;
        for (Py_ssize_t code = 0; code < count; ++code) given.append(nb::handle(codes[code]));
        const std::string id(ranker.tables->ranking().id);
        nb::module_::import_("pakli.ranking.evaluate").attr("refuse")(id, ranker.hole_cards, given);
        PyErr_SetString(PyExc_AssertionError, "the kernel refused cards that nothing is wrong with");
    } catch (nb::python_error& error) {
        error.restore();
    } catch (const std::exception& error) {
        PyErr_SetString(PyExc_RuntimeError, error.what());
    }
    return nullptr;
}

// CPython keeps one object for each small number, and all of them in a row, so where an object lies says which number
// it is, quicker than asking it. Looked at once; where they do not lie so, every object is asked.
class SmallNumbers {
public:
    SmallNumbers() {
        std::array<std::uintptr_t, kCards> at;
        for (int number = 0; number < kCards; ++number) {
            at[static_cast<std::size_t>(number)] = reinterpret_cast<std::uintptr_t>(PyLong_FromLong(number));
            if (at[static_cast<std::size_t>(number)] != at[0] + static_cast<std::uintptr_t>(number) * kApart) return;
        }
        first_ = at[0];
        bytes_ = kCards * kApart;
    }
    // What the object stands for; -1 with or without an exception if it is no number, or too large.
    long operator()(PyObject* object) const {
        const std::uintptr_t from_first = reinterpret_cast<std::uintptr_t>(object) - first_;
        return from_first < bytes_ ? static_cast<long>(from_first / kApart) : PyLong_AsLong(object);
    }

private:
    static constexpr std::uintptr_t kApart = 32;
    std::uintptr_t first_ = 0, bytes_ = 0;
};

// Never freed, as the numbers are not.
const SmallNumbers* small_numbers = nullptr;

// Reads the codes as cards of the pack; false if one is no such card or there twice.
bool read(const Ranker& ranker, PyObject* const* codes, Py_ssize_t count, Sum* cards, Sum& all) {
    const Pack& pack = ranker.tables->pack();
    const long lowest_code = 4 * ranker.tables->ranking().lowest_rank;
    const SmallNumbers small = *small_numbers;
    std::uint64_t there = 0;
    for (Py_ssize_t code = 0; code < count; ++code) {
        const long value = small(codes[code]);
        if (value < lowest_code || value >= kCards) return false;
        all += cards[code] = pack[value];
        there |= cards[code].cards;
    }
    return all.cards == there;    // a card that comes twice carries; counting bits takes longer
}

PyObject* rank_hand(PyObject* self, PyObject* const* codes, Py_ssize_t count) {
    const Ranker& ranker = *static_cast<Ranker*>(PyCapsule_GetPointer(self, nullptr));
    const Ranking& ranking = ranker.tables->ranking();
    std::array<Sum, kMostCodes> cards;
    Sum all = kNoCards;
    if (count >= ranking.fewest && count <= ranking.most && read(ranker, codes, count, cards.data(), all))
        return PyLong_FromLong(evaluate(*ranker.tables, static_cast<int>(count), all));
    return refuse(ranker, codes, count);
}

PyObject* rank_omaha_hand(PyObject* self, PyObject* const* codes, Py_ssize_t count) {
    const Ranker& ranker = *static_cast<Ranker*>(PyCapsule_GetPointer(self, nullptr));
    const int hole = ranker.hole_cards;
    const int board = static_cast<int>(count) - hole;
    std::array<Sum, kMostCodes> cards;
    Sum all = kNoCards;
    if (board >= 3 && board <= kMostBoardCards && read(ranker, codes, count, cards.data(), all))
        return PyLong_FromLong(Omaha(*ranker.tables).evaluate(cards.data(), hole, cards.data() + hole, board));
    return refuse(ranker, codes, count);
}

PyCFunction as_method(PyObject* (*function)(PyObject*, PyObject* const*, Py_ssize_t)) {
    return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function));
}

PyMethodDef rank_hand_method = {"rank", as_method(rank_hand), METH_FASTCALL, "The rank of these cards."};
PyMethodDef rank_omaha_method = {"rank", as_method(rank_omaha_hand), METH_FASTCALL, "The rank of these cards."};

nb::object evaluator(std::string_view id, int hole_cards) {
    const Tables& tables = tables_by_id(id);
    const auto forget = [](void* ranker) noexcept { delete static_cast<Ranker*>(ranker); };
    nb::capsule self(new Ranker{&tables, hole_cards}, forget);
    return nb::steal(PyCFunction_NewEx(hole_cards ? &rank_omaha_method : &rank_hand_method, self.ptr(), nullptr));
}

// The index of the first row that is no hand, or -1.
std::ptrdiff_t evaluate_rows(std::string_view id, Codes cards, Ranks ranks) {
    const Tables& tables = tables_by_id(id);
    if (ranks.shape(0) != cards.shape(0)) throw nb::value_error("one rank for each row");
    const auto in_hand = static_cast<int>(cards.shape(1));
    if (in_hand < tables.ranking().fewest || in_hand > tables.ranking().most)
        throw nb::value_error("not as many cards as the ranking takes");
    nb::gil_scoped_release release;
    return static_cast<std::ptrdiff_t>(evaluate_many(tables, cards.data(), cards.shape(0), in_hand, ranks.data()));
}

std::ptrdiff_t evaluate_omaha_rows(std::string_view id, Codes hole, Codes board, Ranks ranks) {
    const Tables& tables = tables_by_id(id);
    const std::size_t rows = ranks.shape(0), held = hole.shape(1), common = board.shape(1);
    if (hole.shape(0) != rows || board.shape(0) != rows) throw nb::value_error("one rank for each row");
    if (tables.ranking().method != Method::kFiveOfMany || held < 4 || held > kMostHoleCards || common < 3 ||
        common > kMostBoardCards)
        throw nb::value_error("four to six hole cards, three to five of the board, a ranking that Omaha knows");
    nb::gil_scoped_release release;
    const OmahaRows cards = {hole.data(), static_cast<int>(held), board.data(), static_cast<int>(common)};
    return static_cast<std::ptrdiff_t>(OmahaBatch(tables, cards, ranks.data()).rank(rows));
}

std::vector<std::uint64_t> count_places(std::string_view id, int cards) {
    const Tables& tables = tables_by_id(id);
    if (cards < tables.ranking().fewest || cards > tables.ranking().most)
        throw nb::value_error("not as many cards as the ranking takes");
    nb::gil_scoped_release release;
    return PlaceCounter(tables, cards).count();
}

std::vector<std::string> paths() {
    std::vector<std::string> names;
    for (const wide::Path* path : wide::paths()) names.emplace_back(path->name);
    return names;
}

void use_path(std::string_view name) {
    for (const wide::Path* path : wide::paths()) {
        if (path->name != name) continue;
        wide::chosen() = path;
        return;
    }
    throw nb::value_error("no such path on this processor");
}

}  // namespace

NB_MODULE(_kernel, module) {
    small_numbers = new SmallNumbers;
    module.doc() = "Ranks hands fast: the C++ side of pakli.ranking. Use pakli.ranking instead.";
    module.def("evaluator", &evaluator, nb::arg("ranking"), nb::arg("hole_cards"),
               nb::sig("def evaluator(ranking: str, hole_cards: int) -> collections.abc.Callable[..., int]"),
               "A callable that ranks one hand of codes; with `hole_cards` an Omaha hand, hole cards first.");
    module.def("evaluate_rows", &evaluate_rows, nb::arg("ranking"), nb::arg("cards"), nb::arg("ranks").noconvert(),
               "Fill `ranks`; the index of the first row that is no hand, or -1.");
    module.def("evaluate_omaha_rows", &evaluate_omaha_rows, nb::arg("ranking"), nb::arg("hole"), nb::arg("board"),
               nb::arg("ranks").noconvert(), "Fill `ranks`; the index of the first row that is no hand, or -1.");
    module.def("count_places", &count_places, nb::arg("ranking"), nb::arg("cards"),
               "For every place from 0, how many of all hands of so many cards come to it.");
    module.def("paths", &paths, "How arrays can be ranked on this processor: the first is used, the last is portable.");
    module.def("use_path", &use_path, nb::arg("name"), "Rank arrays by another of `paths()`: for tests.");
    add_odds(module);
}
