import { finishes } from "@roomwright/models/finishes/finishes"
import { Color } from "three"
import { expect, test } from "vitest"
import type { FinishLibrary } from "./finish-textures.ts"
import { createStageMaterials } from "./stage/stage-materials.ts"

test("a home whose finishes do not come is shown in their colours, and asks for nothing twice", async () => {
  const asked: string[] = []
  const away: FinishLibrary = {
    load: async (id) => {
      asked.push(id)
      throw new Error("The finish answered 500.")
    },
    dispose: () => {},
  }
  let changes = 0
  const materials = createStageMaterials(away, {}, () => (changes += 1))
  const cloth = materials.of("linen-oat")
  await new Promise((resolve) => setTimeout(resolve))
  expect(cloth.color.equals(new Color(finishes["linen-oat"].colour))).toBe(true)
  expect([cloth.map, cloth.normalMap, cloth.roughness]).toEqual([null, null, finishes["linen-oat"].roughness])
  expect(materials.of("linen-oat")).toBe(cloth)
  expect([asked, changes]).toEqual([["linen-oat"], 0])
})
