import { expect, test } from "vitest"
import { createTaggedCache } from "./tagged-cache.ts"

interface Render {
  done(tags?: readonly string[] | null): void
  fail(): void
}

/** A cache whose renders end when the test says so; each gives its number. */
function open() {
  let current = true
  const renders: Render[] = []
  const cache = createTaggedCache<number>({
    maxBytes: 1_000_000,
    livesMs: 30_000,
    isCurrent: () => current,
    nowMs: () => 0,
  })
  const render = () => {
    const number = renders.length + 1
    return new Promise<{ value: number; kept: { bytes: number; tags: ReadonlySet<string> } | null }>(
      (resolve, reject) => {
        renders.push({
          done: (tags = []) => resolve({ value: number, kept: tags && { bytes: 10, tags: new Set(tags) } }),
          fail: () => reject(new Error("render failed")),
        })
      },
    )
  }
  return {
    cache,
    renders,
    ask: async (key = "page") => (await cache.get(key, render)).value,
    isKept: (key = "page") => cache.find(key) !== null,
    setCurrent: (value: boolean) => (current = value),
  }
}

test("who asks at the same moment gets the same render, who asks later the kept page", async () => {
  const { ask, renders } = open()
  const asked = [ask(), ask(), ask()]
  const elsewhere = ask("elsewhere")
  expect(renders).toHaveLength(2)
  for (const render of renders) render.done()
  expect(await Promise.all(asked)).toEqual([1, 1, 1])
  expect(await elsewhere).toBe(2)
  expect(await ask()).toBe(1)
  expect(renders).toHaveLength(2)
})

test("a render that fails is told to all who waited, and tried again for the next", async () => {
  const { ask, renders } = open()
  const asked = [ask(), ask()]
  renders[0]?.fail()
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe("rejected")
  const again = ask()
  renders[1]?.done()
  expect(await again).toBe(2)
})

test("a page that says it must not be kept is not", async () => {
  const { ask, renders, isKept } = open()
  const asked = ask()
  renders[0]?.done(null)
  expect(await asked).toBe(1)
  expect(isKept()).toBe(false)
})

test("a page goes when something it shows is purged, and only then", async () => {
  const { ask, renders, isKept, cache } = open()
  for (const key of ["one", "two"]) {
    const asked = ask(key)
    renders.at(-1)?.done([key])
    await asked
  }
  cache.purge(["one", "three"])
  expect([isKept("one"), isKept("two")]).toEqual([false, true])
  cache.clear()
  expect(isKept("two")).toBe(false)
})

test("a page that was being rendered when something it shows was purged is not kept", async () => {
  const { ask, renders, isKept, cache } = open()
  const asked = ask()
  cache.purge(["sofa"])
  renders[0]?.done(["sofa", "lamp"])
  expect(await asked).toBe(1)
  expect(isKept()).toBe(false)
})

test("a purge of other things does not keep a page from being kept", async () => {
  const { ask, renders, isKept, cache } = open()
  const asked = ask()
  cache.purge(["sofa"])
  renders[0]?.done(["lamp"])
  await asked
  expect(isKept()).toBe(true)
})

test("who asks after a purge does not get what was being rendered before it", async () => {
  const { ask, renders, isKept, cache } = open()
  const before = ask()
  cache.purge(["sofa"])
  const after = ask()
  renders[1]?.done(["sofa"])
  expect(await after).toBe(2)
  // The older one ends last, and must not take the place of the newer.
  renders[0]?.done(["sofa"])
  expect(await before).toBe(1)
  expect(isKept()).toBe(true)
  expect(await ask()).toBe(2)
})

test("while changes may go unheard nothing is given, and nothing that was begun then is kept", async () => {
  const { ask, renders, isKept, setCurrent } = open()
  const first = ask()
  renders[0]?.done()
  await first
  setCurrent(false)
  expect(isKept()).toBe(false)
  const blind = ask()
  setCurrent(true)
  renders[1]?.done()
  expect(await blind).toBe(2)
  // Neither has it taken the place of the page from before, for which all events have been heard by now.
  expect(await ask()).toBe(1)
})
