import fc from "fast-check"
import { expect, test } from "vitest"
import { applyChange } from "../change/apply-change.ts"
import { invertChange } from "../change/invert-change.ts"
import type { SceneChange } from "../change/scene-change.ts"
import { countedIds } from "../commands/element-ids.ts"
import { doBoxesMeet } from "../geometry/rings.ts"
import { boxOfItem } from "../kinds/item/item-outline.ts"
import { boxOfWall } from "../kinds/wall/walls-near.ts"
import { ground, twoRooms } from "../testing/make-scene.ts"
import { anyEdit, doEdit } from "../testing/random-edits.ts"
import { boxAt, elementsNear } from "./elements-near.ts"
import { childrenOf, countElements, findAny, levelOf, onLevel } from "./scene-index.ts"
import type { Scene } from "./scene.ts"

/** The same scene without anything that was found out about it. */
const afresh = ({ schema, elements }: Scene): Scene => ({ schema, elements: { ...elements } })

const parentsOf = ({ elements }: Scene) => [null, ...Object.keys(elements)]

test("whatever is edited and taken back, what hangs on what is as if it were found out afresh", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyEdit, fc.boolean()), { maxLength: 80 }), (steps) => {
      let scene = twoRooms()
      const newId = countedIds()
      for (const id of Object.keys(scene.elements)) newId(id.replace(/-\d+$/, ""))
      let last: SceneChange = {}
      for (const [edit, isBack] of steps) {
        const outcome = doEdit(scene, edit, newId)
        if (!outcome || "refused" in outcome) continue
        last = outcome.change
        scene = applyChange(scene, last)
        if (isBack) scene = applyChange(scene, invertChange(last))
      }
      const plain = afresh(scene)
      expect(countElements(scene)).toBe(Object.keys(plain.elements).length)
      for (const parent of parentsOf(plain))
        expect(childrenOf(scene, parent)).toEqual(childrenOf(plain, parent))
      for (const { id } of childrenOf(plain, null)) {
        for (const kind of ["wall", "opening", "item", "roomLabel"] as const)
          expect(onLevel(scene, id, kind)).toEqual(onLevel(plain, id, kind))
      }
      for (const id of Object.keys(plain.elements)) expect(findAny(scene, id)).toBe(plain.elements[id])
    }),
    { numRuns: 60 },
  )
})

test("as many edits as there may be on a base become one, and nothing is lost", () => {
  let scene = twoRooms()
  for (let number = 0; number < 1_500; number += 1) {
    const wall = findAny(scene, "wall-5")
    if (wall?.kind !== "wall") throw new Error("The wall is gone.")
    scene = applyChange(scene, {
      [`wall-${number + 10}`]: { after: { ...wall, thickness: 50 + (number % 100) } },
    })
  }
  expect(countElements(scene)).toBe(1_506)
  expect(childrenOf(scene, ground)).toEqual(childrenOf(afresh(scene), ground))
})

test("near a place is what is near it, before and after edits", () => {
  const place = fc.integer({ min: -4_000, max: 13_000 })
  fc.assert(
    fc.property(
      fc.array(anyEdit, { maxLength: 40 }),
      fc.record({ x: place, y: place }),
      fc.integer({ min: 0, max: 40_000 }),
      (edits, at, reach) => {
        let scene = twoRooms()
        const newId = countedIds()
        for (const id of Object.keys(scene.elements)) newId(id.replace(/-\d+$/, ""))
        for (const edit of edits) {
          const outcome = doEdit(scene, edit, newId)
          if (outcome && "change" in outcome) scene = applyChange(scene, outcome.change)
        }
        const box = boxAt(at, reach)
        const all = Object.entries(scene.elements)
        const level = all.find(([, { kind }]) => kind === "level")?.[0] ?? ground
        const expected = all.flatMap(([id, element]) => {
          if (levelOf(scene, id) !== level) return []
          if (element.kind === "item") return doBoxesMeet(box, boxOfItem(element)) ? [id] : []
          return element.kind === "wall" && doBoxesMeet(box, boxOfWall(element)) ? [id] : []
        })
        const found = [
          ...elementsNear(scene, level, "item", box),
          ...elementsNear(scene, level, "wall", box),
        ].map(({ id }) => id)
        expect(found).toEqual(expect.arrayContaining(expected))
        const isNear = (id: string): boolean => {
          const element = findAny(scene, id)
          if (element?.kind === "item") return doBoxesMeet(box, boxOfItem(element))
          return (
            element?.kind === "wall" &&
            doBoxesMeet(boxAt(at, reach + element.thickness / 2), boxOfWall(element))
          )
        }
        expect(found.filter((id) => !isNear(id))).toEqual([])
      },
    ),
    { numRuns: 150 },
  )
})
