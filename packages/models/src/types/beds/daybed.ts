import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { featherCushion } from "../../geometry/feather-cushion.ts"
import { disc } from "../../geometry/lathe.ts"
import { cushion, hangOver, pillow, taperedLeg } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import { noise3 } from "../../geometry/noise.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { endPanel } from "./bed-frame.ts"

/** A bed to sit on by day: open to the front, cushions along its back. */
export const daybed = defineModel({
  id: "bed.day",
  category: "beds",
  name: { zh: "坐卧两用榻", en: "Daybed", vi: "Giường ban ngày" },
  words: {
    zh: ["罗汉床", "贵妃榻", "沙发床", "单人床", "美人榻"],
    en: ["day bed", "single bed", "bench bed", "chaise"],
    vi: ["daybed", "ghế nằm", "giường đơn", "trường kỷ"],
  },
  parameters: {
    width: length(2000, 1850, 2150, 10),
    depth: length(880, 800, 1000, 10),
    height: length(700, 620, 850, 10),
    ends: choice("spindles", "bolsters"),
    back: toggle(true),
    bedding: toggle(true),
  },
  slots: {
    timber: { finish: "oak-natural", accepts: ["wood"] },
    mattress: { finish: "linen-oat", accepts: ["fabric", "leather"] },
    cushions: { finish: "linen-sage", accepts: ["fabric", "leather"] },
    throw: { finish: "knit-terracotta", accepts: ["fabric"] },
  },
  anchor: "floor",
  clearance: { front: 600 },
  build({ width, depth, height, ends, back, bedding: isMade }) {
    const parts = openParts()
    const seatTop = 0.43
    const isOpen = ends === "bolsters" && !back
    const [x, z] = [width / 2, depth / 2]
    const post = 0.042
    parts.add(
      "timber",
      ...[-1, 1].map((s) =>
        place(roundedBox({ size: [width - 0.06, 0.07, 0.026], radius: 0.008, rounds: 3 }), {
          at: [0, 0.25, s * (z - 0.024)],
        }),
      ),
      ...[-1, 1].map((s) =>
        place(roundedBox({ size: [0.026, 0.07, depth - 0.06], radius: 0.006, grain: "z" }), {
          at: [s * (x - 0.04), 0.25, 0],
        }),
      ),
      ...Array.from({ length: 13 }, (_, i) =>
        place(roundedBox({ size: [0.06, 0.016, depth - 0.05], radius: 0.003, rounds: 1, grain: "z" }), {
          at: [-x + 0.12 + ((width - 0.24) * i) / 12, 0.281, 0],
        }),
      ),
    )
    for (const sx of [-1, 1])
      for (const sz of [-1, 1]) {
        const at = [sx * (x - post / 2), sz * (z - post / 2)] as const
        const isHigh = ends === "spindles" || (back && sz < 0)
        const high = isHigh ? height - 0.002 : 0.285
        parts.add(
          "timber",
          taperedLeg({
            top: [at[0], high, at[1]],
            foot: [at[0], 0, at[1]],
            topRadius: post / 2,
            footRadius: 0.013,
            sides: 16,
          }),
        )
      }
    const panelTop = height - 0.018
    if (ends === "spindles")
      for (const side of [-1, 1])
        parts.add(
          "timber",
          ...endPanel({
            width: depth - 2 * post,
            z: side * (x - post / 2),
            low: 0.26,
            high: panelTop,
            style: "spindles",
            along: "z",
          }),
        )
    if (back)
      parts.add(
        "timber",
        ...endPanel({
          width: width - 2 * post,
          z: -z + post / 2,
          low: 0.26,
          high: panelTop,
          style: "spindles",
        }),
      )
    const inset = ends === "spindles" ? post + 0.012 : 0.014
    const rear = back ? post + 0.008 : 0.014
    const long = width - 2 * inset
    const deep = depth - rear - 0.014
    const middle = (rear - 0.014) / 2
    parts.add(
      "mattress",
      place(
        cushion({
          size: [long, 0.135, deep],
          radius: 0.045,
          crown: 0.016,
          bulge: 0.008,
          wrinkle: 0.006,
          seed: 4,
          cells: 18,
        }),
        { at: [0, seatTop - 0.068, middle] },
      ),
    )
    // Bolsters lie at the ends and hold the height where nothing else does.
    const bolster = isOpen ? (height - seatTop) / 2 : Math.min(0.1, (height - seatTop) / 2 - 0.01)
    for (const side of ends === "bolsters" ? [-1, 1] : []) {
      const at = side * (long / 2 - bolster - 0.02)
      parts.add(
        "cushions",
        tube({
          path: [
            [at, seatTop + bolster - 0.004, middle - deep / 2 + 0.03],
            [at, seatTop + bolster - 0.004, middle],
            [at, seatTop + bolster - 0.004, middle + deep / 2 - 0.03],
          ],
          radius: (t) => bolster * (1 - 0.06 * Math.abs(t * 2 - 1) ** 8),
          steps: 22,
          sides: 22,
          ends: "flat",
        }),
        ...[-1, 1].map((s) =>
          place(disc({ radius: 0.014, height: 0.014, rim: 0.005, segments: 12 }), {
            at: [at, seatTop + bolster - 0.004, middle + s * (deep / 2 - 0.028)],
            turn: [Math.PI / 2, 0, 0],
          }),
        ),
      )
    }
    if (isMade) {
      if (back) {
        const free = long - (ends === "bolsters" ? 4 * bolster + 0.08 : 0.02)
        const high = Math.min(0.42, height - seatTop + 0.02)
        for (let i = 0; i < 3; i++)
          parts.add(
            "cushions",
            place(
              featherCushion({
                size: [(free / 3) * 1.02, high, 0.2],
                seed: i + 5,
                wrinkle: 0.022,
                welt: 0.0035,
              }),
              {
                at: [(i - 1) * (free / 3), seatTop + high * 0.46, -z + rear + 0.115],
                turn: [-0.2, (i - 1) * -0.02, 0],
              },
            ),
          )
      } else if (!isOpen)
        parts.add(
          "cushions",
          place(pillow({ size: [0.55, Math.min(0.36, height - seatTop), 0.16], seed: 5, welt: 0.004 }), {
            at: [-long / 2 + 0.16, seatTop + 0.15, middle],
            turn: [-0.4, Math.PI / 2, 0],
          }),
        )
      const half = deep / 2 - 0.048
      const fall = hangOver(half, 0.05)
      const wide = 0.46
      // A throw across one end; it hangs over the front.
      parts.add(
        "throw",
        place(
          roundedBox({
            size: [deep + 0.22, 0.014, wide],
            radius: 0.006,
            cells: [40, 1, 14],
            grain: "x",
            bend: (p) => {
              const [across, along] = [p[0], p[2]]
              p[0] -= 0.1
              p[1] +=
                p[1] > 0
                  ? 0.012 + 0.012 * noise3(across * 6, along * 7, 2, 4)
                  : 0.01 * noise3(across * 6, along * 7, 2, 4)
              if (p[0] < 0) {
                fall(p)
                p[0] -= Math.max(0, -across - half) * 0.035 * (1 + Math.sin(along * 30))
              } else p[0] = Math.min(p[0], half - 0.02)
            },
          }),
          { at: [long * 0.24, seatTop + 0.012, middle], turn: [0, Math.PI / 2, 0] },
        ),
      )
    }
    return parts.close()
  },
  symbol: ({ width, depth, back }) => [
    symbolBox({ size: [width, depth], radius: 0.02 }),
    symbolBox({
      at: [0, back ? 0.1 : 0],
      size: [width - 0.1, depth - (back ? 0.26 : 0.08)],
      radius: 0.04,
      style: "detail",
    }),
  ],
  looks: [
    { name: { zh: "橡木栏杆坐卧榻", en: "Oak spindle daybed", vi: "Daybed song gỗ sồi" } },
    {
      name: { zh: "胡桃木皮面美人榻", en: "Walnut daybed in cognac leather", vi: "Daybed óc chó da cognac" },
      values: { ends: "bolsters", back: false, height: 640 },
      finishes: {
        timber: "walnut-natural",
        mattress: "leather-cognac",
        cushions: "leather-cognac",
        throw: "knit-ivory",
      },
    },
    {
      name: { zh: "柚木靠背榻", en: "Teak daybed with bolsters", vi: "Daybed gỗ tếch có gối ôm" },
      values: { ends: "bolsters", back: true, height: 760 },
      finishes: {
        timber: "teak-natural",
        mattress: "wool-grey",
        cushions: "velvet-ochre",
        throw: "wool-charcoal",
      },
    },
  ],
})
