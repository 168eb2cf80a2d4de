import { place } from "../../geometry/place-mesh.ts"
import { roundCushion } from "../../geometry/round-cushion.ts"
import { ball } from "../../geometry/lathe.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { ellipse, roundedRectangle } from "../../geometry/outlines.ts"

/** A soft seat without a frame: a ball that sat down, a drum, a cube. */
export const pouf = defineModel({
  id: "pouf",
  category: "chairs",
  name: { zh: "坐墩", en: "Pouf", vi: "Đôn mềm" },
  words: {
    zh: ["脚凳", "蒲团", "软凳", "墩子"],
    en: ["ottoman", "footstool", "hassock", "floor cushion"],
    vi: ["đôn", "ghế đôn", "gác chân", "pouf"],
  },
  parameters: {
    width: length(560, 380, 900, 10),
    depth: length(560, 380, 900, 10),
    height: length(380, 280, 480, 10),
    shape: choice("round", "drum", "cube"),
    detail: choice("plain", "pleats", "piping"),
  },
  slots: { upholstery: { finish: "boucle-oat", accepts: ["fabric", "leather"] } },
  anchor: "floor",
  build({ width, depth, height, shape, detail }) {
    const parts = openParts()
    const isCube = shape === "cube"
    const round = { round: 0.36, drum: 0.16, cube: 0.14 }[shape] * Math.min(height, width * 0.7)
    const bulge = { round: 0.02, drum: 0.004, cube: 0.006 }[shape]
    const roundness = isCube ? 0.12 : 1
    const pleats = Math.round((Math.PI * (width + depth)) / 2 / 0.09) * 2
    const shrink = bulge * 1.6
    const [sx, sz] = [width - shrink, depth - shrink]
    parts.add(
      "upholstery",
      place(
        roundCushion({
          size: [sx, height - 0.012, sz],
          radius: round,
          rounds: 6,
          crown: shape === "round" ? 0.014 : 0.012,
          bulge,
          wrinkle: shape === "round" ? 0.006 : 0.003,
          seed: 5,
          roundness,
          cells: detail === "pleats" ? 24 : 13,
          levels: 5,
          ...(detail === "pleats"
            ? {
                bend: (p) => {
                  const angle = Math.atan2(p[0], p[2])
                  const far = Math.min(1, Math.hypot(p[0] / (sx / 2), p[2] / (sz / 2)))
                  const fold = (1 - Math.abs(Math.sin((angle * pleats) / 4)) ** 0.6) * far ** 1.5 * 0.02
                  p[0] *= 1 - fold / (sx / 2)
                  p[2] *= 1 - fold / (sz / 2)
                  p[1] -= Math.sign(p[1]) * fold * 0.3
                },
              }
            : {}),
        }),
        { at: [0, (height - 0.012) / 2, 0] },
      ),
    )
    if (detail === "pleats")
      parts.add("upholstery", place(ball(0.026, 14), { at: [0, height - 0.004, 0], scale: [1, 0.4, 1] }))
    if (detail === "piping")
      for (const level of [1, -1]) {
        const back = round * (1 - Math.SQRT1_2)
        const y = height / 2 + level * (height / 2 - 0.006 - back)
        const [w, d] = [sx - 2 * back + (isCube ? 0.001 : 0.004), sz - 2 * back + (isCube ? 0.001 : 0.004)]
        const around = (isCube ? roundedRectangle(w, d, round * 1.5, 9) : ellipse(w, d, 2, 56)).map(
          ([x, z]): Vec3 => [x, y, z],
        )
        parts.add("upholstery", tube({ path: around, radius: 0.0045, steps: 130, sides: 5, isClosed: true }))
      }
    return parts.close()
  },
  symbol: ({ width, depth, shape }) => {
    const exponent = shape === "cube" ? 7 : 2
    return [
      { points: ellipse(width, depth, exponent, 40), isClosed: true, style: "outline" },
      { points: ellipse(width * 0.8, depth * 0.8, exponent, 40), isClosed: true, style: "detail" },
    ]
  },
  looks: [
    {
      name: { zh: "燕麦圈圈绒坐墩", en: "Round pouf in oat bouclé", vi: "Đôn tròn bouclé yến mạch" },
      values: { detail: "piping" },
    },
    {
      name: { zh: "摩洛哥褶皱皮墩", en: "Pleated pouf in tan leather", vi: "Đôn da xếp ly" },
      values: { shape: "round", detail: "pleats", height: 340 },
      finishes: { upholstery: "leather-tan" },
    },
    {
      name: { zh: "滚边方墩", en: "Piped cube in rust velvet", vi: "Đôn vuông viền nhung gỉ sắt" },
      values: { shape: "cube", detail: "piping", width: 450, depth: 450, height: 420 },
      finishes: { upholstery: "velvet-rust" },
    },
    {
      name: { zh: "赭黄针织鼓墩", en: "Wide drum in ochre velvet", vi: "Đôn trống nhung vàng đất" },
      values: { shape: "drum", detail: "piping", width: 800, depth: 800, height: 360 },
      finishes: { upholstery: "velvet-ochre" },
    },
  ],
})
