import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { countedIds } from "../commands/element-ids.ts"
import { sceneLimits } from "../elements/scene-limits.ts"
import { buildTemplate } from "../templates/build-template.ts"
import { planTemplates } from "../templates/plan-templates.ts"
import { applyChange } from "../change/apply-change.ts"
import { oneRoom } from "../testing/make-scene.ts"
import { anyEdit, doEdit } from "../testing/random-edits.ts"
import { readDocument, readDocumentValue } from "./read-document.ts"
import { emptyScene } from "./scene.ts"
import { toPlainDocument, writeDocument } from "./write-document.ts"

const level = { kind: "level", parent: null, name: "Ground", elevation: 0, height: 2_700, slab: 200 }
const wall = {
  kind: "wall",
  parent: "l1",
  from: { x: 0, y: 0 },
  to: { x: 4_000, y: 0 },
  sagitta: 0,
  thickness: 200,
  height: 2_700,
}
const item = {
  kind: "item",
  parent: "l1",
  at: { x: 0, y: 0 },
  elevation: 0,
  turn: 0,
  mirrored: false,
  model: "sofa.modular",
  size: { width: 2_000, depth: 900, height: 800 },
  parameters: { seats: 3 },
  materials: { fabric: "boucle:cream" },
  product: null,
}

const read = (elements: object, schema: unknown = 3) => readDocumentValue({ schema, elements })
const reasonOf = (answer: ReturnType<typeof readDocument>) => ("refused" in answer ? answer.refused : null)

describe("a document", () => {
  it("comes back as it was written", () => {
    const [template] = planTemplates
    if (!template) throw new Error("there is no template")
    for (const scene of [emptyScene, oneRoom(), buildTemplate(template, ["Ground"], countedIds())]) {
      expect(readDocument(writeDocument(scene))).toEqual({ scene })
    }
  })

  it("has the same text in whatever order its elements were made", () => {
    const { elements } = oneRoom()
    const turned = { ...emptyScene, elements: Object.fromEntries(Object.entries(elements).toReversed()) }
    expect(writeDocument(turned)).toBe(writeDocument({ ...emptyScene, elements }))
  })

  it("has the same text whether its fields came from a command or from a text", () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 12 }), (edits) => {
        const newId = countedIds()
        let scene = oneRoom(newId)
        for (const edit of edits) {
          const outcome = doEdit(scene, edit, newId)
          if (outcome && "change" in outcome) scene = applyChange(scene, outcome.change)
        }
        const text = writeDocument(scene)
        const read = readDocument(text)
        expect("scene" in read && writeDocument(read.scene)).toBe(text)
      }),
      { numRuns: 40 },
    )
  })

  it("keeps elements of kinds it does not know untouched", () => {
    const stair = { kind: "stair", parent: "l1", steps: [1, 2, { deep: [3] }], going: 280 }
    const answer = read({ l1: level, s1: stair, x1: { kind: "hedge" }, y1: { kind: "sky", parent: 7 } })
    if (!("scene" in answer)) throw new Error("refused")
    expect(answer.scene.elements.s1).toEqual({ kind: "foreign", parent: "l1", raw: stair })
    expect(toPlainDocument(answer.scene).elements).toMatchObject({
      s1: stair,
      x1: { kind: "hedge" },
      y1: { kind: "sky", parent: 7 },
    })
    expect(readDocument(writeDocument(answer.scene))).toEqual(answer)
  })

  it("of version 1 is raised: its walls are straight, its levels get the slab they stood on", () => {
    const { slab: _slab, ...oldLevel } = level
    const { sagitta: _sagitta, ...oldWall } = wall
    expect(read({ l1: oldLevel, w1: oldWall }, 1)).toEqual({
      scene: { schema: 3, elements: { l1: { ...level, slab: 150 }, w1: wall } },
    })
  })

  it("of version 2 is raised as it is: its items are in no group and not locked", () => {
    expect(read({ l1: level, i1: item }, 2)).toEqual({
      scene: { schema: 3, elements: { l1: level, i1: item } },
    })
  })

  it("keeps groups and locks", () => {
    const { elements } = emptyScene
    const kept = { ...elements, l1: level, i1: { ...item, group: "group-1", locked: true } }
    const answer = read(kept)
    expect(answer).toEqual({ scene: { schema: 3, elements: kept } })
    expect(reasonOf(read({ l1: level, i1: { ...item, locked: false } }))?.path).toBe("locked")
    expect(reasonOf(read({ l1: level, i1: { ...item, group: "Group" } }))?.path).toBe("group")
  })
})

