import { expect, test } from "vitest"
import { AppError } from "../app-error.ts"
import { createWorkProcesses } from "./run-in-process.ts"

const run = createWorkProcesses({ heapMb: 64 })
const module = new URL("./sample-work.ts", import.meta.url)
const limits = { mostMs: 20_000 }

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test("what goes in and out is copied, bytes as bytes", async () => {
  const bytes = Buffer.from([0, 255, 7])
  expect(await run(module, { kind: "echo", value: { bytes, text: "Nhà" } }, limits)).toEqual({
    bytes,
    text: "Nhà",
  })
})

test("one process does one piece of work after the other", async () => {
  const first = await run<number>(module, { kind: "pid" }, limits)
  expect(first).not.toBe(process.pid)
  expect(await run(module, { kind: "pid" }, limits)).toBe(first)
})

test("two pieces at once run in two", async () => {
  const pids = await Promise.all([1, 2].map(() => run<number>(module, { kind: "pid" }, limits)))
  expect(new Set(pids).size).toBe(2)
})

test("a refusal is a refusal here, and any other failure says what it was", async () => {
  await expect(run(module, { kind: "refuse" }, limits)).rejects.toThrow(new AppError("pictureUnreadable"))
  await expect(run(module, { kind: "fail" }, limits)).rejects.toThrow("broken inside")
  await expect(run(new URL("./none.ts", import.meta.url), null, limits)).rejects.toThrow("none.ts")
})

test("work that takes too long is over when it is refused, its process too; the next has a new one", async () => {
  const pid = await run<number>(module, { kind: "pid" }, limits)
  await expect(run(module, { kind: "forever" }, { mostMs: 100 })).rejects.toMatchObject({ by: "time" })
  expect(isAlive(pid)).toBe(false)
  expect(await run(module, { kind: "pid" }, limits)).not.toBe(pid)
})

test("work that takes all memory or ends its process is refused", async () => {
  await expect(run(module, { kind: "grow" }, limits)).rejects.toMatchObject({ by: "memory" })
  await expect(run(module, { kind: "exit" }, limits)).rejects.toMatchObject({ by: "crash" })
})

test("work nobody waits for any more is stopped, or never begun", async () => {
  const asked = new AbortController()
  const running = run(module, { kind: "forever" }, { ...limits, signal: asked.signal })
  asked.abort()
  await expect(running).rejects.toMatchObject({ by: "asked" })
  const late = run(module, { kind: "pid" }, { ...limits, signal: asked.signal })
  await expect(late).rejects.toMatchObject({ by: "asked" })
})

test("a process with nothing to do ends", async () => {
  const brief = createWorkProcesses({ heapMb: 64, idleMs: 10 })
  const pid = await brief<number>(module, { kind: "pid" }, limits)
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test("nothing of our environment but what programs need gets there", async () => {
  process.env["APP_SECRET_OF_TEST"] = "secret"
  const names = await run<string[]>(module, { kind: "environment" }, limits)
  Reflect.deleteProperty(process.env, "APP_SECRET_OF_TEST")
  expect(names).toContain("PATH")
  expect(names).not.toContain("APP_SECRET_OF_TEST")
})
