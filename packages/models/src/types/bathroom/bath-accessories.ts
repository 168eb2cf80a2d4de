import { disc, lathe } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { noise3 } from "../../geometry/noise.ts"
import { pipe } from "../../geometry/pipe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { sheet } from "../../geometry/sheet.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { foldedTowels } from "../textiles/folded-towels.ts"
import { jar, pumpBottle } from "./bottles.ts"
import { hungTowel } from "./hung-towel.ts"
import { stud } from "./taps.ts"

/** A roll of paper on its holder, a sheet hanging down. */
export const paperHolder = defineModel({
  id: "holder.paper",
  category: "bathroom",
  name: { zh: "卷纸架", en: "Toilet-paper holder", vi: "Giá giấy vệ sinh" },
  words: {
    zh: ["厕纸架", "卷纸器", "纸巾架"],
    en: ["toilet roll holder", "loo roll"],
    vi: ["hộp giấy", "giá giấy", "lô giấy"],
  },
  parameters: {
    width: length(170, 150, 200, 10),
    depth: length(120, 115, 140, 5),
    height: length(170, 160, 220, 10),
    style: choice("arm", "shelf"),
  },
  slots: {
    metal: { finish: "brass-brushed", accepts: ["metal", "wood"] },
    paper: { finish: "paper-white" },
  },
  anchor: "wall",
  elevation: 600,
  build({ width, depth, height, style }) {
    const parts = openParts()
    const radius = 0.052
    const z = depth / 2 - radius - 0.001
    const top = style === "shelf" ? height - 0.03 : height - 0.001
    const y = top - radius + (style === "shelf" ? -0.012 : 0)
    const roll = lathe({
      profile: [
        [0.021, -0.05],
        [radius - 0.002, -0.05],
        [radius, -0.048],
        [radius, 0.048],
        [radius - 0.002, 0.05],
        [0.021, 0.05],
        [0.021, -0.05],
      ],
      segments: 40,
    })
    parts.add("paper", place(roll, { at: [-0.012, y, z], turn: [0, 0, Math.PI / 2] }))
    parts.add(
      "paper",
      sheet({
        cells: [4, 10],
        thickness: 0.0008,
        surface: (u, v): Vec3 => [
          -0.012 + (u - 0.5) * 0.098,
          y - (1 - v) * y,
          z + radius - 0.0035 + 0.003 * v + 0.006 * (1 - v) * Math.sin((1 - v) * 3) * 0.4,
        ],
      }),
    )
    const arm = y + 0.011
    parts.add(
      "metal",
      pipe({
        path: [
          [width / 2 - 0.024, arm, -depth / 2 + 0.004],
          [width / 2 - 0.024, arm, z],
          [-width / 2 + 0.006, arm, z],
        ],
        radius: 0.0085,
        bend: 0.02,
        steps: 32,
      }),
      place(stud(0.024, 0.009, 28), { at: [width / 2 - 0.024, arm, -depth / 2] }),
      place(disc({ radius: 0.012, height: 0.01, rim: 0.002, segments: 20 }), {
        at: [-width / 2 + 0.005, arm, z],
        turn: [0, 0, Math.PI / 2],
      }),
    )
    if (style === "shelf")
      parts.add(
        "metal",
        place(roundedBox({ size: [width, 0.006, depth * 0.86], radius: 0.002 }), {
          at: [0, top, -depth * 0.07],
        }),
        place(roundedBox({ size: [width, 0.03, 0.005], radius: 0.002 }), {
          at: [0, top + 0.012, -depth / 2 + 0.0025],
        }),
      )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.01 }),
    symbolBox({ at: [-0.012, depth / 2 - 0.053], size: [0.1, 0.1], style: "detail" }),
  ],
  looks: [
    { name: { zh: "黄铜卷纸架", en: "Brass holder", vi: "Giá đồng" } },
    {
      name: { zh: "黑色带置物板卷纸架", en: "Black holder with shelf", vi: "Giá đen có kệ" },
      values: { style: "shelf", height: 190 },
      finishes: { metal: "steel-black" },
    },
  ],
})

