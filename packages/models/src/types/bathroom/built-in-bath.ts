import { place } from "../../geometry/place-mesh.ts"
import { plate } from "../../geometry/plate.ts"
import { roundedRectangle, ellipse } from "../../geometry/outlines.ts"
import { rolledRim, vessel, type EggOutline } from "../../geometry/vessel.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import type { Vec2 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { cabinetFront } from "./cabinet-front.ts"
import { post, stud } from "./taps.ts"

const words = {
  zh: ["浴缸", "泡澡", "浴盆"],
  en: ["bathtub", "tub", "bath"],
  vi: ["bồn tắm", "bồn ngâm"],
} as const

/** A bath between walls with a panel or tiles before it; it fills through its overflow. */
export const builtInBath = defineModel({
  id: "bath.built-in",
  category: "bathroom",
  name: { zh: "嵌入式浴缸", en: "Built-in bath", vi: "Bồn tắm xây" },
  words,
  parameters: {
    width: length(1700, 1500, 2000, 50),
    depth: length(750, 700, 1000, 10),
    height: length(570, 500, 620, 10),
    basin: choice("rectangle", "oval"),
    panel: choice("slab", "shaker", "fluted"),
  },
  slots: {
    ceramic: { finish: "ceramic-white", accepts: ["ceramic", "plastic"] },
    deck: { finish: "ceramic-white", accepts: ["ceramic", "stone", "wood", "tile", "plastic"] },
    panel: { finish: "lacquer-white", accepts: ["lacquer", "wood", "tile", "stone"] },
    metal: { finish: "chrome-polished", accepts: ["metal"] },
  },
  anchor: "wall",
  clearance: { front: 600 },
  build({ width, depth, height, basin, panel }) {
    const parts = openParts()
    const size: Vec2 = [width - 0.16, depth - 0.13]
    const round = basin === "oval" ? 2.5 : 6
    const outline: EggOutline = { width: size[1], front: size[0] / 2, back: size[0] / 2, round }
    const hole = ellipse(size[0] - 0.004, size[1] - 0.004, round, 64)
    parts.add(
      "deck",
      place(
        plate({
          outline: roundedRectangle(width, depth, 0.006, 3),
          holes: [hole],
          thickness: 0.03,
          rim: 0.005,
          rounds: 3,
        }),
        {
          at: [0, height - 0.015 - 0.002, 0],
        },
      ),
    )
    const deep = 0.12
    parts.add(
      "ceramic",
      place(
        vessel({
          outline,
          closes: { end: true },
          segments: 64,
          smooth: 2,
          levels: [
            ...rolledRim({ y: height - 0.006, inside: -0.012 }, 0.012, 4),
            { y: height - 0.1, inside: 0.012, front: 0.03, back: 0.05 },
            { y: height * 0.55, inside: 0.03, front: 0.07, back: 0.13 },
            { y: deep + 0.06, inside: 0.055, front: 0.12, back: 0.24 },
            { y: deep + 0.01, inside: 0.1, front: 0.18, back: 0.32 },
            { y: deep, inside: 0.16, front: 0.26, back: 0.42 },
          ],
        }),
        { turn: [0, Math.PI / 2, 0] },
      ),
    )
    const front = height - 0.034 - 0.07
    parts.add(
      "panel",
      ...cabinetFront(panel, width - 0.004, front).map((mesh) =>
        place(mesh, { at: [0, 0.07 + front / 2, depth / 2 - 0.026] }),
      ),
      place(roundedBox({ size: [width - 0.004, 0.07, 0.016], radius: 0.001, rounds: 1 }), {
        at: [0, 0.035, depth / 2 - 0.05],
      }),
      ...[-1, 1].map((side) =>
        place(roundedBox({ size: [0.018, height - 0.034, depth - 0.03], radius: 0.001, rounds: 1 }), {
          at: [side * (width / 2 - 0.011), (height - 0.034) / 2, -0.013],
        }),
      ),
    )
    parts.add(
      "metal",
      place(post(0.034, 0.008, 32), { at: [width * 0.2, deep, 0] }),
      place(stud(0.037, 0.02, 32), {
        at: [size[0] / 2 - 0.052, height * 0.72, 0],
        turn: [0.16, -Math.PI / 2, 0],
      }),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth] }),
    symbolBox({ size: [width - 0.16, depth - 0.14], radius: depth * 0.26, style: "detail" }),
    symbolRound({ at: [width * 0.2, 0], size: [0.06, 0.06], style: "detail" }),
  ],
  looks: [
    { name: { zh: "白色嵌入浴缸", en: "White built-in bath", vi: "Bồn xây trắng" } },
    {
      name: { zh: "橡木条纹面板浴缸", en: "Bath with fluted oak panel", vi: "Bồn ốp gỗ sồi gân sọc" },
      values: { panel: "fluted", basin: "oval", depth: 850, width: 1800 },
      finishes: { panel: "oak-natural", deck: "travertine-beige", metal: "brass-brushed" },
    },
    {
      name: { zh: "绿框面板浴缸", en: "Panelled bath in sage", vi: "Bồn ốp khung xanh xô thơm" },
      values: { panel: "shaker" },
      finishes: { panel: "lacquer-sage", deck: "marble-carrara" },
    },
  ],
})
