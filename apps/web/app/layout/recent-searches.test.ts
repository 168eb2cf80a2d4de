import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addRecent, dropRecent, parseRecent, type RecentSearch } from "./recent-searches.ts"

const product = (keyword: string): RecentSearch => ({ scope: "product", keyword })

describe("recent searches", () => {
  test("are five at most, the newest first", () => {
    const searches = ["a", "b", "c", "d", "e", "f"].reduce<readonly RecentSearch[]>(
      (list, keyword) => addRecent(list, product(keyword)),
      [],
    )
    expect(searches.map(({ keyword }) => keyword)).toEqual(["f", "e", "d", "c", "b"])
  })

  test("hold a search once, and move it up when it is made again", () => {
    const searches = [product("a"), product("b"), { scope: "designer", keyword: "b" } as const]
    expect(addRecent(searches, product("b"))).toEqual([searches[1], searches[0], searches[2]])
    expect(dropRecent(searches, product("b"))).toEqual([searches[0], searches[2]])
  })

  test("are read as they were kept", () => {
    const searches = [product("沙发"), { scope: "designer", keyword: "Lê Minh" } as const]
    expect(parseRecent(JSON.stringify(searches))).toEqual(searches)
    expect(parseRecent(null)).toEqual([])
  })

  test("are none when something else was kept", () => {
    for (const kept of ["", "{", "null", "7", '"a"', "{}", '[1,null,"a",{"scope":"product"},[]]'])
      expect(parseRecent(kept)).toEqual([])
    const wrong = [{ scope: "nope", keyword: "a" }, product(""), product("x".repeat(101)), product("a")]
    expect(parseRecent(JSON.stringify(wrong))).toEqual([product("a")])
    fc.assert(
      fc.property(fc.json(), (kept) => {
        expect(parseRecent(kept).length).toBeLessThanOrEqual(5)
      }),
    )
  })
})
