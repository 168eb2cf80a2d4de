import { listProducts } from "@roomwright/contract/catalogue/calls"
import { RouterContextProvider } from "react-router"
import { describe, expect, test } from "vitest"
import type { QueryValues } from "../filter-address.ts"
import { pageContext } from "../page-context.ts"
import { findNearestToDrop, findShorterKeywords } from "./nearest-to-drop.ts"

/** A list that holds this much for a query; null refuses it. */
function listThatHolds(count: (query: QueryValues) => number | null) {
  const context = new RouterContextProvider()
  const asked: QueryValues[] = []
  context.set(pageContext, {
    language: "en",
    theme: null,
    publicUrl: "https://site.test",
    takeHtml: () => {},
    allowScripts: () => {},
    allowFrames: () => {},
    call: async (_method, _path, input) => {
      const { query } = input as { query: QueryValues }
      asked.push(query)
      const total = count(query)
      if (total === null)
        return { status: 400, envelope: { code: 40_000, message: "No", data: { requestId: "r" } } }
      const data = { totalElements: Math.min(total, 1_000), totalIsCapped: total > 1_000 }
      return { status: 200, envelope: { code: 200, message: "OK", data } }
    },
  })
  return { context, asked }
}

describe("the nearest filters to drop", () => {
  test("are those without which there are hits, the most hits first", async () => {
    const { context, asked } = listThatHolds(({ colour, width, w }) => {
      if (colour === undefined) return 12
      if (width === undefined) return 5_000
      return w === undefined ? 0 : null
    })
    const filters = { w: "sofa", size: "over-220", colour: "blue", style: "retro" }
    expect(await findNearestToDrop(context, listProducts, filters, { size: "width" })).toEqual([
      { name: "size", total: 1_000, isCapped: true },
      { name: "colour", total: 12, isCapped: false },
    ])
    // One hit is enough to count: the answers hold no more.
    expect(asked).toContainEqual({ w: "sofa", width: "over-220", style: "retro", size: "1" })
    expect(asked).toHaveLength(4)
  })

  test("are looked for among eight at most", async () => {
    const { context, asked } = listThatHolds(() => 0)
    const filters = Object.fromEntries("abcdefghij".split("").map((name) => [name, "x"]))
    expect(await findNearestToDrop(context, listProducts, filters)).toEqual([])
    expect(asked).toHaveLength(8)
  })
})

describe("shorter keywords", () => {
  test("lack one word and find something, the most hits first", async () => {
    const { context } = listThatHolds(
      ({ w }) => ({ "oak sofa": 3, "oak blue": 0, "sofa blue": 7 })[w ?? ""] ?? 0,
    )
    expect(await findShorterKeywords(context, listProducts, "oak sofa blue")).toEqual([
      { keyword: "sofa blue", total: 7, isCapped: false },
      { keyword: "oak sofa", total: 3, isCapped: false },
    ])
  })

  test.each(["sofa", "a very long row of words"])("are not looked for: %s", async (keyword) => {
    const { context, asked } = listThatHolds(() => 1)
    expect(await findShorterKeywords(context, listProducts, keyword)).toEqual([])
    expect(asked).toEqual([])
  })
})
