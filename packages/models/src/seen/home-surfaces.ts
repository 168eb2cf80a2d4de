import { Document, Logger, type Node } from "@gltf-transform/core"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { finishes, type FinishId } from "../finishes/finishes.ts"
import { veilOpacity, type Finish } from "../finishes/finish.ts"
import type { Triangles } from "../geometry/meet-mesh.ts"
import { placeFile } from "../home-glb/home-files.ts"
import { keyOfPiece, meshesOfPiece, type FinishedMesh } from "../home-glb/home-meshes.ts"
import type { HomeOptions } from "../home-glb/home-options.ts"
import { standSolids, type StandingSolid } from "../home-glb/stand-solids.ts"
import { turnAndTilt } from "../home-glb/turn-between.ts"
import type { Stance, StandingFile } from "../solids/mesh-kind.ts"

/** A surface where it stands in the world, metres, and what it belongs to. */
export interface HomeSurface {
  readonly id: ElementId
  readonly triangles: Triangles
}

/** One looks through glass and sheer curtains. */
function isSolid({ finish: id }: { readonly finish: FinishId }): boolean {
  const finish: Finish = finishes[id]
  return !finish.isClear && veilOpacity(finish) === null
}

/** All surfaces of a home that hide what is behind them. Throws where a piece's file cannot be read. */
export async function surfacesOfHome(
  scene: Scene,
  fileOf: HomeOptions["fileOf"],
): Promise<readonly HomeSurface[]> {
  const pieces = new Map<string, readonly FinishedMesh[]>()
  const surfaces: HomeSurface[] = []
  for (const { id, solid, elevation } of standSolids(scene)) {
    const file = solid.file && (await fileOf(solid.file.reference))
    if (file && solid.file) {
      surfaces.push({ id, triangles: await trianglesOfFile(file, solid.file, elevation) })
      continue
    }
    surfaces.push(...skinsOf(solid, elevation).map((triangles) => ({ id, triangles })))
    for (const standing of solid.models) {
      const key = keyOfPiece(standing)
      const parts = pieces.get(key) ?? meshesOfPiece(standing).filter(isSolid)
      pieces.set(key, parts)
      for (const { mesh } of parts) surfaces.push({ id, triangles: stand(mesh, standing, elevation) })
    }
  }
  return surfaces
}

const skinsOf = (solid: StandingSolid["solid"], elevation: number): readonly Triangles[] =>
  solid.skins
    .filter((skin) => skin.role !== "cut" && isSolid(skin))
    .map(({ mesh }) =>
      stand(mesh, { at: [0, 0, 0], turn: 0, scale: [1, 1, 1], isMirrored: false }, elevation),
    )

/** Moves triangles to where their piece stands. */
function stand({ positions, indices }: Triangles, { at, turn, scale }: Stance, elevation: number): Triangles {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const moved = new Float32Array(positions.length)
  for (let i = 0; i < positions.length; i += 3) {
    const x = (positions[i] ?? 0) * scale[0]
    const z = (positions[i + 2] ?? 0) * scale[2]
    moved[i] = at[0] + x * cos + z * sin
    moved[i + 1] = at[1] + elevation + (positions[i + 1] ?? 0) * scale[1]
    moved[i + 2] = at[2] - x * sin + z * cos
  }
  return { positions: moved, indices }
}

async function trianglesOfFile(bytes: Uint8Array, file: StandingFile, elevation: number): Promise<Triangles> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT))
  const plainPicture: HomeOptions["plainPicture"] = async (webp) => ({
    bytes: Uint8Array.from(webp),
    mimeType: "image/png",
  })
  const [x, y, z] = file.at
  const placed = await placeFile(document, bytes, file, plainPicture)
  placed.setTranslation([x, y + elevation, z]).setRotation(turnAndTilt(file.turn, 0))
  const root = document.createScene("file").addChild(placed)
  const [positions, indices]: [number[], number[]] = [[], []]
  root.traverse((node) => addTriangles(node, positions, indices))
  return { positions: new Float32Array(positions), indices: new Uint32Array(indices) }
}

function addTriangles(node: Node, positions: number[], indices: number[]): void {
  const m = node.getWorldMatrix()
  for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
    const place = primitive.getAttribute("POSITION")
    if (!place || primitive.getMode() !== 4) continue
    const first = positions.length / 3
    const at: number[] = []
    for (let i = 0; i < place.getCount(); i++) {
      const [x = 0, y = 0, z = 0] = place.getElement(i, at)
      for (const row of [0, 1, 2])
        positions.push((m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0))
    }
    const order = primitive.getIndices()
    const count = order?.getCount() ?? place.getCount()
    for (let i = 0; i < count; i++) indices.push(first + (order ? order.getScalar(i) : i))
  }
}
