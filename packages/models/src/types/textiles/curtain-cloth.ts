import type { Mesh } from "../../geometry/mesh.ts"
import { chance, noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { sheet } from "../../geometry/sheet.ts"
import type { Vec3 } from "../../geometry/vector.ts"

export type Drawn = "open" | "half" | "closed"

interface CurtainCloth {
  /** The stretch of the rod that it covers. */
  readonly width: number
  readonly height: number
  /** How far its folds reach to the front and the back. */
  readonly reach: number
  readonly folds: number
  readonly heading: "wave" | "pleat" | "rings"
  readonly seed: number
  /** Thin cloth is one face; the finish shows it from both sides. */
  readonly isSheer?: boolean
}

/** A curtain that hangs from y = height to the floor, around x = 0 and z = 0, in folds that go their own ways further down. */
export function curtainCloth({
  width,
  height,
  reach,
  folds,
  heading,
  seed,
  isSheer = false,
}: CurtainCloth): Mesh {
  const surface = (u: number, v: number): Vec3 => {
    const down = 1 - v
    // Each fold is a little wider or narrower than its neighbour, and wanders as it falls.
    const drift = noise3(u * folds * 0.55 + seed * 3, down * 1.1, seed, seed) * (0.15 + 1.1 * down)
    const phase = (u * folds + drift * 0.34) * 2 * Math.PI
    const index = Math.round(u * folds)
    const top = heading === "wave" ? 0.92 : heading === "pleat" ? 0.4 : 0.62
    const settle = Math.min(1, down / 0.12)
    const size =
      (top + (1 - top) * settle) * (0.7 + 0.3 * noise3(index * 1.3, down * 1.6 + seed, seed, seed + 3))
    // Round backs with narrower valleys, as heavy cloth folds; pleats are pinched at the top.
    const wave = Math.sin(phase)
    const pinch = heading === "pleat" ? 1 - settle : 0
    const shaped = Math.sign(wave) * Math.abs(wave) ** (0.8 + 1.4 * pinch)
    const ripple = noise3(u * folds * 1.9, down * 5, seed, seed + 9) * 0.09
    const z = reach * Math.max(-1, Math.min(1, shaped * size + ripple * settle))
    const overlap = (Math.sin(phase * 2) * width * 0.055) / folds
    const edge = Math.min(1, Math.min(u, 1 - u) * folds)
    // Gathered at the top, a touch wider at the hem.
    const x = (u - 0.5) * width + edge * overlap * settle
    const flare = 1 + 0.03 * down * down * (chance(seed, 7) - 0.2)
    const sag = heading === "rings" ? (1 - settle) * 0.012 * (1 - Math.abs(Math.cos(phase / 2))) : 0
    return [Math.max(-width / 2, Math.min(width / 2, x * flare)), v * height - sag, z]
  }
  const cells = [Math.max(12, folds * 10), 22] as const
  // Rows lie closer at the heading and the hem.
  const row = (v: number): number => v - 0.55 * (Math.sin(2 * Math.PI * v) / (2 * Math.PI))
  const fullness = 2.1
  const uv = (u: number, v: number): readonly [number, number] => [row(v) * height, u * width * fullness]
  return sheet({
    surface: (u, v) => surface(u, row(v)),
    cells,
    uv,
    ...(isSheer ? {} : { thickness: 0.0032 }),
  })
}

/** A hem: a second, slightly prouder layer over the lowest part. */
export const hemOf = (cloth: CurtainCloth, tall = 0.09): Mesh => {
  const body = curtainCloth({ ...cloth, isSheer: true })
  const across = Math.max(12, cloth.folds * 10) + 1
  const rows: number[] = []
  for (let j = 0; j * across * 3 < body.positions.length; j++)
    rows.push(body.positions[j * across * 3 + 1] ?? 0)
  const upto = Math.max(
    1,
    rows.findIndex((y) => y > tall),
  )
  const positions = body.positions.slice(0, (upto + 1) * across * 3)
  const normals = body.normals.slice(0, positions.length)
  for (let i = 0; i < positions.length; i++) positions[i] = (positions[i] ?? 0) + (normals[i] ?? 0) * 0.0028
  return {
    positions,
    normals,
    uvs: body.uvs.slice(0, (upto + 1) * across * 2),
    indices: body.indices.slice(0, upto * (across - 1) * 6),
  }
}

/** The two panels of a pair: where they hang and how wide they are, on a rod `span` long. */
export function pairOf(
  span: number,
  drawn: Drawn,
): readonly { readonly at: number; readonly width: number; readonly folds: number }[] {
  const share = { closed: 0.498, half: 0.3, open: 0.17 }[drawn]
  const width = span * share
  // Drawn aside, the folds lie closer, but no closer than light still gets into them.
  const folds = Math.max(3, Math.min(Math.round(span / 2 / 0.19), Math.round(width / 0.1)))
  return [-1, 1].map((side) => ({ at: side * (span / 2 - width / 2), width, folds }))
}

/** Both panels with their hems at a depth. */
export const curtainPair = (
  span: number,
  drawn: Drawn,
  cloth: Omit<CurtainCloth, "width" | "folds">,
  z: number,
): readonly Mesh[] =>
  pairOf(span, drawn).flatMap(({ at, width, folds }, i) => {
    const one = { ...cloth, width, folds, seed: cloth.seed + i * 5 }
    return [place(curtainCloth(one), { at: [at, 0, z] }), place(hemOf(one), { at: [at, 0, z] })]
  })
