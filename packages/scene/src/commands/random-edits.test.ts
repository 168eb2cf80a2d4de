import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { applyChange } from "../change/apply-change.ts"
import { emptyHistory, recordChange, undo } from "../change/history.ts"
import { findConflicts } from "../change/find-conflicts.ts"
import { readDocument } from "../document/read-document.ts"
import { writeDocument } from "../document/write-document.ts"
import { buildTemplate } from "../templates/build-template.ts"
import { planTemplates } from "../templates/plan-templates.ts"
import { anyEdit, doEdit, type Edit } from "../testing/random-edits.ts"
import { countedIds } from "./element-ids.ts"
import { childrenOfKind } from "../document/scene-index.ts"
import { wallAxis } from "../kinds/wall/wall-axis.ts"
import type { Scene } from "../document/scene.ts"

function startScene(seed: number) {
  const newId = countedIds()
  const template = planTemplates[seed % planTemplates.length]
  if (!template) throw new Error("there is no template")
  return { scene: buildTemplate(template, ["Ground", "Upper"], newId), newId }
}

/** Does edits one after the other; refused ones change nothing. */
function doAll(seed: number, edits: readonly Edit[]) {
  const { scene: start, newId } = startScene(seed)
  let [scene, history, done] = [start, emptyHistory, 0]
  for (const edit of edits) {
    const outcome = doEdit(scene, edit, newId)
    if (!outcome || "refused" in outcome) continue
    if (findConflicts(scene, outcome.change).length > 0)
      throw new Error(`${edit.what} does not fit its own scene`)
    done += 1
    scene = applyChange(scene, outcome.change)
    history = recordChange(history, edit.what, outcome.change)
  }
  return { start, scene, history, done }
}

/** Every opening lies inside its wall and out of the others. */
function faultyOpenings(scene: Scene): readonly string[] {
  return Object.entries(scene.elements).flatMap(([id, wall]) => {
    if (wall.kind !== "wall") return []
    const { length } = wallAxis(wall)
    const openings = childrenOfKind(scene, id, "opening")
    return openings.flatMap(({ id: opening, element }) => {
      const isInside = element.at - element.width / 2 >= -1 && element.at + element.width / 2 <= length + 1
      const isClear = openings.every(
        (other) =>
          other.id === opening ||
          Math.abs(other.element.at - element.at) >= (other.element.width + element.width) / 2 - 1,
      )
      return isInside && isClear && element.sill + element.height <= wall.height ? [] : [opening]
    })
  })
}

describe("a thousand random edits", () => {
  it("undone one by one give the document of the start exactly", () => {
    fc.assert(
      fc.property(fc.nat(9), fc.array(anyEdit, { minLength: 1_000, maxLength: 1_000 }), (seed, edits) => {
        const { start, scene, history, done } = doAll(seed, edits)
        expect(done).toBeGreaterThan(250)
        let [back, travelled] = [scene, history]
        for (let step = 0; step < done; step += 1) {
          const { change, history: next } = undo(travelled)
          travelled = next
          back = applyChange(back, change)
        }
        expect(back).toEqual(start)
        expect(writeDocument(back)).toBe(writeDocument(start))
      }),
      { numRuns: 3 },
    )
  })
})

describe("after whatever edits", () => {
  it("numbers that are none, endless or enormous end in a refusal or an edit, never in a failure", () => {
    const hostile = fc.constantFrom(Number.NaN, Infinity, -Infinity, 1e300, -1e12, 0.4, 0, 250_001)
    const anyHostileEdit = fc.tuple(anyEdit, hostile, hostile, hostile).map(([edit, x, y, pick2]): Edit => ({
      ...edit,
      x,
      y,
      pick2: Number.isInteger(pick2) ? edit.pick2 : pick2,
    }))
    fc.assert(
      fc.property(fc.nat(9), fc.array(anyHostileEdit, { maxLength: 40 }), (seed, edits) => {
        const { scene } = doAll(seed, edits)
        expect(readDocument(writeDocument(scene))).toEqual({ scene })
      }),
      { numRuns: 50 },
    )
  })

  it("the document can be read again, and no opening is outside its wall", () => {
    fc.assert(
      fc.property(fc.nat(9), fc.array(anyEdit, { maxLength: 60 }), (seed, edits) => {
        const { scene } = doAll(seed, edits)
        expect(readDocument(writeDocument(scene))).toEqual({ scene })
        expect(faultyOpenings(scene)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
