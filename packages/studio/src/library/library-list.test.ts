import { expect, test } from "vitest"
import type { FavouriteAnswer, LibraryHit, LibraryHost, LibraryPage, LibraryQuery } from "./library-host.ts"
import { createLibraryList } from "./library-list.ts"

const hit = (key: string): LibraryHit => ({
  key,
  source: "model",
  name: key,
  category: "sofas",
  anchor: "floor",
  item: {
    model: "model:sofa.lounge",
    size: { width: 2_000, depth: 900, height: 800 },
    elevation: 0,
    parameters: {},
    materials: {},
    product: null,
  },
  isFavourite: false,
  isOwn: false,
  picture: null,
  product: null,
  credit: null,
})
const pageOf = (keys: readonly string[], hasMore = false): LibraryPage => ({
  hits: keys.map(hit),
  total: keys.length,
  hasMore,
  facets: { categories: [], colours: [], materials: [], sources: [] },
  unknown: [],
  leftOut: [],
  tag: "a",
})

const done: FavouriteAnswer = { kind: "done" }

/** A library whose answers are given by hand. */
function openLibrary(favourite = done) {
  const asked: {
    query: LibraryQuery
    answer: (page: LibraryPage) => Promise<void>
    fail: () => Promise<void>
  }[] = []
  const host: LibraryHost = {
    finishes: "",
    search: (query) =>
      new Promise((resolve, reject) => {
        asked.push({
          query,
          answer: async (page) => {
            resolve(page)
            await Promise.resolve()
          },
          fail: async () => {
            reject(new Error("away"))
            await Promise.resolve()
            await Promise.resolve()
          },
        })
      }),
    setFavourite: () => Promise.resolve(favourite),
    modelFile: () => Promise.resolve(null),
    outlines: async () => new Map(),
    own: {
      most: 500,
      list: async () => [],
      upload: () => Promise.reject(new Error("not asked")),
      change: () => Promise.reject(new Error("not asked")),
      remove: () => Promise.reject(new Error("not asked")),
    },
  }
  let typed = (): void => {}
  const list = createLibraryList({
    host,
    recent: () => ["model:a"],
    pause: (callback) => {
      typed = callback
      return () => {
        typed = () => {}
      }
    },
  })
  return { list, asked, pause: () => typed() }
}

test("typing asks once it pauses, and an answer that is late changes nothing", async () => {
  const { list, asked, pause } = openLibrary()
  list.begin()
  list.ask({ text: "so" })
  list.ask({ text: "sofa" })
  pause()
  expect(asked.map(({ query }) => query.text)).toEqual([undefined, "sofa"])
  await asked[1]?.answer(pageOf(["sofa"]))
  await asked[0]?.answer(pageOf(["everything"]))
  expect(list.read()).toMatchObject({ status: "ready", hits: [{ key: "sofa" }] })
})

test("it grows by what is behind, and holds each piece once", async () => {
  const { list, asked } = openLibrary()
  list.begin()
  await asked[0]?.answer(pageOf(["a", "b"], true))
  list.grow()
  list.grow()
  expect(asked.map(({ query }) => query.offset)).toEqual([0, 2])
  await asked[1]?.answer(pageOf(["b", "c"]))
  expect(list.read().hits.map(({ key }) => key)).toEqual(["a", "b", "c"])
  list.grow()
  expect(asked.length).toBe(2)
})

test("what does not come through is asked again, the pieces of before still there", async () => {
  const { list, asked } = openLibrary()
  list.begin()
  await asked[0]?.answer(pageOf(["a"], true))
  list.grow()
  await asked[1]?.fail()
  expect(list.read()).toMatchObject({ status: "failed", hits: [{ key: "a" }] })
  list.retry()
  await asked[2]?.answer(pageOf(["b"]))
  expect(list.read().hits.map(({ key }) => key)).toEqual(["a", "b"])
})

test("a favourite is shown at once, and taken back where it is refused", async () => {
  const { list, asked } = openLibrary({ kind: "refused", message: "Full." })
  list.begin()
  await asked[0]?.answer(pageOf(["a"]))
  list.keep("a", true)
  expect(list.read().hits[0]?.isFavourite).toBe(true)
  await Promise.resolve()
  await Promise.resolve()
  expect(list.read()).toMatchObject({ hits: [{ isFavourite: false }], refusal: "Full." })
})

test("the shelf of what was used last is asked by its keys", () => {
  const { list, asked } = openLibrary()
  list.ask({ shelf: "recent" })
  expect(asked[0]?.query).toEqual({ keys: ["model:a"], offset: 0, limit: 24 })
})
