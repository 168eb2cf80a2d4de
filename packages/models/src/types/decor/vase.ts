import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolRound } from "../../model/symbol-lines.ts"
import { makeVase, vaseShapes } from "./vase-shapes.ts"

/** A thrown vase in six forms, plain or fluted, with handles if one likes. */
export const vase = defineModel({
  id: "decor.vase",
  category: "decor",
  name: { zh: "花瓶", en: "Vase", vi: "Bình hoa" },
  words: {
    zh: ["陶瓷花瓶", "花器", "摆件", "玻璃花瓶"],
    en: ["ceramic vase", "vessel", "glass vase", "ornament"],
    vi: ["lọ hoa", "bình gốm", "bình thủy tinh", "đồ trang trí"],
  },
  parameters: {
    width: length(220, 80, 420, 10),
    depth: length(220, 80, 420, 10),
    height: length(320, 120, 700, 10),
    shape: choice(...vaseShapes),
    surface: choice("plain", "fluted"),
    handles: choice("none", "two"),
  },
  slots: {
    vase: { finish: "ceramic-stoneware", accepts: ["ceramic", "glass", "stone", "metal", "wood", "woven"] },
  },
  anchor: "surface",
  build({ width, depth, height, shape, surface, handles }) {
    const parts = openParts()
    const hasHandles = handles === "two"
    const radius = (width / 2) * (hasHandles ? 0.78 : 1)
    const { mesh, mouth } = makeVase({
      shape,
      radius,
      height,
      wall: Math.max(0.003, width * 0.02),
      flutes: surface === "fluted" ? 22 : 0,
    })
    parts.add("vase", mesh)
    if (hasHandles)
      for (const side of [-1, 1])
        parts.add(
          "vase",
          tube({
            path: [
              [side * (mouth + width * 0.015), height * 0.93, 0],
              [side * (mouth + (width / 2 - mouth) * 0.75), height * 0.93, 0],
              [side * (width / 2 - width * 0.022), height * 0.8, 0],
              [side * (width / 2 - width * 0.07), height * 0.64, 0],
              [side * radius * 0.82, height * 0.56, 0],
            ],
            radius: width * 0.022,
            steps: 26,
            sides: 12,
          }),
        )
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width * 0.5, depth * 0.5], style: "detail" }),
  ],
  looks: [
    { name: { zh: "炻器圆腹瓶", en: "Stoneware belly vase", vi: "Bình gốm đá bụng tròn" } },
    {
      name: { zh: "双耳白陶瓶", en: "Two-handled amphora", vi: "Bình amphora hai quai" },
      values: { shape: "amphora", handles: "two", height: 380, width: 280, depth: 216 },
      finishes: { vase: "ceramic-matt-white" },
    },
    {
      name: { zh: "琥珀玻璃瓶", en: "Amber glass bottle", vi: "Bình thủy tinh hổ phách" },
      values: { shape: "bottle", width: 160, depth: 160, height: 340 },
      finishes: { vase: "glass-amber" },
    },
    {
      name: { zh: "靛蓝棱纹瓶", en: "Fluted tulip in indigo", vi: "Bình khía màu chàm" },
      values: { shape: "tulip", surface: "fluted", height: 300, width: 200, depth: 200 },
      finishes: { vase: "ceramic-indigo" },
    },
  ],
})
