import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { chance, noise3 } from "../../geometry/noise.ts"
import { sheet } from "../../geometry/sheet.ts"
import { add3, cross3, length3, scale3, subtract3, unit3, type Vec3 } from "../../geometry/vector.ts"

interface Log {
  readonly from: Vec3
  readonly to: Vec3
  /** Of the trunk that it was split from, metres. */
  readonly radius: number
  /** Radians that it is turned about its length: where its bark looks. */
  readonly turn?: number
  readonly seed: number
}

/** How much of a trunk one log is, radians: firewood is split into quarters and thirds. */
const wedge = 1.9

/** A piece of split firewood: bark on its round side, pale wood where it was split and sawn. */
export function splitLog({ from, to, radius, turn = 0, seed }: Log): {
  readonly bark: Mesh
  readonly wood: Mesh
} {
  const along = unit3(subtract3(to, from))
  const side = unit3(cross3(along, Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]))
  const up = cross3(side, along)
  const far = length3(subtract3(to, from))
  const bend = (chance(seed, 1) - 0.5) * 0.05
  /** A place by the way along it, the angle in its wedge and how far it is out from where it was split. */
  const at = (t: number, angle: number, out: number): Vec3 => {
    const rough = noise3(t * far * 26, angle * 3 + seed, out * 40, seed) * 0.05
    const reach = radius * out * (1 + rough + 0.06 * noise3(t * 3, seed, angle, seed + 1))
    const middle = radius * (0.42 + 0.03 * noise3(t * far * 14, seed, 4, seed + 2))
    const a = angle + turn
    const flat = [
      Math.cos(a) * reach - Math.cos(turn) * middle,
      Math.sin(a) * reach - Math.sin(turn) * middle,
    ]
    const bow = Math.sin(t * Math.PI) * far * bend
    return add3(
      add3(from, scale3(along, far * t)),
      add3(scale3(side, (flat[0] ?? 0) + bow), scale3(up, flat[1] ?? 0)),
    )
  }
  const ends = [-wedge / 2, wedge / 2] as const
  const bark = sheet({
    cells: [7, 9],
    surface: (u, v) => at(v, ends[1] - wedge * u, 1),
    uv: (u, v) => [v * far, u * wedge * radius],
  })
  // The two faces of the axe meet in an edge of their own: each is a sheet.
  const faces = ends.map((angle, i) =>
    sheet({
      cells: [3, 9],
      surface: (u, v) => at(v, angle, i === 0 ? 1 - u : u),
      uv: (u, v) => [v * far, u * radius + i * 0.3],
    }),
  )
  const sawn = [0, 1].map((t) =>
    sheet({
      cells: [6, 2],
      surface: (u, v) => at(t, t === 0 ? ends[0] + wedge * u : ends[1] - wedge * u, v),
      uv: (u, v) => [u * wedge * radius, v * radius],
    }),
  )
  return { bark, wood: mergeMeshes([...faces, ...sawn]) }
}
