import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { ball, disc, lathe } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"

/** A kettle: gooseneck, or round with a handle over it. */
export const kettle = defineModel({
  id: "decor.kettle",
  category: "decor",
  name: { zh: "水壶", en: "Kettle", vi: "Ấm đun nước" },
  words: {
    zh: ["电水壶", "手冲壶", "厨房电器"],
    en: ["electric kettle", "gooseneck", "teapot", "kitchen"],
    vi: ["ấm điện", "ấm cổ ngỗng", "đồ bếp"],
  },
  parameters: {
    width: length(260, 200, 340, 10),
    depth: length(160, 130, 220, 10),
    height: length(230, 190, 300, 10),
    kind: choice("gooseneck", "round"),
  },
  slots: {
    body: { finish: "steel-black", accepts: ["metal", "lacquer", "ceramic"] },
    handle: { finish: "walnut-natural", accepts: ["wood", "plastic", "metal"] },
    base: { finish: "plastic-black", accepts: ["plastic", "metal"] },
  },
  anchor: "surface",
  build({ width, depth, height, kind }) {
    const parts = openParts()
    const r = depth / 2
    const goose = kind === "gooseneck"
    parts.add(
      "base",
      place(disc({ radius: r * 0.96, height: 0.016, rim: 0.004, segments: 52 }), { at: [0, 0.008, 0] }),
    )
    const top = goose ? height * 0.74 : height * 0.64
    const body: readonly (readonly [number, number])[] = goose
      ? [
          [0, 0.018],
          [r * 0.92, 0.018],
          [r, 0.026],
          [r * 0.9, top * 0.5],
          [r * 0.66, top - 0.006],
          [r * 0.62, top],
        ]
      : [
          [0, 0.018],
          [r * 0.7, 0.018],
          [r * 0.95, 0.05],
          [r, top * 0.5],
          [r * 0.8, top * 0.86],
          [r * 0.5, top],
        ]
    parts.add("body", lathe({ profile: body, segments: 56, smooth: goose ? 1 : 4 }))
    const lid = goose ? r * 0.6 : r * 0.5
    parts.add(
      "body",
      lathe({
        profile: [
          [lid, top - 0.002],
          [lid, top + 0.004],
          [lid * 0.8, top + 0.011],
          [0, top + 0.015],
        ],
        segments: 44,
      }),
    )
    const knobTop = goose ? height : top + 0.04
    if (goose)
      parts.add(
        "handle",
        tube({
          path: [
            [0, top + 0.012, 0],
            [0, knobTop - 0.012, 0],
          ],
          radius: (at) => 0.006 + 0.006 * at,
          steps: 6,
          sides: 20,
        }),
      )
    else parts.add("handle", place(ball(0.012, 20), { at: [0, top + 0.024, 0] }))
    const left = -width / 2
    if (goose) {
      const spout: readonly Vec3[] = [
        [-r * 0.86, 0.05, 0],
        [-r - 0.012, 0.06, 0],
        [-r - 0.022, top * 0.45, 0],
        [-r - 0.01, top * 0.82, 0],
        [left + 0.02, top * 1.06, 0],
        [left + 0.004, top * 1.0, 0],
      ]
      parts.add(
        "body",
        tube({ path: spout, radius: (at) => 0.0085 - 0.004 * at, steps: 36, sides: 12, ends: "flat" }),
      )
      parts.add(
        "handle",
        tube({
          path: [
            [r * 0.68, top * 0.92, 0],
            [r * 1.0, top * 1.0, 0],
            [width / 2 - 0.012, top * 0.9, 0],
            [width / 2 - 0.008, top * 0.55, 0],
            [width / 2 - 0.02, top * 0.34, 0],
          ],
          radius: 0.0085,
          steps: 30,
          sides: 12,
        }),
      )
    } else {
      parts.add(
        "body",
        tube({
          path: [
            [-r * 0.8, top * 0.42, 0],
            [-r * 1.15, top * 0.66, 0],
            [left + 0.006, top * 0.92, 0],
          ],
          radius: (at) => 0.024 - 0.014 * at,
          steps: 14,
          sides: 16,
          ends: "flat",
        }),
      )
      parts.add(
        "handle",
        tube({
          path: [
            [-r * 0.62, top * 0.9, 0],
            [-r * 0.66, height * 0.9, 0],
            [0, height - 0.009, 0],
            [r * 0.66, height * 0.9, 0],
            [r * 0.62, top * 0.9, 0],
          ],
          radius: 0.009,
          steps: 36,
          sides: 12,
        }),
      )
      parts.add(
        "base",
        tube({
          path: [
            [r * 0.9, 0.008, 0],
            [width / 2 - 0.004, 0.004, 0],
          ],
          radius: 0.004,
          steps: 2,
          sides: 8,
        }),
      )
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [depth, depth] }),
    symbolBox({ size: [width, Math.min(0.03, depth)], style: "detail" }),
  ],
  looks: [
    { name: { zh: "黑色细嘴壶", en: "Black gooseneck", vi: "Ấm cổ ngỗng đen" } },
    {
      name: { zh: "奶油色圆壶", en: "Round kettle in cream", vi: "Ấm tròn màu kem" },
      values: { kind: "round", depth: 200 },
      finishes: { body: "lacquer-cream" },
    },
    {
      name: { zh: "紫铜细嘴壶", en: "Copper gooseneck", vi: "Ấm cổ ngỗng đồng đỏ" },
      finishes: { body: "copper-brushed", handle: "oak-black" },
    },
  ],
})
