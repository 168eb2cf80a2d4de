import fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { applyChange } from "../../change/apply-change.ts"
import { invertChange } from "../../change/invert-change.ts"
import { deleteElements } from "../../commands/delete-elements.ts"
import { countedIds } from "../../commands/element-ids.ts"
import { moveElements } from "../../commands/move-elements.ts"
import type { NewId, Outcome } from "../../commands/outcome.ts"
import { findElement } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import { after, emptyHome, ground, reasonOf } from "../../testing/make-scene.ts"
import { duplicateLevel } from "../level/levels.ts"
import { arrayItems, copyItems } from "./copy-items.ts"
import { groupAround, groupItems, isOneGroup, ungroupItems } from "./item-groups.ts"
import type { Item } from "./item.ts"
import { lockItems } from "./lock-items.ts"
import { mirrorItems } from "./mirror-items.ts"
import { moveItems, placeItem, rotateItems } from "./place-item.ts"

const piece: Omit<Item, "kind"> = {
  parent: ground,
  at: { x: 0, y: 0 },
  elevation: 0,
  turn: 0,
  mirrored: false,
  model: "box:chair",
  size: { width: 500, depth: 500, height: 800 },
  parameters: {},
  materials: {},
  product: null,
}

/** Five pieces on a level: `item-5` stands on `item-1`. */
function fivePieces(newId: NewId, places: readonly (readonly [number, number, number])[]): Scene {
  let scene = emptyHome(newId)
  for (const [at, [x, y, turn]] of places.entries())
    scene = after(
      scene,
      placeItem(scene, { ...piece, at: { x, y }, turn, parent: at === 4 ? "item-1" : ground }, newId),
    )
  return scene
}

const anyPlaces = fc.array(
  fc.tuple(
    fc.integer({ min: -9_000, max: 9_000 }),
    fc.integer({ min: -9_000, max: 9_000 }),
    fc.integer({ min: 0, max: 359 }),
  ),
  { minLength: 5, maxLength: 5 },
)
const anyChosen = fc.shuffledSubarray(["item-1", "item-2", "item-3", "item-4", "item-5"], { minLength: 2 })

type Command = (scene: Scene, items: readonly string[], newId: NewId) => Outcome
const commands: Readonly<Record<string, Command>> = {
  group: (scene, items, newId) => groupItems(scene, { items }, newId),
  ungroup: (scene, items, newId) => ungroupItems(scene, { items }, newId),
  lock: (scene, items, newId) => lockItems(scene, { items, isLocked: true }, newId),
  mirror: (scene, items, newId) => mirrorItems(scene, { items, about: { x: 100, y: 0 } }, newId),
  "mirror each": (scene, items, newId) => mirrorItems(scene, { items }, newId),
  turn: (scene, items, newId) => rotateItems(scene, { items, degrees: 15, about: { x: 7, y: 9 } }, newId),
}

/** What stands where, without ids: groups by who is in them. */
const seen = (scene: Scene): unknown =>
  Object.keys(scene.elements)
    .map((id) => {
      const item = findElement(scene, id, "item")
      return item ? { ...item, group: item.group === undefined ? null : groupAround(scene, id).length } : null
    })
    .map((one) => JSON.stringify(one))
    .toSorted()

describe.each(Object.entries(commands))("to %s items", (_, command) => {
  it("can be undone exactly, changes nothing else, and does not depend on their order", () => {
    fc.assert(
      fc.property(anyPlaces, anyChosen, (places, chosen) => {
        const newId = countedIds()
        const scene = fivePieces(newId, places)
        const outcome = command(scene, chosen, newId)
        if ("refused" in outcome) throw new Error(outcome.refused.reason)
        const done = applyChange(scene, outcome.change)
        expect(applyChange(done, invertChange(outcome.change)).elements).toEqual(scene.elements)
        const allowed = new Set([...chosen, ...(chosen.includes("item-1") ? ["item-5"] : [])])
        expect(Object.keys(outcome.change).filter((id) => !allowed.has(id))).toEqual([])
        const turned = command(scene, chosen.toReversed(), countedIds())
        expect(seen(after(scene, turned))).toEqual(seen(done))
      }),
    )
  })
})

