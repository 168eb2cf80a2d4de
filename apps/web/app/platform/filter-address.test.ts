import { listWorks } from "@roomwright/contract/works"
import { RouterContextProvider } from "react-router"
import { describe, expect, test } from "vitest"
import {
  callLeniently,
  pickParameters,
  toApiPage,
  toggleValue,
  withParameters,
  type QueryValues,
} from "./filter-address.ts"
import { pageContext } from "./page-context.ts"

const search = (text: string) => new URLSearchParams(text)

describe("parameters of an address", () => {
  test("are taken when they are known and not empty", () => {
    expect(pickParameters(search("style=nordic&w=&utm_source=x&page=2"), ["style", "w", "page"])).toEqual({
      style: "nordic",
      page: "2",
    })
  })

  test("given twice count once", () => {
    expect(pickParameters(search("style=nordic&style=retro"), ["style"])).toEqual({ style: "nordic" })
  })
})

describe("a page number", () => {
  test.each([
    ["1", "0"],
    ["2", "1"],
    ["9999999", "9999998"],
  ])("%s in the address is %s in the API", (page, wanted) => {
    expect(toApiPage({ page, style: "retro" })).toEqual({ page: wanted, style: "retro" })
  })

  test.each(["0", "-1", "1.5", "01", "two", "1e3", "99999999", " 1", "１"])(
    "%j is left for the API to refuse",
    (page) => {
      expect(toApiPage({ page })).toEqual({ page: "x" })
    },
  )

  test("that is not there stays away", () => {
    expect(toApiPage({ style: "retro" })).toEqual({ style: "retro" })
  })
})

describe("a value of a filter", () => {
  test("is put in behind the others", () => {
    expect(toggleValue(search("style=nordic"), "style", "retro")).toBe("?style=nordic,retro")
  })

  test("is taken out when it is in, and the last one takes the parameter with it", () => {
    expect(toggleValue(search("style=nordic,retro"), "style", "nordic")).toBe("?style=retro")
    expect(toggleValue(search("style=retro&sort=popular"), "style", "retro")).toBe("?sort=popular")
    expect(toggleValue(search("style=retro"), "style", "retro")).toBe("?")
  })

  test("starts paging anew and leaves the rest alone", () => {
    expect(toggleValue(search("page=3&w=sofa&sort=newest"), "style", "retro")).toBe(
      "?w=sofa&sort=newest&style=retro",
    )
  })

  test("is toggled back by toggling twice", () => {
    const once = toggleValue(search("space=bedroom"), "style", "retro")
    expect(toggleValue(search(once), "style", "retro")).toBe("?space=bedroom")
  })
})

describe("an address with other parameters", () => {
  test("drops null and empty ones", () => {
    expect(withParameters(search("minPrice=1&maxPrice=2&w=a"), { minPrice: null, maxPrice: "" })).toBe("?w=a")
  })

  test("keeps a page only when the page is what changes", () => {
    expect(withParameters(search("page=3"), { page: "4" })).toBe("?page=4")
    expect(withParameters(search("page=3"), { sort: "newest" })).toBe("?sort=newest")
  })

  test("escapes what has a meaning in addresses but leaves commas readable", () => {
    expect(withParameters(search(""), { w: "a&b=c#d", style: "x,y" })).toBe("?w=a%26b%3Dc%23d&style=x,y")
  })

  test("leaves the one it came from as it was", () => {
    const from = search("page=3&style=a")
    withParameters(from, { style: "b" })
    expect(from.toString()).toBe("page=3&style=a")
  })
})

/** A server that refuses these parameters of a query and answers what it was asked otherwise. */
function serverThatRefuses(refused: readonly string[], status = 422) {
  const context = new RouterContextProvider()
  const asked: QueryValues[] = []
  context.set(pageContext, {
    language: "en",
    theme: null,
    publicUrl: "https://site.test",
    call: async (_method, _path, input) => {
      const { query } = input as { query: QueryValues }
      asked.push(query)
      const faults = refused.filter((name) => name in query).map((name) => ({ path: `query.${name}.0` }))
      if (faults.length > 0 || status >= 500)
        return { status, envelope: { code: status * 100, message: "No", data: { requestId: "r", faults } } }
      return { status: 200, envelope: { code: 200, message: "OK", data: { query } } }
    },
  })
  return { context, asked }
}

describe("a list called with what stands in an address", () => {
  test("drops nothing that the API takes", async () => {
    const { context, asked } = serverThatRefuses([])
    const answer = await callLeniently(context, listWorks, { style: "nordic" })
    expect(answer).toEqual({ data: { query: { style: "nordic" } }, dropped: [] })
    expect(asked).toHaveLength(1)
  })

  test("leaves out and names what the API refuses", async () => {
    const { context } = serverThatRefuses(["style", "sort"])
    const answer = await callLeniently(context, listWorks, {
      style: "gothic",
      sort: "best",
      space: "bedroom",
    })
    expect(answer).toEqual({ data: { query: { space: "bedroom" } }, dropped: ["style", "sort"] })
  })

  test("throws the failure with its status when nothing of the address is at fault", async () => {
    const { context, asked } = serverThatRefuses([], 503)
    await expect(callLeniently(context, listWorks, { style: "nordic" })).rejects.toMatchObject({
      init: { status: 503 },
    })
    expect(asked).toHaveLength(1)
  })
})
