import { expect, test } from "vitest"
import { createFileCache } from "./file-cache.ts"

/** A cache with what it asked for; answers are given by hand. */
function watched() {
  const asked: string[] = []
  const answers: ((model: string | null) => void)[] = []
  const failures: ((error: Error) => void)[] = []
  const discarded: string[] = []
  const came: string[] = []
  const cache = createFileCache<string>({
    load: (reference) => {
      asked.push(reference)
      return new Promise((resolve, reject) => {
        answers.push(resolve)
        failures.push(reject)
      })
    },
    discard: (model) => discarded.push(model),
    onCome: (reference) => came.push(reference),
  })
  const settled = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }
  return { cache, asked, answers, failures, discarded, came, settled }
}

test("a file is asked for once for all items of it, and found when it has come", async () => {
  const { cache, asked, answers, came, settled } = watched()
  cache.take("piece:1")
  cache.take("piece:1")
  expect(asked).toEqual(["piece:1"])
  expect(cache.find("piece:1")).toBeNull()
  answers[0]?.("chair")
  await settled()
  expect(cache.find("piece:1")).toBe("chair")
  expect(came).toEqual(["piece:1"])
})

test("what is gone and what failed is not asked for again, and nothing comes of it", async () => {
  const { cache, asked, answers, failures, came, settled } = watched()
  cache.take("piece:gone")
  cache.take("product:broken")
  answers[0]?.(null)
  failures[1]?.(new Error("The model answered 500."))
  await settled()
  cache.leave("piece:gone")
  for (const reference of ["piece:gone", "product:broken"]) {
    cache.take(reference)
    expect(cache.find(reference)).toBeNull()
  }
  expect(asked).toEqual(["piece:gone", "product:broken"])
  expect(came).toEqual([])
})

test("the last item gives its model back; a file that comes too late is given back at once", async () => {
  const { cache, asked, answers, discarded, came, settled } = watched()
  cache.take("piece:1")
  cache.take("piece:1")
  answers[0]?.("chair")
  await settled()
  cache.leave("piece:1")
  expect(discarded).toEqual([])
  cache.leave("piece:1")
  expect(discarded).toEqual(["chair"])

  cache.take("piece:2")
  cache.leave("piece:2")
  answers[1]?.("table")
  await settled()
  expect(discarded).toEqual(["chair", "table"])
  expect(came).toEqual(["piece:1"])
  // It was not missing: who wants it again asks again.
  cache.take("piece:2")
  expect(asked).toEqual(["piece:1", "piece:2", "piece:2"])
})
