import { Document, Logger, WebIO, type Material } from "@gltf-transform/core"
import { ALL_EXTENSIONS } from "@gltf-transform/extensions"
import { finishes, type FinishId } from "@roomwright/models/finishes/finishes"
import { linearColour } from "@roomwright/models/glb/linear-colour"
import { createHomeMaterials } from "@roomwright/models/home-glb/home-materials"
import { writeMesh } from "@roomwright/models/home-glb/home-meshes"
import type { HomeOptions } from "@roomwright/models/home-glb/home-options"
import type { DressedMesh } from "../models/product-piece.ts"

/** Writes a product as a GLB in metres for Blender: with the patterns of its finishes, which the file for pages leaves to the page. */
export async function writeStagedModel(
  parts: readonly DressedMesh[],
  picturesOf: HomeOptions["picturesOf"],
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT))
  const buffer = document.createBuffer()
  const root = document.createScene("product")
  document.getRoot().setDefaultScene(root)
  const plainOf = createHomeMaterials(document, picturesOf)
  for (const [colour, same] of Map.groupBy(parts, (part) => part.colour)) {
    const materialOf = async (id: FinishId): Promise<Material> => {
      const material = await plainOf(id)
      return colour === undefined ? material : dye(material, id, colour)
    }
    const mesh = await writeMesh({ document, buffer, materialOf }, colour ?? "product", same)
    root.addChild(document.createNode(colour ?? "product").setMesh(mesh))
  }
  const io = new WebIO().setLogger(new Logger(Logger.Verbosity.SILENT)).registerExtensions(ALL_EXTENSIONS)
  return new Uint8Array(await io.writeBinary(document))
}

/** The finish in another colour: its pattern is as much lighter or darker as before. */
function dye(usual: Material, id: FinishId, colour: string): Material {
  const [, , , alpha] = usual.getBaseColorFactor()
  const wanted = linearColour(colour)
  const before = usual.getBaseColorTexture() ? linearColour(finishes[id].colour) : [1, 1, 1]
  const [red = 1, green = 1, blue = 1] = wanted.map((part, at) =>
    Math.min(4, part / Math.max(0.004, before[at] ?? 1)),
  )
  return usual.clone().setName(`${id} ${colour}`).setBaseColorFactor([red, green, blue, alpha])
}
