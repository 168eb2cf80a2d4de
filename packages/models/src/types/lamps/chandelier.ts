import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { ball, disc, lathe } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolLine, symbolRound } from "../../model/symbol-lines.ts"
import { bulb, ceilingRose, clothShade, globe } from "./lamp-parts.ts"

/** Arms around a turned stem that carry candles, globes or small shades; or straight rods as of the fifties. */
export const chandelier = defineModel({
  id: "lamp.chandelier",
  category: "lamps",
  name: { zh: "枝形吊灯", en: "Chandelier", vi: "Đèn chùm" },
  words: {
    zh: ["吊灯", "枝形灯", "客厅灯", "灯"],
    en: ["pendant", "branched lamp", "living room light", "sputnik"],
    vi: ["đèn", "đèn chùm", "đèn phòng khách"],
  },
  parameters: {
    width: length(800, 500, 1200, 50),
    depth: length(800, 500, 1200, 50),
    height: length(1000, 600, 1800, 50),
    arms: count(6, 4, 10),
    style: choice("curved", "rods", "wheel"),
    lamps: choice("globes", "candles", "shades"),
  },
  slots: {
    frame: { finish: "brass-brushed", accepts: ["metal", "wood"] },
    glow: { finish: "glow-soft" },
    candles: { finish: "wax-ivory", accepts: ["paper", "ceramic"] },
    shades: { finish: "linen-shade", accepts: ["paper", "fabric"] },
  },
  anchor: "ceiling",
  build({ width, depth, height, arms, style, lamps }) {
    const parts = openParts()
    const lampRadius = lamps === "globes" ? 0.058 : lamps === "shades" ? 0.072 : 0.02
    const reach = Math.min(width, depth) / 2 - lampRadius
    const drop = style === "curved" ? Math.min(0.2, reach * 0.36) : 0.06
    const base = drop
    for (let i = 0; i < arms; i++) {
      const angle = (i / arms) * 2 * Math.PI
      const at = (far: number, y: number): Vec3 => [Math.cos(angle) * far, y, Math.sin(angle) * far]
      const rise = style === "rods" && i % 2 === 1 ? 0.11 : 0
      const end = at(reach, base + rise)
      if (style === "curved")
        parts.add(
          "frame",
          tube({
            path: [
              at(0.012, base + 0.03),
              at(reach * 0.3, base - drop * 0.72),
              at(reach * 0.68, base - drop * 0.86),
              at(reach * 0.96, base - drop * 0.35),
              end,
            ],
            radius: 0.0058,
            steps: 22,
            sides: 8,
          }),
        )
      else if (style === "rods")
        parts.add(
          "frame",
          tube({ path: [at(0, base + 0.03 + rise * 0.5), end], radius: 0.0055, steps: 1, sides: 10 }),
        )
      else
        parts.add(
          "frame",
          tube({ path: [at(0, base + 0.3), at(reach, base)], radius: 0.003, steps: 1, sides: 7 }),
        )
      const seat = end[1]
      parts.add(
        "frame",
        place(
          lathe({
            profile: [
              [0, -0.006],
              [0.012, -0.004],
              [0.024, 0.007],
              [0.026, 0.012],
              [0.013, 0.012],
              [0.012, 0.04],
              [0, 0.04],
            ],
            segments: 24,
          }),
          { at: end },
        ),
      )
      if (lamps === "globes")
        parts.add("glow", globe(lampRadius, [end[0], seat + 0.034 + lampRadius, end[2]]))
      else {
        parts.add(
          "candles",
          place(disc({ radius: 0.0105, height: 0.09, rim: 0.002, segments: 20 }), {
            at: [end[0], seat + 0.085, end[2]],
          }),
        )
        parts.add(
          "glow",
          place(bulb(0.0165), {
            at: [end[0], seat + 0.16, end[2]],
            turn: [Math.PI, 0, 0],
            scale: [0.85, 1, 0.85],
          }),
        )
        if (lamps === "shades") {
          const { cloth, wires } = clothShade({
            bottom: lampRadius,
            top: 0.042,
            y: seat + 0.085,
            tall: 0.115,
          })
          parts.add("shades", place(cloth, { at: [end[0], 0, end[2]] }))
          parts.add("frame", place(wires, { at: [end[0], 0, end[2]] }))
        }
      }
    }
    if (style === "wheel")
      parts.add(
        "frame",
        tube({
          path: (at): Vec3 => [Math.cos(at * 2 * Math.PI) * reach, base, Math.sin(at * 2 * Math.PI) * reach],
          radius: 0.011,
          section: [
            [-0.5, -1],
            [0.5, -1],
            [0.5, 1],
            [-0.5, 1],
          ],
          steps: 72,
          isClosed: true,
        }),
      )
    // The stem with its knops.
    const stemFoot = style === "wheel" ? base + 0.28 : base - (style === "curved" ? 0.05 : 0.02)
    parts.add(
      "frame",
      tube({
        path: [
          [0, stemFoot, 0],
          [0, height - 0.03, 0],
        ],
        radius: 0.0065,
        steps: 1,
        sides: 12,
      }),
      place(ball(style === "rods" ? 0.042 : 0.028, 24), {
        at: [0, style === "wheel" ? base + 0.3 : base + 0.04, 0],
      }),
      place(ball(0.014, 18), { at: [0, stemFoot + 0.004, 0] }),
      place(ball(0.017, 18), { at: [0, base + (height - base) * 0.55, 0], scale: [1, 1.5, 1] }),
      ceilingRose(height, 0.065, 0.034),
    )
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol({ width, depth, arms }) {
    const size = Math.min(width, depth) * 0.13
    const ends = Array.from({ length: arms }, (_, i) => {
      const angle = (i / arms) * 2 * Math.PI
      const at = [Math.cos(angle) * (width - size) * 0.5, Math.sin(angle) * (depth - size) * 0.5] as const
      return [symbolLine([[0, 0], at]), symbolRound({ at, size: [size, size], style: "detail" })]
    })
    return [symbolRound({ size: [width, depth], style: "dashed" }), ...ends.flat()]
  },
  looks: [
    { name: { zh: "黄铜六臂吊灯", en: "Six curved arms with globes", vi: "Đèn chùm sáu tay cầu" } },
    {
      name: { zh: "黑铁烛台吊灯", en: "Iron wheel with candles", vi: "Đèn chùm bánh xe nến" },
      values: { style: "wheel", lamps: "candles", arms: 8, width: 900, depth: 900 },
      finishes: { frame: "steel-black" },
    },
    {
      name: { zh: "复古放射吊灯", en: "Fifties rods", vi: "Đèn chùm tia thập niên 50" },
      values: { style: "rods", arms: 10, width: 1000, depth: 1000, height: 900 },
      finishes: { frame: "brass-aged" },
    },
    {
      name: { zh: "布罩古典吊灯", en: "Classic with linen shades", vi: "Đèn chùm cổ điển chụp vải" },
      values: { lamps: "shades", arms: 5, width: 750, depth: 750 },
      finishes: { frame: "nickel-satin" },
    },
  ],
})
