import { lathe } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { pipe } from "../../geometry/pipe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { rolledRim, vessel, type EggOutline } from "../../geometry/vessel.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts, type PartsDraft } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { basinTap, post } from "./taps.ts"

interface Basin {
  readonly width: number
  readonly depth: number
  /** Of the ceramic rim. */
  readonly rim: number
  readonly isSquare: boolean
  readonly style: "swan" | "straight"
  readonly tapHeight: number
}

/** A basin with a deck for its tap behind; its back lies at z = -depth / 2. Returns nothing below its body. */
function addBasin(parts: PartsDraft, { width, depth, rim, isSquare, style, tapHeight }: Basin): void {
  const front = depth * 0.56
  const outline: EggOutline = {
    width,
    front,
    back: depth - front,
    round: isSquare ? 4.5 : 2.4,
    roundBack: isSquare ? 10 : 6,
  }
  const deep = 0.15
  const at = (mesh: Mesh): Mesh => place(mesh, { at: [0, rim, depth / 2 - front] })
  parts.add(
    "ceramic",
    at(
      vessel({
        outline,
        closes: { foot: true, end: true },
        segments: 56,
        smooth: 2,
        levels: [
          { y: -deep - 0.03, inside: width * 0.29, front: depth * 0.3, back: depth * 0.06 },
          { y: -deep - 0.02, inside: width * 0.25, front: depth * 0.26, back: depth * 0.03 },
          { y: -deep * 0.75, inside: width * 0.085, front: depth * 0.1, back: 0.002 },
          { y: -deep * 0.4, inside: 0.014, front: 0.016, back: 0 },
          { y: -0.03, inside: 0.003, front: 0.003, back: 0 },
          ...rolledRim({ y: -0.009, inside: 0 }, 0.018, 4).map((level) => ({
            ...level,
            back: level.inside * 0.5,
          })),
          { y: -0.006, inside: 0.03, front: 0.03, back: 0.125 },
          { y: -0.02, inside: 0.038, front: 0.036, back: 0.135 },
          { y: -deep * 0.65, inside: width * 0.14, front: depth * 0.13, back: 0.17 },
          { y: -deep, inside: width * 0.32, front: depth * 0.32, back: depth * 0.3 },
          { y: -deep - 0.004, inside: width * 0.4, front: depth * 0.42, back: depth * 0.34 },
        ],
      }),
    ),
  )
  parts.add(
    "metal",
    ...basinTap(tapHeight, 0.125, style).map((mesh) =>
      place(mesh, { at: [0, rim - 0.003, -depth / 2 + 0.062] }),
    ),
    place(post(0.028, 0.006), { at: [0, rim - deep - 0.006, depth / 2 - front + 0.01] }),
  )
}

const slots = {
  ceramic: { finish: "ceramic-white", accepts: ["ceramic"] },
  metal: { finish: "chrome-polished", accepts: ["metal"] },
} as const
const words = {
  zh: ["洗手盆", "洗脸盆", "台盆", "面盆"],
  en: ["sink", "washbasin", "hand basin"],
  vi: ["chậu rửa", "lavabo", "chậu rửa mặt"],
} as const
const tapHeight = { swan: 0.24, straight: 0.15 } as const

const symbolOf = ({ width, depth }: { readonly width: number; readonly depth: number }) => [
  symbolBox({ size: [width, depth], radius: Math.min(width, depth) * 0.22 }),
  symbolRound({ at: [0, depth * 0.1], size: [width * 0.76, depth * 0.6], style: "detail" }),
  symbolRound({ at: [0, -depth / 2 + 0.06], size: [0.045, 0.045], style: "detail" }),
]

