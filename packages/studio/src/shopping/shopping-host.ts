import type { PictureSource } from "@roomwright/ui/picture"

/** What merchants' products cost, and the cart that they are put into. A call that does not come through rejects with anything. */
export interface ShoppingHost {
  /** Products as they are sold now, delivered to a province; what is sold no longer is left out. */
  offers(products: readonly ProductId[], province: string | null): Promise<readonly ShopOffer[]>
  /** Others like one, each in stock; of one that is sold no longer nothing is known but what it is called here. */
  similar(product: ProductId, name: string): Promise<readonly SimilarProduct[]>
  /** Makes the cart hold at least as many of each: pressed twice it doubles nothing. */
  put(entries: readonly { readonly product: ProductId; readonly quantity: number }[]): Promise<PutAnswer>
  readonly provinces: readonly { readonly code: string; readonly name: string }[]
  /** Of the page that shows the cart. */
  readonly cart: string
  /** How many of one product an order takes at most. */
  readonly most: number
}

/** The id of a product, without `product:`. */
export type ProductId = string

export type PutAnswer =
  | { readonly kind: "done" }
  /** The server does not take it, with its words. */
  | { readonly kind: "refused"; readonly message: string }

/** The cheapest variant of a product that there is; sums in VND. */
export interface ShopOffer {
  readonly product: ProductId
  readonly name: string
  readonly merchant: string
  readonly picture: PictureSource | null
  readonly price: number
  readonly stock: number
  /** Of one piece; null while it is not known where to, and where it is not delivered. */
  readonly delivery: { readonly cost: number; readonly daysMin: number; readonly daysMax: number } | null
}

export interface SimilarProduct {
  readonly product: ProductId
  readonly name: string
  readonly merchant: string
  readonly picture: PictureSource
  readonly price: number
}
