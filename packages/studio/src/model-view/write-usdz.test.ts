import { BoxGeometry, Group, Mesh, MeshStandardMaterial } from "three"
import { unzipSync, strFromU8 } from "three/examples/jsm/libs/fflate.module.js"
import { expect, test } from "vitest"
import { writeUsdz } from "./write-usdz.ts"

test("a model becomes a USDZ with its surfaces, in metres, its scene first", async () => {
  const model = new Group().add(new Mesh(new BoxGeometry(1.8, 0.7, 0.9), new MeshStandardMaterial()))
  model.updateMatrixWorld(true)
  const files = unzipSync(await writeUsdz(model))
  const [first] = Object.keys(files)
  expect(first).toBe("model.usda")
  const scene = strFromU8(files["model.usda"] ?? new Uint8Array())
  expect(scene).toContain("metersPerUnit = 1")
  const geometry = Object.entries(files).find(([name]) => name.startsWith("geometries/"))?.[1]
  const points = strFromU8(geometry ?? new Uint8Array())
  for (const half of ["0.9", "0.35", "0.45"]) expect(points).toContain(half)
})
