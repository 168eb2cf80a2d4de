import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { disc, lathe } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec2, Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolLamp } from "../../model/symbol-things.ts"
import { bulb } from "./lamp-parts.ts"

/** A lamp close under the ceiling: an opal disc, a bowl on three rods, a cloth drum. */
export const ceilingFlush = defineModel({
  id: "lamp.ceiling-flush",
  category: "lamps",
  name: { zh: "吸顶灯", en: "Flush ceiling lamp", vi: "Đèn ốp trần" },
  words: {
    zh: ["顶灯", "灯", "卧室灯", "走廊灯"],
    en: ["ceiling light", "plafond", "hall light", "bedroom light"],
    vi: ["đèn", "đèn trần", "đèn hành lang", "đèn phòng ngủ"],
  },
  parameters: {
    width: length(420, 240, 700, 20),
    depth: length(420, 240, 700, 20),
    height: length(130, 80, 260, 10),
    form: choice("disc", "bowl", "drum"),
  },
  slots: {
    glass: { finish: "glass-opal", accepts: ["glass", "paper", "fabric", "light"] },
    fittings: { finish: "brass-brushed", accepts: ["metal", "wood"] },
    glow: { finish: "glow-soft" },
  },
  anchor: "ceiling",
  build({ width, depth, height, form }) {
    const parts = openParts()
    const r = width / 2
    const ring = (radius: number, y: number, thick: number, tall: number): void => {
      parts.add(
        "fittings",
        lathe({
          profile: [
            [radius - thick, y],
            [radius - 0.001, y],
            [radius, y + 0.001],
            [radius, y + tall],
            [radius - thick, y + tall],
          ],
          segments: 64,
        }),
      )
    }
    if (form === "disc") {
      const profile: readonly Vec2[] = [
        [0, 0],
        [r * 0.6, height * 0.03],
        [r * 0.86, height * 0.14],
        [r * 0.955, height * 0.34],
        [r * 0.965, height * 0.6],
      ]
      parts.add("glass", lathe({ profile, smooth: 4, segments: 60 }))
      ring(r, height * 0.56, r * 0.05, height * 0.44)
      // White behind, as lamps are: in a doll's house one looks at it from above.
      parts.add(
        "glass",
        place(disc({ radius: r * 0.98, height: 0.004, rim: 0.001, segments: 64 }), {
          at: [0, height - 0.002, 0],
        }),
      )
    } else if (form === "bowl") {
      const bowl = height * 0.62
      parts.add(
        "glass",
        lathe({
          profile: [
            [0, 0.012],
            [r * 0.45, bowl * 0.14],
            [r * 0.8, bowl * 0.46],
            [r * 0.985, bowl * 0.94],
            [r, bowl],
            [r * 0.985, bowl],
            [r * 0.78, bowl * 0.5],
            [0, bowl * 0.12],
          ],
          smooth: 3,
          segments: 56,
        }),
      )
      for (let i = 0; i < 3; i++) {
        const angle = (i / 3) * 2 * Math.PI
        const at = (far: number, y: number): Vec3 => [Math.cos(angle) * far, y, Math.sin(angle) * far]
        parts.add(
          "fittings",
          tube({
            path: [at(r * 0.93, bowl * 0.86), at(r * 0.9, bowl + 0.006), at(r * 0.22, height - 0.02)],
            radius: 0.0032,
            steps: 12,
            sides: 8,
          }),
        )
      }
      parts.add(
        "fittings",
        place(disc({ radius: r * 0.28, height: 0.026, rim: 0.006, segments: 44 }), {
          at: [0, height - 0.013, 0],
        }),
      )
      parts.add(
        "fittings",
        place(disc({ radius: 0.014, height: 0.02, rim: 0.006, segments: 24 }), { at: [0, 0.01, 0] }),
      )
    } else {
      parts.add(
        "glass",
        lathe({
          profile: [
            [r - 0.0025, 0.004],
            [r, 0.004],
            [r, height - 0.014],
            [r - 0.0025, height - 0.014],
          ],
          segments: 64,
          grain: "up",
        }),
      )
      parts.add(
        "glass",
        place(disc({ radius: r * 0.975, height: 0.003, rim: 0.001, segments: 64 }), { at: [0, 0.014, 0] }),
      )
      ring(r + 0.001, 0, 0.006, 0.007)
      ring(r + 0.001, height - 0.018, 0.006, 0.018)
      parts.add(
        "glass",
        place(disc({ radius: r * 0.96, height: 0.004, rim: 0.001 }), { at: [0, height - 0.004, 0] }),
      )
    }
    parts.add("glow", place(bulb(Math.min(0.026, height * 0.16)), { at: [0, height * 0.44, 0] }))
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => symbolLamp(width, depth, "dashed"),
  looks: [
    { name: { zh: "黄铜边吸顶灯", en: "Opal disc with a brass band", vi: "Đèn ốp trần viền đồng" } },
    {
      name: { zh: "碗形半吊灯", en: "Opal bowl on rods", vi: "Đèn bát treo sát trần" },
      values: { form: "bowl", height: 240, width: 380, depth: 380 },
      finishes: { fittings: "brass-aged" },
    },
    {
      name: { zh: "亚麻鼓形吸顶灯", en: "Linen drum", vi: "Đèn trống vải lanh" },
      values: { form: "drum", width: 520, depth: 520, height: 180 },
      finishes: { glass: "linen-shade", fittings: "oak-natural" },
    },
  ],
})
