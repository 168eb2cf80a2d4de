import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { cushion, pillow } from "../../geometry/soft.ts"
import { deform } from "../../geometry/deform.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolLine, symbolRound } from "../../model/symbol-lines.ts"

/** A basket like an egg that hangs from a bowed stand. */
export const eggChair = defineModel({
  id: "outdoor.egg-chair",
  category: "outdoor",
  name: { zh: "吊篮椅", en: "Hanging egg chair", vi: "Ghế xích đu trứng" },
  words: {
    zh: ["吊椅", "秋千椅", "藤编吊椅", "阳台"],
    en: ["swing chair", "hanging chair", "rattan", "balcony"],
    vi: ["ghế treo", "xích đu", "ghế mây treo", "ban công"],
  },
  parameters: {
    width: length(1050, 900, 1250, 50),
    depth: length(1100, 950, 1300, 50),
    height: length(1950, 1800, 2100, 50),
    weave: choice("rattan", "rope"),
  },
  slots: {
    basket: { finish: "rattan-natural", accepts: ["woven"] },
    stand: { finish: "steel-black", accepts: ["metal"] },
    cushions: { finish: "linen-oat", accepts: ["fabric"] },
    pillow: { finish: "linen-sage", accepts: ["fabric"] },
  },
  anchor: "floor",
  clearance: { front: 500 },
  build({ width, depth, height, weave }) {
    const parts = openParts()
    const [rx, rz] = [width * 0.47, Math.min(depth * 0.4, width * 0.42)]
    const ry = Math.min(0.66, height * 0.335)
    const middle: Vec3 = [0, height * 0.49, depth / 2 - rz - 0.02]
    // A point on the egg by its height (-1 to 1) and its turn; 0 looks to the back.
    const shellAt = (y: number, turn: number): Vec3 => {
      const ring = Math.sqrt(Math.max(0, 1 - Math.abs(y) ** 2.2)) * (1 - 0.13 * y)
      return [
        middle[0] + Math.sin(turn) * rx * ring,
        middle[1] + y * ry,
        middle[2] - Math.cos(turn) * rz * ring,
      ]
    }
    const open = 1.92
    const opening = (y: number): number =>
      open + 1.1 * Math.max(0, -y - 0.35) ** 1.2 + 0.55 * Math.max(0, y - 0.75)
    const ribs = weave === "rattan" ? 31 : 20
    const hoops = weave === "rattan" ? 17 : 27
    const thin = weave === "rattan" ? 0.0052 : 0.0062
    for (let i = 0; i <= ribs; i++) {
      const share = (i / ribs) * 2 - 1
      parts.add(
        "basket",
        tube({
          path: (at): Vec3 => {
            const y = -0.995 + 1.985 * at
            const lean = weave === "rattan" ? 0.16 * Math.sin(at * Math.PI * 2) * (i % 2 ? 1 : -1) : 0
            return shellAt(y, Math.min(Math.PI, opening(y)) * share + lean * (1 - share * share))
          },
          radius: thin,
          steps: 14,
          sides: 4,
          ends: "none",
        }),
      )
    }
    for (let k = 0; k <= hoops; k++) {
      const y = -0.96 + (1.9 * k) / hoops
      parts.add(
        "basket",
        tube({
          path: (at): Vec3 => shellAt(y, Math.min(Math.PI, opening(y)) * (at * 2 - 1)),
          radius: thin * 0.85,
          steps: 16,
          sides: 4,
          ends: "none",
        }),
      )
    }
    // The rim of the opening.
    for (const side of [-1, 1])
      parts.add(
        "basket",
        tube({
          path: (at): Vec3 => {
            const y = -0.9 + 1.88 * at
            return shellAt(y, side * Math.min(Math.PI, opening(y)))
          },
          radius: 0.0125,
          steps: 30,
          sides: 7,
        }),
      )
    // Cushions: a round seat in the bottom, a back that follows the shell.
    const seatY = middle[1] - ry * 0.66
    parts.add(
      "cushions",
      deform(
        cushion({
          size: [rx * 1.36, 0.13, rz * 1.36],
          radius: 0.06,
          crown: 0.03,
          seed: 3,
          welt: 0,
          cells: 8,
        }),
        (p) => {
          const far = Math.hypot(p[0] / (rx * 0.68), p[2] / (rz * 0.68))
          const by =
            far > 0.001 ? Math.max(Math.abs(p[0] / (rx * 0.68)), Math.abs(p[2] / (rz * 0.68))) / far : 1
          p[0] *= by
          p[2] *= by
          p[0] += middle[0]
          p[1] += seatY
          p[2] += middle[2]
        },
      ),
    )
    parts.add(
      "cushions",
      deform(
        cushion({
          size: [rx * 1.5, 0.12, ry * 0.98],
          radius: 0.055,
          crown: 0.03,
          seed: 6,
          welt: 0,
          cells: 8,
        }),
        (p) => {
          const [x, rise, y] = [p[0], p[1], -p[2]]
          const turn = x / (rx * 0.9)
          const level = (y + ry * 0.02) / ry
          const spot = shellAt(Math.max(-0.9, Math.min(0.9, level)), turn)
          const inward = 0.1 + rise
          p[0] = spot[0] - Math.sin(turn) * inward
          p[1] = spot[1]
          p[2] = spot[2] + Math.cos(turn) * inward
        },
      ),
    )
    parts.add(
      "pillow",
      place(pillow({ size: [0.42, 0.38, 0.14], seed: 5, cells: 12 }), {
        at: [0.05, seatY + 0.24, middle[2] - rz * 0.34],
        turn: [-0.35, 0.15, 0.06],
      }),
    )
    // The stand: from the foot behind it up and over to the hook.
    const foot = -depth / 2 + 0.03
    const hook: Vec3 = [0, height - 0.11, middle[2]]
    parts.add(
      "stand",
      tube({
        path: [
          [0, 0.05, foot + 0.18],
          [0, height * 0.3, foot + 0.04],
          [0, height * 0.66, foot + 0.02],
          [0, height * 0.92, foot + 0.2],
          [0, height - 0.026, foot + (middle[2] - foot) * 0.62],
          [0, height - 0.05, middle[2]],
          hook,
        ],
        radius: 0.026,
        steps: 36,
        sides: 10,
      }),
      tube({ path: [hook, [0, middle[1] + ry * 0.98, middle[2]]], radius: 0.008, steps: 2, sides: 8 }),
      place(disc({ radius: 0.05, height: 0.024, rim: 0.006, segments: 28 }), {
        at: [0, middle[1] + ry * 1.0, middle[2]],
      }),
    )
    parts.add(
      "stand",
      tube({
        path: (at): Vec3 => {
          const angle = at * 2 * Math.PI
          return [Math.sin(angle) * width * 0.475, 0.021, Math.cos(angle) * (depth / 2 - 0.022)]
        },
        radius: 0.021,
        steps: 48,
        sides: 8,
        isClosed: true,
      }),
      tube({
        path: [
          [0, 0.03, foot + 0.18],
          [0, 0.022, depth / 2 - 0.03],
        ],
        radius: 0.018,
        steps: 1,
        sides: 10,
      }),
    )
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ at: [0, depth * 0.1], size: [width * 0.86, depth * 0.72], style: "detail" }),
    symbolLine([
      [0, -depth / 2],
      [0, depth * 0.1],
    ]),
  ],
  looks: [
    { name: { zh: "藤编吊篮椅", en: "Rattan egg chair", vi: "Ghế trứng mây" } },
    {
      name: { zh: "深藤白垫吊椅", en: "Dark wicker, white cushions", vi: "Ghế mây đậm nệm trắng" },
      values: { width: 1150, height: 2000 },
      finishes: { basket: "wicker-dark", cushions: "cotton-white", pillow: "knit-terracotta" },
    },
    {
      name: { zh: "绳编吊椅", en: "Rope egg, white stand", vi: "Ghế trứng dây thừng khung trắng" },
      values: { weave: "rope" },
      finishes: { basket: "rope-sand", stand: "steel-white", cushions: "linen-stone" },
    },
  ],
})
