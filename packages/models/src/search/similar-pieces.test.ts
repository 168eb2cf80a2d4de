import { expect, it } from "vitest"
import { dress, writeModelId } from "../model/model-id.ts"
import { modelTypes } from "../types/model-types.ts"
import { findSimilar } from "./similar-pieces.ts"

it("finds others of the category and the nearest size for every type, and never the piece itself", () => {
  for (const type of modelTypes) {
    const piece = dress(type, {}, {})
    if ("reason" in piece) throw new Error(type.id)
    const similar = findSimilar(piece, 12)
    expect(similar.length, type.id).toBeGreaterThan(0)
    const ids = similar.map(writeModelId)
    expect(ids).not.toContain(writeModelId(piece))
    expect(new Set(ids).size).toBe(ids.length)
    expect(
      similar.every((one) => one.type.category === type.category && one.type.anchor === type.anchor),
    ).toBe(true)
  }
})

it("offers coffee tables for a coffee table, not dining tables", () => {
  const type = modelTypes.find(({ id }) => id === "coffee-table.rectangular")
  const piece = type && dress(type, {}, {})
  if (!piece || "reason" in piece) throw new Error("no coffee table")
  for (const { values } of findSimilar(piece, 6)) expect(values.height).toBeLessThan(600)
})
