import { deform } from "../../geometry/deform.ts"
import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { ball, disc, lathe } from "../../geometry/lathe.ts"
import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { chance, noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { pillow } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolRound } from "../../model/symbol-lines.ts"

/** Pillar candles on a plate, or tapers in holders. */
export const candles = defineModel({
  id: "decor.candles",
  category: "decor",
  name: { zh: "蜡烛", en: "Candles", vi: "Nến" },
  words: {
    zh: ["烛台", "香薰", "摆件"],
    en: ["candlestick", "pillar candles", "tapers"],
    vi: ["chân nến", "nến thơm", "đồ trang trí"],
  },
  parameters: {
    width: length(260, 140, 400, 10),
    depth: length(200, 100, 320, 10),
    height: length(240, 120, 420, 10),
    kind: choice("pillars", "tapers"),
    candles: count(3, 1, 5),
  },
  slots: {
    wax: { finish: "wax-ivory", accepts: ["paper"] },
    holders: { finish: "brass-brushed", accepts: ["metal", "ceramic", "stone", "wood", "glass"] },
    wicks: { finish: "rubber-black" },
    flames: { finish: "glow-warm" },
  },
  anchor: "surface",
  build({ width, depth, height, kind, candles: number }) {
    const parts = openParts()
    const isPillar = kind === "pillars"
    if (isPillar)
      parts.add(
        "holders",
        place(
          lathe({
            profile: [
              [0, 0],
              [0.92, 0],
              [0.97, 0.004],
              [1, 0.013],
              [0.985, 0.014],
              [0.955, 0.008],
              [0, 0.007],
            ].map(([a, b]) => [((a ?? 0) * width) / 2, b ?? 0] as const),
            segments: 56,
          }),
          { scale: [1, 1, depth / width] },
        ),
      )
    for (let i = 0; i < number; i++) {
      const angle = (i / number) * 2 * Math.PI + 0.8
      const far = number === 1 ? 0 : isPillar ? 0.46 : 0.74
      const [x, z] = [(Math.cos(angle) * far * width) / 2, (Math.sin(angle) * far * depth) / 2]
      const r = isPillar ? Math.min(0.038, Math.min(width, depth) * 0.17) : 0.0105
      const top = (height - 0.045) * (i === 0 ? 1 : 0.55 + 0.35 * chance(i, number))
      const seat = isPillar ? 0.0075 : top * 0.42
      parts.add(
        "wax",
        deform(
          lathe({
            profile: [
              [r, seat],
              [r, top - 0.003],
              [r * 0.9, top],
              [r * 0.72, top - 0.002],
              [r * 0.4, top - 0.006],
              [0, top - 0.007],
            ],
            segments: 28,
          }),
          (p) => {
            if (p[1] > top - 0.004) p[1] += noise3(p[0] * 70, i, p[2] * 70, 3) * 0.002
            p[0] += x
            p[2] += z
          },
        ),
      )
      parts.add(
        "wicks",
        tube({
          path: [
            [x, top - 0.01, z],
            [x + 0.001, top + 0.008, z],
          ],
          radius: 0.0009,
          steps: 2,
          sides: 5,
        }),
      )
      parts.add(
        "flames",
        place(
          lathe({
            profile: [
              [0, 0],
              [0.0045, 0.006],
              [0.0052, 0.011],
              [0.003, 0.022],
              [0, 0.038],
            ],
            segments: 14,
            smooth: 3,
          }),
          { at: [x, top + 0.004, z] },
        ),
      )
      if (!isPillar)
        parts.add(
          "holders",
          place(
            lathe({
              profile: [
                [0, 0],
                [0.036, 0],
                [0.04, 0.003],
                [0.036, 0.008],
                [0.014, 0.014],
                [0.0075, 0.03],
                [0.007, seat - 0.03],
                [0.014, seat - 0.018],
                [0.0085, seat - 0.008],
                [0.015, seat + 0.004],
                [0.0155, seat + 0.014],
                [0.0115, seat + 0.014],
                [0.0115, seat + 0.002],
              ],
              segments: 32,
            }),
            { at: [x, 0, z] },
          ),
        )
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width * 0.3, depth * 0.3], style: "detail" }),
  ],
  looks: [
    { name: { zh: "托盘柱烛", en: "Pillars on a brass plate", vi: "Nến trụ trên đĩa đồng" } },
    {
      name: { zh: "黑色细烛台", en: "Three tapers in black holders", vi: "Ba nến dài chân đen" },
      values: { kind: "tapers", height: 360, width: 220, depth: 160 },
      finishes: { holders: "steel-black", wax: "book-clay" },
    },
    {
      name: { zh: "石盘单烛", en: "One pillar on marble", vi: "Nến trụ trên đá" },
      values: { candles: 1, width: 150, depth: 150, height: 170 },
      finishes: { holders: "marble-nero" },
    },
  ],
})

