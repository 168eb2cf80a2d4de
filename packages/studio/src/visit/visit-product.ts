import type { PictureSource } from "@roomwright/ui/picture"

/** A product that stands in the home, in the reader's language. */
export interface VisitProduct {
  /** `product:<id>`. */
  readonly reference: string
  readonly name: string
  /** With its currency; null while it is not on sale. */
  readonly price: string | null
  readonly picture: PictureSource | null
  readonly isAvailable: boolean
  /** A variant of it is there. */
  readonly inStock: boolean
  /** What it cost when the home was published, with its currency; null where it costs the same, and where that is not known. */
  readonly before: string | null
  readonly merchant: string | null
  /** Of its page; null where it is gone. */
  readonly address: string | null
}

/** Whom pieces are owed to, and under which licence they are given. */
export interface VisitCredit {
  readonly creator: string
  readonly licence: string
  readonly names: readonly string[]
}
