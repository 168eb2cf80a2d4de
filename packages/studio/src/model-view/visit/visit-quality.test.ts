import { expect, test } from "vitest"
import { qualityFor } from "../stage/quality-for.ts"
import { lightest, savingQuality } from "./visit-quality.ts"

const device = { isSoftware: false, screen: 1_080, memory: 8 }

test("who saves data gets smaller textures and fewer pixels", () => {
  expect(savingQuality(qualityFor("auto", device))).toMatchObject({
    samples: 16,
    textureSide: 256,
    density: 1,
  })
})

test("what is low already is not raised", () => {
  const fast = qualityFor("fast", device)
  expect(lightest(fast)).toBe(fast)
  expect(lightest(qualityFor("auto", device)).pixels).toBeLessThan(qualityFor("auto", device).pixels)
  const low = qualityFor("auto", { ...device, isSoftware: true })
  expect(savingQuality(low)).toEqual(low)
})
