#include "shop/cart.h"

#include <gtest/gtest.h>

class CartTest : public ::testing::Test {
 protected:
  shop::Cart cart_;
};

TEST_F(CartTest, IsEmptyAtFirst) { EXPECT_EQ(0, cart_.total()); }
