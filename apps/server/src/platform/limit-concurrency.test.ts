import { expect, test } from "vitest"
import { limitConcurrency } from "./limit-concurrency.ts"

const queue = () => limitConcurrency({ atOnce: 2, waiting: 1, retryAfterSeconds: 5 })

/** A job that ends when it is told to. */
function heldJob() {
  let end = (): void => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  let started = false
  const job = (): Promise<void> => {
    started = true
    return done
  }
  return { job, end, hasStarted: () => started }
}

test("two jobs run, one waits, and who comes later is turned away", async () => {
  const run = queue()
  const [first, second, third] = [heldJob(), heldJob(), heldJob()]
  const all = [first, second, third].map(({ job }) => run(job))
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

test("a job that fails makes room for the next", async () => {
  const run = queue()
  for (let at = 0; at < 5; at += 1)
    await expect(run(() => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(await run(async () => "done")).toBe("done")
})
