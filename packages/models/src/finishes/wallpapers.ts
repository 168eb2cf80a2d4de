import type { ThreeLanguages } from "../model/shown-in-languages.ts"
import type { Finish, Pattern } from "./finish.ts"
import { balanced } from "./patterns/tone.ts"
import {
  archPaper,
  blossomPaper,
  dotPaper,
  grasscloth,
  leafPaper,
  stripePaper,
} from "./patterns/wallpaper-prints.ts"

const paper = (
  name: ThreeLanguages,
  colour: `#${string}`,
  tile: number,
  relief: number,
  print: (colour: string, seed: number) => Pattern,
  seed: number,
): Finish => ({
  class: "wallpaper",
  name,
  colour,
  roughness: 0.9,
  tile,
  relief,
  pattern: () => balanced(colour, print(colour, seed)),
})

export const wallpapers = {
  "wallpaper-grasscloth": paper(
    { zh: "草编墙纸", en: "Grasscloth wallpaper", vi: "Giấy dán cỏ dệt" },
    "#cdbd9e",
    1.2,
    0.6,
    grasscloth,
    330,
  ),
  "wallpaper-stripe": paper(
    { zh: "条纹墙纸", en: "Striped wallpaper", vi: "Giấy dán kẻ sọc" },
    "#dfd7c8",
    0.8,
    0.15,
    stripePaper,
    331,
  ),
  "wallpaper-leaf": paper(
    { zh: "叶纹墙纸", en: "Leaf wallpaper", vi: "Giấy dán lá cây" },
    "#aab59c",
    0.64,
    0.15,
    leafPaper,
    332,
  ),
  "wallpaper-arches": paper(
    { zh: "拱形墙纸", en: "Arch wallpaper", vi: "Giấy dán vòm" },
    "#d9b8a0",
    0.8,
    0.15,
    archPaper,
    333,
  ),
  "wallpaper-dots": paper(
    { zh: "点纹墙纸", en: "Dotted wallpaper", vi: "Giấy dán chấm" },
    "#e6ddcf",
    0.9,
    0.15,
    dotPaper,
    334,
  ),
  "wallpaper-crane": paper(
    { zh: "花鸟墙纸", en: "Blossom wallpaper", vi: "Giấy dán hoa" },
    "#bcc8c4",
    1.2,
    0.15,
    blossomPaper,
    335,
  ),
} satisfies Readonly<Record<string, Finish>>
