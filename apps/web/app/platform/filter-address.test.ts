import { describe, expect, test } from "vitest"
import { pickParameters, toApiPage, toggleValue, withoutParts, withParameters } from "./filter-address.ts"

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

describe("places in a list", () => {
  test("do not outlive a change of anything else", () => {
    const from = search("page=30&after=1_x&sort=newest")
    expect(toggleValue(from, "style", "retro")).toBe("?sort=newest&style=retro")
    expect(withParameters(from, { sort: null })).toBe("?")
    expect(withParameters(search("page=30&before=1_x&w=a"), { w: "b" })).toBe("?w=b")
  })

  test("never stand on both sides of a page", () => {
    expect(withParameters(search("page=2&before=1_x"), { page: "3", after: "2_x" })).toBe("?page=3&after=2_x")
    expect(withParameters(search("page=2&after=1_x"), { page: "1", before: "2_x" })).toBe(
      "?page=1&before=2_x",
    )
  })
})

describe("an address without the parts that nobody knows", () => {
  test("keeps the values that are known", () => {
    const cleaned = withoutParts(search("style=nordic,gone&sort=best&area=huge&w=a"), [
      { name: "style", values: ["gone"] },
      { name: "sort", values: null },
      { name: "area", values: ["huge"] },
      { name: "scene", values: null },
    ])
    expect(Object.fromEntries(cleaned)).toEqual({ style: "nordic", w: "a" })
  })
})
