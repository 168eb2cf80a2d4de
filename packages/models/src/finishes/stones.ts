import type { Finish } from "./finish.ts"

export const stones = {
  "marble-carrara": {
    class: "stone",
    name: { zh: "卡拉拉白大理石", en: "Carrara marble", vi: "Đá Carrara" },
    colour: "#ece9e4",
    roughness: 0.18,
  },
  "marble-calacatta": {
    class: "stone",
    name: { zh: "卡拉卡塔金大理石", en: "Calacatta gold marble", vi: "Đá Calacatta vàng" },
    colour: "#efe8dc",
    roughness: 0.18,
  },
  "marble-nero": {
    class: "stone",
    name: { zh: "黑金花大理石", en: "Nero marble", vi: "Đá đen Nero" },
    colour: "#262525",
    roughness: 0.16,
  },
  "marble-verde": {
    class: "stone",
    name: { zh: "绿大理石", en: "Verde marble", vi: "Đá xanh Verde" },
    colour: "#34463d",
    roughness: 0.16,
  },
  "travertine-beige": {
    class: "stone",
    name: { zh: "米黄洞石", en: "Travertine", vi: "Đá travertine" },
    colour: "#d9c6a9",
    roughness: 0.5,
  },
  "limestone-cream": {
    class: "stone",
    name: { zh: "奶油石灰石", en: "Limestone", vi: "Đá vôi kem" },
    colour: "#ddd3c1",
    roughness: 0.55,
  },
  "granite-grey": {
    class: "stone",
    name: { zh: "灰花岗岩", en: "Grey granite", vi: "Granite xám" },
    colour: "#8b8a88",
    roughness: 0.3,
  },
  "slate-dark": {
    class: "stone",
    name: { zh: "深板岩", en: "Slate", vi: "Đá phiến" },
    colour: "#45474a",
    roughness: 0.6,
  },
  "quartz-white": {
    class: "stone",
    name: { zh: "白石英石", en: "White quartz", vi: "Thạch anh trắng" },
    colour: "#efedea",
    roughness: 0.22,
  },
  "terrazzo-pale": {
    class: "stone",
    name: { zh: "浅水磨石", en: "Pale terrazzo", vi: "Terrazzo sáng" },
    colour: "#ddd7cc",
    roughness: 0.3,
  },
  "terrazzo-dark": {
    class: "stone",
    name: { zh: "深水磨石", en: "Dark terrazzo", vi: "Terrazzo đậm" },
    colour: "#55534f",
    roughness: 0.3,
  },
  "concrete-smooth": {
    class: "stone",
    name: { zh: "清水混凝土", en: "Smooth concrete", vi: "Bê tông mịn" },
    colour: "#aaa7a1",
    roughness: 0.7,
  },
  "microcement-warm": {
    class: "stone",
    name: { zh: "暖色微水泥", en: "Warm microcement", vi: "Vi xi măng ấm" },
    colour: "#c6b9a6",
    roughness: 0.6,
  },
} as const satisfies Readonly<Record<string, Finish>>
