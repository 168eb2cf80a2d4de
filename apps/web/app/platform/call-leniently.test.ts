import { listProducts } from "@roomwright/contract/catalogue/calls"
import type { InputFault } from "@roomwright/contract/envelope"
import { listWorks } from "@roomwright/contract/works/calls"
import { RouterContextProvider } from "react-router"
import { describe, expect, test } from "vitest"
import { callLeniently } from "./call-leniently.ts"
import type { QueryValues } from "./filter-address.ts"
import { pageContext } from "./page-context.ts"

type Judge = (query: QueryValues) => readonly InputFault[]

/** A server that finds these faults in a query, and answers what it was asked when there are none. */
function serverThat(judge: Judge, status = 422) {
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
      const faults = judge(query)
      if (faults.length > 0 || status >= 500)
        return { status, envelope: { code: status * 100, message: "No", data: { requestId: "r", faults } } }
      return { status: 200, envelope: { code: 200, message: "OK", data: { query } } }
    },
  })
  return { context, asked }
}

/** Faults as a book of values finds them. */
const knowsOnly =
  (known: Readonly<Record<string, readonly string[]>>): Judge =>
  (query) =>
    Object.entries(query).flatMap(([name, text]) => {
      const values = text.split(",").filter((value) => !known[name]?.includes(value))
      return values.length > 0 ? [{ path: `query.${name}`, problem: "unknown", values }] : []
    })
/** Faults as a schema finds them in a whole parameter. */
const refuses =
  (...names: readonly string[]): Judge =>
  (query) =>
    names.filter((name) => name in query).map((name) => ({ path: `query.${name}`, problem: "invalid" }))

describe("a list called with what stands in an address", () => {
  test("drops nothing that the API takes", async () => {
    const { context, asked } = serverThat(() => [])
    const answer = await callLeniently(context, listWorks, { style: "nordic" })
    expect(answer).toEqual({ data: { query: { style: "nordic" } }, query: { style: "nordic" }, dropped: [] })
    expect(asked).toHaveLength(1)
  })

  test("leaves out and names what the API refuses", async () => {
    const { context } = serverThat(refuses("style", "sort"))
    const { query, dropped } = await callLeniently(context, listWorks, {
      style: "no,Gothic",
      sort: "best",
      space: "bedroom",
    })
    expect(query).toEqual({ space: "bedroom" })
    expect(dropped).toEqual([
      { name: "style", values: null },
      { name: "sort", values: null },
    ])
  })

  test("leaves out only the values of a filter that nobody knows", async () => {
    const { context, asked } = serverThat(knowsOnly({ style: ["nordic", "retro"], space: ["bedroom"] }))
    const { query, dropped } = await callLeniently(context, listWorks, {
      style: "nordic,gone,retro,nope",
      space: "attic",
    })
    expect(query).toEqual({ style: "nordic,retro" })
    expect(dropped).toEqual([
      { name: "style", values: ["gone", "nope"] },
      { name: "space", values: ["attic"] },
    ])
    expect(asked).toHaveLength(2)
  })

  test("takes a place in a list for the value that stands there, each value once", async () => {
    const { context } = serverThat(({ area = "" }) =>
      area.includes("huge") ? [{ path: "query.area.1", problem: "notOneOf" }] : [],
    )
    const { query, dropped } = await callLeniently(context, listWorks, { area: "20-40,20-40,huge,over-80" })
    expect([query, dropped]).toEqual([{ area: "20-40,over-80" }, [{ name: "area", values: ["huge"] }]])
  })

  test("knows which parts have another name in the API", async () => {
    const { context, asked } = serverThat(({ width = "" }) =>
      width.includes("huge") ? [{ path: "query.width.0", problem: "notOneOf" }] : [],
    )
    const asking = { size: "huge,over-220", page: "2" }
    const { query, dropped } = await callLeniently(context, listProducts, asking, { size: "width" })
    expect(asked.at(-1)).toEqual({ width: "over-220", page: "2" })
    expect([query, dropped]).toEqual([{ size: "over-220", page: "2" }, [{ name: "size", values: ["huge"] }]])
  })

  test("asks for one side of a page only", async () => {
    const { context, asked } = serverThat(() => [])
    const { dropped } = await callLeniently(context, listProducts, { after: "1_a", before: "2_b", page: "3" })
    expect(asked).toEqual([{ after: "1_a", page: "3" }])
    expect(dropped).toEqual([{ name: "before", values: null }])
  })

  test("throws the failure with its status when nothing of the address is at fault", async () => {
    for (const [judge, status] of [
      [() => [], 503],
      [() => [{ path: "query.other", problem: "unknown" }], 422],
      [() => [{ path: "params.id", problem: "invalid" }], 400],
    ] as const satisfies readonly (readonly [Judge, number])[]) {
      const { context, asked } = serverThat(judge, status)
      await expect(callLeniently(context, listWorks, { style: "nordic" })).rejects.toMatchObject({
        init: { status },
      })
      expect(asked).toHaveLength(1)
    }
  })
})