/** A basket of courses that are wound, with handles, empty or with a throw in it. */
export const basket = defineModel({
  id: "decor.basket",
  category: "decor",
  name: { zh: "编织篮", en: "Basket", vi: "Giỏ đan" },
  words: {
    zh: ["收纳篮", "藤篮", "脏衣篮"],
    en: ["storage basket", "laundry basket", "wicker", "seagrass"],
    vi: ["giỏ mây", "giỏ cói", "giỏ đồ"],
  },
  parameters: {
    width: length(420, 260, 600, 20),
    depth: length(420, 260, 600, 20),
    height: length(400, 200, 650, 10),
    shape: choice("belly", "straight"),
    inside: choice("empty", "throw"),
  },
  slots: {
    basket: { finish: "seagrass", accepts: ["woven"] },
    handles: { finish: "leather-tan", accepts: ["leather", "woven"] },
    throw: { finish: "knit-ivory", accepts: ["fabric"] },
  },
  anchor: "floor",
  build({ width, depth, height, shape, inside }) {
    const parts = openParts()
    const r = width / 2
    const tall = inside === "throw" ? height * 0.82 : height - 0.03
    const courses = Math.round(tall / 0.017)
    const half = tall / courses / 2
    const radiusAt = (t: number): number =>
      (shape === "belly"
        ? r * (0.72 + 0.28 * Math.sin(Math.PI * (0.12 + 0.76 * t)) - 0.05 * t)
        : r * (0.86 + 0.14 * t)) - half
    for (let i = 0; i < courses; i++)
      parts.add(
        "basket",
        tube({
          path: (at): Vec3 => {
            const angle = at * 2 * Math.PI
            const wave = 0.0025 * Math.sin(angle * 16 + i * Math.PI)
            const far = radiusAt((i + 0.5) / courses) + wave
            return [Math.cos(angle) * far, half * (2 * i + 1), Math.sin(angle) * far]
          },
          radius: half * 1.12,
          steps: 44,
          sides: 5,
          isClosed: true,
        }),
      )
    parts.add(
      "basket",
      place(disc({ radius: radiusAt(0), height: 0.014, rim: 0.005, segments: 40 }), { at: [0, 0.0075, 0] }),
    )
    for (const side of [-1, 1]) {
      const far = radiusAt(1) + 0.004
      parts.add(
        "handles",
        tube({
          path: [
            [side * far, tall * 0.8, -0.07],
            [side * far, tall + 0.008, -0.06],
            [side * far, Math.min(height, tall + 0.045) - 0.008, 0],
            [side * far, tall + 0.008, 0.06],
            [side * far, tall * 0.8, 0.07],
          ],
          radius: 0.008,
          steps: 28,
          sides: 8,
        }),
      )
    }
    if (inside === "throw")
      parts.add(
        "throw",
        deform(
          place(
            pillow({
              size: [r * 1.7, r * 1.7, (height - tall * 0.86) * 1.9],
              wrinkle: 0.03,
              seed: 4,
              cells: 26,
            }),
            { turn: [-Math.PI / 2, 0, 0], at: [0, tall * 0.86, 0] },
          ),
          (p) => {
            const limit = radiusAt(0.95) - 0.008
            const far = Math.hypot(p[0], p[2])
            if (far > limit) {
              p[0] *= limit / far
              p[2] *= limit / far
            }
            p[1] +=
              0.02 * noise3(p[0] * 11, 0, p[2] * 11, 6) +
              0.008 * Math.sin(p[0] * 60 + 4 * noise3(p[0] * 6, 1, p[2] * 6, 2))
          },
        ),
      )
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width * 0.84, depth * 0.84], style: "detail" }),
  ],
  looks: [
    {
      name: { zh: "海草篮与毯子", en: "Seagrass basket with a throw", vi: "Giỏ cói đựng chăn" },
      values: { inside: "throw", height: 440 },
    },
    {
      name: { zh: "藤编收纳篮", en: "Rattan storage basket", vi: "Giỏ mây đựng đồ" },
      values: { shape: "straight", height: 320 },
      finishes: { basket: "rattan-natural" },
    },
    {
      name: { zh: "深色高篮", en: "Tall dark basket", vi: "Giỏ cao màu đậm" },
      values: { height: 580, width: 400, depth: 400 },
      finishes: { basket: "wicker-dark", handles: "rope-sand" },
    },
  ],
})

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
            turn: [0, i * 0.7 * 0, (chance(i, 5) - 0.5) * 0.14],
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

const soft = (radius: Vec3, seed: number): Mesh =>
  deform(place(ball(1, 26), { scale: radius }), (p) => {
    const by =
      1 +
      0.035 * noise3(p[0] * 22 + seed, p[1] * 22, p[2] * 22, seed) +
      0.02 * noise3(p[0] * 70, p[1] * 70, p[2] * 70, seed + 4)
    p[0] *= by
    p[1] *= by
    p[2] *= by
  })

