import { ellipse, roundedRectangle } from "../../geometry/outlines.ts"
import { place } from "../../geometry/place-mesh.ts"
import { plate } from "../../geometry/plate.ts"
import type { Vec2 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"

type Shape = "round" | "rectangle" | "arch" | "pill"

function outlineOf(shape: Shape, width: number, height: number): readonly Vec2[] {
  switch (shape) {
    case "round":
      return ellipse(width, height, 2, 72)
    case "pill":
      return roundedRectangle(width, height, Math.min(width, height) / 2, 20)
    case "rectangle":
      return roundedRectangle(width, height, 0.03, 6)
    case "arch": {
      const radius = Math.min(width / 2, height - 0.05)
      // Upright pictures of plates: z points down.
      const round = Array.from({ length: 33 }, (_, i): Vec2 => {
        const angle = (i / 32) * Math.PI
        return [Math.cos(angle) * (width / 2), -(height / 2 - radius) - Math.sin(angle) * radius]
      })
      return [[-width / 2, height / 2], [width / 2, height / 2], ...round]
    }
  }
}

const scaled = (outline: readonly Vec2[], by: number, width: number, height: number): readonly Vec2[] =>
  outline.map(([x, z]) => [x * (1 - (2 * by) / width), z * (1 - (2 * by) / height)])

/** A mirror with light behind it or along its rim. */
export const bathMirror = defineModel({
  id: "mirror.bath",
  category: "bathroom",
  name: { zh: "浴室灯镜", en: "Lit bathroom mirror", vi: "Gương phòng tắm có đèn" },
  words: {
    zh: ["浴室镜", "镜子", "灯镜", "化妆镜"],
    en: ["mirror", "backlit mirror", "vanity mirror", "led mirror"],
    vi: ["gương", "gương led", "gương phòng tắm"],
  },
  parameters: {
    width: length(700, 400, 1400, 50),
    depth: length(40, 30, 60, 5),
    height: length(900, 500, 1200, 50),
    shape: choice("pill", "round", "rectangle", "arch"),
    light: choice("behind", "band", "none"),
    frame: choice("none", "slim"),
  },
  slots: {
    mirror: { finish: "mirror-silver", accepts: ["mirror"] },
    frame: { finish: "brass-brushed", accepts: ["metal", "wood"] },
    light: { finish: "glow-warm" },
  },
  anchor: "wall",
  elevation: 1050,
  build({ width, depth, height, shape, light, frame }) {
    const parts = openParts()
    const outline = outlineOf(shape, width, height)
    const upright = { turn: [Math.PI / 2, 0, 0] } as const
    const at = (
      z: number,
    ): { at: readonly [number, number, number]; turn: readonly [number, number, number] } => ({
      at: [0, height / 2, z],
      ...upright,
    })
    const face = depth / 2
    const rim = frame === "slim" ? 0.009 : 0
    if (rim > 0)
      parts.add(
        "frame",
        place(
          plate({ outline, holes: [scaled(outline, rim, width, height)], thickness: 0.024, rim: 0.0015 }),
          at(face - 0.012),
        ),
      )
    const glass = scaled(outline, rim, width, height)
    const back = rim > 0 ? 0.004 : 0
    if (light === "band") {
      const wide = Math.min(0.03, width * 0.06)
      const inside = scaled(outline, rim + 0.035, width, height)
      const inner = scaled(outline, rim + 0.035 + wide, width, height)
      parts.add(
        "mirror",
        place(
          plate({ outline: glass, holes: [inside], thickness: 0.006, rim: 0.001 }),
          at(face - 0.003 - back),
        ),
      )
      parts.add(
        "mirror",
        place(plate({ outline: inner, thickness: 0.006, rim: 0.0005 }), at(face - 0.003 - back)),
      )
      parts.add(
        "light",
        place(
          plate({ outline: inside, holes: [inner], thickness: 0.005, rim: 0.0004 }),
          at(face - 0.0032 - back),
        ),
      )
    } else
      parts.add(
        "mirror",
        place(plate({ outline: glass, thickness: 0.006, rim: 0.0015 }), at(face - 0.003 - back)),
      )
    const body = depth - 0.008 - back
    parts.add(
      "frame",
      place(
        plate({
          outline: scaled(outline, Math.min(0.06, width * 0.12), width, height),
          thickness: body,
          rim: 0.002,
        }),
        at(-depth / 2 + body / 2),
      ),
    )
    if (light === "behind") {
      const ring = scaled(outline, Math.min(0.045, width * 0.09), width, height)
      parts.add(
        "light",
        place(
          plate({
            outline: ring,
            holes: [scaled(outline, Math.min(0.055, width * 0.11), width, height)],
            thickness: depth * 0.4,
            rim: 0.001,
          }),
          at(-depth * 0.1),
        ),
      )
    }
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth] }),
    symbolLine([
      [-width / 2, 0],
      [width / 2, 0],
    ]),
  ],
  looks: [
    { name: { zh: "胶囊背光镜", en: "Pill mirror, lit from behind", vi: "Gương viên thuốc hắt sáng" } },
    {
      name: { zh: "圆形光带镜", en: "Round mirror with light band", vi: "Gương tròn dải sáng" },
      values: { shape: "round", width: 800, height: 800, light: "band" },
    },
    {
      name: { zh: "拱形黑框镜", en: "Arched mirror, black frame", vi: "Gương vòm khung đen" },
      values: { shape: "arch", frame: "slim", light: "none", width: 600 },
      finishes: { frame: "steel-black" },
    },
    {
      name: { zh: "宽幅橡木框灯镜", en: "Wide mirror framed in oak", vi: "Gương ngang khung sồi" },
      values: { shape: "rectangle", frame: "slim", light: "behind", width: 1200, height: 750 },
      finishes: { frame: "oak-natural" },
    },
  ],
})
