import type { Finish } from "@roomwright/models/finishes/finish"
import { finishes, type FinishId } from "@roomwright/models/finishes/finishes"
import {
  BufferAttribute,
  BufferGeometry,
  Group,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
} from "three"
import { expect, test } from "vitest"
import { dressByName } from "./dress-by-name.ts"

const metres = [0, 0, 0.72, 0, 0.72, 0.36]

/** Places and texture coordinates side by side, as most writers of GLB lay them out. */
function inOneBuffer(): BufferGeometry {
  const rows = [0, 1, 2].flatMap((i) => [i, i * 2, i * 3, metres[i * 2] ?? 0, metres[i * 2 + 1] ?? 0])
  const buffer = new InterleavedBuffer(Float32Array.from(rows), 5)
  const geometry = new BufferGeometry()
  geometry.setAttribute("position", new InterleavedBufferAttribute(buffer, 3, 0))
  return geometry.setAttribute("uv", new InterleavedBufferAttribute(buffer, 2, 3))
}

function eachByItself(): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(9), 3))
  return geometry.setAttribute("uv", new BufferAttribute(Float32Array.from(metres), 2))
}

async function tilesOf(geometry: BufferGeometry, finish: FinishId): Promise<number[]> {
  const surface = new Mesh(geometry, new MeshStandardMaterial({ name: finish }))
  await dressByName(new Group().add(surface), () => Promise.resolve(new MeshPhysicalMaterial()))
  const uv = surface.geometry.getAttribute("uv")
  return [0, 1, 2].flatMap((i) => [uv.getX(i), uv.getY(i)])
}

test.each([
  ["in one buffer with its places", inOneBuffer],
  ["in a buffer of its own", eachByItself],
])("a pattern has its true scale where a file holds texture coordinates %s", async (_name, geometry) => {
  const { tile }: Finish = finishes["boucle-cream"]
  if (typeof tile !== "number") throw new Error("Boucle has no tile.")
  const tiles = await tilesOf(geometry(), "boucle-cream")
  expect(tiles).toHaveLength(metres.length)
  for (const [at, value] of tiles.entries()) expect(value).toBeCloseTo((metres[at] ?? 0) / tile, 5)
})
