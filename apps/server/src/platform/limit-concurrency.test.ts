import { expect, test } from "vitest"
import { limitConcurrency } from "./limit-concurrency.ts"

const limited = () => limitConcurrency({ atOnce: 2, waiting: 1, retryAfterSeconds: 5 })

/** A work that ends when it is told to. */
function heldWork() {
  let end = (): void => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  let started = false
  const work = (): Promise<void> => {
    started = true
    return done
  }
  return { work, end, hasStarted: () => started }
}

test("two run, one waits, and who comes later is turned away", async () => {
  const run = limited()
  const [first, second, third] = [heldWork(), heldWork(), heldWork()]
  const all = [first, second, third].map(({ work }) => run(work))
  await expect(run(async () => {})).rejects.toMatchObject({
    appErrorName: "unavailable",
    retryAfterSeconds: 5,
  })
  expect([first, second, third].map(({ hasStarted }) => hasStarted())).toEqual([true, true, false])
  first.end()
  await all[0]
  await Promise.resolve()
  expect(third.hasStarted()).toBe(true)
  second.end()
  third.end()
  await Promise.all(all)
})

test("a work that fails makes room for the next", async () => {
  const run = limited()
  for (let at = 0; at < 5; at += 1)
    await expect(run(() => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(await run(async () => "done")).toBe("done")
})
