import { describe, expect, it } from "vitest"
import { finishes } from "../finishes/finishes.ts"
import type { ModelVariant } from "../model/model-id.ts"
import { colourFamilyOf, type ColourFamily } from "./colour-families.ts"
import { readQuery } from "./read-query.ts"
import { countLibrary, searchLibrary } from "./search-library.ts"
import { createVocabulary } from "./vocabulary.ts"

const find = (text: string): readonly ModelVariant[] => searchLibrary({ text, offset: 0, limit: 12 }).hits
const colourOf = ({ type, finishes: chosen }: ModelVariant): ColourFamily => {
  const [first = ""] = Object.keys(type.slots)
  const finish = chosen[first]
  if (!finish) throw new Error("no finish")
  return colourFamilyOf(finishes[finish].colour)
}

describe("what shoppers type", () => {
  it.each([
    ["sofa", /^sofa\./],
    ["Ghế sofa", /^sofa\./],
    ["ghe sofa", /^sofa\./],
    ["沙发", /^sofa\./],
    ["sofas", /^sofa\./],
  ])("%s gives sofas first", (text, id) => {
    expect(
      find(text)
        .slice(0, 3)
        .map(({ type }) => type.id),
    ).toSatisfy((ids: string[]) => ids.length > 0 && ids.every((one) => id.test(one)))
  })

  it("dresses what it finds in the colour and cloth that was asked for", () => {
    for (const text of ["grey sofa", "sofa xám", "灰色沙发"]) {
      const hits = find(text)
      expect(hits.length).toBeGreaterThan(0)
      expect(hits.map(colourOf)).toEqual(hits.map(() => "grey"))
    }
    for (const hit of find("velvet sofa")) expect(hit.finishes["upholstery"]).toMatch(/^velvet-/)
  })

  it("gives the length that was asked for, in any unit", () => {
    for (const text of ["sofa 240", "sofa 2400", "sofa 2,4m", "sofa 240cm", "沙发 2.4米"])
      expect(find(text)[0]?.values.width).toBe(2400)
  })

  it("drops a length that no piece can have, and says so", () => {
    const { hits, leftOut } = searchLibrary({ text: "sofa 9000", offset: 0, limit: 5 })
    expect(hits.length).toBeGreaterThan(0)
    expect(leftOut).toEqual(["length"])
  })

  it("finds nothing for words that it does not know, and names them", () => {
    const { total, unknown } = searchLibrary({ text: "zzyzx", offset: 0, limit: 5 })
    expect(total).toBe(0)
    expect(unknown).toEqual(["zzyzx"])
  })

  it.each(["", "   ", "的", "\u0000", "a".repeat(5_000), "沙".repeat(2_000), "((((", "1e309 sofa"])(
    "takes %j calmly",
    (text) => {
      expect(() => find(text)).not.toThrow()
    },
  )
})

it("pages through all of it, each piece once", () => {
  const { total } = searchLibrary({ offset: 0, limit: 1 })
  const seen = new Set<ModelVariant>()
  for (let offset = 0; offset < total; offset += 50)
    for (const hit of searchLibrary({ offset, limit: 50 }).hits) seen.add(hit)
  expect(seen.size).toBe(total)
})

it("knows what a query wants", () => {
  const wanted = readQuery("xanh dương 橡木 160cm", createVocabulary())
  expect([...wanted.colours]).toEqual(["blue"])
  expect([...wanted.materials]).toContain("oak")
  expect(wanted.lengths).toEqual([1600])
})

it.each([
  ["sofa chữ L xám", /^sofa\.(?:chaise|corner)$/, "grey"],
  ["橡木餐桌", /^table\./, null],
  ["walnut bed 160", /^bed\./, null],
  ["den cay", /^lamp\.floor/, null],
  ["đèn cây", /^lamp\.floor/, null],
  ["绿植", /^plant\./, null],
  ["coffee machine", /^decor\.coffee-machine$/, null],
  ["black bar stool", /^stool\./, null],
  ["白色衣柜", /^wardrobe\./, "white"],
  ["rèm cửa", /^curtain\./, null],
])("gives the right things first for %s", (text, id, colour) => {
  const first = find(text).slice(0, 3)
  expect(first.length).toBe(3)
  for (const hit of first) expect(hit.type.id).toMatch(id)
  if (colour) for (const hit of first) expect(colourOf(hit)).toBe(colour)
})

it("gives a bed in walnut of the width that was asked for", () => {
  const [bed] = find("walnut bed 160")
  expect(bed?.values.width).toBe(1600)
  expect(Object.values(bed?.finishes ?? {}).some((finish) => finish.startsWith("walnut-"))).toBe(true)
})

it("offers what the plans promise", () => {
  expect(countLibrary()).toBeGreaterThan(720_000)
})
