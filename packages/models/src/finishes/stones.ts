import type { ThreeLanguages } from "../model/shown-in-languages.ts"
import type { Finish, Pattern } from "./finish.ts"
import { marble } from "./patterns/marble.ts"
import { concrete, granite, slate, specked, terrazzo, travertine } from "./patterns/stone.ts"
import { balanced } from "./patterns/tone.ts"

const stone = (
  name: ThreeLanguages,
  colour: `#${string}`,
  roughness: number,
  tile: number,
  relief: number,
  pattern: (colour: string) => Pattern,
): Finish => ({
  class: "stone",
  name,
  colour,
  roughness,
  tile,
  relief,
  pattern: () => balanced(colour, pattern(colour)),
})

export const stones = {
  "marble-carrara": stone(
    { zh: "卡拉拉白大理石", en: "Carrara marble", vi: "Đá Carrara" },
    "#ece9e4",
    0.18,
    1.8,
    0.1,
    (colour) =>
      marble({
        colour,
        vein: "#9a9ea3",
        halo: "#c3c5c7",
        fine: "#b9bbbd",
        width: 0.012,
        strength: 0.75,
        fineStrength: 0.45,
        clouds: 0.1,
        roughness: 0.18,
        seed: 41,
      }),
  ),
  "marble-calacatta": stone(
    { zh: "卡拉卡塔金大理石", en: "Calacatta gold marble", vi: "Đá Calacatta vàng" },
    "#efe8dc",
    0.18,
    2,
    0.1,
    (colour) =>
      marble({
        colour,
        vein: "#8f8578",
        halo: "#cdb48c",
        fine: "#cbbda5",
        width: 0.018,
        strength: 1,
        fineStrength: 0.4,
        clouds: 0.05,
        roughness: 0.18,
        seed: 1042,
      }),
  ),
  "marble-nero": stone(
    { zh: "黑金花大理石", en: "Nero marble", vi: "Đá đen Nero" },
    "#262525",
    0.16,
    1.8,
    0.1,
    (colour) =>
      marble({
        colour,
        vein: "#e6e0d6",
        halo: "#4a4744",
        fine: "#8c857c",
        width: 0.006,
        strength: 0.9,
        fineStrength: 0.5,
        clouds: 0.2,
        roughness: 0.16,
        seed: 2043,
      }),
  ),
  "marble-verde": stone(
    { zh: "绿大理石", en: "Verde marble", vi: "Đá xanh Verde" },
    "#34463d",
    0.16,
    1.8,
    0.1,
    (colour) =>
      marble({
        colour,
        vein: "#a9bcae",
        halo: "#5d7a6a",
        fine: "#7d998a",
        width: 0.009,
        strength: 0.75,
        fineStrength: 0.6,
        clouds: 0.35,
        roughness: 0.16,
        seed: 3044,
      }),
  ),
  "travertine-beige": stone(
    { zh: "米黄洞石", en: "Travertine", vi: "Đá travertine" },
    "#d9c6a9",
    0.5,
    1.4,
    0.8,
    (colour) => travertine(colour, 0.48, 45),
  ),
  "limestone-cream": stone(
    { zh: "奶油石灰石", en: "Limestone", vi: "Đá vôi kem" },
    "#ddd3c1",
    0.55,
    1,
    0.3,
    (colour) =>
      specked(colour, { specks: 90, light: 0.3, dark: 0.25, clouds: 0.06, roughness: 0.55, seed: 46 }),
  ),
  "granite-grey": stone(
    { zh: "灰花岗岩", en: "Grey granite", vi: "Granite xám" },
    "#8b8a88",
    0.3,
    0.7,
    0.1,
    (colour) => granite(colour, 0.28, 47),
  ),
  "slate-dark": stone({ zh: "深板岩", en: "Slate", vi: "Đá phiến" }, "#45474a", 0.6, 1.2, 1.2, (colour) =>
    slate(colour, 0.6, 48),
  ),
  "quartz-white": stone(
    { zh: "白石英石", en: "White quartz", vi: "Thạch anh trắng" },
    "#efedea",
    0.22,
    0.8,
    0.05,
    (colour) =>
      specked(colour, { specks: 160, light: 0.35, dark: 0.18, clouds: 0.02, roughness: 0.22, seed: 49 }),
  ),
  "terrazzo-pale": stone(
    { zh: "浅水磨石", en: "Pale terrazzo", vi: "Terrazzo sáng" },
    "#ddd7cc",
    0.3,
    1,
    0.05,
    (colour) =>
      terrazzo({
        colour,
        chips: ["#c9bca8", "#aea598", "#efe9dd", "#d2b09a", "#c0bdb5", "#ddcdb4"],
        count: 26,
        dense: 0.55,
        roughness: 0.28,
        seed: 50,
      }),
  ),
  "terrazzo-dark": stone(
    { zh: "深水磨石", en: "Dark terrazzo", vi: "Terrazzo đậm" },
    "#55534f",
    0.3,
    1,
    0.05,
    (colour) =>
      terrazzo({
        colour,
        chips: ["#8a857c", "#b8b0a3", "#3d3b38", "#94806b", "#716d66", "#cbc4b7"],
        count: 26,
        dense: 0.45,
        roughness: 0.28,
        seed: 51,
      }),
  ),
  "concrete-smooth": stone(
    { zh: "清水混凝土", en: "Smooth concrete", vi: "Bê tông mịn" },
    "#aaa7a1",
    0.7,
    1.6,
    0.5,
    (colour) => concrete(colour, { clouds: 0.09, holes: 0.14, strokes: 0.2, roughness: 0.68, seed: 52 }),
  ),
  "microcement-warm": stone(
    { zh: "暖色微水泥", en: "Warm microcement", vi: "Vi xi măng ấm" },
    "#c6b9a6",
    0.6,
    1.8,
    0.4,
    (colour) => concrete(colour, { clouds: 0.08, holes: 0, strokes: 0.8, roughness: 0.58, seed: 53 }),
  ),
} satisfies Readonly<Record<string, Finish>>
