import { expect, it } from "vitest"
import { modelTypes } from "../types/model-types.ts"
import { dress, readModelId, writeModelId } from "./model-id.ts"

it("writes only what differs from the standard, and reads it back", () => {
  for (const type of modelTypes)
    for (const look of type.looks) {
      const variant = dress(type, look.values ?? {}, look.finishes ?? {})
      if ("reason" in variant) throw new Error(JSON.stringify(variant))
      const id = writeModelId(variant)
      expect(readModelId(id)).toEqual(variant)
      expect(id.startsWith(type.id)).toBe(true)
    }
  expect(readModelId("sofa.lounge")).toMatchObject({
    values: { width: 2300 },
    finishes: { legs: "walnut-natural" },
  })
})

it.each([
  ["sofa.none", { reason: "unknownType", typeId: "sofa.none" }],
  ["", { reason: "unknownType", typeId: "" }],
  ["__proto__", { reason: "unknownType", typeId: "__proto__" }],
  ["sofa.lounge~width=30", { faults: [{ parameter: "width", reason: "outOfRange", min: 1500, max: 3000 }] }],
  ["sofa.lounge~width=abc", { faults: [{ parameter: "width", reason: "wrongKind", min: 1500, max: 3000 }] }],
  ["sofa.lounge~width=2300.5", { faults: [{ parameter: "width", reason: "wrongKind" }] }],
  ["sofa.lounge~arms=golden", { faults: [{ parameter: "arms", reason: "notAnOption" }] }],
  ["sofa.lounge~toString=1", { faults: [{ parameter: "toString", reason: "unknown" }] }],
  ["sofa.lounge~constructor:oak-natural", { faults: [{ parameter: "constructor", reason: "unknownSlot" }] }],
  [
    "sofa.lounge~upholstery:marble-nero",
    { faults: [{ parameter: "upholstery", reason: "finishNotAccepted" }] },
  ],
  ["sofa.lounge~rubbish", { faults: [{ parameter: "rubbish", reason: "unknown" }] }],
])("says what is wrong with %s", (id, fault) => {
  expect(readModelId(id)).toMatchObject(fault)
})
