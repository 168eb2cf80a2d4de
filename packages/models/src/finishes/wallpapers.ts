import type { Finish } from "./finish.ts"

export const wallpapers = {
  "wallpaper-grasscloth": {
    class: "wallpaper",
    name: { zh: "草编墙纸", en: "Grasscloth wallpaper", vi: "Giấy dán cỏ dệt" },
    colour: "#cdbd9e",
    roughness: 0.9,
  },
  "wallpaper-stripe": {
    class: "wallpaper",
    name: { zh: "条纹墙纸", en: "Striped wallpaper", vi: "Giấy dán kẻ sọc" },
    colour: "#dfd7c8",
    roughness: 0.9,
  },
  "wallpaper-leaf": {
    class: "wallpaper",
    name: { zh: "叶纹墙纸", en: "Leaf wallpaper", vi: "Giấy dán lá cây" },
    colour: "#aab59c",
    roughness: 0.9,
  },
  "wallpaper-arches": {
    class: "wallpaper",
    name: { zh: "拱形墙纸", en: "Arch wallpaper", vi: "Giấy dán vòm" },
    colour: "#d9b8a0",
    roughness: 0.9,
  },
  "wallpaper-dots": {
    class: "wallpaper",
    name: { zh: "点纹墙纸", en: "Dotted wallpaper", vi: "Giấy dán chấm" },
    colour: "#e6ddcf",
    roughness: 0.9,
  },
  "wallpaper-crane": {
    class: "wallpaper",
    name: { zh: "花鸟墙纸", en: "Blossom wallpaper", vi: "Giấy dán hoa" },
    colour: "#bcc8c4",
    roughness: 0.9,
  },
} as const satisfies Readonly<Record<string, Finish>>
