import fc from "fast-check"
import { expect, test } from "vitest"
import { createFairQueue } from "./fair-queue.ts"

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A queue whose jobs end when they are told to, and what happened in it. */
function openQueue(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const run = createFairQueue({ atOnce: 2, waiting: 4, eachWaiting: 3, retryAfterSeconds: 5, ...limits })
  const started: string[] = []
  const refused: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    refused,
    ask(owner: string | null, name: string) {
      const job = (): Promise<void> => {
        started.push(name)
        return new Promise((resolve) => ends.set(name, resolve))
      }
      run(owner, job).catch((error: unknown) => {
        expect(error).toMatchObject({ appErrorName: "unavailable", retryAfterSeconds: 5 })
        refused.push(name)
      })
    },
    async end(name: string) {
      ends.get(name)?.()
      ends.delete(name)
      await settle()
    },
    runningNow: () => [...ends.keys()],
  }
}

test("of one owner a single job runs, and others need not wait for its rest", async () => {
  const queue = openQueue()
  for (const name of ["a1", "a2", "a3"]) queue.ask("a", name)
  queue.ask("b", "b1")
  expect(queue.started).toEqual(["a1", "b1"])
  queue.ask("b", "b2")
  await queue.end("a1")
  await queue.end("b1")
  expect(queue.started).toEqual(["a1", "b1", "a2", "b2"])
})

test("who has asked for many waits behind who asks for one", async () => {
  const queue = openQueue({ atOnce: 1 })
  for (const name of ["a1", "a2", "a3"]) queue.ask("a", name)
  queue.ask("b", "b1")
  await queue.end("a1")
  await queue.end("a2")
  expect(queue.started).toEqual(["a1", "a2", "b1"])
})

test("one owner has only so many waiting", async () => {
  const queue = openQueue()
  for (const name of ["a1", "a2", "a3", "a4", "a5"]) queue.ask("a", name)
  await settle()
  expect(queue.refused).toEqual(["a5"])
})

test("when all places are taken, who has most waiting gives one up for who has none", async () => {
  const queue = openQueue({ atOnce: 1 })
  for (const name of ["a1", "a2", "a3", "a4"]) queue.ask("a", name)
  queue.ask("b", "b1")
  queue.ask("c", "c1")
  await settle()
  expect(queue.refused).toEqual(["a4"])
  // Who waits already takes nothing from others.
  queue.ask("c", "c2")
  await settle()
  expect(queue.refused).toEqual(["a4", "c2"])
})

test("jobs of the program itself run beside each other", () => {
  const queue = openQueue()
  queue.ask(null, "one")
  queue.ask(null, "two")
  expect(queue.started).toEqual(["one", "two"])
})

test("a job that fails makes room for the next", async () => {
  const run = createFairQueue({ atOnce: 1, waiting: 1, eachWaiting: 1, retryAfterSeconds: 5 })
  for (let at = 0; at < 3; at += 1)
    await expect(run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(await run("a", async () => "done")).toBe("done")
})

test("whoever asks for what: all that is not refused runs, in its owner's order, and never two of an owner at once", async () => {
  const asked = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(asked, fc.integer({ min: 1, max: 3 }), async (owners, atOnce) => {
      const queue = openQueue({ atOnce })
      owners.forEach((owner, at) => queue.ask(owner, `${owner}${at}`))
      await settle()
      for (let names = queue.runningNow(); names.length > 0; names = queue.runningNow()) {
        expect(names.length).toBeLessThanOrEqual(atOnce)
        expect(new Set(names.map(([owner]) => owner)).size).toBe(names.length)
        await queue.end(names[0] ?? "")
      }
      expect(queue.started.length + queue.refused.length).toBe(owners.length)
      for (const owner of "abcd") {
        const own = queue.started
          .filter((name) => name.startsWith(owner))
          .map((name) => Number(name.slice(1)))
        expect(own).toEqual(own.toSorted((one, other) => one - other))
      }
    }),
  )
})
