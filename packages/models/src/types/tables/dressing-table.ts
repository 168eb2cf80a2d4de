import { board, splitSpan } from "../../geometry/board.ts"
import { ellipse, roundedRectangle } from "../../geometry/outlines.ts"
import { place } from "../../geometry/place-mesh.ts"
import { plate } from "../../geometry/plate.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec2 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { handleFinishes } from "../construction/cabinet.ts"
import { addDrawer } from "../construction/fronts.ts"
import { squareLeg } from "../construction/legs.ts"
import { baseFinishes } from "../construction/table-parts.ts"

/** Of the table below its mirror. */
const tableHeight = 0.76

/** A dressing table with drawers and a mirror. Its height is over the mirror; the table is 760 mm high. */
export const dressingTable = defineModel({
  id: "dressing-table.mirror",
  category: "tables",
  name: { zh: "梳妆台", en: "Dressing table", vi: "Bàn trang điểm" },
  words: {
    zh: ["梳妆台", "化妆桌", "化妆台", "卧室"],
    en: ["dressing table", "vanity table", "makeup table", "mirror", "bedroom"],
    vi: ["bàn trang điểm", "bàn phấn", "gương trang điểm", "phòng ngủ"],
  },
  parameters: {
    width: length(1000, 700, 1400, 50),
    depth: length(450, 380, 550, 10),
    height: length(1350, 1150, 1600, 10),
    mirror: choice("round", "arch", "rectangle"),
    drawers: count(2, 1, 3),
    legs: choice("tapered", "pin"),
    handles: choice("knob", "none", "bar", "cup"),
  },
  slots: {
    body: { finish: "oak-natural", accepts: ["wood", "lacquer"] },
    fronts: { finish: "oak-natural", accepts: ["wood", "lacquer"] },
    handles: { finish: "brass-brushed", accepts: handleFinishes },
    base: { finish: "oak-natural", accepts: baseFinishes },
    frame: { finish: "brass-brushed", accepts: ["metal", "wood", "lacquer"] },
    mirror: { finish: "mirror-silver", accepts: ["mirror"] },
  },
  anchor: "floor",
  clearance: { front: 700 },
  build({ width, depth, height, mirror, drawers, legs, handles }) {
    const parts = openParts()
    const t = 0.018
    const [low, top] = [tableHeight - 0.155, tableHeight]
    const face = depth / 2 - 0.026
    parts.add(
      "body",
      board({
        x: [-width / 2, width / 2],
        y: [top - t, top],
        z: [-depth / 2, depth / 2],
        radius: 0.004,
        rounds: 2,
        grain: "x",
      }),
    )
    parts.add(
      "body",
      board({
        x: [-width / 2 + 0.012, width / 2 - 0.012],
        y: [low, low + t],
        z: [-depth / 2 + 0.008, face],
        grain: "x",
      }),
    )
    for (const side of [-1, 1])
      parts.add(
        "body",
        board({
          x: side < 0 ? [-width / 2 + 0.012, -width / 2 + 0.03] : [width / 2 - 0.03, width / 2 - 0.012],
          y: [low + t, top - t],
          z: [-depth / 2 + 0.008, face],
          grain: "z",
        }),
      )
    parts.add(
      "body",
      board({
        x: [-width / 2 + 0.03, width / 2 - 0.03],
        y: [low + t, top - t],
        z: [-depth / 2 + 0.01, -depth / 2 + 0.02],
        grain: "x",
      }),
    )
    for (const span of splitSpan([-width / 2 + 0.033, width / 2 - 0.033], drawers, 0.003))
      addDrawer(parts, {
        x: span,
        y: [low + t + 0.003, top - t - 0.003],
        face: face - 0.001,
        style: "slab",
        handle: handles,
      })
    const [x, z] = [width / 2 - 0.06, depth / 2 - 0.07]
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        parts.add(
          "base",
          squareLeg(
            legs === "tapered"
              ? {
                  top: [sx * x, low, sz * z],
                  foot: [sx * (x + 0.025), 0, sz * (z + 0.03)],
                  topSize: [0.04, 0.04],
                  footSize: [0.022, 0.022],
                  radius: 0.008,
                }
              : {
                  top: [sx * x, low, sz * z],
                  foot: [sx * x, 0, sz * z],
                  topSize: [0.018, 0.018],
                  footSize: [0.018, 0.018],
                  radius: 0.003,
                },
          ),
        )
    // The mirror stands on two posts at the back and leans a little.
    const gap = mirror === "round" ? 0.05 : 0.03
    const tall = height - top - gap
    const wide = mirror === "round" ? tall : Math.min(width * 0.62, tall * 0.86)
    const middle = top + gap + tall / 2
    const outline = mirrorOutline(mirror, wide, tall)
    const at = [0, middle, -depth / 2 + 0.035] as const
    parts.add(
      "mirror",
      place(
        plate({
          outline: outline.map(([px, pz]) => [px * 0.985, pz * 0.985] as const),
          thickness: 0.006,
          rim: 0.001,
        }),
        { at: [0, middle, at[2] + 0.004], turn: [Math.PI / 2, 0, 0] },
      ),
    )
    parts.add(
      "frame",
      place(plate({ outline, thickness: 0.012, rim: 0.003 }), {
        at: [0, middle, at[2] - 0.0055],
        turn: [Math.PI / 2, 0, 0],
      }),
    )
    parts.add(
      "frame",
      tube({
        path: outline.map(([px, pz]) => [px * 0.992, middle - pz * 0.992, at[2] + 0.002] as const),
        radius: 0.0065,
        steps: 96,
        sides: 8,
        isClosed: true,
      }),
    )
    for (const side of [-1, 1])
      parts.add(
        "frame",
        board({
          x: [side * wide * 0.22 - 0.008, side * wide * 0.22 + 0.008],
          y: [top - 0.002, middle],
          z: [at[2] - 0.022, at[2] - 0.01],
          radius: 0.003,
        }),
      )
    parts.add(
      "frame",
      board({
        x: [-wide * 0.26, wide * 0.26],
        y: [top - 0.0005, top + 0.008],
        z: [at[2] - 0.03, at[2] + 0.03],
        radius: 0.003,
      }),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth] }),
    symbolLine([
      [-width * 0.3, -depth / 2 + 0.035],
      [width * 0.3, -depth / 2 + 0.035],
    ]),
    symbolLine([
      [-width / 2, depth / 2 - 0.03],
      [width / 2, depth / 2 - 0.03],
    ]),
  ],
  looks: [
    {
      name: {
        zh: "橡木圆镜梳妆台",
        en: "Oak dressing table, round mirror",
        vi: "Bàn trang điểm sồi gương tròn",
      },
    },
    {
      name: {
        zh: "腮红拱镜梳妆台",
        en: "Blush dressing table, arched mirror",
        vi: "Bàn trang điểm hồng gương vòm",
      },
      values: { mirror: "arch", legs: "pin", drawers: 3, width: 1100, height: 1450 },
      finishes: { body: "lacquer-blush", fronts: "lacquer-blush", base: "brass-brushed" },
    },
    {
      name: { zh: "胡桃木方镜梳妆台", en: "Walnut dressing table", vi: "Bàn trang điểm óc chó" },
      values: { mirror: "rectangle", drawers: 1, handles: "bar", width: 900 },
      finishes: {
        body: "walnut-natural",
        fronts: "walnut-natural",
        base: "walnut-natural",
        frame: "walnut-natural",
      },
    },
  ],
})

/** The mirror lying flat; when it is turned upright, its lower edge is at positive z. */
function mirrorOutline(kind: "round" | "arch" | "rectangle", wide: number, tall: number): readonly Vec2[] {
  if (kind === "round") return ellipse(wide, tall, 2, 56)
  if (kind === "rectangle") return roundedRectangle(wide, tall, 0.05, 6)
  const arc = Array.from({ length: 29 }, (_, i): Vec2 => {
    const angle = (i / 28) * Math.PI
    return [Math.cos(angle) * (wide / 2), -tall / 2 + wide / 2 - (Math.sin(angle) * wide) / 2]
  })
  return [
    ...arc,
    [-wide / 2, tall / 2 - 0.01],
    [-wide / 2 + 0.01, tall / 2],
    [wide / 2 - 0.01, tall / 2],
    [wide / 2, tall / 2 - 0.01],
  ]
}
