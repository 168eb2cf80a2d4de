import type { Language } from "@roomwright/contract/language"
import type { PieceSource } from "@roomwright/contract/library/pieces"
import type { Category } from "@roomwright/models/model/categories"
import type { ColourFamily } from "@roomwright/models/search/colour-families"
import type { Material } from "@roomwright/models/search/materials"
import type { ListedPiece } from "./model-pieces.ts"
import type { Share } from "./weave-pieces.ts"

/** What is asked of every source, with its values known to the library. */
export interface PiecesAsked {
  readonly text: string
  /** `other` is what is no furniture: imported libraries have some. */
  readonly category: Category | "other" | undefined
  readonly colour: ColourFamily | undefined
  readonly material: Material | undefined
  readonly language: Language
  readonly accountId: string
}

/** How many kinds of pieces of a source each value would leave. */
export interface SourceFacets {
  readonly categories: ReadonlyMap<string, number>
  readonly colours: ReadonlyMap<ColourFamily, number>
  readonly materials: ReadonlyMap<Material, number>
}

/** What a source has of what is asked: its own list, of which parts are read. */
export interface FoundInSource {
  readonly source: PieceSource
  readonly total: number
  readonly facets: SourceFacets
  read(share: Share): Promise<readonly ListedPiece[]>
}

/** How often each key is said. */
export function countEach<Key>(keys: Iterable<Key>): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
