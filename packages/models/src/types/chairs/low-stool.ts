import { place } from "../../geometry/place-mesh.ts"
import { disc, lathe } from "../../geometry/lathe.ts"
import { roundCushion } from "../../geometry/round-cushion.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolRound } from "../../model/symbol-lines.ts"

/** A small round stool: turned wood, a padded top, or a whole drum. */
export const lowStool = defineModel({
  id: "stool.low",
  category: "chairs",
  name: { zh: "矮凳", en: "Low stool", vi: "Ghế đẩu" },
  words: {
    zh: ["圆凳", "小凳子", "木凳", "换鞋凳"],
    en: ["milking stool", "round stool", "side stool", "footstool"],
    vi: ["ghế đẩu gỗ", "ghế tròn", "ghế thấp", "đôn gỗ"],
  },
  parameters: {
    width: length(360, 300, 460, 10),
    depth: length(360, 300, 460, 10),
    height: length(440, 300, 480, 10),
    legs: count(3, 3, 4),
    top: choice("turned", "padded", "drum"),
  },
  slots: {
    timber: { finish: "oak-natural", accepts: ["wood", "lacquer"] },
    pad: { finish: "boucle-cream", accepts: ["fabric", "leather"] },
  },
  anchor: "floor",
  build({ width, depth, height, legs, top }) {
    const parts = openParts()
    const r = Math.min(width, depth) / 2
    const stretch: Vec3 = [width / (2 * r), 1, depth / (2 * r)]
    if (top === "drum") {
      // A drum turned from one block, waisted, with a dished seat.
      parts.add(
        "timber",
        place(
          lathe({
            profile: [
              [0, 0],
              [r * 0.86, 0],
              [r * 0.9, 0.004],
              [r * 0.92, 0.03],
              [r * 0.74, height * 0.28],
              [r * 0.66, height * 0.5],
              [r * 0.76, height * 0.72],
              [r * 0.985, height - 0.045],
              [r, height - 0.025],
              [r * 0.985, height - 0.006],
              [r * 0.93, height],
              [r * 0.8, height - 0.004],
              [r * 0.45, height - 0.012],
              [0, height - 0.015],
            ],
            segments: 48,
            smooth: 3,
            grain: "up",
          }),
          { scale: stretch },
        ),
      )
      return parts.close()
    }
    const isPadded = top === "padded"
    const seatBottom = isPadded ? height - 0.095 : height - 0.038
    if (isPadded)
      parts.add(
        "pad",
        place(
          roundCushion({
            size: [width - 0.004, 0.08, depth - 0.004],
            radius: 0.036,
            rounds: 5,
            crown: 0.012,
            bulge: 0.004,
            cells: 12,
          }),
          {
            at: [0, height - 0.052, 0],
          },
        ),
      )
    else
      parts.add(
        "timber",
        place(
          lathe({
            profile: [
              [0, height - 0.036],
              [r * 0.86, height - 0.036],
              [r * 0.97, height - 0.028],
              [r, height - 0.017],
              [r * 0.985, height - 0.006],
              [r * 0.93, height],
              [r * 0.75, height - 0.003],
              [r * 0.4, height - 0.01],
              [0, height - 0.012],
            ],
            segments: 48,
            smooth: 3,
            grain: "across",
          }),
          { scale: stretch },
        ),
      )
    if (isPadded)
      parts.add(
        "timber",
        place(disc({ radius: r * 0.86, height: 0.018, rim: 0.004, segments: 40 }), {
          at: [0, seatBottom + 0.002, 0],
          scale: stretch,
        }),
      )
    const feet: Vec3[] = []
    for (let i = 0; i < legs; i++) {
      const angle = (i / legs) * 2 * Math.PI + (legs === 4 ? Math.PI / 4 : Math.PI / 6)
      const at = (far: number, y: number): Vec3 => [
        Math.sin(angle) * (width / 2) * far,
        y,
        Math.cos(angle) * (depth / 2) * far,
      ]
      feet.push(at(0.8, height * 0.3))
      parts.add(
        "timber",
        taperedLeg({
          top: at(0.56, height - 0.02 - (isPadded ? 0.06 : 0)),
          foot: at(0.94, 0),
          topRadius: 0.019,
          footRadius: 0.012,
          sides: 16,
        }),
      )
    }
    // Stretchers from leg to leg.
    if (legs === 4)
      for (const [a, b] of [
        [feet[0], feet[2]],
        [feet[1], feet[3]],
      ] as const)
        if (a && b) parts.add("timber", tube({ path: [a, b], radius: 0.0095, steps: 2, sides: 10 }))
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width * 0.75, depth * 0.75], style: "detail" }),
  ],
  looks: [
    { name: { zh: "橡木三脚凳", en: "Three-legged oak stool", vi: "Ghế đẩu ba chân gỗ sồi" } },
    {
      name: { zh: "羊羔绒矮凳", en: "Padded stool in cream bouclé", vi: "Ghế đẩu bọc bouclé kem" },
      values: { top: "padded", legs: 4, height: 420, width: 400, depth: 400 },
      finishes: { timber: "walnut-natural" },
    },
    {
      name: { zh: "车旋木墩", en: "Turned walnut drum", vi: "Đôn gỗ tiện óc chó" },
      values: { top: "drum", height: 400 },
      finishes: { timber: "walnut-dark" },
    },
  ],
})
