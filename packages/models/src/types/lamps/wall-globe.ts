import { disc, lathe } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine, symbolRound } from "../../model/symbol-lines.ts"
import { bulb, clothShade, globe } from "./lamp-parts.ts"

/** A sconce: a globe, an upright cylinder or a small shade before a round plate. */
export const wallGlobe = defineModel({
  id: "lamp.wall-sconce",
  category: "lamps",
  name: { zh: "壁灯", en: "Wall sconce", vi: "Đèn tường" },
  words: {
    zh: ["球形壁灯", "浴室灯", "床头壁灯", "灯"],
    en: ["wall lamp", "sconce", "bathroom light", "globe"],
    vi: ["đèn", "đèn gắn tường", "đèn vách", "đèn phòng tắm"],
  },
  parameters: {
    width: length(150, 110, 260, 10),
    depth: length(200, 150, 320, 10),
    height: length(240, 180, 480, 10),
    form: choice("globe", "cylinder", "shade"),
  },
  slots: {
    glass: { finish: "glass-opal", accepts: ["glass", "paper", "fabric", "light"] },
    fittings: { finish: "brass-brushed", accepts: ["metal"] },
    glow: { finish: "glow-warm" },
  },
  anchor: "wall",
  elevation: 1550,
  build({ width, depth, height, form }) {
    const parts = openParts()
    const back = -depth / 2
    const radius = form === "globe" ? Math.min(width / 2, height * 0.36) : width / 2
    const z = depth / 2 - radius
    const plate = Math.min(0.055, width * 0.42)
    const armY = form === "cylinder" ? height / 2 : plate
    parts.add(
      "fittings",
      place(disc({ radius: plate, height: 0.016, rim: 0.005, segments: 64, rounds: 3, isSpun: true }), {
        at: [0, armY, back + 0.008],
        turn: [Math.PI / 2, 0, 0],
      }),
    )
    if (form === "cylinder") {
      const r = Math.min(width / 2, depth * 0.3)
      const zz = depth / 2 - r
      parts.add(
        "glass",
        lathe({
          profile: [
            [0, 0.012],
            [r * 0.9, 0.012],
            [r * 0.98, 0.018],
            [r * 0.98, height - 0.018],
            [r * 0.9, height - 0.012],
            [0, height - 0.012],
          ],
          segments: 40,
        }),
      )
      const body = parts
        .close()
        .map((part) =>
          part.slot === "glass"
            ? { ...part, mesh: place(part.mesh, { at: [0, 0, zz], scale: [width / 2 / r, 1, 1] }) }
            : part,
        )
      const more = openParts()
      for (const y of [0.007, height - 0.007])
        more.add(
          "fittings",
          place(disc({ radius: r, height: 0.014, rim: 0.003, segments: 40 }), {
            at: [0, y, zz],
            scale: [width / 2 / r, 1, 1],
          }),
        )
      more.add(
        "fittings",
        place(disc({ radius: 0.012, height: zz - back, rim: 0.001, segments: 20 }), {
          at: [0, armY, (zz + back) / 2],
          turn: [Math.PI / 2, 0, 0],
        }),
      )
      return [...body, ...more.close()]
    }
    const seat = form === "globe" ? height - 2 * radius : height * 0.44
    const bend: readonly Vec3[] = [
      [0, armY, back + 0.01],
      [0, armY, back + (z - back) * 0.55],
      [0, armY + (seat - armY) * 0.18, z - 0.012],
      [0, seat - 0.01, z],
    ]
    parts.add("fittings", tube({ path: bend, radius: 0.0066, steps: 20, sides: 12 }))
    parts.add(
      "fittings",
      place(
        lathe({
          profile: [
            [0, seat - 0.016],
            [0.014, seat - 0.014],
            [0.032, seat + 0.004],
            [0.034, seat + 0.012],
            [0, seat + 0.012],
          ],
          segments: 32,
        }),
        { at: [0, 0, z] },
      ),
    )
    if (form === "globe")
      parts.add(
        "glass",
        place(globe(radius, [0, 0, 0]), { at: [0, height - radius, z], scale: [width / 2 / radius, 1, 1] }),
      )
    else {
      const { cloth, wires } = clothShade({
        bottom: radius,
        top: radius * 0.62,
        y: seat + 0.02,
        tall: height - seat - 0.02,
      })
      parts.add("glass", place(cloth, { at: [0, 0, z] }))
      parts.add("fittings", place(wires, { at: [0, 0, z] }))
    }
    parts.add(
      "glow",
      place(bulb(0.022), { at: [0, seat + (height - seat) * 0.45, z], turn: [Math.PI, 0, 0] }),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], style: "dashed" }),
    symbolRound({
      at: [0, depth / 2 - Math.min(width, depth * 0.7) / 2],
      size: [width, Math.min(width, depth * 0.7)],
    }),
    symbolLine([
      [0, -depth / 2],
      [0, 0],
    ]),
  ],
  looks: [
    { name: { zh: "黄铜球形壁灯", en: "Brass globe sconce", vi: "Đèn tường cầu đồng thau" } },
    {
      name: { zh: "浴室柱形壁灯", en: "Chrome cylinder for a mirror", vi: "Đèn trụ crôm bên gương" },
      values: { form: "cylinder", width: 110, depth: 160, height: 360 },
      finishes: { fittings: "chrome-polished" },
    },
    {
      name: { zh: "布罩壁灯", en: "Sconce with a linen shade", vi: "Đèn tường chụp vải lanh" },
      values: { form: "shade", width: 190, depth: 240, height: 300 },
      finishes: { glass: "linen-shade", fittings: "brass-aged" },
    },
  ],
})
