import { disc, lathe } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { pipe } from "../../geometry/pipe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"

/** A round post with a fine rim that stands on y = 0. */
export const post = (radius: number, height: number, segments = 20): Mesh =>
  place(disc({ radius, height, rim: Math.min(0.0015, radius / 4), segments }), { at: [0, height / 2, 0] })

/** A round post that looks to the front from z = 0. */
export const stud = (radius: number, length: number, segments = 20): Mesh =>
  place(disc({ radius, height: length, rim: Math.min(0.0015, radius / 4), segments }), {
    at: [0, 0, length / 2],
    turn: [Math.PI / 2, 0, 0],
  })

/** A mixer that stands on y = 0 and pours towards z: a swan neck with a side lever, or a straight spout with a lever on top. */
export function basinTap(height: number, reach: number, style: "swan" | "straight"): readonly Mesh[] {
  const flange = post(0.026, 0.006)
  if (style === "swan")
    return [
      flange,
      post(0.021, height * 0.42),
      pipe({
        path: [
          [0, height * 0.4, 0],
          [0, height - 0.011, 0],
          [0, height - 0.011, reach],
          [0, height - 0.011 - Math.min(0.07, height * 0.3), reach],
        ],
        radius: 0.0105,
        bend: reach * 0.48,
      }),
      place(
        pipe({
          path: [
            [0, 0, 0],
            [0.052, 0, 0],
            [0.085, 0.022, 0],
          ],
          radius: 0.0052,
          bend: 0.02,
          sides: 10,
          ends: "round",
        }),
        {
          at: [0.015, height * 0.3, 0],
        },
      ),
      place(stud(0.014, 0.022), { at: [0.012, height * 0.3, 0], turn: [0, Math.PI / 2, 0] }),
    ]
  return [
    flange,
    post(0.0225, height - 0.02),
    place(post(0.0228, 0.017), { at: [0, height - 0.0185, 0] }),
    tube({
      path: [
        [0, height * 0.68, 0.01],
        [0, height * 0.7, reach * 0.5],
        [0, height * 0.68, reach],
      ],
      radius: 0.0125,
      steps: 12,
      sides: 14,
      ends: "flat",
    }),
    place(post(0.0085, 0.012, 16), { at: [0, height * 0.68 - 0.022, reach - 0.012] }),
    pipe({
      path: [
        [0, height - 0.011, 0],
        [0, height - 0.003, reach * 0.62],
      ],
      radius: 0.0045,
      sides: 10,
      ends: "round",
    }),
  ]
}

/** A tap that comes from the wall at z = 0: spout, lever and plates; around y = 0. */
export const wallTap = (reach: number): readonly Mesh[] => [
  ...[-0.06, 0.06].map((x) => place(stud(0.027, 0.006), { at: [x, 0, 0] })),
  pipe({
    path: [
      [0.06, 0, 0],
      [0.06, 0, reach],
      [0.06, -0.03, reach],
    ],
    radius: 0.011,
    bend: 0.022,
  }),
  place(stud(0.017, 0.045), { at: [-0.06, 0, 0] }),
  pipe({
    path: [
      [-0.06, 0, 0.036],
      [-0.06, 0.062, 0.042],
    ],
    radius: 0.0048,
    sides: 10,
    ends: "round",
  }),
]

/** A hose that hangs in a loop between two places. */
export const hose = (from: Vec3, to: Vec3, drop: number): Mesh =>
  tube({
    path: [
      from,
      [from[0] + (to[0] - from[0]) * 0.1, from[1] - drop * 0.55, from[2] + (to[2] - from[2]) * 0.3 + 0.012],
      [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - drop, (from[2] + to[2]) / 2 + 0.03],
      [to[0] - (to[0] - from[0]) * 0.08, to[1] - drop * 0.35, to[2] + 0.015],
      to,
    ],
    radius: 0.0075,
    steps: 44,
    sides: 9,
  })

/** A hand shower whose hose end lies at the origin and whose head looks to z and down. */
export const handShower = (): readonly Mesh[] => [
  tube({
    path: [
      [0, 0, 0],
      [0, 0.1, 0.012],
      [0, 0.2, 0.034],
    ],
    radius: (at) => 0.0085 + at * 0.003,
    steps: 8,
    sides: 12,
  }),
  place(
    lathe({
      profile: [
        [0, -0.008],
        [0.044, -0.008],
        [0.05, -0.003],
        [0.05, 0.002],
        [0.03, 0.011],
        [0, 0.014],
      ],
      segments: 28,
    }),
    { at: [0, 0.222, 0.056], turn: [-Math.PI / 2 - 0.45 + Math.PI, 0, 0] },
  ),
]

/** A flat rain head of a diameter that hangs with its face at y = 0, its pipe upwards. */
export const rainHead = (diameter: number): readonly Mesh[] => [
  lathe({
    profile: [
      [0, 0],
      [diameter / 2 - 0.002, 0],
      [diameter / 2, 0.002],
      [diameter / 2, 0.007],
      [diameter / 2 - 0.003, 0.009],
      [0.03, 0.011],
      [0.016, 0.03],
      [0.012, 0.036],
      [0, 0.036],
    ],
    segments: 48,
  }),
]
