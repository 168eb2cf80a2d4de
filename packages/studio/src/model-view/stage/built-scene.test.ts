import { finishes } from "@roomwright/models/finishes/finishes"
import type { Mesh } from "@roomwright/models/geometry/mesh"
import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { applyChange } from "@roomwright/scene/change/apply-change"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { moveElements } from "@roomwright/scene/commands/move-elements"
import { childrenOfKind, levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { measureRoom } from "@roomwright/scene/geometry/measure-room"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { planTemplates } from "@roomwright/scene/templates/plan-templates"
import { expect, test } from "vitest"
import { meshKinds } from "@roomwright/models/solids/mesh-kinds"
import { createBuiltScene } from "./built-scene.ts"

const levelOf = (scene: Scene): string => levelsOf(scene)[0]?.id ?? ""

function areaOf({ positions, indices }: Mesh): number {
  let sum = 0
  const corner = (i: number): readonly [number, number, number] => {
    const at = (indices[i] ?? 0) * 3
    return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0]
  }
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)]
    const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const
    const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const
    sum += Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]) / 2
  }
  return sum
}

test.each(planTemplates.map((template) => [template.id, template] as const))(
  "%s stands: sound surfaces, ceilings over rooms, holes for openings",
  (_, template) => {
    const scene = buildTemplate(template, ["1", "2", "3"], countedIds())
    const built = createBuiltScene(meshKinds)
    const { made } = built.update(scene, null)
    for (const { solid } of made)
      for (const { mesh, finish } of solid.skins) {
        expect(finishes[finish]).toBeDefined()
        expect(mesh.positions.every(Number.isFinite)).toBe(true)
        expect(mesh.normals.every(Number.isFinite)).toBe(true)
        expect(mesh.uvs.every(Number.isFinite)).toBe(true)
        expect(Math.max(0, ...mesh.indices)).toBeLessThan(mesh.positions.length / 3)
      }
    for (const { id } of levelsOf(scene)) {
      const net = planLevel(scene, id).rooms.reduce((sum, room) => sum + measureRoom(room).netArea / 1e6, 0)
      const floors = built.find(id)?.solid.skins.filter(({ role }) => role === "floor") ?? []
      expect(floors.reduce((sum, { mesh }) => sum + areaOf(mesh), 0)).toBeCloseTo(net, 3)
      for (const wall of childrenOfKind(scene, id, "wall")) {
        const faces = built.find(wall.id)?.solid.skins.filter(({ role }) => role === "wall") ?? []
        const openings = childrenOfKind(scene, wall.id, "opening")
        for (const opening of openings) expect(built.find(opening.id)?.solid.models).toHaveLength(1)
        expect(faces.length).toBeGreaterThan(0)
      }
    }
  },
)

test("an opening takes its part of both faces and adds its inside", () => {
  const home = demoHomes[0]
  if (!home) throw new Error("no home")
  const scene = buildHome({ ...home, pieces: [] }, "1", countedIds())
  const level = levelOf(scene)
  const wallArea = (of: Scene, id: string): number => {
    const built = createBuiltScene(meshKinds)
    built.update(of, null)
    return (built.find(id)?.solid.skins ?? [])
      .filter(({ role }) => role === "wall")
      .reduce((sum, { mesh }) => sum + areaOf(mesh), 0)
  }
  const wall = childrenOfKind(scene, level, "wall").find(
    ({ id }) => childrenOfKind(scene, id, "opening").length === 1,
  )
  const [opening] = childrenOfKind(scene, wall?.id ?? "", "opening")
  if (!wall || !opening) throw new Error("no opening")
  const without = applyChange(scene, { [opening.id]: { before: opening.element } })
  const { width, height, sill } = opening.element
  const deep = wall.element.thickness / 1000
  const [w, h] = [width / 1000, height / 1000]
  // Of a door only the head and the two jambs are of the wall.
  const inside = deep * (2 * h + w * (sill > 0 ? 2 : 1))
  expect(wallArea(scene, wall.id) - wallArea(without, wall.id)).toBeCloseTo(inside - 2 * w * h, 2)
})

test("only what differs is made anew", () => {
  const home = demoHomes[0]
  if (!home) throw new Error("no home")
  const scene = buildHome(home, "1", countedIds())
  const built = createBuiltScene(meshKinds)
  built.update(scene, null)
  expect(built.update(scene, null)).toEqual({ made: [], gone: [] })
  const [item] = onLevel(scene, levelOf(scene), "item")
  const moved = moveElements(scene, { ids: [item?.id ?? ""], by: { x: 100, y: 0 } }, countedIds())
  if ("refused" in moved) throw new Error("refused")
  const next = applyChange(scene, moved.change)
  expect(built.update(next, new Set(Object.keys(moved.change))).made.map(({ id }) => id)).toEqual([item?.id])
  const gone = applyChange(next, {
    [item?.id ?? ""]: { before: onLevel(next, levelOf(next), "item")[0]!.element },
  })
  expect(built.update(gone, new Set([item?.id ?? ""]))).toEqual({ made: [], gone: [item?.id] })
})

test("what only follows a wall that is dragged is put off, and made as if it had been at once", () => {
  const home = demoHomes[0]
  if (!home) throw new Error("no home")
  let scene = buildHome(home, "1", countedIds())
  const [patient, prompt] = [createBuiltScene(meshKinds), createBuiltScene(meshKinds)]
  for (const built of [patient, prompt]) built.update(scene, null)
  const wall = childrenOfKind(scene, levelOf(scene), "wall").find(
    ({ id }) => childrenOfKind(scene, id, "opening").length > 0,
  )
  const doors = childrenOfKind(scene, wall?.id ?? "", "opening").map(({ id }) => id)
  for (const x of [40, 40, -30]) {
    const moved = moveElements(scene, { ids: [wall?.id ?? ""], by: { x, y: x } }, countedIds())
    if ("refused" in moved) throw new Error("refused")
    scene = applyChange(scene, moved.change)
    const changed = new Set(Object.keys(moved.change))
    prompt.update(scene, changed)
    const now = patient.update(scene, changed, () => false).made.map(({ id }) => id)
    // The wall and what is in it go along at once; floors come after.
    expect(now).toEqual(expect.arrayContaining([wall?.id, ...doors]))
    expect(now).not.toContain(levelOf(scene))
    expect(patient.isBehind()).toBe(true)
  }
  expect(patient.catchUp().made.map(({ id }) => id)).toContain(levelOf(scene))
  expect(patient.isBehind()).toBe(false)
  for (const { id, solid } of prompt.all()) expect(patient.find(id)?.solid).toEqual(solid)
})
