import { countedIds } from "@roomwright/scene/commands/element-ids"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { place } from "../geometry/place-mesh.ts"
import { roundedBox } from "../geometry/rounded-box.ts"
import type { Vec3 } from "../geometry/vector.ts"
import { demoHomes } from "../homes/demo-homes.ts"
import { buildHome } from "../homes/furnish.ts"
import { cameraRay, panoramaRay } from "./camera-rays.ts"
import { findSpots } from "./find-spots.ts"
import { surfacesOfHome, type HomeSurface } from "./home-surfaces.ts"
import { lookAtHome, type SeenGrid } from "./look-at-home.ts"

const around = {
  eye: [0, 1, 0],
  turn: 0,
  tilt: 0,
  fieldOfView: 90,
  aspect: 2,
  lensShift: 0,
  view: "panorama",
} as const

function cube(id: string, at: Vec3, side = 1): HomeSurface {
  return { id, triangles: place(roundedBox({ size: [side, side, side], radius: 0.01, rounds: 1 }), { at }) }
}

describe("a panorama", () => {
  test.each([
    ["ahead, up the plan, in its middle", [0, 1, -4], 0.5, 0.5],
    ["to the right at three quarters", [4, 1, 0], 0.75, 0.5],
    ["to the left at one quarter", [-4, 1, 0], 0.25, 0.5],
    ["above in its upper half", [0, 5, -4], 0.5, 0.25],
    ["below in its lower half", [0, -3, -4], 0.5, 0.75],
  ] as const)("has what is %s", (_where, at, u, v) => {
    const [spot] = findSpots(lookAtHome([cube("one", at)], around, 128), true)
    expect(spot?.id).toBe("one")
    expect(spot?.u).toBeCloseTo(u, 1)
    expect(spot?.v).toBeCloseTo(v, 1)
  })

  test("shows a thing behind one's back once, across its seam", () => {
    const spots = findSpots(lookAtHome([cube("one", [0, 1, 4])], around, 128), true)
    expect(spots).toHaveLength(1)
    expect(Math.min(spots[0]?.u ?? 0.5, 1 - (spots[0]?.u ?? 0.5))).toBeLessThan(0.02)
  })
})

test("a camera turns to the left, looks up, and sees more above with its lens shifted up", () => {
  const still = { ...around, view: "still", aspect: 1.6 } as const
  const middle = { u: 0.5, v: 0.5 }
  const towards = (more: Partial<typeof still>): readonly number[] =>
    cameraRay({ ...still, ...more }, middle).way.map((part) => Math.round(part * 1000) / 1000 + 0)
  expect(towards({})).toEqual([0, 0, -1])
  expect(towards({ turn: 90 } as object)).toEqual([-1, 0, 0])
  expect(towards({ tilt: 90 } as object)).toEqual([0, 1, 0])
  expect(towards({ lensShift: 0.5 } as object)).toEqual([0, 1, -1])
  const right = cameraRay(still, { u: 1, v: 0.5 }).way
  expect(right[0] / -right[2]).toBeCloseTo(Math.tan(Math.PI / 4))
})

test("what stands before hides what is behind it", () => {
  const surfaces = [cube("behind", [0, 1, -6], 2), cube("before", [0, 1, -3], 2)]
  const ids = findSpots(lookAtHome(surfaces, around, 128), true).map(({ id }) => id)
  expect(ids).toEqual(["before"])
})

test("a spot lies on its thing, at its deepest place, whatever the shapes are", () => {
  const grids = fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 48, maxLength: 48 })
  fc.assert(
    fc.property(grids, fc.boolean(), (cells, wraps) => {
      const grid: SeenGrid = { columns: 8, rows: 6, ids: ["a", "b", "c"], cells: Int32Array.from(cells) }
      const spots = findSpots(grid, wraps)
      for (const { id, u, v } of spots)
        expect(grid.ids[cells[Math.floor(v * 6) * 8 + Math.floor(u * 8)] ?? -1]).toBe(id)
      const shown = new Set(cells.filter((index) => index >= 0))
      expect(spots).toHaveLength(shown.size)
      expect(spots.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(
        cells.filter((index) => index >= 0).length / 48,
      )
    }),
  )
})

test("in a furnished home the pieces of the room around the eye are seen, those of other rooms are not", async () => {
  const home = demoHomes.find(({ id }) => id === "sage-oak-62")
  if (!home) throw new Error("The demo home is not there.")
  const scene = buildHome(home, "1", countedIds())
  const surfaces = await surfacesOfHome(scene, async () => null)
  const camera = { ...around, eye: [4.05, 1.3, -2.65] as const }
  const spots = findSpots(lookAtHome(surfaces, camera, 160), true)
  const items = spots.flatMap(({ id }) => {
    const element = scene.elements[id]
    return element?.kind === "item" ? [element] : []
  })
  expect(items.some(({ model }) => model.includes("sofa"))).toBe(true)
  expect(items.some(({ model }) => model.includes("bed"))).toBe(false)
})

test("rays of a panorama have the length one", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, (u, v) => {
      expect(Math.hypot(...panoramaRay([0, 0, 0], { u, v }).way)).toBeCloseTo(1, 9)
    }),
  )
})
