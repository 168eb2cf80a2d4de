import { expect, test } from "vitest"
import { AppError } from "./app-error.ts"
import { createFairQueue } from "./fair-queue.ts"
import { createSharedWork } from "./shared-work.ts"

/** Work that ends when a test says so. */
function openWork({ eachWaiting = 9, mostCached = 9 } = {}) {
  let now = 0
  const started: string[] = []
  const ends: { readonly resolve: (result: string) => void; readonly reject: (error: Error) => void }[] = []
  const share = createSharedWork<string>({
    inTurn: createFairQueue({ atOnce: 1, waiting: 99, eachWaiting, retryAfterSeconds: 1 }),
    mostCached,
    livesMs: 1_000,
    nowMs: () => now,
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    started,
    pass: (ms: number) => void (now += ms),
    ask: (key: string, caller = "a") =>
      share(key, caller, () => {
        started.push(key)
        return new Promise((resolve, reject) => ends.push({ resolve, reject }))
      }),
    async endAll() {
      for (; ends.length > 0; await settle()) ends.shift()?.resolve(`result ${started.length}`)
    },
    async fail(error: Error) {
      ends.shift()?.reject(error)
      await settle()
    },
  }
}

test("who asks for the same at once, or soon after, shares one result", async () => {
  const work = openWork()
  const both = Promise.all([work.ask("x"), work.ask("x", "b")])
  await work.endAll()
  expect(await both).toEqual(["result 1", "result 1"])
  work.pass(999)
  expect(await work.ask("x", "c")).toBe("result 1")
  work.pass(1)
  const anew = work.ask("x")
  await work.endAll()
  expect(await anew).toBe("result 2")
})

test("of results only so many are cached, those that were asked for last", async () => {
  const work = openWork({ mostCached: 2 })
  for (const key of ["x", "y", "x", "z", "x", "y"]) {
    const asked = work.ask(key)
    await work.endAll()
    await asked
  }
  expect(work.started).toEqual(["x", "y", "z", "y"])
})

test("callers take turns", async () => {
  const work = openWork()
  const all = Promise.all([work.ask("a1"), work.ask("a2"), work.ask("a3"), work.ask("b1", "b")])
  await work.endAll()
  await all
  expect(work.started.indexOf("b1")).toBeLessThan(work.started.indexOf("a3"))
})

test("what fails is not cached", async () => {
  const work = openWork()
  const both = Promise.allSettled([work.ask("x"), work.ask("x", "b")])
  await work.fail(new Error("broken"))
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"])
  const again = work.ask("x")
  await work.endAll()
  expect(await again).toBe("result 2")
})

test("what is refused to one caller is made for another who asked for the same", async () => {
  const work = openWork()
  const first = work.ask("x")
  const second = work.ask("x", "b")
  first.catch(() => {})
  await work.fail(new AppError("unavailable"))
  await expect(first).rejects.toThrow("unavailable")
  await work.endAll()
  expect(await second).toBe("result 2")
})
