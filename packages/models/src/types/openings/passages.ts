import { plate } from "../../geometry/plate.ts"
import { flip, place } from "../../geometry/place-mesh.ts"
import { sheet } from "../../geometry/sheet.ts"
import { lineThrough } from "../../geometry/curve.ts"
import type { Vec2 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolLine } from "../../model/symbol-lines.ts"
import { addDoorFrame, addTrims, liningReach, openingSymbol } from "./opening-frame.ts"

const words = {
  zh: ["垭口", "门洞", "门套"],
  en: ["opening", "cased opening", "doorway", "archway"],
  vi: ["ô cửa", "lối đi", "khung bao"],
} as const

const dashed = (width: number, depth: number) =>
  [-1, 1].map((side) =>
    symbolLine(
      [
        [-width / 2, (side * depth) / 2],
        [width / 2, (side * depth) / 2],
      ],
      "dashed",
    ),
  )

/** An opening without a leaf, lined and trimmed. */
export const passage = defineModel({
  id: "opening.passage",
  category: "openings",
  name: { zh: "垭口门套", en: "Cased opening", vi: "Ô thông phòng" },
  words,
  parameters: {
    width: length(1200, 600, 3600, 50),
    depth: length(150, 100, 500, 10),
    height: length(2200, 1900, 3000, 10),
    trim: choice("flat", "stepped", "slim"),
  },
  slots: { frame: { finish: "oak-natural", accepts: ["wood", "lacquer", "paint", "stone"] } },
  anchor: "opening",
  build({ width, depth, height, trim }) {
    const parts = openParts()
    addDoorFrame(parts, width, height, depth, trim)
    return parts.close()
  },
  symbol: ({ width, depth, trim }) => openingSymbol(width, depth, liningReach(trim), dashed(width, depth)),
  looks: [
    { name: { zh: "橡木垭口", en: "Oak-lined opening", vi: "Khung bao gỗ sồi" } },
    {
      name: { zh: "白色线条垭口", en: "White stepped casing", vi: "Khung bao trắng giật cấp" },
      values: { trim: "stepped", width: 1600 },
      finishes: { frame: "lacquer-white" },
    },
  ],
})

/** Between the reveal of an arch and the edge of the wall behind it, metres. */
const revealClear = 0.002

/** An opening under an arch; what lies above the arch is wall. */
export const arch = defineModel({
  id: "opening.arch",
  category: "openings",
  name: { zh: "拱门", en: "Archway", vi: "Cửa vòm" },
  words: {
    zh: [...words.zh, "拱门", "圆拱"],
    en: [...words.en, "arch"],
    vi: [...words.vi, "cửa vòm", "vòm"],
  },
  parameters: {
    width: length(1100, 700, 2600, 50),
    depth: length(150, 100, 500, 10),
    height: length(2300, 2000, 3000, 10),
    trim: choice("slim", "flat", "stepped", "none"),
    curve: choice("round", "shallow"),
  },
  slots: {
    frame: { finish: "paint-white", accepts: ["paint", "wood", "lacquer", "stone"] },
    wall: { finish: "paint-white", accepts: ["paint", "wallpaper", "stone"] },
  },
  anchor: "opening",
  build({ width, depth, height, trim, curve }) {
    const parts = openParts()
    const reach = trim === "none" ? 0.012 : liningReach(trim)
    const wallDepth = trim === "none" ? depth : depth - (trim === "slim" ? 0.012 : 0.03)
    const path = archPath(width, height, curve)
    if (trim !== "none") addTrims(parts, path, depth, trim)
    const inner = archPath(width - 2 * reach, height - reach, curve)
    // The reveal: a surface along the arch through the wall, inside the trims and clear of the edge of the plate, which would darken it.
    const edge = reach + revealClear
    const way = lineThrough(archPath(width - 2 * edge, height - edge, curve).map(([x, y]) => [x, y, 0]))
    const reveal = sheet({
      cells: [72, 1],
      surface: (u, v) => {
        const [x, y] = way(u)
        return [x, y, (v - 0.5) * wallDepth]
      },
    })
    parts.add("frame", flip(reveal))
    // Upright pictures of plates: z points down.
    const outline: readonly Vec2[] = [
      [-width / 2, 0],
      [-width / 2, -height],
      [width / 2, -height],
      [width / 2, 0],
      ...inner.toReversed().map(([x, y]): Vec2 => [x, -y]),
    ]
    parts.add(
      "wall",
      place(plate({ outline, thickness: wallDepth, rim: 0.0005, rounds: 1 }), { turn: [Math.PI / 2, 0, 0] }),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    ...openingSymbol(width, depth, 0.03, dashed(width, depth)),
    symbolLine(
      Array.from(
        { length: 17 },
        (_, i) =>
          [((i / 16) * 2 - 1) * (width / 2), depth / 2 - Math.sin((i / 16) * Math.PI) * depth] as const,
      ),
      "dashed",
    ),
  ],
  looks: [
    {
      name: { zh: "素面圆拱", en: "Plain round arch", vi: "Vòm tròn trơn" },
      values: { trim: "none" },
      finishes: { frame: "paint-clay", wall: "paint-clay" },
    },
    {
      name: { zh: "橡木包边拱门", en: "Arch edged in oak", vi: "Vòm viền gỗ sồi" },
      values: { trim: "flat", width: 1300 },
      finishes: { frame: "oak-natural" },
    },
    {
      name: { zh: "石材浅拱", en: "Shallow arch in limestone", vi: "Vòm thấp đá vôi" },
      values: { curve: "shallow", trim: "stepped", width: 1800 },
      finishes: { frame: "limestone-cream" },
    },
  ],
})

/** Up on the left, over the arch, down on the right. */
function archPath(width: number, height: number, curve: "round" | "shallow"): readonly Vec2[] {
  const half = width / 2
  const rise = curve === "round" ? Math.min(half, height * 0.45) : Math.min(half * 0.4, height * 0.25)
  const steps = 32
  return [
    [-half, 0],
    ...Array.from({ length: steps + 1 }, (_, i): Vec2 => {
      const angle = Math.PI * (1 - i / steps)
      return [Math.cos(angle) * half, height - rise + Math.sin(angle) * rise]
    }),
    [half, 0],
  ]
}
