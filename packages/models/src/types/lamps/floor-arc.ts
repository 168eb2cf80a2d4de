import { curveThrough } from "../../geometry/curve.ts"
import { ball, disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine, symbolRound } from "../../model/symbol-lines.ts"
import { bulb, globe, lampHolder, shell } from "./lamp-parts.ts"

/** An arc from a heavy stone foot over a sofa or a table. */
export const floorArc = defineModel({
  id: "lamp.floor-arc",
  category: "lamps",
  name: { zh: "弧形落地灯", en: "Arc floor lamp", vi: "Đèn cây vòng cung" },
  words: {
    zh: ["落地灯", "钓鱼灯", "灯", "客厅灯"],
    en: ["floor lamp", "arco", "standing lamp", "lamp"],
    vi: ["đèn", "đèn cây", "đèn đứng", "đèn phòng khách"],
  },
  parameters: {
    width: length(1300, 1000, 2000, 50),
    depth: length(360, 280, 480, 20),
    height: length(2000, 1600, 2300, 50),
    shade: choice("dome", "globe", "drum"),
    foot: choice("round", "block"),
  },
  slots: {
    frame: { finish: "brass-brushed", accepts: ["metal"] },
    foot: { finish: "marble-carrara", accepts: ["stone", "metal", "wood"] },
    shade: { finish: "brass-brushed", accepts: ["metal", "glass", "paper", "fabric", "ceramic"] },
    inside: { finish: "steel-white", accepts: ["metal"] },
    glow: { finish: "glow-soft" },
  },
  anchor: "floor",
  build({ width, depth, height, shade, foot }) {
    const parts = openParts()
    const radius = depth / 2
    const footWide = Math.min(0.34, depth)
    const footX = -width / 2 + footWide / 2
    if (foot === "round")
      parts.add(
        "foot",
        place(disc({ radius: footWide / 2, height: 0.055, rim: 0.008, segments: 64, rounds: 3 }), {
          at: [footX, 0.0275, 0],
        }),
      )
    else
      parts.add(
        "foot",
        place(roundedBox({ size: [footWide, 0.16, footWide * 0.62], radius: 0.008, rounds: 3, grain: "x" }), {
          at: [footX, 0.08, 0],
        }),
      )
    const base = foot === "round" ? 0.055 : 0.16
    const endX = width / 2 - radius
    const tall = height - 0.011
    const shadeTall = shade === "globe" ? radius * 2 : shade === "dome" ? radius * 1.02 : radius * 1.1
    const lampTop = height * 0.83
    const span = endX - footX
    const arm = curveThrough([
      [footX, base - 0.01, 0],
      [footX + 0.004, height * 0.46, 0],
      [footX + span * 0.07, height * 0.76, 0],
      [footX + span * 0.3, tall - 0.055, 0],
      [footX + span * 0.56, tall, 0],
      [footX + span * 0.83, tall - 0.07, 0],
      [endX, lampTop + 0.06, 0],
    ])
    parts.add("frame", tube({ path: arm, radius: (at) => 0.0125 - 0.004 * at, steps: 64, sides: 14 }))
    parts.add(
      "frame",
      place(disc({ radius: 0.022, height: 0.03, rim: 0.003, segments: 28 }), {
        at: [footX, base + 0.015, 0],
      }),
      place(ball(0.014, 18), { at: [endX, lampTop + 0.058, 0] }),
      place(lampHolder(lampTop - 0.004, 0.022, 0.06), { at: [endX, 0, 0] }),
    )
    const y = lampTop - shadeTall
    if (shade === "globe") parts.add("shade", globe(radius, [endX, y + radius, 0]))
    else {
      const { outside, inside } = shell(
        shade === "dome"
          ? {
              profile: [
                [radius, 0],
                [radius * 0.975, shadeTall * 0.22],
                [radius * 0.82, shadeTall * 0.58],
                [radius * 0.5, shadeTall * 0.87],
                [radius * 0.13, shadeTall],
              ],
            }
          : {
              profile: [
                [radius, 0],
                [radius * 0.86, shadeTall],
              ],
              pieces: 1,
            },
      )
      const at = [endX, y, 0] as const
      parts.add("shade", place(outside, { at }))
      parts.add("inside", place(inside, { at }))
      if (shade === "drum")
        parts.add(
          "inside",
          place(disc({ radius: radius * 0.86, height: 0.002, rim: 0.0005 }), {
            at: [endX, lampTop - 0.02, 0],
          }),
        )
      parts.add("glow", place(bulb(0.042), { at: [endX, y + shadeTall * 0.42, 0] }))
    }
    return parts.close()
  },
  symbol({ width, depth }) {
    const foot = Math.min(0.34, depth)
    const x = -width / 2 + foot / 2
    const end = width / 2 - depth / 2
    return [
      symbolRound({ at: [x, 0], size: [foot, foot] }),
      symbolBox({ at: [0, 0], size: [width, depth], style: "dashed" }),
      symbolRound({ at: [end, 0], size: [depth, depth], style: "detail" }),
      symbolLine([
        [x, 0],
        [end, 0],
      ]),
    ]
  },
  looks: [
    { name: { zh: "黄铜大理石弧形灯", en: "Brass arc on marble", vi: "Đèn cung đồng đế cẩm thạch" } },
    {
      name: { zh: "黑色球形弧灯", en: "Black arc with a globe", vi: "Đèn cung đen cầu sữa" },
      values: { shade: "globe", depth: 300, width: 1150, height: 1900 },
      finishes: { frame: "steel-black", shade: "glass-opal", foot: "marble-nero" },
    },
    {
      name: { zh: "镀铬弧形布罩灯", en: "Wide chrome arc with a drum", vi: "Đèn cung crôm chụp trống" },
      values: { shade: "drum", width: 1800, depth: 420, height: 2150, foot: "block" },
      finishes: { frame: "chrome-polished", shade: "linen-shade", foot: "travertine-beige" },
    },
  ],
})
