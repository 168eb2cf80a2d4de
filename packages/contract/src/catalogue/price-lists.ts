import * as z from "zod/mini"
import { get, put, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { PageNumber, PageSize } from "../input-shapes.ts"

const merchants: Access = ["ROLE_MERCHANT"]

export const priceListLimits = {
  rows: 10_000,
  characters: 2_000_000,
  /** Bytes of the whole call: a Chinese character takes three. */
  bytes: 6_500_000,
  productKey: 80,
} as const

/** The columns that every table must have. */
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
/** Of a new product, read from the first row with its key. */
export const productColumns = [...describing, ...delivering] as const
export type ProductColumn = (typeof productColumns)[number]
/** Of a new variant. */
const variantColumns = ["colour", "size_zh", "size_en", "size_vi"] as const

/**
 * The columns that are read, in the order of the download; others are ignored. A row with a known article
 * number sets its price and stock. Rows with a new one and a `product` create variants of that product, and
 * the product if none has this key.
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
 * `missing`: the cell is empty. `unknown`: no variant of the merchant has this number, and no product is
 * named. `twice`: a row above has it. `number`: not a whole number. `range`: too small or too large. `long`:
 * too many characters. `value`: not among the offered values. `name`: a name in at least one language is
 * needed. `differs`: contradicts the first row of this product. `product`: the first row of this product is
 * wrong. `full`: the product has the most variants allowed. `order`: the least days exceed the most.
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
  /** As worksheets count: the first row holds the column names. */
  row: z.int(),
  column: z.enum(priceListColumns),
  problem: z.enum(priceListProblems),
  /** The cell's content, cut after 80 characters. */
  value: z.string(),
})
export type PriceListFault = z.infer<typeof PriceListFault>

/** `check` changes nothing; `all` changes nothing if any row is wrong; `good` applies the correct rows. */
export const priceListModes = ["check", "all", "good"] as const
export type PriceListMode = (typeof priceListModes)[number]

export const PriceListReport = z.object({
  /** Without the header and empty rows. */
  rows: z.int(),
  /** Rows that would change something. */
  changes: z.int(),
  /** New products; they are not on sale, and need pictures first. */
  products: z.int(),
  /** New variants, of new or existing products. */
  variants: z.int(),
  isApplied: z.boolean(),
  faults: z.array(PriceListFault),
})
export type PriceListReport = z.infer<typeof PriceListReport>

export const takePriceList = put("/merchant/price-list", {
  summary:
    "Sets prices and stocks from a CSV with the columns sku, price and stock, and lists new products with the other columns; empty cells change nothing.",
  access: merchants,
  body: z.strictObject({
    csv: z.string().check(z.minLength(1), z.maxLength(priceListLimits.characters)),
    mode: z.enum(priceListModes),
  }),
  bodyBytes: priceListLimits.bytes,
  data: PriceListReport,
  errors: ["priceListUnreadable", "profileIncomplete"],
})

/** A cell of the table; null is empty. */
const Cell = z.nullable(z.union([z.string(), z.int()]))

export const readPriceList = get("/merchant/price-list", {
  summary:
    "The signed-in merchant's variants as rows of a table that can be uploaded again, product by product.",
  access: merchants,
  query: z.strictObject({ page: PageNumber, size: PageSize }),
  data: z.object({
    /** The page size counts products; the rows are their variants. */
    ...pageOf(z.array(Cell)).shape,
    columns: z.array(z.enum(priceListColumns)),
  }),
})
