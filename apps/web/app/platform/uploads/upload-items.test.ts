import { expect, test } from "vitest"
import { changeItems, findDone, findNext, type UploadItem, type UploadState } from "./upload-items.ts"

const item = (key: number): UploadItem => ({
  key,
  file: new File(["a"], `${key}.png`),
  state: { kind: "waiting" },
})
const done = (id: string): UploadState => ({
  kind: "done",
  upload: { id, purpose: "work", picture: null, address: null, width: 1, height: 1 },
})

test("two files go out at a time, the next when one is there or has failed", () => {
  let items = changeItems([], { type: "added", items: [item(1), item(2), item(3), item(4)] })
  const keys = () => findNext(items).map(({ key }) => key)
  expect(keys()).toEqual([1, 2])
  for (const key of [1, 2])
    items = changeItems(items, { type: "changed", key, state: { kind: "sending", fraction: 0 } })
  expect(keys()).toEqual([])
  items = changeItems(items, { type: "changed", key: 2, state: { kind: "failed", message: "no" } })
  expect(keys()).toEqual([3])
  items = changeItems(items, { type: "changed", key: 1, state: done("a") })
  expect(keys()).toEqual([3, 4])
})

test("what is there keeps the order of its files, and a removed one never comes back", () => {
  const before = [item(1), item(2), item(3)]
  const items = [
    { type: "changed", key: 3, state: done("c") },
    { type: "changed", key: 1, state: done("a") },
    { type: "removed", key: 2 },
    { type: "changed", key: 2, state: done("b") },
  ] as const
  expect(findDone(items.reduce(changeItems, before)).map(({ id }) => id)).toEqual(["a", "c"])
})