/** A basin on a column, as in old town houses. */
export const pedestalBasin = defineModel({
  id: "basin.pedestal",
  category: "bathroom",
  name: { zh: "立柱盆", en: "Pedestal basin", vi: "Lavabo chân đứng" },
  words: { ...words, zh: [...words.zh, "柱盆"] },
  parameters: {
    width: length(580, 480, 700, 10),
    depth: length(460, 400, 540, 10),
    height: length(1060, 960, 1120, 10),
    shape: choice("round", "square"),
    tap: choice("swan", "straight"),
  },
  slots,
  anchor: "wall",
  clearance: { front: 600 },
  build({ width, depth, height, shape, tap }) {
    const parts = openParts()
    const rim = height - tapHeight[tap] + 0.003
    addBasin(parts, {
      width,
      depth,
      rim,
      isSquare: shape === "square",
      style: tap,
      tapHeight: tapHeight[tap],
    })
    const foot = depth * 0.2
    const column = rim - 0.13
    parts.add(
      "ceramic",
      place(
        vessel({
          outline: {
            width: width * 0.34,
            front: foot + 0.02,
            back: foot,
            round: shape === "square" ? 5 : 2.3,
          },
          closes: { foot: true },
          segments: 36,
          smooth: 2,
          levels: [
            { y: 0, inside: 0.004 },
            { y: 0.005, inside: 0 },
            { y: 0.05, inside: 0.006 },
            { y: 0.075, inside: 0.024 },
            { y: column * 0.5, inside: 0.034 },
            { y: column * 0.85, inside: 0.022 },
            { y: column, inside: -0.012 },
          ],
        }),
        { at: [0, 0, -0.035] },
      ),
    )
    return parts.close()
  },
  symbol: symbolOf,
  looks: [
    { name: { zh: "白瓷立柱盆", en: "White pedestal basin", vi: "Lavabo chân đứng trắng" } },
    {
      name: { zh: "方形立柱盆配黄铜龙头", en: "Square basin, brass tap", vi: "Lavabo vuông, vòi đồng" },
      values: { shape: "square", tap: "straight", width: 620, height: 1000 },
      finishes: { ceramic: "ceramic-matt-white", metal: "brass-brushed" },
    },
  ],
})

/** A small basin on the wall with its bottle trap in sight. */
export const wallBasin = defineModel({
  id: "basin.wall",
  category: "bathroom",
  name: { zh: "挂墙盆", en: "Wall-hung basin", vi: "Lavabo treo tường" },
  words,
  parameters: {
    width: length(500, 360, 650, 10),
    depth: length(420, 340, 500, 10),
    height: length(560, 500, 640, 10),
    shape: choice("square", "round"),
    tap: choice("straight", "swan"),
  },
  slots,
  anchor: "wall",
  elevation: 480,
  clearance: { front: 600 },
  build({ width, depth, height, shape, tap }) {
    const parts = openParts()
    const rim = height - tapHeight[tap] + 0.003
    addBasin(parts, {
      width,
      depth,
      rim,
      isSquare: shape === "square",
      style: tap,
      tapHeight: tapHeight[tap],
    })
    const z = depth * 0.5 - depth * 0.56 + 0.01
    const back = -depth / 2
    parts.add(
      "metal",
      place(post(0.016, rim - 0.3), { at: [0, 0.12, z] }),
      place(
        lathe({
          profile: [
            [0, 0],
            [0.024, 0],
            [0.03, 0.006],
            [0.03, 0.11],
            [0.026, 0.12],
            [0.016, 0.126],
          ],
          segments: 20,
        }),
        { at: [0, 0, z] },
      ),
      pipe({
        path: [
          [0, 0.085, z],
          [0, 0.085, back + 0.004],
        ],
        radius: 0.015,
      }),
      place(
        lathe({
          profile: [
            [0.015, 0],
            [0.036, 0],
            [0.036, 0.004],
            [0.015, 0.012],
          ],
          segments: 20,
        }),
        {
          at: [0, 0.085, back + 0.001],
          turn: [Math.PI / 2, 0, 0],
        },
      ),
    )
    return parts.close()
  },
  symbol: symbolOf,
  looks: [
    { name: { zh: "方形挂墙盆", en: "Square wall-hung basin", vi: "Lavabo treo vuông" } },
    {
      name: { zh: "鼠尾草绿小洗手盆", en: "Small cloakroom basin in sage", vi: "Lavabo nhỏ xanh xô thơm" },
      values: { width: 400, depth: 350, shape: "round" },
      finishes: { ceramic: "ceramic-sage", metal: "brass-brushed" },
    },
  ],
})
