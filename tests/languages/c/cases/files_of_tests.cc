// Cases of Catch2 and GoogleTest make their file one of tests, by its name or not; their calls are calls of tests.
// --- path: src/cart.h ---
int total(int rate);
// --- path: src/cart.cc ---
#include "cart.h"
int total(int rate) { return rate; }
//  ^ roles: nothing
// --- path: src/catches.cpp ---
#include <catch2/catch_test_macros.hpp>
// <- file: test
#include "cart.h"
TEST_CASE("a cart has a total", "[cart]") {
  SECTION("of one line") {
    REQUIRE(total(1) == 1);
    //      ^ calls: src/cart.cc:total (lexical)
  }
}
SCENARIO("a cart is emptied") { CHECK(total(2) == 2); }
//                                    ^ calls: src/cart.cc:total (lexical)
// --- path: src/google.cc ---
#include "cart.h"
TEST(Cart, Total) { EXPECT_EQ(total(3), 3); }
// <- roles: test
// --- path: src/cart_unittest.cc ---
static void test_total() {}
//          ^ roles: test
// --- path: src/CartTest.cpp ---
static void testTotal() {}
//          ^ roles: test
// --- path: src/latest.cc ---
static void test_total() {}
//          ^ roles: nothing
// --- path: src/request.cc ---
static void test_total() {}
//          ^ roles: nothing
