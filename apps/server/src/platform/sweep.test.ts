import { expect, test, vi } from "vitest"
import { createSweep } from "./sweep.ts"

function start() {
  let now = 0
  const log = { error: vi.fn() }
  const sweep = createSweep({ clock: { now: () => new Date(now) }, log }, "it failed")
  return { sweep, log, pass: (ms: number) => (now += ms) }
}

/** Things that are due until they are done; those that `fail` never are. */
function make(ids: readonly string[], fail: ReadonlySet<string>) {
  const open = new Set(ids)
  const tried: string[] = []
  return {
    open,
    tried,
    find: async (without: readonly string[]) => [...open].filter((id) => !without.includes(id)).slice(0, 2),
    async act(id: string) {
      tried.push(id)
      if (fail.has(id)) throw new Error(`no ${id}`)
      return open.delete(id)
    },
  }
}

test("what always fails keeps nobody behind it, however much of it there is", async () => {
  const { sweep, log } = start()
  const { find, act, open } = make(["a", "b", "c", "d", "e"], new Set(["a", "b", "c"]))
  expect(await sweep.all(find, act)).toBe(2)
  expect([...open]).toEqual(["a", "b", "c"])
  expect(log.error.mock.calls[0]).toEqual([
    { id: "a", reason: "no a", failures: 1, againInSeconds: 60 },
    "it failed",
  ])
})

test("it is tried again later, each time after twice as long, and done when it can be", async () => {
  const { sweep, pass } = start()
  const fail = new Set(["a"])
  const { find, act, tried, open } = make(["a"], fail)
  for (const [waitMs, tries] of [
    [0, 1],
    [59_000, 1],
    [1_000, 2],
    [119_000, 2],
    [1_000, 3],
  ] as const) {
    pass(waitMs)
    await sweep.all(find, act)
    expect(tried).toHaveLength(tries)
  }
  fail.clear()
  pass(6 * 3_600_000)
  expect(await sweep.all(find, act)).toBe(1)
  expect(open.size).toBe(0)
})

test("what somebody else holds is left for the next time", async () => {
  const { sweep } = start()
  const tried: string[] = []
  const act = async (id: string) => tried.push(id) < 0
  expect(await sweep.all(async (without) => ["a"].filter((id) => !without.includes(id)), act)).toBe(0)
  expect(tried).toEqual(["a"])
})

test("of what is done in parts the failing one gives way to the one behind it", async () => {
  const { sweep } = start()
  const { find, act, open } = make(["a", "b"], new Set(["a"]))
  const turns: boolean[] = []
  for (let turn = 0; turn < 3; turn += 1) turns.push(await sweep.next(find, act))
  expect([turns, [...open]]).toEqual([[true, true, false], ["a"]])
})

test("a database that is away is nobody's fault", async () => {
  const { sweep, log } = start()
  const away = Object.assign(new Error("refused"), { code: "ECONNREFUSED" })
  const act = async () => {
    throw away
  }
  await expect(sweep.all(async () => ["a"], act)).rejects.toBe(away)
  expect(log.error).not.toHaveBeenCalled()
})

test("the job that swept is told once what failed since, however many did", async () => {
  const { sweep, pass } = start()
  const { find, act } = make(["a", "b", "c"], new Set(["a", "b"]))
  expect(() => sweep.throwFailures()).not.toThrow()
  await sweep.all(find, act)
  expect(() => sweep.throwFailures()).toThrow("it failed (and 1 more): a: no a")
  expect(() => sweep.throwFailures()).not.toThrow()
  // What is set aside is not told again before it was tried again.
  await sweep.all(find, act)
  expect(() => sweep.throwFailures()).not.toThrow()
  pass(60_000)
  await sweep.all(find, act)
  expect(() => sweep.throwFailures()).toThrow("it failed")
})
