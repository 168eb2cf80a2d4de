import { Document, Logger, WebIO, type Mesh as GlbMesh, type Node } from "@gltf-transform/core"
import { ALL_EXTENSIONS } from "@gltf-transform/extensions"
import { unpartition, weld } from "@gltf-transform/functions"
import type { Scene } from "@roomwright/scene/document/scene"
import type { Stance } from "../solids/mesh-kind.ts"
import { writeCameras } from "./home-cameras.ts"
import { placeFile } from "./home-files.ts"
import { glowsOfPiece, type SizedGlow } from "./home-glows.ts"
import { writeLights } from "./home-lights.ts"
import { createHomeMaterials } from "./home-materials.ts"
import { keyOfPiece, meshesOfPiece, writeMesh, type FinishedMesh, type MeshTarget } from "./home-meshes.ts"
import type { HomeOptions } from "./home-options.ts"
import { standSolids } from "./stand-solids.ts"
import { turnAndTilt } from "./turn-between.ts"

/**
 * Writes a home as one plain GLB that feeds every engine: walls with their openings, floors, ceilings, doors, windows and all pieces in
 * metres, materials named by their finishes with patterns at true scale, sun, lamps and windows as lights, and cameras. Nothing in it is
 * packed. Throws where a piece's file cannot be read.
 */
export async function writeHome(scene: Scene, options: HomeOptions): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT))
  const root = document.createScene(options.name)
  document.getRoot().setDefaultScene(root)
  Object.assign(document.getRoot().getAsset(), { generator: "Roomwright" })
  const target: MeshTarget = {
    document,
    buffer: document.createBuffer(),
    materialOf: createHomeMaterials(document, options.picturesOf),
  }
  const pieces = new Map<string, { readonly parts: readonly FinishedMesh[]; readonly mesh: GlbMesh }>()
  const glows: SizedGlow[] = []
  for (const { id, solid, elevation } of standSolids(scene)) {
    const file = solid.file && (await options.fileOf(solid.file.reference))
    if (file && solid.file) {
      root.addChild(stand(await placeFile(document, file, solid.file), solid.file, elevation))
      continue
    }
    if (solid.skins.length > 0) {
      const shown = solid.skins.filter(({ role }) => role !== "cut")
      const mesh = await writeMesh(target, id, shown)
      root.addChild(document.createNode(id).setMesh(mesh).setTranslation([0, elevation, 0]))
    }
    for (const standing of solid.models) {
      const key = keyOfPiece(standing)
      const parts = pieces.get(key)?.parts ?? meshesOfPiece(standing)
      const mesh = pieces.get(key)?.mesh ?? (await writeMesh(target, key, parts))
      pieces.set(key, { parts, mesh })
      const node = document
        .createNode(id)
        .setMesh(mesh)
        .setScale([...standing.scale])
      root.addChild(stand(node, standing, elevation))
      glows.push(...glowsOfPiece(standing, elevation, parts))
    }
  }
  const { nodes, sky, rooms } = writeLights(document, scene, options.moment, glows)
  const lamps = nodes.filter((node) => node.getExtras().light)
  for (const node of [...lamps, ...writeCameras(document, options.cameras, rooms)]) root.addChild(node)
  root.setExtras({ sky })
  await document.transform(weld(), unpartition())
  const io = new WebIO().setLogger(new Logger(Logger.Verbosity.SILENT)).registerExtensions(ALL_EXTENSIONS)
  return new Uint8Array(await io.writeBinary(document))
}

const stand = (node: Node, { at: [x, y, z], turn }: Stance, elevation: number): Node =>
  node.setTranslation([x, y + elevation, z]).setRotation(turnAndTilt(turn, 0))
