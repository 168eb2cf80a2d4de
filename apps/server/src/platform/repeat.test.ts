import { expect, test, vi } from "vitest"
import { repeat } from "./repeat.ts"

const quiet = { warn: vi.fn() }

test("goes on after a failure, which the log tells of", async () => {
  let times = 0
  const log = { warn: vi.fn() }
  const repeated = repeat(
    async () => {
      times += 1
      if (times === 1) throw new Error("no luck")
    },
    { everyMs: 1, failure: "it failed", log },
  )
  await vi.waitFor(() => expect(times).toBeGreaterThan(2))
  await repeated.stop()
  expect(log.warn.mock.calls).toEqual([[{ reason: "no luck" }, "it failed"]])
})

test("of several works the one that fails does not keep the others from theirs", async () => {
  let done = 0
  const fail = async (): Promise<void> => {
    throw new Error("no luck")
  }
  const repeated = repeat([fail, async () => void (done += 1)], {
    everyMs: 1,
    failure: "it failed",
    log: quiet,
  })
  await vi.waitFor(() => expect(done).toBeGreaterThan(1))
  await repeated.stop()
})

test("does not begin again before it has ended, and stopping waits for it", async () => {
  let begun = 0
  let ended = 0
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const repeated = repeat(
    async () => {
      begun += 1
      await held
      ended += 1
    },
    { everyMs: 1, failure: "it failed", log: quiet },
  )
  await vi.waitFor(() => expect(begun).toBe(1))
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(begun).toBe(1)
  const stopped = repeated.stop()
  letGo()
  await stopped
  expect([begun, ended]).toEqual([1, 1])
})
