import type { FinishId } from "@roomwright/models/finishes/finishes"
import type { Mesh } from "@roomwright/models/geometry/mesh"

/** Width, depth, height in mm. */
export type SizeMm = readonly [width: number, depth: number, height: number]

/** A surface of a product: its finish, and its own colour where the finish comes in another one. */
export interface DressedMesh {
  readonly finish: FinishId
  readonly colour?: string
  readonly mesh: Mesh
}

/** A piece of the model library that looks like a product, or a part of one. */
export interface LibraryPiece {
  readonly type: string
  readonly values?: Readonly<Record<string, number | boolean | string>>
  /** By slot: a finish, or a finish in another colour. */
  readonly finishes?: Readonly<Record<string, FinishId | readonly [FinishId, colour: `#${string}`]>>
  /** Slots that the product does not have: the cord of a lamp that is measured by its shade. */
  readonly without?: readonly string[]
}

/** One of several pieces of a product: how large it is and where it stands, mm from the middle of the whole; z looks to the front. */
export interface PlacedPiece extends LibraryPiece {
  readonly size: SizeMm
  readonly at?: readonly [x: number, y: number, z: number]
  readonly turn?: number
}

/** What a product's model is made of. It is stretched to the product's own size at the end. */
export type ProductPiece = LibraryPiece | readonly PlacedPiece[] | { readonly make: MakeProduct }

/** Builds what the library has no type for; metres. */
export type MakeProduct = (
  size: readonly [width: number, height: number, depth: number],
) => readonly DressedMesh[]

export type ProductPieces = Readonly<Record<string, ProductPiece>>
