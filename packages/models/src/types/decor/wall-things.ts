import { ball, disc } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { symbolOnWall } from "../../model/symbol-things.ts"

const rod = (size: Vec3, at: Vec3, radius = 0.003, grain?: "x" | "y" | "z"): Mesh =>
  place(roundedBox(grain ? { size, radius, grain } : { size, radius }), { at })

/** A radiator of round columns, or a flat panel with grooves. */
export const radiator = defineModel({
  id: "decor.radiator",
  category: "decor",
  name: { zh: "暖气片", en: "Radiator", vi: "Lò sưởi tường" },
  words: {
    zh: ["散热器", "采暖", "暖气"],
    en: ["heating", "column radiator", "panel radiator"],
    vi: ["bộ tản nhiệt", "máy sưởi", "sưởi"],
  },
  parameters: {
    width: length(1000, 400, 1800, 50),
    depth: length(110, 80, 180, 10),
    height: length(600, 300, 2000, 50),
    style: choice("columns", "panel", "bars"),
  },
  slots: {
    body: { finish: "lacquer-white", accepts: ["lacquer", "metal"] },
    valves: { finish: "chrome-polished", accepts: ["metal"] },
  },
  anchor: "wall",
  elevation: 100,
  build({ width, depth, height, style }) {
    const parts = openParts()
    const inside = width - 0.09
    if (style === "columns") {
      const sections = Math.max(6, Math.round(inside / 0.046))
      const step = inside / sections
      const rows = depth > 0.13 ? 3 : 2
      for (let i = 0; i < sections; i++) {
        const x = -inside / 2 + step * (i + 0.5)
        for (const y of [0.024, height - 0.024])
          parts.add("body", rod([step - 0.003, 0.048, depth - 0.02], [x, y, 0.01], 0.014))
        for (let k = 0; k < rows; k++) {
          const z = -depth / 2 + 0.035 + ((depth - 0.05) * k) / (rows - 1)
          parts.add(
            "body",
            tube({
              path: [
                [x, 0.04, z],
                [x, height - 0.04, z],
              ],
              radius: 0.0125,
              steps: 1,
              sides: 8,
              ends: "none",
            }),
          )
        }
      }
    } else if (style === "panel") {
      parts.add("body", rod([inside, height, depth * 0.32], [0, height / 2, depth / 2 - depth * 0.16], 0.008))
      parts.add(
        "body",
        rod([inside - 0.02, height - 0.02, depth * 0.2], [0, height / 2, -depth * 0.1], 0.006),
      )
      const grooves = Math.round(inside / 0.06)
      for (let i = 0; i < grooves; i++)
        parts.add(
          "body",
          rod(
            [0.028, height - 0.07, 0.008],
            [-inside / 2 + (inside * (i + 0.5)) / grooves, height / 2, depth / 2 - 0.003],
            0.004,
          ),
        )
      for (let i = 0; i < 40; i++)
        parts.add(
          "body",
          place(roundedBox({ size: [inside / 90, 0.004, depth * 0.5], radius: 0.001, rounds: 1 }), {
            at: [-inside / 2 + (inside * (i + 0.5)) / 40, height - 0.004, 0],
          }),
        )
    } else {
      for (const side of [-1, 1])
        parts.add(
          "body",
          rod([0.035, height, 0.035], [side * (inside / 2 - 0.0175), height / 2, -depth / 2 + 0.05], 0.008),
        )
      const bars = Math.max(4, Math.round(height / 0.075))
      for (let i = 0; i < bars; i++)
        parts.add(
          "body",
          rod(
            [inside, (height / bars) * 0.72, 0.018],
            [0, (height * (i + 0.5)) / bars, -depth / 2 + 0.077],
            0.007,
          ),
        )
    }
    const z = style === "columns" ? 0.01 : -0.005
    for (const side of [-1, 1]) {
      const x = side * (width / 2 - 0.0225)
      parts.add(
        "valves",
        place(disc({ radius: 0.019, height: 0.045, rim: 0.005, segments: 24 }), {
          at: [x, 0.06, z],
          turn: [0, 0, Math.PI / 2],
        }),
        tube({
          path: [
            [x, 0.06, z],
            [x, 0.002, z],
          ],
          radius: 0.0085,
          steps: 1,
          sides: 12,
          ends: "flat",
        }),
        tube({
          path: [
            [x, 0.045, z],
            [side * (inside / 2 - 0.01), 0.045, z],
          ],
          radius: 0.0085,
          steps: 1,
          sides: 12,
        }),
      )
      // Brackets hold it off the wall; they give the piece its depth.
      parts.add(
        "body",
        rod([0.03, 0.05, depth * 0.6], [side * inside * 0.34, height * 0.8, -depth / 2 + depth * 0.3], 0.003),
      )
    }
    parts.add("valves", place(ball(0.012, 16), { at: [width / 2 - 0.0225, 0.085, z] }))
    if (style === "bars")
      parts.add(
        "body",
        rod(
          [inside * 0.4, 0.012, Math.max(0.02, depth - 0.086)],
          [0, height * 0.5, depth / 2 - Math.max(0.02, depth - 0.086) / 2],
          0.004,
        ),
      )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth] }),
    ...Array.from({ length: 9 }, (_, i) => {
      const x = -width / 2 + (width * (i + 1)) / 10
      return symbolLine([
        [x, -depth / 2],
        [x, depth / 2],
      ])
    }),
  ],
  looks: [
    { name: { zh: "白色柱式暖气片", en: "White column radiator", vi: "Lò sưởi cột trắng" } },
    {
      name: { zh: "平板暖气片", en: "Panel radiator", vi: "Lò sưởi tấm" },
      values: { style: "panel", width: 1200, depth: 100 },
    },
    {
      name: { zh: "黑色高柱暖气片", en: "Tall columns in black", vi: "Lò sưởi cột cao đen" },
      values: { width: 500, height: 1800 },
      finishes: { body: "steel-black", valves: "brass-brushed" },
    },
  ],
})