describe("a hostile document is refused with a reason:", () => {
  it("cut anywhere", () => {
    const text = writeDocument(oneRoom())
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 1 }), (at) => {
        expect(reasonOf(readDocument(text.slice(0, at)))?.reason).toBe("notJson")
      }),
    )
  })

  it.each([
    ["another JSON", "[]", "notAScene"],
    ["a number", "7", "notAScene"],
    ["no version", '{"elements":{}}', "notAScene"],
    ["a version that never was", '{"schema":0,"elements":{}}', "notAScene"],
    ["half a version", '{"schema":1.5,"elements":{}}', "notAScene"],
    ["a newer version", '{"schema":4,"elements":{}}', "newerVersion"],
    ["no elements", '{"schema":3}', "notAScene"],
    ["elements as a list", '{"schema":3,"elements":[]}', "notAScene"],
    ["more than it should hold", '{"schema":3,"elements":{},"admin":true}', "notAScene"],
    ["an endless number", '{"schema":3,"elements":{"l1":{"kind":"level","elevation":1e999}}}', "fieldWrong"],
    ["NaN", '{"schema":3,"elements":{"l1":{"kind":"level","elevation":NaN}}}', "notJson"],
    ["a prototype for an id", '{"schema":3,"elements":{"__proto__":{"kind":"level"}}}', "idWrong"],
    ["an id that all objects have", '{"schema":3,"elements":{"constructor":{"kind":"level"}}}', "idWrong"],
  ])("%s", (_, text, reason) => {
    expect(reasonOf(readDocument(text))?.reason).toBe(reason)
  })

  it.each([
    ["a wall of a thousand km", { to: { x: 1e9, y: 0 } }, "to.x"],
    ["half a mm", { from: { x: 0.5, y: 0 } }, "from.x"],
    ["no thickness", { thickness: 0 }, "thickness"],
    ["a text for a number", { height: "2700" }, "height"],
    ["no number", { height: null }, "height"],
    ["NaN that was not written as JSON", { sagitta: Number.NaN }, "sagitta"],
  ])("%s", (_, fault, path) => {
    expect(reasonOf(read({ l1: level, w1: { ...wall, ...fault } }))).toEqual({
      reason: "fieldWrong",
      id: "w1",
      path,
    })
  })

  it("a field nobody knows", () => {
    expect(reasonOf(read({ l1: { ...level, price: 5 } }))).toMatchObject({ reason: "fieldWrong", id: "l1" })
  })

  it("half a character in a name", () => {
    expect(reasonOf(read({ l1: { ...level, name: "a\uD800" } }))).toMatchObject({ path: "name" })
  })

  it("a parent that is not there", () => {
    expect(reasonOf(read({ w1: wall }))).toEqual({ reason: "parentMissing", id: "w1" })
  })

  it("a parent of the wrong kind", () => {
    const answer = read({ l1: level, w1: wall, w2: { ...wall, parent: "w1" } })
    expect(reasonOf(answer)).toEqual({ reason: "parentWrong", id: "w2" })
  })

  it("items that stand on each other in a circle", () => {
    const answer = read({
      l1: level,
      i1: { ...item, parent: "i2" },
      i2: { ...item, parent: "i3" },
      i3: { ...item, parent: "i1" },
    })
    expect(reasonOf(answer)?.reason).toBe("parentCycle")
  })

  it("a circle of kinds it does not know", () => {
    const answer = read({ a1: { kind: "x", parent: "b1" }, b1: { kind: "x", parent: "a1" } })
    expect(reasonOf(answer)?.reason).toBe("parentCycle")
  })

  it("one element more than it may hold, while the last one is read", () => {
    const elements = (count: number) =>
      Object.fromEntries([
        ["l1", level],
        ...Array.from(
          { length: count - 1 },
          (_, at) => [`w${at}`, { ...wall, to: { x: at + 10, y: 0 } }] as const,
        ),
      ])
    expect(reasonOf(read(elements(sceneLimits.elements)))).toBeNull()
    expect(reasonOf(read(elements(sceneLimits.elements + 1)))?.reason).toBe("tooManyElements")
  })

  it("a text too long to be looked at", () => {
    expect(reasonOf(readDocument(" ".repeat(sceneLimits.textLength + 1)))?.reason).toBe("tooLong")
  })

  it("an unknown kind nested 50,000 levels deep", () => {
    const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`
    const text = `{"schema":3,"elements":{"x1":{"kind":"deep","a":${deep}}}}`
    expect(reasonOf(readDocument(text))).toEqual({ reason: "tooDeep", id: "x1" })
  })

  it("whatever JSON there is, without failing", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(1, 2, 3), (value, schema) => {
        expect(() => readDocumentValue(value)).not.toThrow()
        expect(() => readDocumentValue({ schema, elements: value })).not.toThrow()
        expect(() => readDocumentValue({ schema, elements: { a1: value } })).not.toThrow()
      }),
    )
  })
})
