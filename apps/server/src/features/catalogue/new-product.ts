import type { LocalText } from "@roomwright/contract/language"

export interface NewVariant {
  readonly sku: string
  readonly size: LocalText | null
  readonly colour: { readonly id: string; readonly name: LocalText; readonly hex: string }
  readonly price: number
  readonly stock: number
}

export interface NewProduct {
  readonly merchantId: string
  readonly categoryId: string
  readonly name: LocalText
  readonly description: LocalText
  readonly style: string
  readonly materials: readonly string[]
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
  readonly onSale: boolean
  /** Kept pictures, the first is the one lists show. One without any is not on sale. */
  readonly pictureIds: readonly string[]
  readonly variants: readonly [NewVariant, ...NewVariant[]]
  readonly createdAt: Date
  /** Rooms it was placed in already; none unless given. */
  readonly popularity?: number
  /** What its merchant's table calls it. */
  readonly tableKey?: string
  /** So few pieces of a variant are told as low; the platform's standard unless given. */
  readonly alertAt?: number
}
