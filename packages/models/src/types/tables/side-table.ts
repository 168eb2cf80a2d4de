import { disc, lathe } from "../../geometry/lathe.ts"
import { ellipse } from "../../geometry/outlines.ts"
import { place } from "../../geometry/place-mesh.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolRound } from "../../model/symbol-lines.ts"
import { baseFinishes, reededDrum, tableTop, topFinishes, trumpet } from "../construction/table-parts.ts"

/** A small round table beside a sofa or an armchair. */
export const sideTable = defineModel({
  id: "side-table.round",
  category: "tables",
  name: { zh: "圆边几", en: "Side table", vi: "Bàn góc tròn" },
  words: {
    zh: ["边几", "角几", "小圆几", "沙发边几", "床头几"],
    en: ["side table", "end table", "accent table", "drinks table", "tray table"],
    vi: ["bàn góc", "bàn phụ", "bàn bên sofa", "bàn tròn nhỏ"],
  },
  parameters: {
    width: length(450, 300, 650, 10),
    depth: length(450, 300, 650, 10),
    height: length(520, 380, 680, 10),
    base: choice("stem", "threeLegs", "drum", "trumpet", "turned"),
    rim: choice("flat", "tray"),
  },
  slots: {
    top: { finish: "marble-verde", accepts: [...topFinishes, "metal"] },
    base: { finish: "brass-brushed", accepts: baseFinishes },
  },
  anchor: "floor",
  build({ width, depth, height, base, rim }) {
    const parts = openParts()
    const r = width / 2
    const scale: readonly [number, number, number] = [1, 1, depth / width]
    const isTray = rim === "tray"
    const thickness = 0.02
    const topHeight = isTray ? height - 0.026 : height
    parts.add(
      "top",
      tableTop({
        outline: ellipse(isTray ? width - 0.006 : width, isTray ? depth - 0.006 : depth, 2, 64),
        height: topHeight,
        thickness,
        rim: 0.003,
      }),
    )
    if (isTray)
      parts.add(
        "top",
        place(
          lathe({
            profile: [
              [r - 0.012, -0.012],
              [r - 0.003, -0.01],
              [r, -0.002],
              [r, 0.024],
              [r - 0.002, 0.026],
              [r - 0.005, 0.026],
              [r - 0.007, 0.024],
              [r - 0.007, 0.004],
              [r - 0.012, 0],
            ],
            segments: 64,
          }),
          { at: [0, topHeight, 0], scale },
        ),
      )
    const under = topHeight - thickness
    switch (base) {
      case "stem":
        parts.add(
          "base",
          place(disc({ radius: r * 0.62, height: 0.012, rim: 0.003, segments: 48 }), {
            at: [0, 0.006, 0],
            scale,
          }),
        )
        parts.add(
          "base",
          tube({
            path: (at) => [0, 0.01 + at * (under - 0.012), 0],
            radius: 0.012,
            steps: 1,
            sides: 20,
            ends: "none",
          }),
        )
        parts.add(
          "base",
          place(disc({ radius: r * 0.4, height: 0.006, rim: 0.001, segments: 32 }), {
            at: [0, under - 0.0032, 0],
            scale,
          }),
        )
        break
      case "threeLegs":
        for (let i = 0; i < 3; i++) {
          const angle = (i / 3) * 2 * Math.PI + 0.4
          const [sin, cos] = [Math.sin(angle), Math.cos(angle) * (depth / width)]
          parts.add(
            "base",
            taperedLeg({
              top: [sin * r * 0.5, under, cos * r * 0.5],
              foot: [sin * r * 0.86, 0, cos * r * 0.86],
              topRadius: 0.017,
              footRadius: 0.011,
              sides: 16,
            }),
          )
        }
        parts.add(
          "base",
          place(disc({ radius: r * 0.62, height: 0.022, rim: 0.004, segments: 40 }), {
            at: [0, under - 0.0112, 0],
            scale,
          }),
        )
        break
      case "drum":
        parts.add("base", reededDrum(width * 0.72, depth * 0.72, under, 0.036))
        break
      case "trumpet":
        parts.add("base", trumpet(r * 0.68, 0.022, r * 0.34, under))
        break
      case "turned":
        // Stacked turned forms: ball, cone, disc.
        parts.add(
          "base",
          lathe({
            profile: [
              [r * 0.6, 0],
              [r * 0.62, 0.012],
              [r * 0.6, 0.05],
              [r * 0.3, under * 0.16],
              [r * 0.22, under * 0.2],
              [r * 0.46, under * 0.34],
              [r * 0.52, under * 0.46],
              [r * 0.42, under * 0.6],
              [r * 0.2, under * 0.7],
              [r * 0.24, under * 0.76],
              [r * 0.6, under * 0.97],
              [r * 0.6, under],
            ],
            segments: 48,
            smooth: 3,
            grain: "up",
          }),
        )
    }
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width * 0.9, depth * 0.9], style: "detail" }),
  ],
  looks: [
    { name: { zh: "绿大理石黄铜边几", en: "Green marble on a brass stem", vi: "Bàn góc đá xanh chân đồng" } },
    {
      name: { zh: "橡木三足边几", en: "Three-legged oak table", vi: "Bàn góc sồi ba chân" },
      values: { base: "threeLegs", width: 480, depth: 480, height: 480 },
      finishes: { top: "oak-natural", base: "oak-natural" },
    },
    {
      name: { zh: "烟熏橡木车旋边几", en: "Turned table in smoked oak", vi: "Bàn góc tiện sồi hun khói" },
      values: { base: "turned", width: 400, depth: 400, height: 500 },
      finishes: { top: "oak-smoked", base: "oak-smoked" },
    },
    {
      name: { zh: "托盘铁艺边几", en: "Tray table in sand steel", vi: "Bàn khay thép màu cát" },
      values: { rim: "tray", width: 420, depth: 420, height: 550 },
      finishes: { top: "steel-sand", base: "steel-sand" },
    },
  ],
})
