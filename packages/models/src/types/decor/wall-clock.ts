import { disc } from "../../geometry/lathe.ts"
import { ellipse, roundedRectangle } from "../../geometry/outlines.ts"
import { place } from "../../geometry/place-mesh.ts"
import { plate } from "../../geometry/plate.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts, type PartsDraft } from "../../model/parts.ts"
import { symbolOnWall } from "../../model/symbol-things.ts"

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

/** A wall clock: a round case, a thin disc, or a square. */
export const wallClock = defineModel({
  id: "decor.clock-wall",
  category: "decor",
  name: { zh: "挂钟", en: "Wall clock", vi: "Đồng hồ treo tường" },
  words: {
    zh: ["钟", "时钟", "墙钟"],
    en: ["clock", "kitchen clock", "time"],
    vi: ["đồng hồ", "đồng hồ tường"],
  },
  parameters: {
    width: length(320, 200, 700, 20),
    depth: length(45, 35, 80, 5),
    height: length(320, 200, 700, 20),
    shape: choice("round", "square", "oval"),
    marks: choice("bars", "dots"),
  },
  slots: {
    case: { finish: "oak-natural", accepts: ["wood", "metal", "lacquer", "plastic", "stone"] },
    face: { finish: "paper-white", accepts: ["paper", "metal", "wood", "stone", "lacquer", "paint"] },
    hands: { finish: "steel-black", accepts: ["metal"] },
  },
  anchor: "wall",
  elevation: 1700,
  build({ width, depth, height, shape, marks }) {
    const parts = openParts()
    const outline =
      shape === "square"
        ? roundedRectangle(width, height, Math.min(width, height) * 0.14, 8)
        : ellipse(width, height, shape === "oval" ? 2.6 : 2, 72)
    const rim = Math.min(width, height) * 0.03
    const inner =
      shape === "square"
        ? roundedRectangle(width - 2 * rim, height - 2 * rim, Math.min(width, height) * 0.12, 8)
        : ellipse(width - 2 * rim, height - 2 * rim, shape === "oval" ? 2.6 : 2, 72)
    const up = (mesh: Mesh, y: number): Mesh =>
      place(mesh, { turn: [Math.PI / 2, 0, 0], at: [0, height / 2, y] })
    parts.add("case", up(plate({ outline, holes: [inner], thickness: depth, rim: 0.004, rounds: 3 }), 0))
    const front = depth / 2 - 0.016
    parts.add(
      "face",
      up(
        plate({
          outline: inner.map(([x, y]) => [x * 1.004, y * 1.004] as const),
          thickness: depth - 0.018,
          rim: 0.0005,
          rounds: 1,
        }),
        -0.008,
      ),
    )
    const dial = openParts()
    addDial(dial, Math.min(width, height) / 2 - rim, front + 0.0012, marks)
    for (const part of dial.close()) parts.add(part.slot, place(part.mesh, { at: [0, height / 2, 0] }))
    return parts.close()
  },
  symbol: ({ width, depth }) => symbolOnWall(width, depth),
  looks: [
    { name: { zh: "橡木圆挂钟", en: "Round oak clock", vi: "Đồng hồ tròn gỗ sồi" } },
    {
      name: { zh: "黑色方圆挂钟", en: "Black rounded square", vi: "Đồng hồ vuông bo đen" },
      values: { shape: "square", marks: "dots", width: 280, height: 280 },
      finishes: { case: "steel-black", face: "lacquer-black", hands: "brass-brushed" },
    },
    {
      name: { zh: "大理石椭圆钟", en: "Oval with a marble face", vi: "Đồng hồ oval mặt cẩm thạch" },
      values: { shape: "oval", width: 360, height: 440 },
      finishes: { case: "brass-brushed", face: "marble-carrara" },
    },
  ],
})
