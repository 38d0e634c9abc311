// The fields of a struct without a name belong to the field that has it, also behind slices, maps and pointers.
// --- path: shop/config.go ---
package shop

type Config struct {
    Server struct {
//  ^ defines: field Config.Server
        Port int `yaml:"port"`
//      ^ defines: field Config.Server.Port
        Limits struct{ Carts Size }
//                     ^ defines: field Config.Server.Limits.Carts
    } `yaml:"server"`
    Items []struct{ Size Size }
//                  ^ defines: field Config.Items.Size
    Prices map[string]struct{ Cost int }
//                            ^ defines: field Config.Prices.Cost
    Owner *struct{ Name string }
//                 ^ defines: field Config.Owner.Name
    Port int
//  ^ defines: field Config.Port
}

type Size int

func (s Size) Double() int { return 0 }

func use(c *Config) int {
    c.Server.Port = 80
    //       ^ writes: Config.Server.Port
    for _, item := range c.Items {
        item.Size.Double()
        //        ^ calls: Size.Double (member)
        //   ^ references: Config.Items.Size
    }
    c.Server.Limits.Carts.Double()
    //                    ^ calls: Size.Double (member)
    price := c.Prices["a"]
    print(c.Owner.Name, price.Cost)
    //            ^ references: Config.Owner.Name
    //                        ^ references: Config.Prices.Cost
    return c.Port
    //       ^ references: Config.Port
}
