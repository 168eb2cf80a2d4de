import { ellipse, roundedRectangle } from "../../geometry/outlines.ts"
import { place } from "../../geometry/place-mesh.ts"
import { plate } from "../../geometry/plate.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import type { Vec2 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { cabinetHandle } from "./cabinet-front.ts"

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

/** A cabinet behind mirrored doors, light above or below. */
export const mirrorCabinet = defineModel({
  id: "cabinet.mirror",
  category: "bathroom",
  name: { zh: "浴室镜柜", en: "Mirror cabinet", vi: "Tủ gương" },
  words: {
    zh: ["镜柜", "浴室镜柜"],
    en: ["medicine cabinet", "mirrored cabinet", "bathroom cabinet"],
    vi: ["tủ gương", "tủ thuốc"],
  },
  parameters: {
    width: length(800, 400, 1400, 50),
    depth: length(150, 120, 200, 10),
    height: length(720, 500, 900, 10),
    doors: count(2, 1, 4),
    side: choice("closed", "niche"),
    handles: choice("none", "knob"),
  },
  slots: {
    body: { finish: "oak-natural", accepts: ["wood", "lacquer", "metal"] },
    mirror: { finish: "mirror-silver", accepts: ["mirror"] },
    light: { finish: "glow-warm" },
    metal: { finish: "brass-brushed", accepts: ["metal"] },
  },
  anchor: "wall",
  elevation: 1150,
  build({ width, depth, height, doors, side, handles }) {
    const parts = openParts()
    const board = 0.018
    const deep = depth - 0.022
    const z = -depth / 2 + deep / 2
    const niche = side === "niche" ? Math.min(0.2, width * 0.25) : 0
    const box = (size: readonly [number, number, number], at: readonly [number, number, number]) =>
      place(roundedBox({ size, radius: 0.0012 }), { at })
    const doorsWide = width - niche
    const left = -width / 2
    parts.add(
      "body",
      ...[left + board / 2, width / 2 - board / 2, ...(niche > 0 ? [left + doorsWide - board / 2] : [])].map(
        (x) => box([board, height, deep], [x, height / 2, z]),
      ),
      box([width - 2 * board, board, deep], [0, height - board / 2 - 0.0005, z]),
      box([width - 2 * board, board, deep], [0, board / 2 + 0.0005, z]),
      box([width - 2 * board, height - 2 * board, 0.006], [0, height / 2, -depth / 2 + 0.006]),
    )
    if (niche > 0)
      for (const share of [1 / 3, 2 / 3])
        parts.add(
          "body",
          box(
            [niche - board, 0.014, deep - 0.012],
            [width / 2 - niche / 2 - board / 2, height * share, z - 0.003],
          ),
        )
    const wide = doorsWide / doors
    for (let i = 0; i < doors; i++) {
      const x = left + wide * (i + 0.5)
      parts.add("mirror", box([wide - 0.003, height - 0.004, 0.005], [x, height / 2, depth / 2 - 0.0025]))
      parts.add("body", box([wide - 0.006, height - 0.008, 0.014], [x, height / 2, depth / 2 - 0.0125]))
      if (handles === "knob")
        parts.add(
          "metal",
          ...cabinetHandle("knob", 0).map((mesh) =>
            place(mesh, {
              at: [x + (i % 2 === 0 ? 1 : -1) * (wide / 2 - 0.03), 0.06, depth / 2 - 0.0005],
              scale: [0.6, 0.6, 0.5],
            }),
          ),
        )
    }
    parts.add(
      "light",
      box([width - 0.08, 0.006, 0.02], [0, -0.0005 + 0.003, depth / 2 - 0.06]),
      box([width - 0.08, 0.005, 0.02], [0, height - 0.0025, depth / 2 - 0.05]),
    )
    return parts.close()
  },
  symbol: ({ width, depth, doors }) => [
    symbolBox({ size: [width, depth] }),
    symbolLine([
      [-width / 2, depth / 2 - 0.02],
      [width / 2, depth / 2 - 0.02],
    ]),
    ...Array.from({ length: doors - 1 }, (_, i) => {
      const x = -width / 2 + (width / doors) * (i + 1)
      return symbolLine([
        [x, depth / 2 - 0.02],
        [x, depth / 2],
      ])
    }),
  ],
  looks: [
    { name: { zh: "橡木双门镜柜", en: "Two-door cabinet in oak", vi: "Tủ gương hai cánh gỗ sồi" } },
    {
      name: { zh: "带开放格三门镜柜", en: "Three doors with open shelves", vi: "Tủ gương ba cánh có kệ hở" },
      values: { width: 1200, doors: 3, side: "niche" },
      finishes: { body: "walnut-natural" },
    },
    {
      name: { zh: "白色单门小镜柜", en: "Small white cabinet", vi: "Tủ gương nhỏ trắng" },
      values: { width: 450, doors: 1 },
      finishes: { body: "lacquer-white" },
    },
  ],
})
