import { describe, expect, it } from "vitest"
import type { Mesh } from "./mesh.ts"
import { ellipse, roundedRectangle } from "./outlines.ts"
import { board } from "./board.ts"
import { prism } from "./prism.ts"
import { reededOutline, reededPanel } from "./reeds.ts"
import { cross3, dot3, subtract3, type Vec3 } from "./vector.ts"
import { skinRings } from "./skin-rings.ts"

const pointAt = (array: Float32Array, i: number): Vec3 => [
  array[i * 3] ?? 0,
  array[i * 3 + 1] ?? 0,
  array[i * 3 + 2] ?? 0,
]

/** Six times the volume, by the divergence theorem: above 0 where triangles look outside. Also how many look against their normal. */
function inspect(mesh: Mesh): { volume: number; against: number } {
  let [volume, against] = [0, 0]
  for (let t = 0; t < mesh.indices.length; t += 3) {
    const [i, j, k] = [mesh.indices[t] ?? 0, mesh.indices[t + 1] ?? 0, mesh.indices[t + 2] ?? 0]
    const [a, b, c] = [pointAt(mesh.positions, i), pointAt(mesh.positions, j), pointAt(mesh.positions, k)]
    volume += dot3(a, cross3(b, c)) / 6
    const face = cross3(subtract3(b, a), subtract3(c, a))
    if (dot3(face, pointAt(mesh.normals, i)) < -1e-9) against++
  }
  return { volume, against }
}

describe("solids", () => {
  it("encloses the area of its outline times its height, either way round", () => {
    const square = roundedRectangle(0.4, 0.2, 0, 1)
    for (const outline of [square, square.toReversed()]) {
      const { volume, against } = inspect(prism({ outline, height: 0.5 }))
      expect(volume).toBeCloseTo(0.4 * 0.2 * 0.5, 4)
      expect(against).toBe(0)
    }
  })

  it("cuts reeds out of a drum without leaving its ring", () => {
    const outline = reededOutline(ellipse(1, 1, 2, 180), 40, 0.02, 6)
    const far = outline.map(([x, z]) => Math.hypot(x, z))
    expect(Math.max(...far)).toBeLessThanOrEqual(0.5001)
    expect(Math.min(...far)).toBeGreaterThan(0.479)
    expect(Math.min(...far)).toBeLessThan(0.482)
    const { volume, against } = inspect(prism({ outline, height: 1 }))
    expect(volume).toBeGreaterThan(Math.PI * 0.48 ** 2 - 0.001)
    expect(volume).toBeLessThan(Math.PI * 0.5 ** 2)
    expect(against).toBe(0)
  })

  it("fills the size of a reeded panel, of both kinds", () => {
    for (const kind of ["round", "square"] as const) {
      const mesh = reededPanel({ size: [0.5, 0.7, 0.02], kind })
      const { volume, against } = inspect(mesh)
      expect(volume).toBeGreaterThan(0.5 * 0.7 * 0.012)
      expect(volume).toBeLessThan(0.5 * 0.7 * 0.02)
      expect(against).toBe(0)
    }
  })

  it("spans a board between its corners", () => {
    const { volume, against } = inspect(board({ x: [1, 1.5], y: [0, 0.02], z: [-0.1, 0.3] }))
    expect(volume).toBeCloseTo(0.5 * 0.02 * 0.4, 4)
    expect(against).toBe(0)
  })

  it("opens a skinRings upwards: its floor looks up and its inner wall inwards", () => {
    const ring = (size: number, y: number): readonly Vec3[] =>
      roundedRectangle(size, size, size / 5, 4).map(([x, z]) => [x, y, z])
    const mesh = skinRings([ring(0.01, 0), ring(0.4, 0), ring(0.42, 0.2), ring(0.5, 0.2)])
    expect(pointAt(mesh.normals, 0)[1]).toBeGreaterThan(0.99)
    const across = roundedRectangle(1, 1, 0.2, 4).length + 1
    const wall = across * 2
    expect(dot3(pointAt(mesh.normals, wall), pointAt(mesh.positions, wall))).toBeLessThan(
      dot3([0, 1, 0], pointAt(mesh.positions, wall)) * 1.001,
    )
    expect(inspect(mesh).against).toBe(0)
  })
})
