import { expect, test } from "vitest"
import { qualityFor } from "./visit-quality.ts"

const card = { samples: 96, textureSide: 512, density: 2 } as const
const lower = { samples: 16, textureSide: 256, density: 1 } as const

test.each([
  ["a computer that says nothing of itself", {}, card],
  ["one with much memory", { deviceMemory: 8 }, card],
  ["a phone with little memory", { deviceMemory: 2 }, lower],
  ["who saves data", { deviceMemory: 8, connection: { saveData: true } }, lower],
] as const)("%s", (_what, device, quality) => {
  expect(qualityFor(card, device)).toEqual(quality)
})

test("what is low already is not raised", () => {
  const software = { samples: 4, textureSide: 256, density: 0.6 } as const
  expect(qualityFor(software, { deviceMemory: 1 })).toEqual(software)
})
