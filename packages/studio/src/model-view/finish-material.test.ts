import { openMesh, closeMesh } from "@roomwright/models/geometry/mesh"
import { Mesh } from "three"
import { describe, expect, it } from "vitest"
import { finishMaterial } from "./finish-material.ts"
import { isLit, lampWithin } from "./lamp-within.ts"
import { modelGroup } from "./model-group.ts"

const castsShadow = (finish: "sheer-white" | "glass-clear" | "linen-oat"): boolean => {
  const group = modelGroup(
    [{ slot: "cloth", mesh: closeMesh(openMesh()) }],
    () => finish,
    (id) => finishMaterial(id, null),
  )
  return group.children[0]?.castShadow ?? false
}

describe("materials of finishes", () => {
  it("lets one see through sheers and glass, which cast no shadow, and through nothing else", () => {
    expect(finishMaterial("sheer-white", null).opacity).toBeLessThan(0.7)
    expect(finishMaterial("linen-oat", null).transparent).toBe(false)
    expect([castsShadow("sheer-white"), castsShadow("glass-clear"), castsShadow("linen-oat")]).toEqual([
      false,
      false,
      true,
    ])
  })

  it("makes coloured glass denser than clear glass", () => {
    expect(finishMaterial("glass-amber", null).opacity).toBeGreaterThan(
      finishMaterial("glass-clear", null).opacity,
    )
  })

  it("lights lamps and no leaves", () => {
    expect(isLit(finishMaterial("glow-warm", null))).toBe(true)
    expect(isLit(finishMaterial("linen-shade", null))).toBe(true)
    expect(isLit(finishMaterial("leaf-green", null))).toBe(false)
    const leaf = new Mesh(undefined, finishMaterial("leaf-green", null))
    expect(lampWithin(leaf, 1)).toBeNull()
  })
})