/** A shelf on the wall with bottles, a jar and a folded cloth; a rail below for a towel. */
export const bathShelf = defineModel({
  id: "shelf.bath",
  category: "bathroom",
  name: { zh: "浴室置物架", en: "Bathroom shelf", vi: "Kệ phòng tắm" },
  words: {
    zh: ["浴室架", "置物架", "层板"],
    en: ["shelf", "toiletries", "bottle shelf"],
    vi: ["kệ gắn tường", "kệ phòng tắm", "kệ chai lọ"],
  },
  parameters: {
    width: length(600, 400, 900, 50),
    depth: length(140, 120, 180, 10),
    height: length(520, 460, 700, 20),
    shelves: count(1, 1, 2),
    towel: toggle(true),
  },
  slots: {
    shelf: { finish: "oak-natural", accepts: ["wood", "stone", "metal", "glass"] },
    metal: { finish: "brass-brushed", accepts: ["metal"] },
    bottles: { finish: "glass-amber", accepts: ["glass", "ceramic", "plastic"] },
    pumps: { finish: "plastic-black", accepts: ["plastic", "metal"] },
    jars: { finish: "ceramic-stoneware", accepts: ["ceramic"] },
    towel: { finish: "towel-white", accepts: ["fabric"] },
  },
  anchor: "wall",
  elevation: 1000,
  build({ width, depth, height, shelves, towel }) {
    const parts = openParts()
    const tall = 0.17
    const first = shelves === 2 ? height - tall - 0.26 : height - tall
    const levels = shelves === 2 ? [first, height - tall] : [first]
    const [x, back] = [width / 2 - 0.03, -depth / 2]
    for (const [row, y] of levels.entries()) {
      parts.add(
        "shelf",
        place(roundedBox({ size: [width, 0.018, depth - 0.012], radius: 0.003, grain: "x" }), {
          at: [0, y - 0.009, 0],
        }),
      )
      parts.add(
        "metal",
        pipe({
          path: [
            [-width / 2 + 0.02, y + 0.03, back + 0.02],
            [-width / 2 + 0.006, y + 0.03, depth / 2 - 0.006],
            [width / 2 - 0.006, y + 0.03, depth / 2 - 0.006],
            [width / 2 - 0.02, y + 0.03, back + 0.02],
          ],
          radius: 0.0035,
          bend: 0.012,
          steps: 36,
          sides: 8,
          ends: "round",
        }),
        ...[-1, 1].map((side) =>
          place(stud(0.003, 0.03, 8), {
            at: [side * (width / 2 - 0.006), y + 0.03, depth / 2 - 0.006],
            turn: [Math.PI / 2, 0, 0],
          }),
        ),
      )
      const things = Math.max(2, Math.floor((width - 0.08) / 0.12))
      for (let i = 0; i < things; i++) {
        const at: Vec3 = [-width / 2 + 0.075 + i * 0.105, y, -0.008 + 0.012 * noise3(i * 1.7, row, 0, 3)]
        if ((i + row) % 3 === 2) {
          const made = jar(0.036, 0.085)
          parts.add("jars", place(made.glass, { at }))
          parts.add("shelf", place(made.lid, { at }))
        } else if (i < 2 || row === 0) {
          const made = pumpBottle(i % 2 === 0 ? 0.034 : 0.03, i % 2 === 0 ? tall : tall * 0.88)
          parts.add("bottles", place(made.glass, { at, turn: [0, 0.5 * noise3(i, row, 2), 0] }))
          parts.add(
            "pumps",
            ...made.pump.map((mesh) => place(mesh, { at, turn: [0, 0.5 * noise3(i, row, 2), 0] })),
          )
        }
      }
    }
    const bottom = 0.012
    for (const side of [-1, 1])
      parts.add(
        "metal",
        place(
          roundedBox({
            size: [0.016, Math.max(...levels) - bottom + 0.05, 0.006],
            radius: 0.0015,
            rounds: 1,
          }),
          {
            at: [side * x, (Math.max(...levels) + bottom + 0.05) / 2, back + 0.003],
          },
        ),
        ...levels.map((y) =>
          place(roundedBox({ size: [0.016, 0.006, depth - 0.02], radius: 0.0015, rounds: 1 }), {
            at: [side * x, y - 0.0212, -0.006],
          }),
        ),
      )
    const rail = first - 0.08
    parts.add(
      "metal",
      pipe({
        path: [
          [-x, rail, back + 0.004],
          [-x, rail, 0.005],
          [x, rail, 0.005],
          [x, rail, back + 0.004],
        ],
        radius: 0.006,
        bend: 0.016,
        steps: 34,
        sides: 10,
      }),
    )
    if (towel)
      parts.add(
        "towel",
        place(
          hungTowel({
            width: width * 0.4,
            front: rail,
            back: rail * 0.8,
            radius: 0.006,
            seed: 12,
            wave: 0.007,
          }),
          { at: [width * 0.14, rail, 0.005] },
        ),
      )
    else
      for (const side of [-1, 1])
        parts.add(
          "metal",
          place(roundedBox({ size: [0.016, 0.03, 0.006], radius: 0.0015, rounds: 1 }), {
            at: [side * x, 0.015, back + 0.0035],
          }),
        )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth] }),
    ...[-0.3, -0.12].map((x) => symbolRound({ at: [x * width, 0], size: [0.065, 0.065], style: "detail" })),
  ],
  looks: [
    { name: { zh: "橡木黄铜置物架", en: "Oak and brass shelf", vi: "Kệ sồi và đồng" } },
    {
      name: { zh: "大理石双层置物架", en: "Two marble shelves", vi: "Hai tầng cẩm thạch" },
      values: { shelves: 2, height: 680 },
      finishes: {
        shelf: "marble-carrara",
        metal: "steel-black",
        bottles: "ceramic-white",
        jars: "ceramic-sage",
        towel: "linen-stone",
      },
    },
    {
      name: { zh: "胡桃木窄架", en: "Narrow walnut shelf", vi: "Kệ hẹp óc chó" },
      values: { width: 450, towel: false, height: 460 },
      finishes: { shelf: "walnut-natural", bottles: "ceramic-black", pumps: "brass-brushed" },
    },
  ],
})