/** A wall panel of slats on dark felt. */
export const slatWall = defineModel({
  id: "decor.slat-wall",
  category: "decor",
  name: { zh: "格栅墙板", en: "Slat wall", vi: "Vách nan gỗ" },
  words: {
    zh: ["格栅", "木饰面", "吸音板", "电视墙"],
    en: ["slatted panel", "acoustic panel", "wood wall", "feature wall"],
    vi: ["ốp tường", "lam gỗ", "tấm tiêu âm", "vách trang trí"],
  },
  parameters: {
    width: length(1200, 600, 3000, 100),
    depth: length(40, 30, 60, 5),
    height: length(2600, 900, 3000, 100),
    slat: choice("narrow", "broad", "round"),
    way: choice("upright", "level"),
  },
  slots: {
    slats: { finish: "oak-natural", accepts: ["wood", "lacquer"] },
    felt: { finish: "wool-charcoal", accepts: ["fabric", "paint", "wood"] },
  },
  anchor: "wall",
  elevation: 0,
  build({ width, depth, height, slat, way }) {
    const parts = openParts()
    parts.add("felt", rod([width, height, 0.009], [0, height / 2, -depth / 2 + 0.0045], 0.0008))
    const pitch = { narrow: 0.042, broad: 0.075, round: 0.05 }[slat]
    const wide = { narrow: 0.027, broad: 0.057, round: 0.042 }[slat]
    const isUpright = way === "upright"
    const span = isUpright ? width : height
    const number = Math.max(3, Math.floor((span + pitch - wide) / pitch))
    const step = (span - wide) / (number - 1)
    const thick = depth - 0.0088
    const z = -depth / 2 + 0.009 + thick / 2 - 0.0002
    for (let i = 0; i < number; i++) {
      const at = -span / 2 + wide / 2 + step * i
      const size: Vec3 = isUpright ? [wide, height, thick] : [width, wide, thick]
      const mesh = place(
        roundedBox({
          size,
          radius: slat === "round" ? Math.min(wide, thick) / 2 - 0.0005 : 0.002,
          rounds: slat === "round" ? 3 : 1,
          grain: isUpright ? "y" : "x",
        }),
        {
          at: isUpright ? [at, height / 2, z] : [0, height / 2 + at, z],
        },
      )
      parts.add("slats", mesh)
    }
    return parts.close()
  },
  symbol: ({ width, depth }) => symbolOnWall(width, depth),
  looks: [
    { name: { zh: "橡木窄格栅", en: "Narrow oak slats", vi: "Nan gỗ sồi hẹp" } },
    {
      name: { zh: "胡桃木宽格栅", en: "Broad walnut slats", vi: "Nan óc chó rộng" },
      values: { slat: "broad", width: 2400 },
      finishes: { slats: "walnut-natural" },
    },
    {
      name: { zh: "横向圆条板", en: "Level reeded panel", vi: "Tấm nan tròn ngang" },
      values: { slat: "round", way: "level", height: 1000, width: 1800 },
      finishes: { slats: "ash-natural", felt: "linen-stone" },
    },
  ],
})

