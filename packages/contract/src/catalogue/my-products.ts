import * as z from "zod/mini"
import { filledLineOf, lineOf, paragraphsOf } from "../accounts/fields.ts"
import { Id, Slug } from "../input-shapes.ts"
import { LocalText, ShownText, textsOf } from "../language.ts"
import { Picture } from "../media/picture.ts"
import type { DeliveryArea } from "../orders/provinces.ts"

/** Ours: lengths in characters, sums in VND, sides in mm. */
export const productLimits = {
  name: 120,
  description: 5_000,
  sku: 40,
  size: 40,
  variants: 60,
  pictures: 9,
  materials: 8,
  priceMax: 9_999_999_999,
  stockMax: 99_999,
  sideMax: 20_000,
  alsoCalled: 200,
  deliveryCostMax: 100_000_000,
  deliveryDaysMax: 180,
  alertMax: 9_999,
} as const

const whole = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to))

/** A name in at least one of the languages. */
const Name = z
  .strictObject({
    zh: z.optional(lineOf(productLimits.name)),
    en: z.optional(lineOf(productLimits.name)),
    vi: z.optional(lineOf(productLimits.name)),
  })
  .check(z.refine((name) => textsOf(name).some((text) => text !== "")))
const Description = z.strictObject({
  zh: z.optional(paragraphsOf(productLimits.description)),
  en: z.optional(paragraphsOf(productLimits.description)),
  vi: z.optional(paragraphsOf(productLimits.description)),
})
const AlsoCalled = z.strictObject({
  zh: z.optional(lineOf(productLimits.alsoCalled)),
  en: z.optional(lineOf(productLimits.alsoCalled)),
  vi: z.optional(lineOf(productLimits.alsoCalled)),
})
const Size = z.strictObject({
  zh: z.optional(lineOf(productLimits.size)),
  en: z.optional(lineOf(productLimits.size)),
  vi: z.optional(lineOf(productLimits.size)),
})

export const Price = whole(1, productLimits.priceMax)
export const Stock = whole(0, productLimits.stockMax)

/** The delivery cost of one piece, and how long it takes. */
const AreaDelivery = z
  .strictObject({
    cost: whole(0, productLimits.deliveryCostMax),
    daysMin: whole(0, productLimits.deliveryDaysMax),
    daysMax: whole(0, productLimits.deliveryDaysMax),
  })
  .check(z.refine(({ daysMin, daysMax }) => daysMin <= daysMax))
export type AreaDelivery = z.infer<typeof AreaDelivery>

/** By part of the country; null uses the platform's default. */
const Deliveries = z.strictObject({
  north: z.nullable(AreaDelivery),
  central: z.nullable(AreaDelivery),
  south: z.nullable(AreaDelivery),
} satisfies Record<DeliveryArea, unknown>)

export const VariantInput = z.strictObject({
  /** The id of an existing variant; null adds one. */
  id: z.nullable(Id),
  sku: filledLineOf(productLimits.sku),
  size: Size,
  colour: Slug,
  price: Price,
  stock: Stock,
  /** The stock when the form opened: sales since then are subtracted. Used for variants with an id only. */
  stockWas: Stock,
})
export type VariantInput = z.infer<typeof VariantInput>

export const productFields = {
  localName: Name,
  localDescription: Description,
  /** Other names that shoppers look for it by, with commas; they are searched and never shown. Kept when left out. */
  alsoCalled: z.optional(AlsoCalled),
  category: Slug,
  style: Slug,
  materials: z.array(Slug).check(z.maxLength(productLimits.materials)),
  widthMm: whole(1, productLimits.sideMax),
  depthMm: whole(1, productLimits.sideMax),
  heightMm: whole(1, productLimits.sideMax),
  /** The main picture first: pictures of the product, or uploads of this account for a product. */
  pictures: z.array(Id).check(z.minLength(1), z.maxLength(productLimits.pictures)),
  variants: z.array(VariantInput).check(z.minLength(1), z.maxLength(productLimits.variants)),
  delivery: Deliveries,
  /** At this stock or below, a variant counts as low. */
  alertAt: whole(0, productLimits.alertMax),
} as const
export const ProductInput = z.strictObject(productFields)
export type ProductInput = z.infer<typeof ProductInput>

/** A picture for its owner. While the product is not on sale only `address` shows it, for 60 seconds. */
export const OwnPicture = z.object({ picture: Picture, address: z.nullable(z.string()) })
export type OwnPicture = z.infer<typeof OwnPicture>

const MyVariant = z.object({
  id: z.string(),
  sku: z.string(),
  size: z.nullable(LocalText),
  colour: z.object({ id: z.string(), name: LocalText, hex: z.string() }),
  price: z.int(),
  stock: z.int(),
})
export type MyVariant = z.infer<typeof MyVariant>

/** A product as its merchant edits it, in all languages. */
export const MyProduct = z.object({
  id: z.string(),
  /** Incremented by every change of the merchant. */
  edition: z.int(),
  isOnSale: z.boolean(),
  localName: LocalText,
  localDescription: LocalText,
  alsoCalled: LocalText,
  category: z.string(),
  style: z.string(),
  materials: z.array(z.string()),
  widthMm: z.int(),
  depthMm: z.int(),
  heightMm: z.int(),
  pictures: z.array(OwnPicture),
  variants: z.array(MyVariant),
  delivery: z.object({
    north: z.nullable(AreaDelivery),
    central: z.nullable(AreaDelivery),
    south: z.nullable(AreaDelivery),
  }),
  alertAt: z.int(),
})
export type MyProduct = z.infer<typeof MyProduct>

export const MyProductSummary = z.object({
  id: z.string(),
  name: ShownText,
  /** The first picture; null while there is none, and the product cannot be put on sale. */
  picture: z.nullable(OwnPicture),
  isOnSale: z.boolean(),
  /** Whether some variant has no more than `alertAt` pieces. */
  isLow: z.boolean(),
  alertAt: z.int(),
  variants: z.array(MyVariant),
})
export type MyProductSummary = z.infer<typeof MyProductSummary>

/**
 * `low`: on sale, and some variant has no more pieces than its product's alert. `no-picture`: listed by a
 * table.
 */
export const myProductStates = ["on-sale", "off-sale", "no-picture", "low", "sold-out"] as const
export type MyProductState = (typeof myProductStates)[number]
export const myProductSorts = ["newest", "changed", "least-stock", "price-up", "price-down"] as const
export type MyProductSort = (typeof myProductSorts)[number]

export const OfferedCategory = z.object({
  id: z.string(),
  name: ShownText,
  children: z.array(z.object({ id: z.string(), name: ShownText })),
})
export type OfferedCategory = z.infer<typeof OfferedCategory>
