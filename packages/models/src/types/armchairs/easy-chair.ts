import { beam } from "../../geometry/beam.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { cushion, pillow } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

/** A reclining easy chair: slender timber, bent arms, two thick cushions. */
export const easyChair = defineModel({
  id: "armchair.easy",
  category: "armchairs",
  name: { zh: "木框休闲椅", en: "Easy chair", vi: "Ghế thư giãn khung gỗ" },
  words: {
    zh: ["休闲椅", "躺椅", "北欧椅", "中古椅", "单人椅"],
    en: ["lounge chair", "mid-century chair", "danish chair", "armchair"],
    vi: ["ghế lounge", "ghế gỗ", "ghế Bắc Âu", "ghế đọc sách"],
  },
  parameters: {
    width: length(700, 640, 780, 10),
    depth: length(820, 760, 920, 10),
    height: length(880, 780, 1000, 10),
    arms: choice("bowed", "flat"),
    pillow: toggle(true),
  },
  slots: {
    cushions: { finish: "velvet-forest", accepts: ["fabric", "leather"] },
    frame: { finish: "walnut-natural", accepts: ["wood"] },
  },
  anchor: "floor",
  clearance: { front: 450 },
  build({ width, depth, height, arms, pillow: hasPillow }) {
    const parts = openParts()
    const [x, front] = [width / 2 - 0.028, depth / 2]
    const seatY = 0.4
    const inner = width - 0.13
    const seatDepth = depth * 0.68
    const backFoot = front - 0.03 - seatDepth + 0.06
    const backTopZ = -front + 0.045
    const rise = height - seatY + 0.03
    const recline = Math.atan2(backFoot - backTopZ, rise)
    const backLong = Math.hypot(backFoot - backTopZ, rise)
    const armTop = 0.57
    for (const side of [-1, 1]) {
      const at = side * x
      const bow = arms === "bowed" ? 0.03 : 0
      parts.add(
        "frame",
        tube({
          path: [
            [at, 0, front - 0.045],
            [at, 0.3, front - 0.075],
            [at, armTop - 0.01, front - 0.1],
          ],
          radius: (where) => 0.0125 + 0.007 * Math.sin(where * 2.2),
          steps: 12,
          sides: 12,
        }),
        tube({
          path: [
            [at, 0, backFoot - 0.17],
            [at, 0.28, backFoot - 0.09],
            [at, armTop, backFoot - 0.07],
          ],
          radius: (where) => 0.0125 + 0.007 * Math.sin(where * 2.2),
          steps: 12,
          sides: 12,
        }),
        roundedBox({
          size: [0.052, 0.024, depth * 0.74],
          radius: 0.0115,
          rounds: 4,
          grain: "z",
          cells: [2, 1, 16],
          bend: (p) => {
            const v = p[2] / (depth * 0.37)
            p[0] =
              at +
              p[0] * (0.8 + 0.35 * Math.max(0, v) - 0.2 * Math.max(0, -v) ** 2) +
              side * bow * (v * v - 0.6) * 0.5
            p[1] += armTop + bow * (0.4 - v * v) * 0.9 - (arms === "flat" ? 0 : 0.01 * v)
            p[2] += front - depth * 0.37 - 0.005
          },
        }),
        // The seat rails fall to the back.
        beam({
          from: [side * (x - 0.022), 0.315, front - 0.05],
          to: [side * (x - 0.022), 0.245, backFoot - 0.08],
          width: 0.022,
          thickness: 0.05,
          radius: 0.007,
        }),
        beam({
          from: [side * (inner / 2 - 0.04), 0.255, backFoot - 0.02],
          to: [side * (inner / 2 - 0.04), height - 0.06, backTopZ - 0.005],
          width: 0.026,
          thickness: 0.034,
          radius: 0.008,
        }),
      )
    }
    const backAt = (up: number): readonly [number, number] => [
      seatY - 0.1 + (height - 0.05 - seatY + 0.1) * up,
      backFoot + 0.02 - (backFoot + 0.025 - backTopZ) * up - 0.005,
    ]
    parts.add(
      "frame",
      ...[front - 0.06, backFoot - 0.055].map((z, i) =>
        place(roundedBox({ size: [2 * x - 0.02, 0.045, 0.024], radius: 0.007 }), {
          at: [0, i === 0 ? 0.312 : 0.26, z],
        }),
      ),
      ...[0.14, 0.3, 0.46, 0.62, 0.78, 0.96].map((up, i) => {
        const [y, z] = backAt(up)
        return place(roundedBox({ size: [inner - 0.09, i === 5 ? 0.05 : 0.028, 0.014], radius: 0.006 }), {
          at: [0, y, z],
          turn: [-recline, 0, 0],
        })
      }),
      ...[0.2, 0.4, 0.6, 0.8].map((part) =>
        place(roundedBox({ size: [2 * x - 0.05, 0.012, 0.05], radius: 0.004 }), {
          at: [0, 0.315 - 0.07 * (1 - part), backFoot - 0.08 + (front - 0.05 - backFoot + 0.08) * part],
          turn: [0.13, 0, 0],
        }),
      ),
    )
    const thick = 0.125
    parts.add(
      "cushions",
      place(
        cushion({
          size: [inner - 0.006, thick, seatDepth],
          radius: 0.05,
          crown: 0.026,
          seed: 5,
          wrinkle: 0.006,
          cells: 13,
        }),
        {
          at: [0, seatY - 0.035, front - 0.03 - seatDepth / 2],
          turn: [-0.12, 0, 0],
        },
      ),
      place(
        cushion({
          size: [inner - 0.006, thick, backLong - 0.05],
          radius: 0.05,
          crown: 0.036,
          seed: 9,
          wrinkle: 0.008,
          cells: 14,
        }),
        {
          at: [0, seatY + (height - seatY) / 2 - 0.01, (backFoot + backTopZ) / 2 + 0.095],
          turn: [Math.PI / 2 - recline, 0, 0],
        },
      ),
    )
    if (hasPillow)
      parts.add(
        "cushions",
        place(pillow({ size: [inner * 0.74, 0.22, 0.12], seed: 4, wrinkle: 0.014, welt: 0.004 }), {
          at: [0, seatY + 0.17, backFoot + 0.115],
          turn: [-recline, 0, 0],
        }),
      )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.03 }),
    symbolBox({ at: [0, 0.1], size: [width - 0.13, depth - 0.24], radius: 0.04, style: "detail" }),
    symbolBox({ at: [0, -depth / 2 + 0.1], size: [width - 0.13, 0.16], radius: 0.04, style: "detail" }),
  ],
  looks: [
    {
      name: {
        zh: "胡桃木墨绿休闲椅",
        en: "Walnut easy chair in forest velvet",
        vi: "Ghế thư giãn óc chó nhung xanh rừng",
      },
    },
    {
      name: { zh: "橡木亚麻休闲椅", en: "Oak easy chair in oat linen", vi: "Ghế thư giãn gỗ sồi vải lanh" },
      values: { height: 820, arms: "flat", pillow: false },
      finishes: { cushions: "linen-oat", frame: "oak-natural" },
    },
    {
      name: { zh: "柚木黑皮高背椅", en: "High-backed teak in black leather", vi: "Ghế tếch lưng cao da đen" },
      values: { height: 980, depth: 900 },
      finishes: { cushions: "leather-black", frame: "teak-natural" },
    },
  ],
})
