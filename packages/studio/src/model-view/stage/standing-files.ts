import type { Mesh as ModelMesh } from "@roomwright/models/geometry/mesh"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Matrix4, Object3D } from "three"
import type { StandingFile } from "@roomwright/models/solids/mesh-kind"

/** Pieces that come as files, where they stand. */
export interface StandingFiles {
  readonly root: Object3D
  /** Null: the element is no file, or no longer there. */
  put(id: ElementId, file: StandingFile | null, elevation: number): void
  /** Whether it is drawn in place of its box. */
  isHere(id: ElementId): boolean
  show(id: ElementId, isShown: boolean): void
  /** Whether some are still on their way. */
  isWaiting(): boolean
  /** The surfaces of a file as it is pointed at (not mirrored); null until it has come. */
  meshesOf(file: StandingFile): readonly ModelMesh[] | null
  shapeOf(id: ElementId): readonly { readonly mesh: ModelMesh; readonly matrix: Matrix4 }[]
  dispose(): void
}
