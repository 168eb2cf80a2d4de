import { deform } from "../../geometry/deform.ts"
import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { ball, disc, lathe } from "../../geometry/lathe.ts"
import { chance, noise3 } from "../../geometry/noise.ts"
import { mapUv, place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolRound } from "../../model/symbol-lines.ts"
import { splitLog } from "../construction/split-logs.ts"
import { flames } from "../construction/flames.ts"

/** A bowl of steel or concrete with logs in it, lit or not. */
export const fireBowl = defineModel({
  id: "outdoor.fire-bowl",
  category: "outdoor",
  name: { zh: "户外火盆", en: "Fire bowl", vi: "Chảo lửa sân vườn" },
  words: {
    zh: ["火盆", "篝火", "取暖", "花园"],
    en: ["fire pit", "brazier", "garden fire", "patio"],
    vi: ["lò lửa", "bếp lửa ngoài trời", "sân vườn"],
  },
  parameters: {
    width: length(750, 500, 1100, 50),
    depth: length(750, 500, 1100, 50),
    height: length(520, 350, 700, 10),
    base: choice("tripod", "ring", "block"),
    fire: choice("flames", "logs"),
  },
  slots: {
    bowl: { finish: "bronze-dark", accepts: ["metal", "stone"] },
    base: { finish: "steel-black", accepts: ["metal", "stone"] },
    logs: { finish: "bark-brown" },
    ends: { finish: "pine-natural", accepts: ["wood"] },
    flames: { finish: "flame-amber" },
    embers: { finish: "soil-dark" },
  },
  anchor: "floor",
  clearance: { front: 800, back: 800, side: 800 },
  build({ width, depth, height, base, fire }) {
    const parts = openParts()
    const r = width / 2
    const rim = height * 0.62
    const tall = Math.min(r * 0.62, rim * (base === "block" ? 0.98 : 0.75))
    const foot = rim - tall
    const arc = (by: number, lift: number): readonly (readonly [number, number])[] =>
      Array.from({ length: 13 }, (_, i) => {
        const angle = (i / 12) * (Math.PI / 2)
        return [
          Math.sin(angle) ** 0.9 * (r - 0.012 - by),
          foot + lift + (1 - Math.cos(angle)) * (tall - 0.004 - lift),
        ] as const
      })
    parts.add(
      "bowl",
      lathe({
        profile: [
          ...arc(0, 0),
          [r, rim - 0.003],
          [r, rim],
          [r - 0.016, rim],
          ...arc(0.01, 0.012).toReversed(),
        ],
        segments: 64,
      }),
    )
    if (base === "tripod")
      for (let i = 0; i < 3; i++) {
        const angle = (i / 3) * 2 * Math.PI + 0.5
        const at = (far: number, y: number): Vec3 => [Math.cos(angle) * far, y, Math.sin(angle) * far]
        parts.add(
          "base",
          tube({
            path: [at(r * 0.805, foot + tall * 0.44), at(r * 0.86, 0)],
            radius: 0.018,
            section: [
              [-0.35, -1],
              [0.35, -1],
              [0.35, 1],
              [-0.35, 1],
            ],
            steps: 2,
            ends: "flat",
          }),
        )
      }
    else if (base === "ring")
      parts.add(
        "base",
        lathe({
          profile: [
            [r * 0.5, 0],
            [r * 0.52, 0],
            [r * 0.52, foot + tall * 0.16],
            [r * 0.5, foot + tall * 0.16],
            [r * 0.5, 0],
          ],
          segments: 56,
        }),
      )
    else
      parts.add(
        "base",
        place(
          disc({ radius: r * 0.62, height: Math.max(0.06, foot + tall * 0.12), rim: 0.01, segments: 56 }),
          { at: [0, Math.max(0.06, foot + tall * 0.12) / 2, 0] },
        ),
      )
    parts.add(
      "embers",
      deform(
        lathe({
          profile: [
            [r * 0.655, foot + tall * 0.31],
            [r * 0.35, foot + tall * 0.34],
            [0, foot + tall * 0.36],
          ],
          segments: 36,
        }),
        (p) => {
          p[1] += 0.012 * noise3(p[0] * 22, 0, p[2] * 22, 2)
        },
      ),
    )
    const seat = foot + tall * 0.36
    const peak = fire === "flames" ? rim + (height - rim) * 0.3 : height - 0.02
    const logs = fire === "flames" ? 5 : 7
    for (let i = 0; i < logs; i++) {
      const angle = (i / logs) * 2 * Math.PI + 0.35 * chance(i, 2)
      const thick = Math.min(0.062, r * 0.13) * (0.85 + 0.3 * chance(i, 3))
      const from: Vec3 = [Math.cos(angle) * r * 0.56, seat + 0.02, Math.sin(angle) * r * 0.56]
      const over = 0.06 + 0.08 * chance(i, 5)
      const to: Vec3 = [
        -Math.cos(angle + 0.3) * r * over,
        peak - 0.02 - 0.06 * chance(i, 4) * (i === 0 ? 0 : 1),
        -Math.sin(angle + 0.3) * r * over,
      ]
      const { bark, wood } = splitLog({
        from,
        to,
        radius: thick,
        turn: 1.4 + 0.9 * (chance(i, 6) - 0.5),
        seed: i,
      })
      parts.add("logs", bark)
      parts.add("ends", wood)
    }
    if (fire === "flames") {
      for (let i = 0; i < 22; i++) {
        const [around, far] = [i * 2.399, r * (0.14 + 0.34 * Math.sqrt(i / 22))]
        const coal = place(ball(0.016 + 0.012 * chance(i, 9), 8), {
          scale: [1.2, 0.7, 0.9],
          turn: [0, i, 0.3],
          at: [Math.cos(around) * far, seat + 0.012, Math.sin(around) * far],
        })
        // They glow as the tips of flames do.
        parts.addFitted(
          "flames",
          mapUv(coal, (_u, v) => [0.72 + 0.2 * chance(i, 10) + v, 0.5]),
        )
      }
      const tall = height - seat
      // One in the middle, a ring around it that leans in, and small ones that lick out between the logs.
      parts.addFitted(
        "flames",
        flames(
          Array.from({ length: 16 }, (_, i) => {
            const around = i * 2.399
            const [ring, near] = [i === 0 ? 0 : i < 8 ? 1 : 2, chance(i, 8)]
            const far = r * (ring === 0 ? 0 : ring === 1 ? 0.2 : 0.36)
            const [x, z] = [Math.cos(around) * far, Math.sin(around) * far]
            const share = ring === 0 ? 1.02 : ring === 1 ? 0.62 + 0.26 * near : 0.3 + 0.2 * near
            const lean = ring === 2 ? 0.14 : -0.16
            return {
              at: [x, seat + 0.01 * ring, z] as const,
              height: tall * share,
              seed: i,
              lean: [Math.cos(around) * lean, Math.sin(around) * lean] as const,
            }
          }),
        ),
      )
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width * 0.9, depth * 0.9], style: "detail" }),
    symbolRound({ size: [width * 0.3, depth * 0.3], style: "detail" }),
  ],
  looks: [
    { name: { zh: "三脚青铜火盆", en: "Bronze bowl on three feet", vi: "Chảo lửa đồng ba chân" } },
    {
      name: { zh: "混凝土火盆", en: "Concrete bowl on a block", vi: "Chảo lửa bê tông" },
      values: { base: "block", width: 900, depth: 900, height: 480 },
      finishes: { bowl: "concrete-smooth", base: "concrete-smooth" },
    },
    {
      name: { zh: "黑钢柴火盆", en: "Black steel with logs", vi: "Chảo thép đen xếp củi" },
      values: { base: "ring", fire: "logs", width: 650, depth: 650, height: 450 },
      finishes: { bowl: "steel-black" },
    },
  ],
})
