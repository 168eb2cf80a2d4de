import { expect, test } from "vitest"
import { readForeign } from "./read-foreign.ts"

const foreign = (raw: Readonly<Record<string, unknown>>) =>
  ({ kind: "foreign", parent: "level-1", raw }) as const

test("a kind nobody knows yet is marked where it says its place", () => {
  expect(
    readForeign(foreign({ kind: "stair", at: { x: 5, y: 6 }, size: { width: 900, depth: 2_500 }, turn: 45 })),
  ).toEqual({ at: { x: 5, y: 6 }, size: { width: 900, depth: 2_500 }, turn: 45 })
  expect(
    readForeign(
      foreign({ kind: "stair", at: { x: 1, y: 2 }, size: { width: "wide", depth: 1 }, turn: "round" }),
    ),
  ).toEqual({ at: { x: 1, y: 2 }, size: null, turn: 0 })
  expect(readForeign(foreign({ kind: "stair", at: [1, 2] }))).toBeNull()
})
