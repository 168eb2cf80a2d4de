import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import { unit3, type Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { spotHead } from "./spot-head.ts"

/** A track on the ceiling with spots that turn; or a bar with round feet. */
export const trackSpots = defineModel({
  id: "lamp.track-spots",
  category: "lamps",
  name: { zh: "轨道射灯", en: "Track with spots", vi: "Đèn rọi ray" },
  words: {
    zh: ["射灯", "轨道灯", "灯", "筒灯"],
    en: ["spotlights", "track light", "ceiling spots", "lamp"],
    vi: ["đèn", "đèn rọi", "đèn ray", "đèn chiếu điểm"],
  },
  parameters: {
    width: length(1200, 600, 2400, 100),
    depth: length(130, 110, 200, 10),
    height: length(190, 150, 260, 10),
    spots: count(4, 2, 6),
    head: choice("slim", "short"),
  },
  slots: {
    track: { finish: "steel-black", accepts: ["metal", "wood"] },
    heads: { finish: "steel-black", accepts: ["metal"] },
    baffle: { finish: "brass-brushed", accepts: ["metal", "plastic"] },
    glow: { finish: "glow-warm" },
  },
  anchor: "ceiling",
  build({ width, depth, height, spots, head }) {
    const parts = openParts()
    const trackTall = 0.026
    const top = height - trackTall
    parts.add(
      "track",
      place(roundedBox({ size: [width, trackTall, 0.034], radius: 0.002, grain: "x" }), {
        at: [0, height - trackTall / 2, 0],
      }),
    )
    // The groove of the track is a darker slot's own strip.
    parts.add(
      "heads",
      place(roundedBox({ size: [width - 0.02, 0.002, 0.012], radius: 0.0008 }), { at: [0, top - 0.0002, 0] }),
    )
    const tall = head === "slim" ? height * 0.62 : height * 0.48
    const radius = head === "slim" ? 0.028 : 0.038
    const joint = top - 0.045
    for (let i = 0; i < spots; i++) {
      const x = -width / 2 + (width / spots) * (i + 0.5)
      const lean = i % 2 === 0 ? 1 : -1
      parts.add(
        "track",
        place(roundedBox({ size: [0.085, 0.018, 0.032], radius: 0.004 }), { at: [x, top - 0.009, 0] }),
      )
      parts.add(
        "heads",
        tube({
          path: [
            [x, top - 0.015, 0],
            [x, joint, 0],
          ],
          radius: 0.0065,
          steps: 1,
          sides: 12,
        }),
      )
      parts.add(
        "heads",
        place(disc({ radius: 0.011, height: radius * 1.1, rim: 0.002, segments: 20 }), {
          at: [x, joint, 0],
          turn: [0, 0, Math.PI / 2],
        }),
      )
      // The heads lean as far as the depth allows, and one looks straight down to the height.
      const reach = Math.asin(Math.min(0.7, Math.max(0, (depth / 2 - radius) / tall)))
      const isStraight = i === 1
      const way: Vec3 = isStraight
        ? [0, -1, 0]
        : unit3([0.22 * lean, -Math.cos(reach), Math.sin(reach) * lean])
      const back: Vec3 = isStraight
        ? [x, tall, 0]
        : [x - way[0] * tall * 0.3, joint - way[1] * tall * 0.24, -way[2] * tall * 0.3]
      const { body, baffle, light } = spotHead({ radius, tall, at: back, way })
      parts.add("heads", body)
      parts.add("baffle", baffle)
      parts.add("glow", light)
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth, spots }) => [
    symbolBox({ size: [width, depth], style: "dashed" }),
    symbolBox({ size: [width, 0.034] }),
    ...Array.from({ length: spots }, (_, i) =>
      symbolRound({ at: [-width / 2 + (width / spots) * (i + 0.5), 0], size: [0.08, 0.08], style: "detail" }),
    ),
  ],
  looks: [
    { name: { zh: "黑色轨道射灯", en: "Black track, brass baffles", vi: "Ray đen chóa đồng" } },
    {
      name: { zh: "白色轨道射灯", en: "White track, short heads", vi: "Ray trắng đầu ngắn" },
      values: { head: "short", spots: 3, width: 1000 },
      finishes: { track: "steel-white", heads: "steel-white", baffle: "steel-white" },
    },
    {
      name: { zh: "橡木灯排", en: "Oak bar with six spots", vi: "Thanh gỗ sồi sáu đèn" },
      values: { spots: 6, width: 1800 },
      finishes: { track: "oak-natural", heads: "steel-black" },
    },
  ],
})
