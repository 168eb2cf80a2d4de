import { describe, expect, test } from "vitest"
import { apart, workInGroups, type Outcome } from "./group-work.ts"

interface Item {
  readonly owner: string
  readonly name: string
}

/** Work whose groups end when the test says so. */
function open({ most = 3 }: { most?: number } = {}) {
  const groups: string[][] = []
  const alone: string[] = []
  const failures: unknown[] = []
  const waiting: {
    end: (outcomes: readonly Outcome<string>[]) => void
    fail: (error: Error) => void
  }[] = []
  const work = workInGroups<Item, string>({
    most,
    keyOf: ({ owner }) => owner,
    together: (items) => {
      groups.push(items.map(({ name }) => name))
      return new Promise((end, fail) => waiting.push({ end, fail }))
    },
    alone: async ({ name }) => {
      alone.push(name)
      if (name === "broken") throw new Error("broken")
      return `${name} alone`
    },
    onFailure: (error) => failures.push(error),
  })
  const ask = (name: string, owner = name): Promise<string> => {
    const asked = work({ owner, name })
    asked.catch(() => {})
    return asked
  }
  const next = async () => {
    await new Promise(setImmediate)
    const group = waiting.shift()
    if (!group) throw new Error("Nobody works.")
    return group
  }
  const isIdle = (): boolean => waiting.length === 0
  return { groups, alone, failures, ask, next, isIdle }
}

const ok = (...names: readonly string[]): Outcome<string>[] =>
  names.map((result) => ({ kind: "done", result }))

describe("a group", () => {
  test("is what comes in one turn, and what came while the one before was at work", async () => {
    const { groups, ask, next } = open()
    const first = [ask("a"), ask("b")]
    const group = await next()
    const second = [ask("c"), ask("d")]
    await new Promise(setImmediate)
    expect(groups).toEqual([["a", "b"]])
    group.end(ok("A", "B"))
    expect(await Promise.all(first)).toEqual(["A", "B"])
    ;(await next()).end(ok("C", "D"))
    expect(await Promise.all(second)).toEqual(["C", "D"])
    expect(groups).toEqual([
      ["a", "b"],
      ["c", "d"],
    ])
  })

  test("has so many at most, and of an owner one: the rest comes next, in its order", async () => {
    const { groups, ask, next } = open({ most: 2 })
    const all = [ask("a1", "a"), ask("a2", "a"), ask("b"), ask("c"), ask("a3", "a")]
    for (const results of [["A1", "B"], ["A2", "C"], ["A3"]]) (await next()).end(ok(...results))
    expect(await Promise.all(all)).toEqual(["A1", "A2", "B", "C", "A3"])
    expect(groups).toEqual([["a1", "b"], ["a2", "c"], ["a3"]])
  })

  test("is followed by nothing when nobody waits, and begins anew with the next", async () => {
    const { ask, next, isIdle } = open()
    const first = ask("a")
    ;(await next()).end(ok("A"))
    await first
    await new Promise(setImmediate)
    expect(isIdle()).toBe(true)
    const second = ask("b")
    ;(await next()).end(ok("B"))
    expect(await second).toBe("B")
  })
})

describe("what goes wrong", () => {
  test("is one's own: a refusal reaches who asked, and what is apart is done alone", async () => {
    const { alone, ask, next } = open()
    const [done, refused, later] = [ask("a"), ask("b"), ask("c")]
    ;(await next()).end([...ok("A"), { kind: "refused", error: new Error("no") }, apart])
    expect(await done).toBe("A")
    await expect(refused).rejects.toThrow("no")
    expect(await later).toBe("c alone")
    expect(alone).toEqual(["c"])
  })

  test("with a whole group is tried once more by each alone, and the next group goes on", async () => {
    const { groups, failures, ask, next } = open()
    const [good, broken] = [ask("good"), ask("broken")]
    const group = await next()
    const after = ask("after")
    group.fail(new Error("all of it"))
    expect(await good).toBe("good alone")
    await expect(broken).rejects.toThrow("broken")
    ;(await next()).end(ok("After"))
    expect(await after).toBe("After")
    expect(groups).toEqual([["good", "broken"], ["after"]])
    expect(failures).toEqual([new Error("all of it")])
  })

  test("is never silent: whoever has no outcome is done alone", async () => {
    const { ask, next } = open()
    const both = [ask("a"), ask("b")]
    ;(await next()).end(ok("A"))
    expect(await Promise.all(both)).toEqual(["A", "b alone"])
  })
})
