import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { bowlSymbol, flushPlate, seatAndLid, toiletBowl } from "./toilet-bowl.ts"

const slots = {
  ceramic: { finish: "ceramic-white", accepts: ["ceramic"] },
  seat: { finish: "plastic-white", accepts: ["plastic", "wood"] },
  metal: { finish: "chrome-polished", accepts: ["metal"] },
} as const
const words = {
  zh: ["壁挂马桶", "马桶", "坐便器", "挂墙马桶"],
  en: ["toilet", "wall-hung toilet", "wc", "rimless"],
  vi: ["bồn cầu treo tường", "bồn cầu", "toilet"],
} as const

/** A rimless bowl that hangs on the wall, its flush plate above it. */
export const wallToilet = defineModel({
  id: "toilet.wall",
  category: "bathroom",
  name: { zh: "壁挂坐便器", en: "Wall-hung WC", vi: "Bồn cầu treo tường" },
  words,
  parameters: {
    width: length(365, 340, 400, 5),
    depth: length(540, 480, 620, 10),
    height: length(960, 900, 1100, 10),
    shape: choice("round", "square"),
    lid: choice("closed", "open"),
    plate: choice("keys", "round"),
  },
  slots: { ...slots, plate: { finish: "steel-brushed", accepts: ["metal", "plastic", "glass"] } },
  anchor: "wall",
  elevation: 90,
  clearance: { front: 600, side: 200 },
  build({ width, depth, height, shape, lid, plate }) {
    const parts = openParts()
    const bowl = { width: width - 0.004, length: depth - 0.003, rim: 0.315, isSquare: shape === "square" }
    const back = -depth / 2
    const at = (mesh: Mesh): Mesh => place(mesh, { at: [0, 0, back] })
    const { seat, hinges } = seatAndLid(bowl, 0.055, lid === "open")
    parts.add("ceramic", at(toiletBowl(bowl, true)))
    parts.add("seat", ...seat.map(at))
    parts.add("metal", ...hinges.map(at))
    const flush = flushPlate(plate === "round")
    const above = (mesh: Mesh): Mesh => place(mesh, { at: [0, height - 0.082, back] })
    parts.add("plate", ...flush.plate.map(above))
    parts.add("metal", ...flush.keys.map(above))
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ at: [0, -depth / 2 + 0.008], size: [0.246, 0.016], style: "detail" }),
    ...bowlSymbol(width, depth / 2, depth),
  ],
  looks: [
    { name: { zh: "白瓷壁挂坐便器", en: "White wall-hung WC", vi: "Bồn cầu treo sứ trắng" } },
    {
      name: {
        zh: "哑白方形坐便器配黄铜面板",
        en: "Matt white with brass plate",
        vi: "Sứ trắng mờ, nút đồng",
      },
      values: { shape: "square", plate: "round", depth: 560 },
      finishes: { ceramic: "ceramic-matt-white", plate: "brass-brushed", metal: "brass-brushed" },
    },
    {
      name: { zh: "哑黑壁挂坐便器", en: "Black wall-hung WC", vi: "Bồn cầu treo màu đen" },
      values: { lid: "open", depth: 520 },
      finishes: {
        ceramic: "ceramic-black",
        seat: "plastic-black",
        plate: "steel-black",
        metal: "steel-black",
      },
    },
  ],
})

const panelDepth = 0.11

/** A WC before a slim glass panel that holds the cistern. */
export const panelToilet = defineModel({
  id: "toilet.panel",
  category: "bathroom",
  name: { zh: "玻璃水箱坐便器", en: "WC with glass cistern panel", vi: "Bồn cầu két nước kính" },
  words,
  parameters: {
    width: length(480, 440, 560, 10),
    depth: length(640, 600, 720, 10),
    height: length(1010, 950, 1150, 10),
    shape: choice("round", "square"),
    lid: choice("closed", "open"),
  },
  slots: { ...slots, panel: { finish: "lacquer-white", accepts: ["lacquer", "stone", "wood"] } },
  anchor: "wall",
  clearance: { front: 600, side: 150 },
  build({ width, depth, height, shape, lid }) {
    const parts = openParts()
    const back = -depth / 2
    const bowl = {
      width: 0.362,
      length: depth - panelDepth - 0.004,
      rim: 0.315,
      isSquare: shape === "square",
    }
    const at = (mesh: Mesh): Mesh => place(mesh, { at: [0, 0.095, back + panelDepth] })
    const { seat, hinges } = seatAndLid(bowl, 0.055, lid === "open")
    parts.add("ceramic", at(toiletBowl(bowl, true)))
    parts.add("seat", ...seat.map(at))
    parts.add("metal", ...hinges.map(at))
    parts.add(
      "panel",
      place(roundedBox({ size: [width, height - 0.004, 0.01], radius: 0.002, rounds: 1 }), {
        at: [0, height / 2, back + panelDepth - 0.005],
      }),
    )
    parts.add(
      "metal",
      place(roundedBox({ size: [width - 0.016, height - 0.002, panelDepth - 0.012], radius: 0.004 }), {
        at: [0, height / 2 - 0.001, back + (panelDepth - 0.012) / 2],
      }),
      place(roundedBox({ size: [0.05, 0.006, 0.02], radius: 0.002, rounds: 1 }), {
        at: [-0.04, height - 0.003, back + panelDepth - 0.03],
      }),
      place(roundedBox({ size: [0.03, 0.006, 0.02], radius: 0.002, rounds: 1 }), {
        at: [0.02, height - 0.003, back + panelDepth - 0.03],
      }),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ at: [0, -depth / 2 + panelDepth / 2], size: [width, panelDepth] }),
    ...bowlSymbol(0.362, depth / 2, depth - panelDepth),
  ],
  looks: [
    { name: { zh: "白玻璃水箱坐便器", en: "WC, white glass panel", vi: "Bồn cầu két kính trắng" } },
    {
      name: { zh: "黑玻璃水箱坐便器", en: "WC, black glass panel", vi: "Bồn cầu két kính đen" },
      values: { shape: "square", height: 1110 },
      finishes: { panel: "lacquer-black", metal: "steel-black" },
    },
    {
      name: { zh: "石板水箱坐便器", en: "WC, limestone panel", vi: "Bồn cầu két ốp đá vôi" },
      values: { width: 520 },
      finishes: { panel: "limestone-cream", metal: "nickel-satin", ceramic: "ceramic-matt-white" },
    },
  ],
})
