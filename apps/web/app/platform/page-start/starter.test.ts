// The test alone: the starter is text for a browser, run here in a window of its own.
// oxlint-disable-next-line no-restricted-imports
import { runInNewContext } from "node:vm"
import { expect, test } from "vitest"
import { starter } from "./starter.ts"

interface Visit {
  /** What the document was asked as. */
  readonly asked: string
  /** Where the history stands when the starter is read. */
  readonly at: string
  readonly reloadedAgoMs?: number
}

/** Runs the starter in a window of which only the history is real enough; tells what it did. */
function visit({ asked, at, reloadedAgoMs = Number.POSITIVE_INFINITY }: Visit) {
  const listeners = new Map<string, () => void>()
  const place = new URL(at, "https://site.test")
  const window: { pageRuns?: boolean; pageLeft?: boolean } = {}
  let reloads = 0
  runInNewContext(starter, {
    URL,
    URLSearchParams,
    window,
    location: {
      get pathname() {
        return place.pathname
      },
      get search() {
        return place.search
      },
      reload: () => (reloads += 1),
    },
    performance: { getEntriesByType: () => [{ name: `https://site.test${asked}` }] },
    sessionStorage: { getItem: () => String(Date.now() - reloadedAgoMs), setItem: () => {} },
    document: {
      getElementById: () => ({ dataset: { modules: "/assets/a.js" } }),
      visibilityState: "visible",
      readyState: "loading",
      addEventListener: () => {},
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    setTimeout: () => 0,
  })
  return {
    window,
    goTo: (address: string) => {
      place.href = new URL(address, place).href
      listeners.get("popstate")?.()
    },
    reloads: () => reloads,
  }
}

test("going to another address before the page runs loads that address; a place in the page does not", () => {
  const page = visit({ asked: "/product?page=2", at: "/product?page=2" })
  page.goTo("/product?page=2#main")
  expect(page.reloads()).toBe(0)
  expect(page.window.pageLeft).toBeUndefined()
  page.goTo("/product")
  expect(page.reloads()).toBe(1)
  // What is being loaded or taken over of this page stops there.
  expect(page.window.pageLeft).toBe(true)
})

test("once the page runs the history is the router's", () => {
  const page = visit({ asked: "/product", at: "/product" })
  page.window.pageRuns = true
  page.goTo("/works")
  expect(page.reloads()).toBe(0)
})

test("who has gone on before the starter was read gets the page of the address, but not again and again", () => {
  expect(visit({ asked: "/works", at: "/product" }).reloads()).toBe(1)
  expect(visit({ asked: "/works", at: "/product", reloadedAgoMs: 5_000 }).reloads()).toBe(0)
})

test("the language that an address asked for is no other address once it is taken out of it", () => {
  const page = visit({ asked: "/works?style=japandi&lang=en", at: "/works?style=japandi" })
  expect(page.reloads()).toBe(0)
  page.goTo("/works?style=japandi#main")
  expect(page.reloads()).toBe(0)
  const bare = visit({ asked: "/works?lang=en", at: "/works" })
  expect(bare.reloads()).toBe(0)
  bare.goTo("/works?style=japandi")
  expect(bare.reloads()).toBe(1)
})
