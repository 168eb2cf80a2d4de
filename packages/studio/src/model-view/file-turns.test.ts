import { expect, test } from "vitest"
import { createTurns } from "./file-turns.ts"

/** Work that ends when it is told to. */
function createWork() {
  const open = new Map<string, { readonly resolve: (name: string) => void; readonly reject: () => void }>()
  return {
    open,
    begin: (name: string) => () =>
      new Promise<string>((resolve, reject) =>
        open.set(name, { resolve, reject: () => reject(new Error(name)) }),
      ),
    end(name: string) {
      open.get(name)?.resolve(name)
      open.delete(name)
    },
    fail(name: string) {
      open.get(name)?.reject()
      open.delete(name)
    },
  }
}

const settled = () => new Promise((done) => setTimeout(done))

test("so many are under way at once and no more, in the order of asking; a failure makes room like an end", async () => {
  const inTurn = createTurns(2)
  const work = createWork()
  const answers = ["a", "b", "c", "d", "e"].map((name) => inTurn(work.begin(name)).catch(() => "failed"))
  await settled()
  expect([...work.open.keys()]).toEqual(["a", "b"])
  work.fail("b")
  await settled()
  expect([...work.open.keys()]).toEqual(["a", "c"])
  work.end("a")
  work.end("c")
  await settled()
  expect([...work.open.keys()]).toEqual(["d", "e"])
  work.end("d")
  work.end("e")
  expect(await Promise.all(answers)).toEqual(["a", "failed", "c", "d", "e"])
})

test("who asks after all have ended begins at once", async () => {
  const inTurn = createTurns(1)
  expect(await inTurn(async () => 1)).toBe(1)
  expect(await inTurn(async () => 2)).toBe(2)
})
