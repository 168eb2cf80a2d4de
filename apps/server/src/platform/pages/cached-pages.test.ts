import { expect, test } from "vitest"
import { readCachedPages } from "./cached-pages.ts"

test("pages say what they read; layouts and pages that say nothing are not cached", () => {
  const pages = readCachedPages({
    root: { path: "", module: {} },
    frame: { parentId: "root", module: {} },
    home: { parentId: "frame", module: { caching: { reads: [] } } },
    things: { parentId: "frame", path: "/things/list", module: { caching: { reads: ["w", "page"] } } },
    part: { parentId: "things", path: "one", module: { caching: { reads: ["id"] } } },
    own: { parentId: "frame", path: "/own", module: { loader: () => null } },
  })
  expect(pages).toEqual(
    new Map([
      ["/", new Set()],
      ["/things/list", new Set(["w", "page"])],
      ["/things/list/one", new Set(["id"])],
    ]),
  )
})

test.each([undefined, {}, { reads: "page" }, { reads: [7] }])(
  "a page that says %j stops the start",
  (caching) => {
    expect(() => readCachedPages({ works: { path: "/works", module: { caching } } })).toThrow("/works")
  },
)
