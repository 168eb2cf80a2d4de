import { deform } from "../../geometry/deform.ts"
import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { ball, disc } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { chance, noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolRound } from "../../model/symbol-lines.ts"

/** An abstract piece on a base: a knot, two arches, or stacked stones. */
export const sculpture = defineModel({
  id: "decor.sculpture",
  category: "decor",
  name: { zh: "雕塑摆件", en: "Sculpture", vi: "Tượng trang trí" },
  words: {
    zh: ["摆件", "装饰品", "艺术品"],
    en: ["object", "ornament", "abstract", "art"],
    vi: ["đồ trang trí", "nghệ thuật", "tượng"],
  },
  parameters: {
    width: length(240, 120, 400, 10),
    depth: length(130, 80, 260, 10),
    height: length(300, 160, 600, 10),
    form: choice("knot", "arches", "stones"),
  },
  slots: {
    body: { finish: "ceramic-matt-white", accepts: ["ceramic", "stone", "metal", "wood"] },
    base: { finish: "marble-nero", accepts: ["stone", "wood", "metal"] },
  },
  anchor: "surface",
  build({ width, depth, height, form }) {
    const parts = openParts()
    const base = 0.03
    const tall = height - base
    const baseDisc = (by: number): Mesh =>
      place(disc({ radius: 0.5, height: base, rim: 0.003, segments: 48 }), {
        at: [0, base / 2, 0],
        scale: [width * by, 1, depth * by],
      })
    if (form === "knot") {
      parts.add("base", baseDisc(0.52))
      parts.add(
        "body",
        tube({
          path: (at): Vec3 => {
            const t = at * 2 * Math.PI
            return [
              (Math.sin(t) + 2 * Math.sin(2 * t)) * width * 0.135,
              base + tall / 2 + (Math.cos(t) - 2 * Math.cos(2 * t)) * tall * 0.142,
              -Math.sin(3 * t) * depth * 0.27,
            ]
          },
          radius: Math.min(width, tall) * 0.085,
          steps: 130,
          sides: 18,
          isClosed: true,
        }),
      )
    } else if (form === "arches") {
      parts.add("base", baseDisc(1))
      for (const [i, by] of [1, 0.62].entries()) {
        const r = width * 0.085 * (i === 0 ? 1 : 0.85)
        const span = width * 0.36 * by
        const rise = (tall - r) * (i === 0 ? 1 : 0.62)
        parts.add(
          "body",
          tube({
            path: [
              [-span, base - 0.01, 0],
              [-span, base + rise * 0.45, 0],
              [-span * 0.72, base + rise * 0.86, i * 0.01],
              [0, base + rise, 0],
              [span * 0.72, base + rise * 0.86, -i * 0.01],
              [span, base + rise * 0.45, 0],
              [span, base - 0.01, 0],
            ],
            radius: r,
            steps: 60,
            sides: 20,
            ends: "none",
          }),
        )
      }
    } else {
      const sizes = [0.34, 0.28, 0.22, 0.16]
      let y = 0
      for (const [i, share] of sizes.entries()) {
        const h = share * height
        const stone = deform(ball(0.5, 32), (p) => {
          const by = 1 + 0.09 * noise3(p[0] * 2.4 + i * 5, p[1] * 2.4, p[2] * 2.4, i + 2)
          p[0] *= by
          p[1] *= by
          p[2] *= by
        })
        parts.add(
          i % 2 === 0 ? "body" : "base",
          place(stone, {
            scale: [width * (1 - i * 0.19), h * 1.06, depth * (1 - i * 0.17)],
            at: [(chance(i, 3) - 0.5) * width * 0.07, y + h / 2, 0],
            turn: [0, 0, (chance(i, 5) - 0.5) * 0.14],
          }),
        )
        y += h * 0.985
      }
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width * 0.5, depth * 0.5], style: "detail" }),
  ],
  looks: [
    { name: { zh: "白陶绳结", en: "White ceramic knot", vi: "Nút thắt gốm trắng" } },
    {
      name: { zh: "双拱摆件", en: "Two arches in terracotta", vi: "Hai vòm đất nung" },
      values: { form: "arches", height: 260 },
      finishes: { body: "ceramic-terracotta", base: "oak-natural" },
    },
    {
      name: { zh: "叠石", en: "Balanced stones", vi: "Đá xếp chồng" },
      values: { form: "stones", height: 380, width: 180, depth: 140 },
      finishes: { body: "travertine-beige", base: "slate-dark" },
    },
  ],
})