/** A bear that sits, with stitched paws, a nose and a scarf if one likes. */
export const teddy = defineModel({
  id: "decor.teddy",
  category: "decor",
  name: { zh: "泰迪熊", en: "Teddy bear", vi: "Gấu bông" },
  words: {
    zh: ["玩具", "毛绒玩具", "儿童房"],
    en: ["toy", "soft toy", "nursery", "kids"],
    vi: ["đồ chơi", "thú bông", "phòng trẻ em"],
  },
  parameters: {
    width: length(300, 200, 500, 10),
    depth: length(280, 180, 460, 10),
    height: length(400, 260, 660, 10),
    scarf: choice("scarf", "none"),
  },
  slots: {
    fur: { finish: "boucle-oat", accepts: ["fabric"] },
    face: { finish: "boucle-cream", accepts: ["fabric"] },
    eyes: { finish: "plastic-black", accepts: ["plastic"] },
    scarf: { finish: "knit-terracotta", accepts: ["fabric"] },
  },
  anchor: "surface",
  build({ width, depth, height, scarf }) {
    const parts = openParts()
    const fur = (radius: Vec3, at: Vec3, turn: Vec3 = [0, 0, 0], slot = "fur"): void =>
      parts.add(slot, place(soft(radius, parts.close().length + Math.round(at[0] * 90)), { at, turn }))
    fur([0.118, 0.125, 0.105], [0, 0.125, 0])
    fur([0.092, 0.086, 0.084], [0, 0.305, 0.012])
    fur([0.072, 0.085, 0.03], [0, 0.118, 0.085], [0.1, 0, 0], "face")
    for (const side of [-1, 1]) {
      fur([0.034, 0.034, 0.019], [side * 0.068, 0.375, 0.004], [0, 0, side * -0.5])
      fur([0.022, 0.022, 0.01], [side * 0.068, 0.374, 0.02], [0, 0, 0], "face")
      fur([0.036, 0.078, 0.036], [side * 0.118, 0.165, 0.042], [-0.6, 0, side * 0.55])
      fur([0.05, 0.046, 0.092], [side * 0.083, 0.048, 0.115], [0, side * 0.36, 0])
      fur([0.034, 0.037, 0.012], [side * 0.112, 0.05, 0.198], [0, side * 0.36, 0], "face")
      parts.add("eyes", place(ball(0.0095, 16), { at: [side * 0.034, 0.327, 0.088] }))
    }
    fur([0.043, 0.034, 0.034], [0, 0.283, 0.082], [0, 0, 0], "face")
    parts.add("eyes", place(ball(1, 16), { scale: [0.014, 0.0095, 0.009], at: [0, 0.297, 0.113] }))
    parts.add(
      "eyes",
      tube({
        path: [
          [0, 0.29, 0.1165],
          [0, 0.276, 0.116],
          [0.0, 0.274, 0.1155],
        ],
        radius: 0.0014,
        steps: 5,
        sides: 5,
      }),
    )
    parts.add(
      "eyes",
      tube({
        path: [
          [-0.016, 0.27, 0.11],
          [-0.008, 0.266, 0.1135],
          [0, 0.274, 0.1155],
          [0.008, 0.266, 0.1135],
          [0.016, 0.27, 0.11],
        ],
        radius: 0.0014,
        steps: 14,
        sides: 5,
      }),
    )
    if (scarf === "scarf") {
      parts.add(
        "scarf",
        tube({
          path: (at): Vec3 => [
            Math.sin(at * 2 * Math.PI) * 0.084,
            0.226 + 0.006 * Math.cos(at * 2 * Math.PI),
            0.012 + Math.cos(at * 2 * Math.PI) * 0.08,
          ],
          radius: 0.017,
          section: [
            [1, 0],
            [0.7, 0.7],
            [0, 1],
            [-0.7, 0.7],
            [-1, 0],
            [-0.7, -0.7],
            [0, -1],
            [0.7, -0.7],
          ],
          steps: 48,
          isClosed: true,
        }),
      )
      for (const [x, long] of [
        [0.03, 0.1],
        [0.058, 0.08],
      ] as const)
        parts.add(
          "scarf",
          deform(
            place(soft([0.018, long / 2, 0.008], 7), {
              at: [x, 0.215 - long / 2, 0.106],
              turn: [0.18, 0, 0.12],
            }),
            () => undefined,
          ),
        )
    }
    return fitMeshes(
      parts.close().map((part) => ({ slot: part.slot, mesh: mergeMeshes([part.mesh]) })),
      [width, height, depth],
    )
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width * 0.55, depth * 0.5], style: "detail" }),
  ],
  looks: [
    { name: { zh: "燕麦色泰迪熊", en: "Oat bear with a scarf", vi: "Gấu bông khăn đỏ đất" } },
    {
      name: { zh: "灰色大熊", en: "Large grey bear", vi: "Gấu bông xám lớn" },
      values: { width: 460, depth: 420, height: 600, scarf: "none" },
      finishes: { fur: "boucle-grey" },
    },
  ],
})
