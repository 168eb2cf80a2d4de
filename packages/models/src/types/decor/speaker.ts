import { disc, lathe } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { fitMeshes } from "../../geometry/fit-meshes.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"

const rod = (size: Vec3, at: Vec3, radius = 0.004, grain?: "x" | "y" | "z"): Mesh =>
  place(roundedBox(grain ? { size, radius, grain } : { size, radius }), { at })

/** A loudspeaker for a shelf or the floor, behind cloth or with open cones. */
export const speaker = defineModel({
  id: "decor.speaker",
  category: "decor",
  name: { zh: "音箱", en: "Loudspeaker", vi: "Loa" },
  words: {
    zh: ["音响", "落地音箱", "书架音箱"],
    en: ["speaker", "hi-fi", "audio", "stereo"],
    vi: ["loa", "âm thanh", "loa đứng", "loa kệ"],
  },
  parameters: {
    width: length(200, 120, 320, 10),
    depth: length(260, 120, 380, 10),
    height: length(340, 160, 1200, 10),
    front: choice("cones", "cloth"),
  },
  slots: {
    body: { finish: "walnut-natural", accepts: ["wood", "lacquer", "plastic"] },
    baffle: { finish: "plastic-black", accepts: ["plastic", "lacquer", "wood"] },
    cones: { finish: "rubber-black", accepts: ["plastic", "metal"] },
    rings: { finish: "steel-brushed", accepts: ["metal"] },
    cloth: { finish: "wool-grey", accepts: ["fabric"] },
  },
  anchor: "surface",
  build({ width, depth, height, front }) {
    const parts = openParts()
    const face = depth / 2
    parts.add(
      "body",
      rod([width, height - 0.006, depth - 0.012], [0, height / 2 + 0.003, -0.006], 0.006, "y"),
    )
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        parts.add(
          "cones",
          place(disc({ radius: 0.009, height: 0.008, rim: 0.002, segments: 16 }), {
            at: [x * width * 0.36, 0.004, z * depth * 0.36],
          }),
        )
    if (front === "cloth") {
      parts.add(
        "cloth",
        rod([width - 0.012, height - 0.02, 0.016], [0, height / 2 + 0.003, face - 0.008], 0.006),
      )
      parts.add("rings", rod([0.03, 0.006, 0.002], [0, 0.04, face - 0.0002], 0.0006))
      return fitMeshes(parts.close(), [width, height, depth])
    }
    parts.add(
      "baffle",
      rod([width - 0.016, height - 0.024, 0.012], [0, height / 2 + 0.003, face - 0.0095], 0.003),
    )
    const big = width * 0.4
    const cone = (r: number, y: number): void => {
      const put = (mesh: Mesh): Mesh => place(mesh, { turn: [Math.PI / 2, 0, 0], at: [0, y, face - 0.0045] })
      parts.add(
        "rings",
        put(
          lathe({
            profile: [
              [r * 0.9, 0.001],
              [r, 0],
              [r, 0.003],
              [r * 0.96, 0.0045],
              [r * 0.9, 0.0035],
              [r * 0.9, 0.001],
            ],
            segments: 44,
          }),
        ),
      )
      parts.add(
        "cones",
        put(
          lathe({
            profile: [
              [r * 0.92, 0.002],
              [r * 0.86, 0.0042],
              [r * 0.78, 0.001],
              [r * 0.3, -0.0035],
              [r * 0.28, -0.003],
              [r * 0.2, 0.0015],
              [0, 0.003],
            ],
            segments: 40,
            smooth: 2,
          }),
        ),
      )
    }
    const number = height > 0.7 ? 3 : 1
    cone(Math.min(big, 0.016) + width * 0.02 + width * 0.09, height - width * 0.32)
    for (let i = 0; i < number; i++)
      cone(big, height - width * (1.0 + i * 0.92) + (height < width * 1.55 ? width * 0.06 : 0))
    parts.add("rings", rod([0.026, 0.005, 0.0014], [0, Math.min(0.03, height * 0.07), face - 0.003], 0.0005))
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth] }),
    symbolLine([
      [-width * 0.35, depth / 2 - 0.015],
      [0, 0],
      [width * 0.35, depth / 2 - 0.015],
    ]),
  ],
  looks: [
    { name: { zh: "胡桃木书架箱", en: "Walnut bookshelf speaker", vi: "Loa kệ óc chó" } },
    {
      name: { zh: "落地音箱", en: "Floor-standing, three cones", vi: "Loa đứng ba củ" },
      values: { height: 1000, width: 220, depth: 320 },
      finishes: { body: "oak-black" },
    },
    {
      name: { zh: "布面音箱", en: "Small, behind cloth", vi: "Loa nhỏ mặt vải" },
      values: { front: "cloth", width: 180, depth: 150, height: 200 },
      finishes: { body: "lacquer-white" },
    },
  ],
})
