import { expect, test } from "vitest"
import { createFairQueue } from "./fair-queue.ts"

test("senders take turns: who sends one does not wait for all of who sends many", async () => {
  const run = createFairQueue({ atOnce: 1, waitingEach: 10, retryAfterSeconds: 2 })
  const done: string[] = []
  const send = (sender: string, at: number): Promise<void> =>
    run(sender, async () => void done.push(`${sender}${at}`))
  await Promise.all([
    ...Array.from({ length: 6 }, (_, at) => send("a", at)),
    send("b", 0),
    send("c", 0),
    send("b", 1),
  ])
  expect(done).toEqual(["a0", "a1", "b0", "c0", "a2", "b1", "a3", "a4", "a5"])
})

test("who has too many waiting is turned away, and nobody else", async () => {
  const run = createFairQueue({ atOnce: 1, waitingEach: 2, retryAfterSeconds: 2 })
  let end = (): void => {}
  const held = new Promise<void>((resolve) => {
    end = resolve
  })
  const first = run("a", () => held)
  const waiting = [run("a", async () => {}), run("a", async () => {})]
  await expect(run("a", async () => {})).rejects.toMatchObject({
    appErrorName: "unavailable",
    retryAfterSeconds: 2,
  })
  const other = run("b", async () => "done")
  end()
  await Promise.all([first, ...waiting])
  expect(await other).toBe("done")
})

test("a job that fails makes room for the next", async () => {
  const run = createFairQueue({ atOnce: 1, waitingEach: 1, retryAfterSeconds: 2 })
  for (let at = 0; at < 3; at += 1)
    await expect(run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(await run("a", async () => "done")).toBe("done")
})
