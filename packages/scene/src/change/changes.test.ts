import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { emptyScene, type Scene } from "../document/scene.ts"
import type { Level } from "../kinds/level/level.ts"
import { deleteElements } from "../commands/delete-elements.ts"
import { countedIds } from "../commands/element-ids.ts"
import { after, ground, oneRoom } from "../testing/make-scene.ts"
import { applyChange } from "./apply-change.ts"
import { composeChanges } from "./compose-changes.ts"
import { findConflicts } from "./find-conflicts.ts"
import { invertChange } from "./invert-change.ts"
import { mergeChanges } from "./merge-changes.ts"
import type { ElementChange, SceneChange } from "./scene-change.ts"

const level = (elevation: number): Level => ({
  kind: "level",
  parent: null,
  name: "",
  elevation,
  height: 2_700,
  slab: 200,
})

const ids = ["a1", "a2", "a3", "a4", "a5"] as const
const someElements = fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 0, max: 3 }).map(level))
const someScene = someElements.map((elements): Scene => ({ ...emptyScene, elements }))
/** What some ids are to become; undefined is gone. */
const someWish = fc.dictionary(
  fc.constantFrom(...ids),
  fc.option(fc.integer({ min: 0, max: 3 }).map(level), { nil: undefined }),
)

function changeTo(scene: Scene, wish: Readonly<Record<string, Level | undefined>>): SceneChange {
  return Object.fromEntries(
    Object.entries(wish).flatMap(([id, wished]): [string, ElementChange][] => {
      const before = scene.elements[id]
      if (!before && !wished) return []
      return [[id, { ...(before ? { before } : {}), ...(wished ? { after: wished } : {}) }]]
    }),
  )
}

describe("a change", () => {
  it("and its inverse leave the scene as it was", () => {
    fc.assert(
      fc.property(someScene, someWish, (scene, wish) => {
        const change = changeTo(scene, wish)
        expect(applyChange(applyChange(scene, change), invertChange(change))).toEqual(scene)
      }),
    )
  })

  it("composed of two does what both did, and is undone at once", () => {
    fc.assert(
      fc.property(someScene, someWish, someWish, (scene, wish, nextWish) => {
        const first = changeTo(scene, wish)
        const between = applyChange(scene, first)
        const second = changeTo(between, nextWish)
        const both = composeChanges(first, second)
        const end = applyChange(between, second)
        expect(applyChange(scene, both)).toEqual(end)
        expect(applyChange(end, invertChange(both))).toEqual(scene)
      }),
    )
  })

  it("that came back to where it began is none", () => {
    const change = changeTo(emptyScene, { a1: level(1) })
    expect(composeChanges(change, invertChange(change))).toEqual({})
  })

  it("leaves elements that it does not name the same objects", () => {
    const scene = oneRoom()
    const changed = applyChange(scene, { [ground]: { after: level(5) } })
    expect(changed.elements["wall-1"]).toBe(scene.elements["wall-1"])
  })
})

describe("conflicts", () => {
  it("are none where a change fits, and all of it where the scene went on", () => {
    fc.assert(
      fc.property(someScene, someWish, someWish, (scene, wish, other) => {
        const change = changeTo(scene, wish)
        expect(findConflicts(scene, change)).toEqual([])
        const moved = applyChange(scene, changeTo(scene, other))
        const differing = Object.keys(change).filter(
          (id) => JSON.stringify(moved.elements[id]) !== JSON.stringify(scene.elements[id]),
        )
        expect(findConflicts(moved, change)).toEqual(differing.toSorted())
      }),
    )
  })

  it("two edits of different elements merge, whichever comes first", () => {
    const base = oneRoom()
    const [one, other] = [base.elements["wall-1"], base.elements["wall-2"]]
    if (one?.kind !== "wall" || other?.kind !== "wall") throw new Error("no walls")
    const ours = { "wall-1": { before: one, after: { ...one, height: 3_000 } } }
    const theirs = { "wall-2": { before: other, after: { ...other, height: 3_000 } } }
    expect(mergeChanges(base, ours, theirs)).toEqual({ change: { ...ours, ...theirs } })
    expect(mergeChanges(base, theirs, ours)).toEqual({ change: { ...theirs, ...ours } })
  })

  it("the same edit made twice is none, different edits of one element are", () => {
    const base: Scene = { ...emptyScene, elements: { a1: level(0) } }
    const [ours, theirs] = [changeTo(base, { a1: level(1) }), changeTo(base, { a1: level(2) })]
    expect(mergeChanges(base, ours, ours)).toEqual({ change: ours })
    expect(mergeChanges(base, ours, theirs)).toEqual({ conflicts: ["a1"] })
  })

  it("one deletes the level that the other builds on", () => {
    const newId = countedIds()
    const base = oneRoom(newId)
    const wall = base.elements["wall-1"]
    if (wall?.kind !== "wall") throw new Error("no wall")
    const ours: SceneChange = Object.fromEntries(
      Object.entries(base.elements).map(([id, before]) => [id, { before }]),
    )
    const theirs: SceneChange = { "wall-9": { after: wall } }
    expect(mergeChanges(base, ours, theirs)).toEqual({ conflicts: ["wall-9"] })
    expect(mergeChanges(base, theirs, ours)).toEqual({ conflicts: ["wall-9"] })
  })

  it("deleting a wall does not stand in the way of another wall's edit", () => {
    const newId = countedIds()
    const base = oneRoom(newId)
    const outcome = deleteElements(base, { ids: ["wall-1"] }, newId)
    if (!("change" in outcome)) throw new Error("refused")
    const wall = base.elements["wall-3"]
    if (wall?.kind !== "wall") throw new Error("no wall")
    const theirs = { "wall-3": { before: wall, after: { ...wall, height: 3_000 } } }
    const merged = mergeChanges(base, outcome.change, theirs)
    if (!("change" in merged)) throw new Error("conflict")
    expect(after(base, merged).elements).not.toHaveProperty("wall-1")
  })
})
