import { disc, lathe } from "../../geometry/lathe.ts"
import { mapUv, place } from "../../geometry/place-mesh.ts"
import { plate } from "../../geometry/plate.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { fitMeshes } from "../../geometry/fit-meshes.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts, type PartsDraft } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

/** Small cases are cut from wood of a finer figure than table tops. */
const fineGrain = (mesh: Mesh): Mesh => mapUv(mesh, (u, v) => [u * 2, v * 3])

/** Marks and hands at ten past ten on a face of radius r, whose front is at z. */
function addDial(parts: PartsDraft, r: number, z: number, marks: "bars" | "dots"): void {
  const bar = (wide: number, long: number, angle: number, from: number, front: number): Mesh =>
    place(
      place(roundedBox({ size: [wide, long, 0.0016], radius: 0.0006, rounds: 1 }), {
        at: [0, from + long / 2, front],
      }),
      { turn: [0, 0, -angle] },
    )
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * 2 * Math.PI
    const isQuarter = i % 3 === 0
    if (marks === "bars")
      parts.add(
        "hands",
        bar(
          r * (isQuarter ? 0.032 : 0.018),
          r * (isQuarter ? 0.16 : 0.1),
          angle,
          r * (isQuarter ? 0.74 : 0.8),
          z + 0.001,
        ),
      )
    else
      parts.add(
        "hands",
        place(disc({ radius: r * (isQuarter ? 0.035 : 0.02), height: 0.002, rim: 0.0006, segments: 20 }), {
          at: [Math.sin(angle) * r * 0.83, Math.cos(angle) * r * 0.83, z + 0.001],
          turn: [Math.PI / 2, 0, 0],
        }),
      )
  }
  parts.add(
    "hands",
    bar(r * 0.042, r * 0.56, (305 / 180) * Math.PI, -r * 0.1, z + 0.004),
    bar(r * 0.03, r * 0.8, (60 / 180) * Math.PI, -r * 0.14, z + 0.006),
    place(disc({ radius: r * 0.045, height: 0.009, rim: 0.001, segments: 24 }), {
      at: [0, 0, z + 0.004],
      turn: [Math.PI / 2, 0, 0],
    }),
  )
}

/** A small clock on a foot or in an arch for a shelf or a bedside table. */
export const tableClock = defineModel({
  id: "decor.clock-table",
  category: "decor",
  name: { zh: "座钟", en: "Table clock", vi: "Đồng hồ để bàn" },
  words: {
    zh: ["钟", "闹钟", "时钟", "床头"],
    en: ["clock", "alarm clock", "mantel clock", "bedside"],
    vi: ["đồng hồ", "đồng hồ báo thức", "đồng hồ đầu giường"],
  },
  parameters: {
    width: length(140, 80, 260, 10),
    depth: length(60, 40, 110, 5),
    height: length(170, 90, 300, 10),
    shape: choice("arch", "round"),
  },
  slots: {
    case: { finish: "walnut-natural", accepts: ["wood", "stone", "metal", "ceramic", "lacquer", "plastic"] },
    face: { finish: "paper-white", accepts: ["paper", "metal", "lacquer"] },
    hands: { finish: "steel-black", accepts: ["metal"] },
    trim: { finish: "brass-brushed", accepts: ["metal"] },
  },
  anchor: "surface",
  build({ width, depth, height, shape }) {
    const parts = openParts()
    const r = shape === "arch" ? width * 0.38 : Math.min(width, height * 0.86) / 2
    const middle = shape === "arch" ? height - width * 0.5 : height - r
    const front = depth / 2
    if (shape === "arch") {
      const arc = Math.min(width / 2, height * 0.6)
      const outline = [
        ...Array.from({ length: 25 }, (_, i) => {
          const angle = (i / 24) * Math.PI
          return [(Math.cos(angle) * width) / 2, -(height / 2 - arc) - Math.sin(angle) * arc] as const
        }),
        [-width / 2, height / 2] as const,
        [width / 2, height / 2] as const,
      ]
      parts.add(
        "case",
        place(fineGrain(plate({ outline, thickness: depth - 0.008, rim: 0.005, rounds: 3 })), {
          turn: [Math.PI / 2, 0, 0],
          at: [0, height / 2, -0.004],
        }),
      )
    } else {
      parts.add(
        "case",
        place(
          fineGrain(disc({ radius: r - 0.001, height: depth * 0.7, rim: 0.008, segments: 56, rounds: 3 })),
          {
            turn: [Math.PI / 2, 0, 0],
            at: [0, middle, front - 0.008 - depth * 0.35],
          },
        ),
      )
      for (const side of [-1, 1])
        parts.add(
          "trim",
          place(roundedBox({ size: [0.012, height - r, depth], radius: 0.005, rounds: 3 }), {
            at: [side * r * 0.55, (height - r) / 2, 0],
          }),
        )
    }
    const dialZ = front - 0.009
    parts.add(
      "trim",
      place(
        lathe({
          profile: [
            [r * 0.9, 0],
            [r * 0.965, 0],
            [r * 0.965, 0.006],
            [r * 0.95, 0.009],
            [r * 0.91, 0.009],
            [r * 0.9, 0.002],
          ],
          segments: 56,
        }),
        { turn: [Math.PI / 2, 0, 0], at: [0, middle, dialZ] },
      ),
    )
    parts.add(
      "face",
      place(disc({ radius: r * 0.92, height: 0.003, rim: 0.0005, segments: 56 }), {
        turn: [Math.PI / 2, 0, 0],
        at: [0, middle, dialZ + 0.0005],
      }),
    )
    const dial = openParts()
    addDial(dial, r * 0.9, 0, "bars")
    for (const part of dial.close())
      parts.add(part.slot, place(part.mesh, { at: [0, middle, dialZ + 0.001], scale: [1, 1, 0.8] }))
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.005 }),
    symbolBox({ at: [0, depth / 2 - 0.005], size: [width * 0.7, 0.01], style: "detail" }),
  ],
  looks: [
    { name: { zh: "胡桃木拱形座钟", en: "Walnut arch", vi: "Đồng hồ vòm óc chó" } },
    {
      name: { zh: "洞石拱形座钟", en: "Travertine arch", vi: "Đồng hồ vòm travertine" },
      values: { height: 140, width: 130 },
      finishes: { case: "travertine-beige", trim: "steel-black" },
    },
    {
      name: { zh: "圆形闹钟", en: "Round alarm clock", vi: "Đồng hồ báo thức tròn" },
      values: { shape: "round", width: 110, height: 120, depth: 60 },
      finishes: { case: "lacquer-sage", trim: "brass-brushed" },
    },
  ],
})
