import type { Mesh } from "../../geometry/mesh.ts"
import { pipe } from "../../geometry/pipe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { plate } from "../../geometry/plate.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { sheet } from "../../geometry/sheet.ts"
import { roundedRectangle } from "../../geometry/outlines.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { handShower, hose, post, rainHead, stud } from "./taps.ts"

export const trayHeight = 0.035

/** A flat tray that falls a little towards its waste; it lies on y = 0. Its waste is a slot along the back or a square. */
export function showerTray(
  width: number,
  depth: number,
  drain: "slot" | "square",
): { tray: readonly Mesh[]; drain: readonly Mesh[] } {
  const edge = 0.022
  const rim = place(
    plate({
      outline: roundedRectangle(width, depth, 0.012, 4),
      holes: [roundedRectangle(width - 2 * edge, depth - 2 * edge, 0.02, 4)],
      thickness: trayHeight,
      rim: 0.004,
    }),
    { at: [0, trayHeight / 2, 0] },
  )
  const at: readonly [number, number] =
    drain === "slot" ? [0, -depth / 2 + 0.1] : [width * 0.3, -depth * 0.18]
  const floor = sheet({
    cells: [12, 12],
    uv: (u, v) => [u * width, v * depth],
    surface: (u, v): Vec3 => {
      const x = (u - 0.5) * (width - 2 * edge + 0.004)
      const z = -(v - 0.5) * (depth - 2 * edge + 0.004)
      const near = Math.max(0, 1 - Math.hypot(x - at[0], z - at[1]) / 0.5)
      return [x, trayHeight - 0.006 - 0.008 * near * near, z]
    },
  })
  const cover =
    drain === "slot"
      ? place(roundedBox({ size: [Math.min(0.7, width * 0.6), 0.004, 0.055], radius: 0.0015, rounds: 1 }), {
          at: [at[0], trayHeight - 0.01, at[1]],
        })
      : place(roundedBox({ size: [0.12, 0.004, 0.12], radius: 0.002, rounds: 1 }), {
          at: [at[0], trayHeight - 0.011, at[1]],
        })
  return { tray: [rim, floor], drain: [cover] }
}

/** Riser, mixer, rain head on an arm and hand shower with hose. Its wall lies at z = 0; it stands from `low` to `high`. */
export function showerSet(low: number, high: number, reach: number, head: number): readonly Mesh[] {
  const z = 0.05
  const mixer = low + 0.06
  const top = high - 0.035
  const slider = mixer + (top - mixer) * 0.56
  return [
    // Thermostat bar with a knob at either end.
    place(stud(0.02, 0.25, 28), { at: [-0.125, mixer, z], turn: [0, Math.PI / 2, 0] }),
    ...[-1, 1].flatMap((side) => [
      place(stud(0.0235, 0.04, 28), { at: [side * 0.15 - 0.02, mixer, z], turn: [0, Math.PI / 2, 0] }),
      place(stud(0.013, z), { at: [side * 0.075, mixer, 0] }),
      place(stud(0.03, 0.01, 28), { at: [side * 0.075, mixer, 0] }),
    ]),
    pipe({
      path: [
        [0, mixer, z],
        [0, top, z],
        [0, top, reach],
        [0, top - 0.02, reach],
      ],
      radius: 0.0105,
      bend: 0.06,
    }),
    place(stud(0.012, z - 0.008, 20), { at: [0, top - 0.14, 0] }),
    place(stud(0.024, 0.008, 24), { at: [0, top - 0.14, 0] }),
    ...rainHead(head).map((mesh) => place(mesh, { at: [0, top - 0.05, reach] })),
    place(post(0.018, 0.045), { at: [0, slider, z] }),
    place(stud(0.013, 0.05), { at: [0, slider + 0.022, z] }),
    ...handShower().map((mesh) => place(mesh, { at: [0, slider - 0.03, z + 0.05], scale: 1 })),
    hose([0, slider - 0.03, z + 0.05], [0.05, mixer - 0.02, z], (slider - mixer) * 0.35),
  ]
}

/** A pane between two places on the floor, its middle plane on their line; 8 mm of glass. */
export function pane(
  from: readonly [number, number],
  to: readonly [number, number],
  low: number,
  high: number,
): Mesh {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]]
  return place(roundedBox({ size: [Math.hypot(dx, dz), high - low, 0.008], radius: 0.001, rounds: 1 }), {
    at: [(from[0] + to[0]) / 2, (low + high) / 2, (from[1] + to[1]) / 2],
    turn: [0, -Math.atan2(dz, dx), 0],
  })
}

/** A slim square bar between two places. */
export function bar(from: Vec3, to: Vec3, thick = 0.018): Mesh {
  const size: [number, number, number] = [thick, thick, thick]
  const middle: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2]
  for (const axis of [0, 1, 2] as const) size[axis] = Math.max(thick, Math.abs(to[axis] - from[axis]))
  return place(roundedBox({ size, radius: 0.0015, rounds: 1 }), { at: middle })
}
