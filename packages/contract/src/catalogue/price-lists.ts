import * as z from "zod/mini"
import { get, put, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { PageNumber, PageSize } from "../input-shapes.ts"

const merchants: Access = ["ROLE_MERCHANT"]

export const priceListLimits = {
  rows: 10_000,
  characters: 2_000_000,
  /** Of the whole call: a Chinese character takes three bytes. */
  bytes: 6_500_000,
  productKey: 80,
} as const

/** What a row must have, by what stands in the first one. */
const needed = ["sku", "price", "stock"] as const
const describing = [
  "name_zh",
  "name_en",
  "name_vi",
  "description_zh",
  "description_en",
  "description_vi",
  "category",
  "style",
  "materials",
  "width_mm",
  "depth_mm",
  "height_mm",
  "alert_at",
] as const
const delivering = [
  "north_cost",
  "north_days_min",
  "north_days_max",
  "central_cost",
  "central_days_min",
  "central_days_max",
  "south_cost",
  "south_days_min",
  "south_days_max",
] as const
/** Of a new product: they are read of the first row with its key. */
export const productColumns = [...describing, ...delivering] as const
export type ProductColumn = (typeof productColumns)[number]
/** Of a new variant. */
const variantColumns = ["colour", "size_zh", "size_en", "size_vi"] as const

/**
 * Columns that are read, in the order of what is downloaded; others are passed over. Rows with a number that the merchant has set its price and stock; rows
 * with a new one and a `product` make variants of that product, and the product where there is none with this key.
 */
export const priceListColumns = [
  ...needed,
  "product",
  ...describing,
  ...variantColumns,
  ...delivering,
] as const
export type PriceListColumn = (typeof priceListColumns)[number]

/**
 * `missing`: nothing stands there. `unknown`: no variant of the merchant has this number, and no product is named.
 * `twice`: a row above has it. `number`: no whole number. `range`: too small or too large. `long`: too many characters.
 * `value`: not among the values that are offered. `name`: a name in one language at least. `differs`: the first row of
 * this product says something else. `product`: the first row of this product is wrong. `full`: the product has as many
 * variants as there may be. `order`: more days at least than at most.
 */
export const priceListProblems = [
  "missing",
  "unknown",
  "twice",
  "number",
  "range",
  "long",
  "value",
  "name",
  "differs",
  "product",
  "full",
  "order",
] as const
export type PriceListProblem = (typeof priceListProblems)[number]

export const PriceListFault = z.object({
  /** As worksheets count: the first row holds the names of the columns. */
  row: z.int(),
  column: z.enum(priceListColumns),
  problem: z.enum(priceListProblems),
  /** What stands there, cut after 80 characters. */
  value: z.string(),
})
export type PriceListFault = z.infer<typeof PriceListFault>

/** `check` changes nothing; `all` changes nothing either when any row is wrong; `good` takes the rows that are right. */
export const priceListModes = ["check", "all", "good"] as const
export type PriceListMode = (typeof priceListModes)[number]

export const PriceListReport = z.object({
  /** Without the first and empty ones. */
  rows: z.int(),
  /** Rows that say something else than what is there. */
  changes: z.int(),
  /** Products that were not there before; they are not on sale, and need pictures first. */
  products: z.int(),
  /** Variants of those and of products that were there. */
  variants: z.int(),
  isApplied: z.boolean(),
  faults: z.array(PriceListFault),
})
export type PriceListReport = z.infer<typeof PriceListReport>

export const takePriceList = put("/merchant/price-list", {
  summary:
    "Sets prices and stocks from a CSV with the columns sku, price and stock, and lists new products with the others; empty cells change nothing.",
  access: merchants,
  body: z.strictObject({
    csv: z.string().check(z.minLength(1), z.maxLength(priceListLimits.characters)),
    mode: z.enum(priceListModes),
  }),
  bodyBytes: priceListLimits.bytes,
  data: PriceListReport,
  errors: ["priceListUnreadable", "profileIncomplete"],
})

/** A cell of the table; null is an empty one. */
const Cell = z.nullable(z.union([z.string(), z.int()]))

export const readPriceList = get("/merchant/price-list", {
  summary:
    "The signed-in merchant's variants as rows of the table that can be taken back, product by product.",
  access: merchants,
  query: z.strictObject({ page: PageNumber, size: PageSize }),
  data: z.object({
    /** The size counts products, the rows are their variants. */
    ...pageOf(z.array(Cell)).shape,
    columns: z.array(z.enum(priceListColumns)),
  }),
})
