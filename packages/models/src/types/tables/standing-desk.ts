import { board } from "../../geometry/board.ts"
import { disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { tableTop, topFinishes, topOutline } from "../construction/table-parts.ts"

/** A desk on two lifting columns; its height is the one that it is set to. */
export const standingAdmin = defineModel({
  id: "desk.standing",
  category: "tables",
  name: { zh: "升降桌", en: "Standing desk", vi: "Bàn nâng hạ" },
  words: {
    zh: ["升降桌", "电动升降桌", "站立办公桌", "办公桌", "电脑桌"],
    en: ["standing desk", "sit-stand desk", "height adjustable desk", "office desk"],
    vi: ["bàn nâng hạ", "bàn đứng", "bàn làm việc", "bàn điện"],
  },
  parameters: {
    width: length(1500, 1100, 2000, 50),
    depth: length(750, 600, 900, 10),
    height: length(740, 650, 1280, 10),
    corners: choice("rounded", "rectangle", "boat"),
    tray: toggle(true),
    thickness: length(25, 18, 40, 1),
  },
  slots: {
    top: { finish: "oak-natural", accepts: topFinishes },
    frame: { finish: "steel-white", accepts: ["metal"] },
    inner: { finish: "steel-brushed", accepts: ["metal"] },
    controls: { finish: "plastic-black", accepts: ["plastic"] },
  },
  anchor: "floor",
  clearance: { front: 900 },
  build({ width, depth, height, corners, tray, thickness }) {
    const parts = openParts()
    const under = height - thickness
    parts.add("top", tableTop({ outline: topOutline(corners, width, depth), height, thickness, rim: 0.004 }))
    const x = width / 2 - Math.max(0.22, width * 0.17)
    const foot = Math.min(depth - 0.08, 0.7)
    for (const side of [-1, 1]) {
      const at = side * x
      parts.add(
        "frame",
        board({
          x: [at - 0.04, at + 0.04],
          y: [0.012, 0.042],
          z: [-foot / 2, foot / 2],
          radius: 0.012,
          rounds: 3,
          grain: "z",
        }),
      )
      for (const end of [-1, 1])
        parts.add(
          "controls",
          place(disc({ radius: 0.022, height: 0.013, segments: 20 }), {
            at: [at, 0.0065, end * (foot / 2 - 0.05)],
          }),
        )
      // Three steps of a telescope: the lowest is the widest.
      const rise = under - 0.08
      parts.add(
        "frame",
        board({
          x: [at - 0.04, at + 0.04],
          y: [0.04, 0.04 + Math.min(0.5, rise * 0.62)],
          z: [-0.03, 0.03],
          radius: 0.006,
          rounds: 2,
          grain: "y",
        }),
      )
      parts.add(
        "inner",
        board({
          x: [at - 0.035, at + 0.035],
          y: [0.04, Math.min(under - 0.02, 0.04 + Math.max(0.56, rise * 0.82))],
          z: [-0.025, 0.025],
          radius: 0.006,
          rounds: 2,
          grain: "y",
        }),
      )
      parts.add(
        "inner",
        board({
          x: [at - 0.03, at + 0.03],
          y: [0.1, under - 0.03],
          z: [-0.02, 0.02],
          radius: 0.005,
          rounds: 2,
          grain: "y",
        }),
      )
      parts.add(
        "frame",
        board({
          x: [at - 0.05, at + 0.05],
          y: [under - 0.09, under - 0.03],
          z: [-0.045, 0.045],
          radius: 0.006,
          rounds: 2,
        }),
      )
      parts.add(
        "frame",
        board({
          x: [at - 0.025, at + 0.025],
          y: [under - 0.034, under - 0.0004],
          z: [-depth / 2 + 0.06, depth / 2 - 0.06],
          radius: 0.003,
          grain: "z",
        }),
      )
    }
    for (const z of [-0.07, 0.07])
      parts.add(
        "frame",
        board({
          x: [-x, x],
          y: [under - 0.036, under - 0.004],
          z: [z - 0.014, z + 0.014],
          radius: 0.003,
          grain: "x",
        }),
      )
    parts.add(
      "controls",
      board({
        x: [width / 2 - 0.3, width / 2 - 0.17],
        y: [under - 0.022, under - 0.0004],
        z: [depth / 2 - 0.075, depth / 2 - 0.012],
        radius: 0.006,
        rounds: 2,
      }),
    )
    if (tray) {
      const [a, b] = [-x + 0.12, x - 0.12]
      parts.add(
        "frame",
        board({
          x: [a, b],
          y: [under - 0.13, under - 0.127],
          z: [-depth / 2 + 0.1, -depth / 2 + 0.24],
          radius: 0.001,
        }),
      )
      for (const z of [-depth / 2 + 0.1, -depth / 2 + 0.24])
        parts.add(
          "frame",
          board({ x: [a, b], y: [under - 0.13, under - 0.07], z: [z - 0.0015, z + 0.0015], radius: 0.0007 }),
        )
      for (const at of [a + 0.06, b - 0.06])
        parts.add(
          "frame",
          board({
            x: [at - 0.012, at + 0.012],
            y: [under - 0.13, under - 0.0004],
            z: [-depth / 2 + 0.097, -depth / 2 + 0.1],
            radius: 0.0007,
          }),
        )
      parts.add(
        "controls",
        tube({
          path: [
            [x - 0.14, under - 0.1, -depth / 2 + 0.17],
            [x - 0.05, under - 0.2, -depth / 2 + 0.14],
            [x - 0.03, under * 0.4, -0.06],
            [x - 0.06, 0.05, -0.08],
          ],
          radius: 0.0045,
          steps: 24,
          sides: 6,
        }),
      )
    }
    parts.add(
      "controls",
      place(disc({ radius: 0.032, height: 0.003, segments: 28, rim: 0.001 }), {
        at: [-width / 2 + 0.16, height - 0.0008, -depth / 2 + 0.09],
      }),
    )
    return parts.close()
  },
  symbol: ({ width, depth, corners }) => [
    { points: topOutline(corners, width, depth), isClosed: true, style: "outline" },
    symbolRound({ at: [-width / 2 + 0.16, -depth / 2 + 0.09], size: [0.064, 0.064], style: "detail" }),
    symbolBox({ at: [0, 0], size: [width * 0.66, 0.08], style: "dashed" }),
  ],
  looks: [
    {
      name: { zh: "橡木升降桌", en: "Oak standing desk, white frame", vi: "Bàn nâng hạ mặt sồi khung trắng" },
    },
    {
      name: {
        zh: "胡桃木升降桌（站立高度）",
        en: "Walnut standing desk, raised",
        vi: "Bàn nâng hạ óc chó, nâng cao",
      },
      values: { height: 1080, corners: "boat", width: 1700 },
      finishes: { top: "walnut-natural", frame: "steel-black", inner: "steel-black" },
    },
    {
      name: { zh: "白色紧凑升降桌", en: "Compact white standing desk", vi: "Bàn nâng hạ trắng nhỏ gọn" },
      values: { width: 1200, depth: 650, corners: "rectangle" },
      finishes: { top: "lacquer-white", frame: "steel-sand" },
    },
  ],
})