/** A basket of cane with a cloth liner, laundry in it; or a frame with a canvas bag. */
export const laundryBasket = defineModel({
  id: "basket.laundry",
  category: "bathroom",
  name: { zh: "脏衣篮", en: "Laundry basket", vi: "Giỏ đồ giặt" },
  words: {
    zh: ["洗衣篮", "脏衣篓", "收纳篮"],
    en: ["hamper", "washing basket", "storage basket"],
    vi: ["giỏ đựng đồ", "giỏ mây", "giỏ quần áo"],
  },
  parameters: {
    width: length(420, 320, 560, 10),
    depth: length(420, 300, 560, 10),
    height: length(580, 400, 680, 10),
    shape: choice("round", "square"),
    filled: toggle(true),
  },
  slots: {
    basket: { finish: "rattan-natural", accepts: ["woven", "fabric"] },
    liner: { finish: "linen-oat", accepts: ["fabric"] },
    laundry: { finish: "towel-white", accepts: ["fabric"] },
  },
  anchor: "floor",
  build({ width, depth, height, shape, filled }) {
    const parts = openParts()
    const power = shape === "square" ? 5 : 2
    const body = filled ? height - 0.045 : height - 0.004
    const ring = (angle: number, y: number, out: number): Vec3 => {
      const belly = 0.9 + 0.1 * Math.sin(Math.min(1, y / body) * 2.4) - out
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
      return [
        (Math.sign(sin) * Math.abs(sin) ** (2 / power) * (width - 0.016) * belly) / 2,
        y,
        (Math.sign(cos) * Math.abs(cos) ** (2 / power) * (depth - 0.016) * belly) / 2,
      ]
    }
    const uprights = 46
    const rows = 26
    // Weavers go in front of one stake and behind the next.
    parts.add(
      "basket",
      sheet({
        cells: [uprights * 4, rows * 2],
        surface: (u, v) => {
          const row = Math.floor(v * rows * 0.999)
          const side = row % 2 === 0 ? 1 : -1
          const round = Math.sin(((v * rows) % 1) * Math.PI)
          const over = side * Math.sin(u * uprights * Math.PI)
          return ring(u * 2 * Math.PI, v * (body - 0.012), 0.004 - over * 0.011 * (0.35 + 0.65 * round))
        },
      }),
      place(disc({ radius: Math.min(width, depth) * 0.43, height: 0.014, segments: 40 }), {
        at: [0, 0.012, 0],
        scale: [width / Math.min(width, depth), 1, depth / Math.min(width, depth)],
      }),
    )
    for (const [y, radius] of [
      [0.008, 0.008],
      [body - 0.012, 0.0105],
      [body - 0.034, 0.007],
    ] as const)
      parts.add(
        "basket",
        rim((at) => ring(at * 2 * Math.PI, y, -0.005), radius),
      )
    // The liner turns over the rim.
    parts.add(
      "liner",
      sheet({
        cells: [72, 8],
        thickness: 0.003,
        surface: (u, v) => {
          const angle = u * 2 * Math.PI
          const fold = noise3(Math.sin(angle) * 5, Math.cos(angle) * 5, v * 2, 5)
          const over = v < 0.45
          const y = over
            ? body - 0.075 + (v / 0.45) * 0.079 + fold * 0.006 * (0.45 - v)
            : body + 0.004 - ((v - 0.45) / 0.55) * (body * 0.3)
          const out = over ? -0.034 - Math.abs(fold) * 0.012 * (1 - v / 0.45) : 0.05 + fold * 0.01
          const [x, , z] = ring(angle, Math.min(y, body), out)
          return [x, y, z]
        },
      }),
    )
    if (filled) parts.add("laundry", heap(width, depth, height, body))
    else
      parts.add(
        "liner",
        place(disc({ radius: Math.min(width, depth) * 0.42, height: 0.006 }), {
          at: [0, body * 0.7, 0],
          scale: [width / Math.min(width, depth), 1, depth / Math.min(width, depth)],
        }),
      )
    return parts.close()
  },
  symbol: ({ width, depth, shape }) => [
    shape === "round"
      ? symbolRound({ size: [width, depth] })
      : symbolBox({ size: [width, depth], radius: width * 0.2 }),
    shape === "round"
      ? symbolRound({ size: [width - 0.05, depth - 0.05], style: "detail" })
      : symbolBox({ size: [width - 0.05, depth - 0.05], radius: width * 0.18, style: "detail" }),
  ],
  looks: [
    { name: { zh: "藤编圆篮", en: "Round rattan basket", vi: "Giỏ mây tròn" } },
    {
      name: { zh: "深色方篮", en: "Square dark wicker", vi: "Giỏ vuông mây sẫm" },
      values: { shape: "square", width: 460, depth: 340, height: 560 },
      finishes: { basket: "wicker-dark", liner: "linen-stone" },
    },
    {
      name: { zh: "棉绳收纳篮", en: "Cotton-rope basket", vi: "Giỏ dây cotton" },
      values: { height: 420, width: 480, depth: 480 },
      finishes: { basket: "rope-sand", liner: "cotton-white", laundry: "knit-terracotta" },
    },
  ],
})

