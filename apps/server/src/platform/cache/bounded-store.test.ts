import * as fc from "fast-check"
import { expect, test } from "vitest"
import { createBoundedStore } from "./bounded-store.ts"

interface Page {
  readonly name: string
  readonly bytes: number
  readonly tags: ReadonlySet<string>
}

const maxBytes = 3_200
const livesMs = 100

function open() {
  let now = 0
  const store = createBoundedStore<Page>({ maxBytes, livesMs, nowMs: () => now })
  return {
    store,
    pass: (ms: number) => (now += ms),
    put: (key: string, bytes = 50, tags: readonly string[] = []) =>
      store.put(key, { name: key, bytes, tags: new Set(tags) }),
  }
}

const key = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h")
const tags = fc.subarray(["red", "green", "blue"])
const step = fc.oneof(
  fc.record({ kind: fc.constant("put" as const), key, bytes: fc.nat(150), tags }),
  fc.record({ kind: fc.constant("get" as const), key }),
  fc.record({ kind: fc.constant("purge" as const), tags }),
  fc.record({ kind: fc.constant("pass" as const), ms: fc.nat(60) }),
  fc.record({ kind: fc.constant("clear" as const) }),
)

test("whatever is done to it, it stays within its room and gives back only what may still be given", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const { store, put, pass } = open()
      let now = 0
      /** What must be the answer if there is one; sizes and order of what goes first are the store's business. */
      const allowed = new Map<string, { bytes: number; tags: readonly string[]; until: number }>()
      for (const each of steps) {
        if (each.kind === "put") {
          put(each.key, each.bytes, each.tags)
          allowed.set(each.key, { bytes: each.bytes, tags: each.tags, until: now + livesMs })
        } else if (each.kind === "get") {
          const found = store.get(each.key)
          const known = allowed.get(each.key)
          if (found) {
            expect(known && known.until > now).toBe(true)
            expect([found.bytes, [...found.tags]]).toEqual([known?.bytes, known?.tags])
          }
        } else if (each.kind === "purge") {
          store.purge(each.tags)
          for (const [name, page] of allowed)
            if (page.tags.some((tag) => each.tags.includes(tag))) allowed.delete(name)
        } else if (each.kind === "pass") {
          pass(each.ms)
          now += each.ms
        } else {
          store.clear()
          allowed.clear()
          expect([store.bytes, store.size]).toEqual([0, 0])
        }
        expect(store.bytes).toBeLessThanOrEqual(maxBytes)
      }
      store.clear()
      expect(store.bytes).toBe(0)
    }),
  )
})

test("the longest unused goes first", () => {
  const { store, put } = open()
  for (const name of ["a", "b", "c"]) put(name, 100)
  store.get("a")
  for (let at = 0; at < 20; at += 1) put(`other-${at}`, 100)
  expect(["a", "b", "c"].map((name) => store.get(name)?.name)).toEqual(["a", undefined, undefined])
})

test("a flood of addresses that nobody asks for twice leaves the others alone", () => {
  const { store, put } = open()
  const asked = Array.from({ length: 20 }, (_none, at) => `page-${at}`)
  for (const name of asked) {
    put(name, 100)
    store.get(name)
  }
  for (let at = 0; at < 1_000; at += 1) put(`flood-${at}`, 100)
  expect(asked.filter((name) => store.get(name))).toEqual(asked)
})

test("pages that are asked for again may fill all of it, and no more", () => {
  const { store, put } = open()
  for (let at = 0; at < 100; at += 1) {
    put(`page-${at}`, 100)
    store.get(`page-${at}`)
  }
  expect(store.size).toBe(maxBytes / 100)
  expect(store.get("page-99")?.name).toBe("page-99")
})

test("a page too large is not kept, and what stood under its key is gone", () => {
  const { store, put } = open()
  put("a", 100)
  put("a", 101)
  expect(store.get("a")).toBeNull()
})

test("a page's time runs from when it was put, however often it is asked for", () => {
  const { store, put, pass } = open()
  put("a")
  pass(livesMs - 1)
  expect(store.get("a")?.name).toBe("a")
  pass(1)
  expect(store.get("a")).toBeNull()
  expect(store.size).toBe(0)
})

test("without room nothing is kept", () => {
  const store = createBoundedStore<Page>({ maxBytes: 0, livesMs, nowMs: () => 0 })
  store.put("a", { name: "a", bytes: 1, tags: new Set() })
  expect(store.size).toBe(0)
})