test("what is mirrored twice is as it was", () => {
  fc.assert(
    fc.property(anyPlaces, anyChosen, fc.integer({ min: -999, max: 999 }), (places, items, twice) => {
      const newId = countedIds()
      const scene = fivePieces(newId, places)
      const mirror = (one: Scene) =>
        after(one, mirrorItems(one, { items, about: { x: twice / 2, y: 0 } }, newId))
      expect(mirror(mirror(scene)).elements).toEqual(scene.elements)
    }),
  )
})

test("mirroring together turns left into right: a piece that looked left looks right", () => {
  const newId = countedIds()
  const scene = fivePieces(newId, [
    [1_000, 200, 90],
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
    [1_100, 200, 30],
  ])
  const done = after(scene, mirrorItems(scene, { items: ["item-1"], about: { x: 0, y: 0 } }, newId))
  expect(findElement(done, "item-1", "item")).toMatchObject({
    at: { x: -1_000, y: 200 },
    turn: 270,
    mirrored: true,
  })
  expect(findElement(done, "item-5", "item")).toMatchObject({ at: { x: -1_100, y: 200 }, turn: 330 })
})

describe("a group", () => {
  const home = () => {
    const newId = countedIds()
    const scene = fivePieces(newId, [
      [0, 0, 0],
      [900, 0, 0],
      [1_800, 0, 0],
      [0, 900, 0],
      [0, 0, 0],
    ])
    return { newId, scene: after(scene, groupItems(scene, { items: ["item-2", "item-3"] }, newId)) }
  }

  it("is all that is found around one of its pieces", () => {
    const { scene } = home()
    expect(groupAround(scene, "item-3")).toEqual(["item-2", "item-3"])
    expect(groupAround(scene, "item-1")).toEqual(["item-1"])
    expect(isOneGroup(scene, ["item-3", "item-2"])).toBe(true)
    expect(isOneGroup(scene, ["item-3", "item-2", "item-1"])).toBe(false)
    expect(isOneGroup(scene, ["item-1"])).toBe(false)
  })

  it("is a group of its own where it is copied, and none where one piece of it is", () => {
    const { scene, newId } = home()
    const by = { x: 0, y: 3_000 }
    const both = after(scene, copyItems(scene, { items: ["item-2", "item-3"], by }, newId))
    expect(groupAround(both, "item-6")).toEqual(["item-6", "item-7"])
    expect(groupAround(both, "item-2")).toEqual(["item-2", "item-3"])
    const one = after(scene, copyItems(scene, { items: ["item-2"], by }, newId))
    expect(findElement(one, "item-8", "item")).not.toHaveProperty("group")
    const level = after(scene, duplicateLevel(scene, { level: ground, name: "" }, newId))
    const copies = Object.keys(level.elements).filter((id) => groupAround(level, id).length === 2)
    expect(copies).toHaveLength(4)
    expect(groupAround(level, "item-2")).toEqual(["item-2", "item-3"])
  })

  it("holds two at least", () => {
    const { scene, newId } = home()
    expect(reasonOf(groupItems(scene, { items: ["item-1", "item-1"] }, newId))).toBe("groupTooSmall")
    expect(reasonOf(groupItems(scene, { items: ["item-1", "gone-9"] }, newId))).toBe("groupTooSmall")
  })
})