const rim = (path: (at: number) => Vec3, radius: number): Mesh =>
  pipe({
    path: Array.from({ length: 65 }, (_, i) => path(i / 64)),
    radius,
    bend: 0.02,
    steps: 64,
    sides: 8,
    ends: "none",
  })

/** Towels thrown in: a rounded heap with deep creases. */
const heap = (width: number, depth: number, height: number, from: number): Mesh =>
  sheet({
    cells: [40, 14],
    surface: (u, v) => {
      const angle = u * 2 * Math.PI
      const reach = (1 - v) * 0.415
      const [x, z] = [Math.sin(angle) * reach * width, Math.cos(angle) * reach * depth]
      const fold = Math.abs(noise3(x * 11, z * 11, 0.4, 3)) + 0.5 * Math.abs(noise3(x * 24, z * 24, 0.7, 4))
      const dome = Math.sin((v * Math.PI) / 2)
      const y = from - 0.05 + dome * (height - from + 0.05) * (1 - 0.3 * Math.min(1, fold)) ** 1
      return [x, Math.min(height, y), z]
    },
  })

/** A tray with a soap dispenser, a cup with brushes and a folded cloth. */
export const bathSet = defineModel({
  id: "set.bath",
  category: "bathroom",
  name: { zh: "洗漱套装", en: "Basin set", vi: "Bộ phụ kiện lavabo" },
  words: {
    zh: ["皂液器", "漱口杯", "牙刷杯"],
    en: ["soap dispenser", "toothbrush cup", "tray", "tumbler"],
    vi: ["bình xà phòng", "cốc đánh răng", "khay"],
  },
  parameters: {
    width: length(300, 240, 360, 10),
    depth: length(130, 110, 160, 10),
    height: length(190, 170, 210, 10),
  },
  slots: {
    tray: { finish: "travertine-beige", accepts: ["stone", "wood", "metal", "ceramic"] },
    bottle: { finish: "glass-amber", accepts: ["glass", "ceramic"] },
    pump: { finish: "brass-brushed", accepts: ["metal", "plastic"] },
    cup: { finish: "ceramic-stoneware", accepts: ["ceramic", "glass"] },
    brush: { finish: "bamboo-natural", accepts: ["wood", "plastic"] },
    cloth: { finish: "towel-white", accepts: ["fabric"] },
  },
  anchor: "surface",
  elevation: 850,
  build({ width, depth, height }) {
    const parts = openParts()
    parts.add(
      "tray",
      place(roundedBox({ size: [width, 0.016, depth], radius: 0.006, rounds: 3 }), { at: [0, 0.008, 0] }),
    )
    const bottle = pumpBottle(0.034, height - 0.016)
    const at: Vec3 = [-width / 2 + 0.055, 0.016, -0.006]
    parts.add("bottle", place(bottle.glass, { at, turn: [0, 0.4, 0] }))
    parts.add("pump", ...bottle.pump.map((mesh) => place(mesh, { at, turn: [0, 0.4, 0] })))
    const cup: Vec3 = [-width / 2 + 0.14, 0.016, -0.01]
    parts.add(
      "cup",
      place(
        lathe({
          profile: [
            [0, 0],
            [0.031, 0],
            [0.034, 0.004],
            [0.036, 0.095],
            [0.0345, 0.097],
            [0.033, 0.095],
            [0.031, 0.008],
            [0, 0.008],
          ],
          segments: 32,
        }),
        { at: cup },
      ),
    )
    for (const [i, lean] of [0.16, -0.2].entries())
      parts.add(
        "brush",
        place(
          roundedBox({
            size: [0.012, 0.165, 0.006],
            radius: 0.0028,
            cells: [1, 6, 1],
            bend: (p) => {
              p[0] *= 1 - 0.35 * Math.max(0, p[1] / 0.08)
            },
          }),
          {
            at: [cup[0] + lean * 0.05, 0.108, cup[2] + (i - 0.5) * 0.012],
            turn: [0, i * 0.9, -lean],
          },
        ),
      )
    parts.add(
      "cloth",
      ...foldedTowels({ width: width - 0.21, depth: depth * 0.76, count: 2, seed: 9, thick: 0.026 }).map(
        (mesh) => place(mesh, { at: [width / 2 - (width - 0.21) / 2 - 0.012, 0.0162, 0] }),
      ),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.01 }),
    symbolRound({ at: [-width / 2 + 0.055, 0], size: [0.068, 0.068], style: "detail" }),
    symbolRound({ at: [-width / 2 + 0.14, 0], size: [0.07, 0.07], style: "detail" }),
  ],
  looks: [
    {
      name: {
        zh: "洞石琥珀套装",
        en: "Travertine and amber glass",
        vi: "Đá travertine và thủy tinh hổ phách",
      },
    },
    {
      name: { zh: "黑白大理石套装", en: "Marble and black", vi: "Cẩm thạch và đen" },
      finishes: {
        tray: "marble-carrara",
        bottle: "ceramic-black",
        pump: "steel-black",
        cup: "ceramic-white",
      },
    },
  ],
})
