import { expect, test, vi } from "vitest"
import { createRoundsHere } from "./rounds-here.ts"

function hold() {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  return { held, release }
}

test("what is asked for while it is under way is done once more, however often that is", async () => {
  const { held, release } = hold()
  const run = vi.fn(() => held)
  const rounds = createRoundsHere(run, { error: vi.fn() })
  rounds.ask("tell-staff", {})
  rounds.ask("tell-staff", {})
  rounds.ask("tell-staff", {})
  expect(run).toHaveBeenCalledTimes(1)
  release()
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
  await rounds.stop()
  expect(run).toHaveBeenCalledTimes(2)
})

test("those of other data do not wait for it, and one that fails is logged and done again when it is asked for", async () => {
  const log = { error: vi.fn() }
  const run = vi.fn(async (_name: string, data: object) => {
    if ("bad" in data) throw new Error("no")
  })
  const rounds = createRoundsHere(run, log)
  rounds.ask("count-level", { bad: true })
  rounds.ask("count-level", { designerId: "lan" })
  expect(run).toHaveBeenCalledTimes(2)
  await vi.waitFor(() =>
    expect(log.error).toHaveBeenCalledWith({ job: "count-level", reason: "no" }, "a job failed"),
  )
  rounds.ask("count-level", { bad: true })
  expect(run).toHaveBeenCalledTimes(3)
  await rounds.stop()
})

test("a stop waits for what is under way and begins nothing more", async () => {
  const { held, release } = hold()
  const run = vi.fn(() => held)
  const rounds = createRoundsHere(run, { error: vi.fn() })
  rounds.ask("tell-staff", {})
  rounds.ask("tell-staff", {})
  let isStopped = false
  const stopping = rounds.stop().then(() => (isStopped = true))
  rounds.ask("tell-staff", {})
  await Promise.resolve()
  expect(isStopped).toBe(false)
  release()
  await stopping
  expect(run).toHaveBeenCalledTimes(1)
})
