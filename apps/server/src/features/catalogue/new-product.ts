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
  /** Other phrases that people search for, with commas; they are never shown. */
  readonly alsoCalled?: LocalText
  readonly description: LocalText
  readonly style: string
  readonly materials: readonly string[]
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
  readonly onSale: boolean
  /** Claimed pictures, of which lists show the first. A product without any is not on sale. */
  readonly pictureIds: readonly string[]
  readonly variants: readonly [NewVariant, ...NewVariant[]]
  readonly createdAt: Date
  /** Rooms in which it was placed; none by default. */
  readonly popularity?: number
  /** Its key in the merchant's table. */
  readonly tableKey?: string
  /** At this stock or below a variant counts as low; by default the platform's standard. */
  readonly alertAt?: number
}
