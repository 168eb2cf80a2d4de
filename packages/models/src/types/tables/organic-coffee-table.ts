import { disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import type { Vec2 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { baseFinishes, reededDrum, tableTop, topFinishes } from "../construction/table-parts.ts"

/** A coffee table whose top is drawn like a pebble. */
export const organicCoffeeTable = defineModel({
  id: "coffee-table.pebble",
  category: "tables",
  name: { zh: "鹅卵石茶几", en: "Pebble coffee table", vi: "Bàn trà hình sỏi" },
  words: {
    zh: ["异形茶几", "云朵茶几", "不规则茶几", "鹅卵石", "茶几"],
    en: ["organic coffee table", "pebble", "cloud table", "kidney", "freeform"],
    vi: ["bàn trà tự do", "bàn trà hình sỏi", "bàn trà hữu cơ"],
  },
  parameters: {
    width: length(1150, 700, 1500, 50),
    depth: length(720, 450, 1000, 10),
    height: length(340, 260, 450, 10),
    outline: choice("pebble", "kidney", "drop"),
    feet: choice("columns", "reeds", "splayed"),
    thickness: length(36, 18, 70, 1),
  },
  slots: {
    top: { finish: "travertine-beige", accepts: topFinishes },
    base: { finish: "travertine-beige", accepts: baseFinishes },
  },
  anchor: "floor",
  clearance: { front: 350, back: 350, side: 350 },
  build({ width, depth, height, outline, feet, thickness }) {
    const parts = openParts()
    const under = height - thickness
    const points = shape(outline, width, depth)
    parts.add(
      "top",
      tableTop({
        outline: points,
        height,
        thickness,
        rim: Math.min(0.012, thickness * 0.35),
        bevel: feet === "splayed" ? thickness * 0.7 : 0,
      }),
    )
    for (const [i, [u, v]] of places[outline].entries()) {
      const at = [(u * width) / 2, 0, (v * depth) / 2] as const
      const radius = Math.min(width, depth) * (i === 0 ? 0.17 : 0.125)
      if (feet === "splayed")
        parts.add(
          "base",
          taperedLeg({
            top: [at[0], under, at[2]],
            foot: [at[0] * 1.16, 0, at[2] * 1.16],
            topRadius: 0.026,
            footRadius: 0.016,
            sides: 18,
          }),
        )
      else if (feet === "reeds")
        parts.add("base", place(reededDrum(radius * 2, radius * 2, under, 0.03), { at }))
      else
        parts.add(
          "base",
          place(disc({ radius, height: under, rim: 0.006, segments: 40 }), { at: [at[0], under / 2, at[2]] }),
        )
    }
    return parts.close()
  },
  symbol: ({ width, depth, outline }) => [
    { points: shape(outline, width, depth), isClosed: true, style: "outline" },
  ],
  looks: [
    { name: { zh: "石灰华鹅卵石茶几", en: "Travertine pebble", vi: "Bàn trà sỏi travertine" } },
    {
      name: { zh: "胡桃木肾形茶几", en: "Walnut kidney table", vi: "Bàn trà óc chó hình thận" },
      values: { outline: "kidney", feet: "splayed", thickness: 28, height: 380, width: 1250 },
      finishes: { top: "walnut-natural", base: "walnut-natural" },
    },
    {
      name: { zh: "水滴形绿大理石茶几", en: "Green marble drop on reeds", vi: "Bàn trà giọt nước đá xanh" },
      values: { outline: "drop", feet: "reeds", width: 1000, depth: 700, thickness: 30 },
      finishes: { top: "marble-verde", base: "oak-black" },
    },
  ],
})

const places: Readonly<Record<"pebble" | "kidney" | "drop", readonly Vec2[]>> = {
  pebble: [
    [0.42, -0.1],
    [-0.38, -0.36],
    [-0.3, 0.44],
  ],
  kidney: [
    [0.56, 0.1],
    [-0.56, 0.1],
    [0, -0.42],
  ],
  drop: [
    [-0.36, -0.05],
    [0.38, -0.32],
    [0.3, 0.42],
  ],
}

/** Smooth closed outlines, stretched to fill their rectangle. */
function shape(kind: "pebble" | "kidney" | "drop", width: number, depth: number): readonly Vec2[] {
  const raw = Array.from({ length: 96 }, (_, i): Vec2 => {
    const a = (i / 96) * 2 * Math.PI
    const r =
      kind === "pebble"
        ? 1 + 0.09 * Math.cos(2 * a + 0.7) + 0.07 * Math.cos(3 * a - 0.6)
        : kind === "kidney"
          ? 1 - 0.34 * Math.exp(-(((a - Math.PI / 2) / 0.62) ** 2)) + 0.05 * Math.cos(2 * a)
          : 1 + 0.16 * Math.cos(a + Math.PI) + 0.07 * Math.cos(3 * a)
    return [Math.cos(a) * r, Math.sin(a) * r]
  })
  const [xs, zs] = [raw.map(([x]) => x), raw.map(([, z]) => z)]
  const [x0, x1, z0, z1] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
  return raw.map(
    ([x, z]) => [((x - x0) / (x1 - x0) - 0.5) * width, ((z - z0) / (z1 - z0) - 0.5) * depth] as const,
  )
}