describe("what is locked", () => {
  const home = () => {
    const newId = countedIds()
    const scene = fivePieces(newId, [
      [0, 0, 0],
      [900, 0, 0],
      [1_800, 0, 0],
      [0, 900, 0],
      [0, 0, 0],
    ])
    return { newId, scene: after(scene, lockItems(scene, { items: ["item-2"], isLocked: true }, newId)) }
  }
  const by = { x: 100, y: 0 }

  it.each<[string, Command]>([
    ["moved", (scene, ids, newId) => moveElements(scene, { ids, by }, newId)],
    ["moved as an item", (scene, items, newId) => moveItems(scene, { items, by }, newId)],
    ["turned", (scene, items, newId) => rotateItems(scene, { items, degrees: 90 }, newId)],
    ["mirrored", (scene, items, newId) => mirrorItems(scene, { items }, newId)],
    ["deleted", (scene, ids, newId) => deleteElements(scene, { ids }, newId)],
  ])("is not %s; what is chosen with it is", (_, command) => {
    const { scene, newId } = home()
    expect(reasonOf(command(scene, ["item-2"], newId))).toBe("locked")
    const outcome = command(scene, ["item-2", "item-3"], newId)
    expect("change" in outcome && Object.keys(outcome.change)).toEqual(["item-3"])
  })

  it("stays with the piece it stands on, which is not deleted from under it", () => {
    const { scene, newId } = home()
    const locked = after(scene, lockItems(scene, { items: ["item-5"], isLocked: true }, newId))
    expect(reasonOf(deleteElements(locked, { ids: ["item-1"] }, newId))).toBe("locked")
    const moved = after(locked, moveItems(locked, { items: ["item-1"], by }, newId))
    expect(findElement(moved, "item-5", "item")?.at).toEqual(by)
  })

  it("is unlocked again as if it had never been, and its copies are free", () => {
    const { scene, newId } = home()
    const free = after(scene, lockItems(scene, { items: ["item-2"], isLocked: false }, newId))
    expect(findElement(free, "item-2", "item")).not.toHaveProperty("locked")
    const copied = after(scene, copyItems(scene, { items: ["item-2"], by }, newId))
    expect(findElement(copied, "item-6", "item")).not.toHaveProperty("locked")
  })
})

describe("rows and columns", () => {
  it("make one copy for every place, all alike, and leave the first where it is", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: -2_000, max: 2_000 }),
        fc.integer({ min: -2_000, max: 2_000 }),
        (columns, rows, x, y) => {
          const newId = countedIds()
          const scene = fivePieces(newId, [
            [0, 0, 30],
            [900, 0, 0],
            [1_800, 0, 0],
            [0, 900, 0],
            [50, 0, 0],
          ])
          const array = { columns, rows, across: { x, y: 0 }, up: { x: 0, y } }
          const outcome = arrayItems(scene, { items: ["item-1"], ...array }, newId)
          const done = after(scene, outcome)
          const made = Object.entries(done.elements).filter(([id]) => !scene.elements[id])
          // What stands on it is copied with it.
          expect(made).toHaveLength(2 * (columns * rows - 1))
          const chairs = made.flatMap(([, one]) =>
            one.kind === "item" && one.parent === ground ? [one] : [],
          )
          const wanted = Array.from({ length: columns * rows }, (_, at) => [
            x * (at % columns) + 0,
            y * Math.floor(at / columns) + 0,
          ])
          expect([[0, 0], ...chairs.map(({ at }) => [at.x + 0, at.y + 0])]).toEqual(wanted)
          expect(chairs.every(({ turn }) => turn === 30)).toBe(true)
          if ("change" in outcome)
            expect(applyChange(done, invertChange(outcome.change)).elements).toEqual(scene.elements)
        },
      ),
    )
  })

  it("are whole numbers, and not too many", () => {
    const newId = countedIds()
    const scene = fivePieces(newId, [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
    const make = (columns: number, rows: number) =>
      reasonOf(
        arrayItems(
          scene,
          { items: ["item-2"], columns, rows, across: { x: 9, y: 0 }, up: { x: 0, y: 9 } },
          newId,
        ),
      )
    expect(make(0, 2)).toBe("outOfBounds")
    expect(make(1.5, 2)).toBe("outOfBounds")
    expect(make(40, 11)).toBe("tooManyCopies")
    expect(make(40, 10)).toBe(null)
  })
})
