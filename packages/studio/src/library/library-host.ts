import type { Item } from "@roomwright/scene/kinds/item/item"

/**
 * The furniture library as the studio needs it of the world around it: our own models, merchants' products and imported pieces in
 * one list. A call that does not come through rejects with anything.
 */
export interface LibraryHost {
  /** Where the pictures of finishes are fetched: `<finishes>/<id>/<map>-<side>.webp`. */
  readonly finishes: string
  search(query: LibraryQuery): Promise<LibraryPage>
  /** Keeps a piece as a favourite, or no longer; again changes nothing. */
  setFavourite(key: PieceKey, isFavourite: boolean): Promise<FavouriteAnswer>
  /**
   * Where the GLB of an item that carries one is fetched, by its `Item.model` (`piece:<id>` or `product:<id>`); null where it
   * is gone, and for what is no file (`model:`, `box:`): that is built in the browser.
   */
  modelFile(reference: Item["model"]): Promise<string | null>
  /** How plans draw items that come as files, by their `Item.model`; what is not there is a box. At most 24 at once. */
  outlines(references: readonly Item["model"][]): Promise<ReadonlyMap<Item["model"], PieceOutline>>
  /** The models that one uploaded. */
  readonly own: OwnPieces
}

/** A piece from above. Rings are x and y by turns, in thousandths of its width and depth around its middle, y to its back. */
export interface PieceOutline {
  readonly outline: readonly (readonly number[])[]
  /** Where what stands higher ends. */
  readonly edges: readonly (readonly number[])[]
}

/** One's own 3D models, which nobody else sees. */
export interface OwnPieces {
  /** How many one may have. */
  readonly most: number
  /** The latest first, those that wait and those that failed, too. */
  list(): Promise<readonly OwnPiece[]>
  /** `key` is the same where a file is sent once more: it is kept once. */
  upload(file: File, sent: OwnUpload): Promise<OwnAnswer>
  change(id: string, part: Partial<OwnFacts>): Promise<OwnAnswer>
  /** Where it stands in homes, boxes stay. */
  remove(id: string): Promise<void>
}

export interface OwnUpload {
  readonly key: string
  readonly name: string
  /** How much is sent, from 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

export interface OwnFacts {
  readonly name: string
  readonly category: string
  readonly anchor: "floor" | "wall" | "ceiling" | "surface"
  readonly size: PlacedPiece["size"]
}

export interface OwnPiece extends OwnFacts {
  readonly id: string
  readonly reference: Item["model"]
  /** As its file has it, mm where the file counts in metres. */
  readonly measured: PlacedPiece["size"]
  /** Nobody has said yet whether its size is meant. */
  readonly asksSize: boolean
  readonly state: "making" | "ready" | "failed"
  /** Why it failed, as a word for texts. */
  readonly fault: string | null
  /** What it takes of one's storage. */
  readonly bytes: number
}

export type OwnAnswer =
  | { readonly kind: "done"; readonly piece: OwnPiece }
  /** The server does not take it, with its words. */
  | { readonly kind: "refused"; readonly message: string }

/**
 * What a piece is found again by: `model:<id of the variant>` (its values and finishes in it), else its `Item.model` as it is
 * (`piece:<id>`, `product:<id>`).
 */
export type PieceKey = string

export type FavouriteAnswer =
  | { readonly kind: "done" }
  /** The server does not keep it, with its words. */
  | { readonly kind: "refused"; readonly message: string }

export interface LibraryQuery {
  readonly text?: string
  readonly category?: string
  readonly colour?: string
  readonly material?: string
  readonly source?: PieceSource
  /** Only one's favourites, the latest first. */
  readonly isFavourite?: boolean
  /** Only the models that one uploaded. */
  readonly isOwn?: boolean
  /** Only these, in this order; what is gone is left out. */
  readonly keys?: readonly PieceKey[]
  readonly offset: number
  readonly limit: number
}

export type PieceSource = "model" | "product" | "piece"

export interface LibraryPage {
  readonly hits: readonly LibraryHit[]
  /** How many there are of it; where nothing is asked, how many pieces the library has by size and finish. */
  readonly total: number
  /** There are hits behind these. */
  readonly hasMore: boolean
  readonly facets: {
    readonly categories: readonly Facet[]
    readonly colours: readonly (Facet & { readonly hex: string })[]
    readonly materials: readonly Facet[]
    readonly sources: readonly { readonly id: PieceSource; readonly count: number }[]
  }
  /** Words that the library does not know. */
  readonly unknown: readonly string[]
  /** What was left out because nothing has all of it. */
  readonly leftOut: readonly ("length" | "colour" | "material")[]
  /** Pictures that were drawn under another tag are of another library. */
  readonly tag: string
}

/** What the hits can be narrowed by, in the reader's language. */
export interface Facet {
  readonly id: string
  readonly name: string
  readonly count: number
}

/** Something to put into the plan, in the reader's language. */
export interface LibraryHit {
  readonly key: PieceKey
  readonly source: PieceSource
  readonly name: string
  readonly category: string
  readonly anchor: "floor" | "wall" | "ceiling" | "surface" | "opening"
  /** What an item is of it, put down as it is. */
  readonly item: PlacedPiece
  readonly isFavourite: boolean
  /** A model that one uploaded: nobody else finds it. */
  readonly isOwn: boolean
  /** The address of its picture; null where it is drawn in the browser. */
  readonly picture: string | null
  /** Of a merchant's product. */
  readonly product: {
    readonly id: string
    /** The lowest of its variants, VND. */
    readonly price: number
    readonly priceVaries: boolean
    /** Of all its variants together. */
    readonly stock: number
    readonly merchant: string
  } | null
  /** Who made an imported piece, and under which licence. */
  readonly credit: { readonly creator: string; readonly licence: string } | null
}

/** An item apart from where it is. */
export type PlacedPiece = Pick<Item, "model" | "size" | "elevation" | "parameters" | "materials" | "product">
