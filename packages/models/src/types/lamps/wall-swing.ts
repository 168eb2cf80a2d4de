import { aim } from "../../geometry/aim.ts"
import { ball, disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine, symbolRound } from "../../model/symbol-lines.ts"
import { bulb, clothShade, shell } from "./lamp-parts.ts"

/** A reading lamp on a jointed arm beside a bed or a sofa. */
export const wallSwing = defineModel({
  id: "lamp.wall-swing",
  category: "lamps",
  name: { zh: "摇臂壁灯", en: "Swing-arm wall lamp", vi: "Đèn tường tay xoay" },
  words: {
    zh: ["壁灯", "床头灯", "阅读灯", "灯"],
    en: ["wall lamp", "bedside", "reading light", "adjustable"],
    vi: ["đèn", "đèn tường", "đèn đọc sách", "đèn đầu giường"],
  },
  parameters: {
    width: length(360, 240, 560, 20),
    depth: length(280, 220, 420, 20),
    height: length(260, 220, 400, 10),
    head: choice("cone", "shade", "dome"),
  },
  slots: {
    frame: { finish: "brass-brushed", accepts: ["metal"] },
    head: { finish: "steel-black", accepts: ["metal", "lacquer", "paper", "fabric", "ceramic"] },
    inside: { finish: "brass-brushed", accepts: ["metal", "lacquer"] },
    glow: { finish: "glow-warm" },
  },
  anchor: "wall",
  elevation: 1250,
  build({ width, depth, height, head }) {
    const parts = openParts()
    const back = -depth / 2
    const plateRadius = Math.min(0.06, width * 0.2)
    const left = -width / 2 + plateRadius
    const headRadius = head === "shade" ? Math.min(0.1, width * 0.25) : Math.min(0.075, width * 0.2)
    const headX = width / 2 - headRadius
    const headZ = depth / 2 - headRadius
    const headTall = head === "shade" ? height * 0.6 : headRadius * (head === "cone" ? 1.9 : 1.05)
    const armY = head === "shade" ? height * 0.28 : Math.min(height - plateRadius, headTall + 0.05)
    parts.add(
      "frame",
      place(disc({ radius: plateRadius, height: 0.018, rim: 0.005, segments: 48, rounds: 3, isSpun: true }), {
        at: [left, Math.max(plateRadius, armY), back + 0.009],
        turn: [Math.PI / 2, 0, 0],
      }),
    )
    const plateY = Math.max(plateRadius, armY)
    const first: Vec3 = [left, plateY, back + 0.055]
    const elbow: Vec3 = [left + (headX - left) * 0.55, plateY, back + (headZ - back) * 0.42]
    const end: Vec3 = [headX, plateY, headZ]
    parts.add(
      "frame",
      tube({ path: [[left, plateY, back + 0.01], first], radius: 0.009, steps: 1, sides: 14 }),
      tube({ path: [first, elbow], radius: 0.0056, steps: 1, sides: 12 }),
      tube({
        path: [
          [elbow[0], plateY + 0.014, elbow[2]],
          [end[0], plateY + 0.014, end[2]],
        ],
        radius: 0.0056,
        steps: 1,
        sides: 12,
      }),
    )
    for (const at of [first, elbow])
      parts.add(
        "frame",
        place(disc({ radius: 0.0115, height: 0.04, rim: 0.003, segments: 24 }), {
          at: [at[0], at[1] + 0.007, at[2]],
        }),
      )
    parts.add("frame", place(ball(0.0125, 20), { at: [end[0], plateY + 0.014, end[2]] }))
    // Nothing of it is higher than the plate or the head.
    if (head === "shade") {
      const { cloth, wires } = clothShade({
        bottom: headRadius,
        top: headRadius * 0.68,
        y: height - headTall,
        tall: headTall,
      })
      parts.add("head", place(cloth, { at: [headX, 0, headZ] }))
      parts.add(
        "frame",
        place(wires, { at: [headX, 0, headZ] }),
        tube({ path: [end, [headX, height - headTall * 0.25, headZ]], radius: 0.005, steps: 1, sides: 10 }),
      )
      parts.add(
        "frame",
        place(disc({ radius: 0.014, height: plateY, rim: 0.003, segments: 20 }), {
          at: [headX, plateY / 2, headZ],
          scale: [0.5, 1, 0.5],
        }),
      )
      parts.add(
        "glow",
        place(bulb(0.024), { at: [headX, height - headTall * 0.55, headZ], turn: [Math.PI, 0, 0] }),
      )
      return parts.close()
    }
    const { outside, inside } = shell({
      profile:
        head === "cone"
          ? [
              [headRadius, 0],
              [headRadius * 0.74, headTall * 0.3],
              [headRadius * 0.36, headTall * 0.72],
              [headRadius * 0.26, headTall],
            ]
          : [
              [headRadius, 0],
              [headRadius * 0.95, headTall * 0.3],
              [headRadius * 0.7, headTall * 0.72],
              [headRadius * 0.2, headTall],
            ],
      segments: 44,
    })
    const put = (mesh: Parameters<typeof aim>[0]): ReturnType<typeof aim> =>
      aim(mesh, { at: [headX, 0, headZ], along: [0, 1, 0], facing: [0, 0, 1] })
    parts.add("head", put(outside))
    parts.add("inside", put(inside))
    parts.add("glow", put(place(bulb(headRadius * 0.34), { at: [0, headTall * 0.32, 0] })))
    parts.add(
      "frame",
      tube({
        path: [
          [headX, headTall - 0.006, headZ],
          [headX, plateY + 0.014, headZ],
        ],
        radius: 0.008,
        steps: 1,
        sides: 12,
      }),
    )
    // A switch rod or a finial reaches to the height.
    parts.add(
      "frame",
      tube({
        path: [
          [left, plateY, back + 0.05],
          [left, height - 0.011, back + 0.05],
        ],
        radius: 0.004,
        steps: 1,
        sides: 10,
      }),
      place(ball(0.011, 18), { at: [left, height - 0.011, back + 0.05] }),
    )
    return parts.close()
  },
  symbol({ width, depth }) {
    const left = -width / 2 + 0.06
    return [
      symbolBox({ size: [width, depth], style: "dashed" }),
      symbolLine([
        [left, -depth / 2],
        [left, -depth / 2 + 0.055],
        [left + width * 0.4, -depth * 0.1],
        [width / 2 - 0.075, depth / 2 - 0.075],
      ]),
      symbolRound({ at: [width / 2 - 0.075, depth / 2 - 0.075], size: [0.15, 0.15] }),
    ]
  },
  looks: [
    { name: { zh: "黑金摇臂壁灯", en: "Black cone on a brass arm", vi: "Đèn tay xoay nón đen" } },
    {
      name: { zh: "布罩摇臂壁灯", en: "Linen shade swing arm", vi: "Đèn tay xoay chụp vải" },
      values: { head: "shade", height: 340, width: 420, depth: 320 },
      finishes: { head: "linen-shade", frame: "nickel-satin" },
    },
    {
      name: { zh: "灰绿圆罩壁灯", en: "Sage dome", vi: "Đèn vòm xanh xám" },
      values: { head: "dome", width: 300 },
      finishes: { head: "steel-sage", frame: "steel-sage", inside: "steel-white" },
    },
  ],
})
