import type { Item } from "@roomwright/scene/kinds/item/item"
import { ground } from "@roomwright/scene/testing/make-scene"
import { expect, test } from "vitest"
import type { PieceOutline } from "../../library/library-host.ts"
import { symbolOfItem } from "./draw-item.ts"
import { loadOutlines } from "./file-outlines.ts"

const shape: PieceOutline = {
  outline: [[-500, 500, 500, 500, 0, -500]],
  edges: [[-100, 0, 100, 0, 0, 100]],
}

const itemOf = (model: Item["model"], width: number, depth: number): Item => ({
  kind: "item",
  parent: ground,
  model,
  at: { x: 0, y: 0 },
  turn: 0,
  mirrored: false,
  elevation: 0,
  size: { width, depth, height: 700 },
  parameters: {},
  materials: {},
  product: null,
})

const hostOf = (known: ReadonlyMap<string, PieceOutline>, asked: (readonly string[])[]) => ({
  outlines: async (references: readonly string[]) => {
    asked.push(references)
    return new Map([...known].filter(([key]) => references.includes(key)))
  },
})

test("an own model is drawn by its outline as large as its item, and is a box before and without it", async () => {
  const asked: (readonly string[])[] = []
  const host = hostOf(new Map([["piece:a", shape]]), asked)
  const [table, old] = [itemOf("piece:a", 2_000, 1_000), itemOf("piece:old", 500, 500)]
  expect(symbolOfItem(table)).toBeNull()
  await loadOutlines(host, ["piece:a", "piece:old", "piece:a"])
  expect(symbolOfItem(table)).toEqual([
    { style: "outline", d: "M-1000 500L1000 500L0 -500Z" },
    { style: "detail", d: "M-200 0L200 0L0 100Z" },
  ])
  // The same lines for what is alike, and others once it is resized.
  expect(symbolOfItem({ ...table, at: { x: 9, y: 9 } })).toBe(symbolOfItem(table))
  expect(symbolOfItem(itemOf("piece:a", 1_000, 1_000))?.[0]?.d).toBe("M-500 500L500 500L0 -500Z")
  expect(symbolOfItem(old)).toBeNull()
  await loadOutlines(host, ["piece:old", "piece:a"])
  expect(asked).toEqual([["piece:a", "piece:old"]])
})

test("many are asked for in parts, and again where nothing answered", async () => {
  const keys = Array.from({ length: 30 }, (_, at) => `piece:m${at}`)
  await loadOutlines({ outlines: () => Promise.reject(new Error("away")) }, keys)
  const asked: (readonly string[])[] = []
  await loadOutlines(hostOf(new Map(), asked), keys)
  expect(asked.map(({ length }) => length)).toEqual([24, 6])
})
