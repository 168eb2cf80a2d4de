import { readDocument } from "@roomwright/scene/document/read-document"
import { schemaVersion } from "@roomwright/scene/document/scene"
import { expect, test } from "vitest"
import { creditPieces } from "./credit-pieces.ts"
import { readStoredDocument } from "./raise-document.ts"
import { findReferences } from "./scene-references.ts"
import { withoutUnderlays } from "./without-underlays.ts"

const one = "019a1b2c-0000-7000-8000-000000000001"
const two = "019a1b2c-0000-7000-8000-000000000002"
const three = "019a1b2c-0000-7000-8000-000000000003"
const item = (model: string, product: string | null = null) => ({ kind: "item", model, product })

test("references are found once each, and what is no id of ours is left out", () => {
  const elements = {
    a: item(`product:${one}`, one),
    b: item(`product:${one}`),
    c: item("model:sofa.lounge", two),
    d: item("sofa.lounge", `product:${two}`),
    e: item(`piece:${three}`),
    f: item("product:nobody"),
    g: item(`upload:${three}`),
    h: { kind: "hologram", model: `piece:${one}` },
    i: { kind: "wall" },
  }
  expect(findReferences({ schema: 3, elements })).toEqual({
    productIds: [one, two],
    modelProductIds: [one],
    pieceIds: [three],
  })
})

test("pictures of plans are left out of what is published, and nothing else", () => {
  const level = { kind: "level", parent: null, elevation: 0, height: 2_700, name: "underlay", slab: 200 }
  const underlay = { kind: "underlay", parent: "l1", picture: one }
  const text = JSON.stringify({ schema: 3, elements: { l1: level, u1: underlay } })
  expect(JSON.parse(withoutUnderlays(text))).toEqual({ schema: 3, elements: { l1: level } })
  const plain = JSON.stringify({ schema: 3, elements: { l1: { ...level, name: "One" } } })
  expect(withoutUnderlays(plain)).toBe(plain)
})

test("a scene that an earlier release stored is raised", () => {
  const wall = { kind: "wall", parent: "l1", from: { x: 0, y: 0 }, to: { x: 4_000, y: 0 }, thickness: 100 }
  const level = { kind: "level", parent: null, elevation: 0, height: 2_700, name: "One" }
  const text = JSON.stringify({ schema: 1, elements: { l1: level, w1: { ...wall, height: 2_700 } } })
  const before = readDocument(text)
  if ("refused" in before) throw new Error(JSON.stringify(before.refused))
  const document = readStoredDocument(text, 1)
  expect(document.schema).toBe(schemaVersion)
  expect(document.elements["w1"]).toMatchObject({ sagitta: 0 })
})

test("credits are one for each creator and licence, with every piece named once", () => {
  const piece = (name: string, creator: string, licence = "CC BY") => ({
    name: { en: name },
    creator,
    licence,
  })
  const pieces = [piece("Vase", "Lan"), piece("Bowl", "Lan"), piece("Vase", "Lan"), piece("Vase", "An")]
  expect(creditPieces([...pieces, piece("Lamp", "Lan", "GPL")], "en")).toEqual([
    { creator: "An", licence: "CC BY", names: [{ text: "Vase", language: "en" }] },
    {
      creator: "Lan",
      licence: "CC BY",
      names: [
        { text: "Bowl", language: "en" },
        { text: "Vase", language: "en" },
      ],
    },
    { creator: "Lan", licence: "GPL", names: [{ text: "Lamp", language: "en" }] },
  ])
})
