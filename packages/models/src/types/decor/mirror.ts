import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { symbolOnWall } from "../../model/symbol-things.ts"
import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { framedGlass, mirrorShapes } from "./framed-glass.ts"

/** A mirror on the wall. */
export const wallMirror = defineModel({
  id: "decor.mirror-wall",
  category: "decor",
  name: { zh: "壁镜", en: "Wall mirror", vi: "Gương treo tường" },
  words: {
    zh: ["镜子", "圆镜", "拱形镜", "玄关镜"],
    en: ["mirror", "round mirror", "arch mirror", "hall mirror"],
    vi: ["gương", "gương tròn", "gương vòm", "gương trang trí"],
  },
  parameters: {
    width: length(700, 300, 1400, 50),
    depth: length(30, 20, 60, 5),
    height: length(700, 300, 1800, 50),
    shape: choice(...mirrorShapes),
    frame: choice("thin", "broad", "none"),
  },
  slots: {
    frame: { finish: "brass-brushed", accepts: ["metal", "wood", "lacquer", "woven", "stone"] },
    glass: { finish: "mirror-silver", accepts: ["mirror"] },
  },
  anchor: "wall",
  elevation: 1150,
  build({ width, depth, height, shape, frame }) {
    const parts = openParts()
    const face = frame === "none" ? 0 : frame === "thin" ? 0.011 : Math.min(width, height) * 0.07
    const made = framedGlass({ shape, width, height, face, depth })
    const at = [0, height / 2, -depth / 2] as const
    parts.add("frame", ...made.frame.map((mesh) => place(mesh, { at })))
    parts.add("glass", place(made.glass, { at }))
    return parts.close()
  },
  symbol: ({ width, depth }) => symbolOnWall(width, depth),
  looks: [
    { name: { zh: "黄铜圆镜", en: "Round mirror in brass", vi: "Gương tròn khung đồng" } },
    {
      name: { zh: "橡木拱形镜", en: "Oak arch", vi: "Gương vòm gỗ sồi" },
      values: { shape: "arch", frame: "broad", width: 650, height: 1000 },
      finishes: { frame: "oak-natural" },
    },
    {
      name: { zh: "黑框方镜", en: "Black rectangle", vi: "Gương chữ nhật khung đen" },
      values: { shape: "rectangle", width: 600, height: 900 },
      finishes: { frame: "steel-black" },
    },
    {
      name: { zh: "不规则无框镜", en: "Frameless pebble", vi: "Gương hình sỏi không khung" },
      values: { shape: "pebble", frame: "none", width: 650, height: 850 },
      finishes: { frame: "oak-smoked", glass: "mirror-silver" },
    },
  ],
})

/** A full-length mirror that leans, or stands on its own feet. */
export const standingMirror = defineModel({
  id: "decor.mirror-standing",
  category: "decor",
  name: { zh: "落地镜", en: "Full-length mirror", vi: "Gương đứng toàn thân" },
  words: {
    zh: ["镜子", "穿衣镜", "全身镜"],
    en: ["mirror", "floor mirror", "dressing mirror", "cheval"],
    vi: ["gương", "gương soi toàn thân", "gương thay đồ"],
  },
  parameters: {
    width: length(700, 400, 1100, 50),
    depth: length(420, 300, 560, 20),
    height: length(1800, 1500, 2100, 50),
    shape: choice("arch", "rectangle", "pill"),
    stand: choice("easel", "trestle"),
  },
  slots: {
    frame: { finish: "oak-natural", accepts: ["wood", "metal", "lacquer"] },
    glass: { finish: "mirror-silver", accepts: ["mirror"] },
  },
  anchor: "floor",
  clearance: { front: 700 },
  build({ width, depth, height, shape, stand }) {
    const parts = openParts()
    const face = 0.028
    if (stand === "easel") {
      const lean = Math.atan2(depth * 0.42, height)
      const made = framedGlass({ shape, width, height: height / Math.cos(lean) - 0.01, face, depth: 0.03 })
      const put = (mesh: Mesh): Mesh =>
        place(place(mesh, { at: [0, height / Math.cos(lean) / 2, -0.03] }), {
          turn: [-lean, 0, 0],
          at: [0, 0, depth / 2 - 0.002],
        })
      parts.add("frame", ...made.frame.map(put))
      parts.add("glass", put(made.glass))
      for (const side of [-1, 1])
        parts.add(
          "frame",
          taperedLeg({
            top: [side * width * 0.2, height * 0.8, depth / 2 - depth * 0.42 * 0.8 - 0.04],
            foot: [side * width * 0.3, 0, -depth / 2 + 0.012],
            topRadius: 0.012,
            footRadius: 0.011,
          }),
        )
      parts.add(
        "frame",
        tube({
          path: [
            [-width * 0.275, height * 0.28, -depth * 0.36],
            [width * 0.275, height * 0.28, -depth * 0.36],
          ],
          radius: 0.007,
          steps: 1,
          sides: 10,
        }),
      )
    } else {
      const made = framedGlass({
        shape,
        width: width - 0.11,
        height: height - 0.1,
        face: 0.022,
        depth: 0.026,
      })
      const put = (mesh: Mesh): Mesh =>
        place(mesh, { at: [0, (height - 0.1) / 2 + 0.1, -0.013], turn: [-0.03, 0, 0] })
      parts.add("frame", ...made.frame.map(put))
      parts.add("glass", put(made.glass))
      for (const side of [-1, 1]) {
        const x = side * (width / 2 - 0.018)
        parts.add(
          "frame",
          tube({
            path: [
              [x, 0.02, 0],
              [x, height * 0.62, 0],
            ],
            radius: 0.014,
            steps: 1,
            sides: 16,
          }),
          place(roundedBox({ size: [0.036, 0.03, depth], radius: 0.01, rounds: 3, grain: "z" }), {
            at: [x, 0.015, 0],
          }),
          tube({
            path: [
              [x, height * 0.56, 0],
              [x - side * 0.045, height * 0.56, 0],
            ],
            radius: 0.008,
            steps: 1,
            sides: 12,
          }),
        )
      }
      parts.add(
        "frame",
        tube({
          path: [
            [-width / 2 + 0.018, 0.06, 0],
            [width / 2 - 0.018, 0.06, 0],
          ],
          radius: 0.01,
          steps: 1,
          sides: 12,
        }),
      )
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], style: "detail" }),
    symbolBox({ at: [0, depth * 0.35], size: [width, depth * 0.12] }),
    symbolLine([
      [-width * 0.3, -depth / 2],
      [-width * 0.2, depth * 0.3],
    ]),
    symbolLine([
      [width * 0.3, -depth / 2],
      [width * 0.2, depth * 0.3],
    ]),
  ],
  looks: [
    { name: { zh: "橡木拱形落地镜", en: "Oak arch on an easel", vi: "Gương vòm gỗ sồi có chân" } },
    {
      name: { zh: "黑色直角落地镜", en: "Black rectangle", vi: "Gương chữ nhật đen" },
      values: { shape: "rectangle", width: 800 },
      finishes: { frame: "steel-black" },
    },
    {
      name: { zh: "胡桃木翻转镜", en: "Walnut cheval mirror", vi: "Gương xoay óc chó" },
      values: { stand: "trestle", shape: "pill", width: 600, height: 1650 },
      finishes: { frame: "walnut-natural" },
    },
  ],
})
