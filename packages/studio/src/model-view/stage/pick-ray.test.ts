import { place } from "@roomwright/models/geometry/place-mesh"
import { roundedBox } from "@roomwright/models/geometry/rounded-box"
import type { Vec3 } from "@roomwright/models/geometry/vector"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { twoRoom62 } from "@roomwright/scene/templates/small-flats"
import fc from "fast-check"
import { expect, test } from "vitest"
import { meshKinds } from "@roomwright/models/solids/mesh-kinds"
import { createBuiltScene } from "./built-scene.ts"
import { eyeOfOrbit, fitOrbit } from "./eye-moves.ts"
import { meetMesh } from "@roomwright/models/geometry/meet-mesh"
import { pickRay } from "./pick-ray.ts"

test("a ray to a place in a box meets the box before that place", () => {
  const box = roundedBox({ size: [2, 1, 3], radius: 0.05, rounds: 2 })
  const inside = fc.tuple(...[0.9, 0.4, 1.4].map((half) => fc.double({ min: -half, max: half, noNaN: true })))
  fc.assert(
    fc.property(inside, fc.double({ min: 0, max: 6.28, noNaN: true }), ([x = 0, y = 0, z = 0], angle) => {
      const from: Vec3 = [Math.cos(angle) * 9, 2, Math.sin(angle) * 9]
      const hit = meetMesh(box, { from, way: [x - from[0], y - from[1], z - from[2]] })
      expect(hit).not.toBeNull()
      expect(hit).toBeLessThan(1)
    }),
  )
  expect(meetMesh(box, { from: [5, 5, 5], way: [1, 0, 0] })).toBeNull()
})

test("who looks at a home from above points at something of it", () => {
  const scene = buildTemplate(twoRoom62, ["1"], countedIds())
  const built = createBuiltScene(meshKinds)
  built.update(scene, null)
  const { at, to } = eyeOfOrbit(fitOrbit([4.4, 1.3, -3.7], 6, 1.6, true))
  const way: Vec3 = [to[0] - at[0], to[1] - at[1], to[2] - at[2]]
  const things = [...built.all()].map((one) => ({ built: one, elevation: 0 }))
  expect(pickRay(things, { from: at, way }, () => [])?.id).toBe(levelsOf(scene)[0]?.id)
})

test("a file is pointed at by its own surfaces, scaled, turned and mirrored as it stands; until it is there by its box", () => {
  const at: Vec3 = [4, 0.5, -2]
  const standing = {
    reference: "piece:1",
    at,
    turn: Math.PI / 2,
    scale: [2, 1, 1] as const,
    isMirrored: true,
  }
  const stand = roundedBox({ size: [9, 9, 9], radius: 0.1, rounds: 1 })
  const skins = [{ role: "base", finish: "linen-stone", mesh: stand }] as const
  const built = { id: "item-1", level: "level-1", solid: { skins, models: [], file: standing } }
  // A small thing at the right end of a box of 1 m: mirrored it is at the left, turned it is behind, 0.9 m from the middle.
  const knob = place(roundedBox({ size: [0.1, 0.1, 0.1], radius: 0.01, rounds: 1 }), { at: [0.45, 0.5, 0] })
  const down = (x: number, z: number) => ({ from: [x, 9, z] as const, way: [0, -1, 0] as const })
  const pick = (x: number, z: number, meshes: readonly (typeof knob)[] | null) =>
    pickRay(
      [{ built, elevation: 0 }],
      down(x, z),
      () => [],
      () => meshes,
    )?.id ?? null
  expect(pick(4, -1.1, [knob])).toBe("item-1")
  expect(pick(4, -2.9, [knob])).toBeNull()
  expect(pick(0, 0, [knob])).toBeNull()
  expect(pick(0, 0, null)).toBe("item-1")
})