/** A board with pegs, or a rail with hooks. */
export const coatHooks = defineModel({
  id: "decor.coat-hooks",
  category: "decor",
  name: { zh: "挂衣钩", en: "Coat hooks", vi: "Móc treo áo" },
  words: {
    zh: ["衣帽架", "玄关挂钩", "挂钩"],
    en: ["coat rack", "peg rail", "hall", "entry"],
    vi: ["giá treo", "móc áo", "lối vào"],
  },
  parameters: {
    width: length(900, 300, 1800, 50),
    depth: length(90, 70, 260, 10),
    height: length(140, 100, 300, 10),
    hooks: count(5, 2, 9),
    style: choice("pegs", "hooks", "shelf"),
  },
  slots: {
    board: { finish: "oak-natural", accepts: ["wood", "lacquer", "metal"] },
    hooks: { finish: "brass-brushed", accepts: ["metal", "wood"] },
  },
  anchor: "wall",
  elevation: 1550,
  build({ width, depth, height, hooks, style }) {
    const parts = openParts()
    const back = -depth / 2
    const thick = 0.02
    const board = style === "shelf" ? height - 0.022 : height
    parts.add("board", rod([width, board, thick], [0, board / 2, back + thick / 2], 0.005, "x"))
    if (style === "shelf") {
      parts.add("board", rod([width, 0.022, depth], [0, height - 0.011, 0], 0.004, "x"))
      for (const side of [-1, 1])
        parts.add(
          "board",
          rod(
            [0.02, board * 0.6, depth * 0.6],
            [side * (width / 2 - 0.05), board * 0.7, back + thick + depth * 0.3 - 0.001],
            0.004,
            "z",
          ),
        )
    }
    const reach = style === "shelf" ? Math.min(depth - 0.02, 0.075) : depth - thick
    for (let i = 0; i < hooks; i++) {
      const x = -width / 2 + (width * (i + 0.5)) / hooks
      const y = board * (style === "pegs" ? 0.5 : 0.62)
      const z = back + thick
      if (style === "pegs") {
        parts.add(
          "hooks",
          tube({
            path: [
              [x, y - 0.01, z - 0.002],
              [x, y + 0.004, z + reach - 0.012],
            ],
            radius: (at) => 0.0085 + 0.0015 * at,
            steps: 4,
            sides: 14,
          }),
          place(disc({ radius: 0.02, height: 0.012, rim: 0.005, segments: 28, rounds: 3 }), {
            at: [x, y + 0.006, z + reach - 0.0065],
            turn: [Math.PI / 2 - 0.16, 0, 0],
          }),
        )
      } else {
        parts.add(
          "hooks",
          place(roundedBox({ size: [0.022, Math.min(0.07, board * 0.55), 0.005], radius: 0.002 }), {
            at: [x, y - 0.008, z + 0.0025],
          }),
          tube({
            path: [
              [x, y - 0.03, z + 0.002],
              [x, y - 0.046, z + reach * 0.42],
              [x, y - 0.026, z + reach * 0.72],
            ],
            radius: 0.0048,
            steps: 14,
            sides: 10,
          }),
          tube({
            path: [
              [x, y, z + 0.002],
              [x, y + 0.002, z + reach * 0.5],
              [x, y + 0.022, z + reach - 0.009],
            ],
            radius: 0.0048,
            steps: 14,
            sides: 10,
          }),
          place(ball(0.0085, 14), { at: [x, y + 0.022, z + reach - 0.0085] }),
          place(ball(0.0075, 14), { at: [x, y - 0.026, z + reach * 0.72] }),
        )
      }
    }
    return parts.close()
  },
  symbol: ({ width, depth, hooks }) => [
    symbolBox({ size: [width, depth], style: "detail" }),
    symbolBox({ at: [0, -depth / 2 + 0.01], size: [width, 0.02] }),
    ...Array.from({ length: hooks }, (_, i) => {
      const x = -width / 2 + (width * (i + 0.5)) / hooks
      return symbolLine([
        [x, -depth / 2 + 0.02],
        [x, depth / 2],
      ])
    }),
  ],
  looks: [
    {
      name: { zh: "橡木挂钉板", en: "Oak peg rail", vi: "Thanh móc gỗ sồi" },
      finishes: { hooks: "oak-natural" },
    },
    {
      name: { zh: "黄铜双钩板", en: "Walnut board, brass hooks", vi: "Bảng óc chó móc đồng" },
      values: { style: "hooks", hooks: 4, width: 700 },
      finishes: { board: "walnut-natural" },
    },
    {
      name: { zh: "带搁板挂衣架", en: "Hooks under a shelf", vi: "Móc áo có kệ" },
      values: { style: "shelf", depth: 220, height: 220, hooks: 6, width: 1100 },
      finishes: { board: "lacquer-sage", hooks: "steel-black" },
    },
  ],
})
