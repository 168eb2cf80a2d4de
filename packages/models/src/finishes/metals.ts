import type { ThreeLanguages } from "../model/shown-in-languages.ts"
import type { Finish } from "./finish.ts"
import { aged, brushed, orangePeel } from "./patterns/metal-surface.ts"
import { balanced } from "./patterns/tone.ts"

const hairline = (name: ThreeLanguages, colour: `#${string}`, roughness: number): Finish => ({
  class: "metal",
  name,
  colour,
  roughness,
  metalness: 1,
  tile: 0.4,
  relief: 0.1,
  pattern: () => balanced(colour, brushed(colour, roughness, 81)),
})

const worn = (name: ThreeLanguages, colour: `#${string}`, roughness: number): Finish => ({
  class: "metal",
  name,
  colour,
  roughness,
  metalness: 1,
  tile: 0.5,
  relief: 0.1,
  pattern: () => balanced(colour, aged(colour, roughness, 82)),
})

const powder = (name: ThreeLanguages, colour: `#${string}`): Finish => ({
  class: "metal",
  name,
  colour,
  roughness: 0.5,
  metalness: 0,
  tile: 0.2,
  relief: 0.16,
  pattern: () => balanced(colour, orangePeel(colour, 0.5, 160, 83)),
})

export const metals = {
  "brass-brushed": hairline({ zh: "拉丝黄铜", en: "Brushed brass", vi: "Đồng thau xước" }, "#c2a470", 0.32),
  "brass-aged": worn({ zh: "古铜", en: "Aged brass", vi: "Đồng thau cổ" }, "#8a7250", 0.42),
  "steel-brushed": hairline({ zh: "拉丝不锈钢", en: "Brushed steel", vi: "Thép xước" }, "#b9bab8", 0.34),
  "aluminium-graphite": hairline(
    { zh: "石墨灰铝", en: "Graphite aluminium", vi: "Nhôm xám than" },
    "#626366",
    0.4,
  ),
  "chrome-polished": {
    class: "metal",
    name: { zh: "镀铬", en: "Polished chrome", vi: "Crôm bóng" },
    colour: "#d6d8da",
    roughness: 0.07,
    metalness: 1,
  },
  "nickel-satin": hairline({ zh: "缎面镍", en: "Satin nickel", vi: "Niken mờ" }, "#b8b2a6", 0.3),
  "copper-brushed": hairline({ zh: "拉丝紫铜", en: "Brushed copper", vi: "Đồng đỏ xước" }, "#b98064", 0.32),
  "bronze-dark": worn({ zh: "深青铜", en: "Dark bronze", vi: "Đồng đen" }, "#4a3d31", 0.4),
  "steel-black": powder({ zh: "黑色粉末涂层", en: "Black powder coat", vi: "Sơn tĩnh điện đen" }, "#232323"),
  "steel-white": powder(
    { zh: "白色粉末涂层", en: "White powder coat", vi: "Sơn tĩnh điện trắng" },
    "#ebe9e4",
  ),
  "steel-sand": powder(
    { zh: "沙色粉末涂层", en: "Sand powder coat", vi: "Sơn tĩnh điện màu cát" },
    "#c9bca6",
  ),
  "steel-sage": powder(
    { zh: "灰绿粉末涂层", en: "Sage powder coat", vi: "Sơn tĩnh điện xanh xám" },
    "#8b9682",
  ),
} satisfies Readonly<Record<string, Finish>>
