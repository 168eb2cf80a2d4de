import * as z from "zod/mini"
import { put, type Access } from "./endpoint.ts"

const merchants: Access = ["ROLE_MERCHANT"]

export const priceListLimits = { rows: 10_000, characters: 700_000 } as const

/** Columns that are read, by what stands in the first row; others are passed over. */
export const priceListColumns = ["sku", "price", "stock"] as const
export type PriceListColumn = (typeof priceListColumns)[number]

/**
 * `missing`: nothing stands there. `unknown`: no variant of the merchant has this number. `twice`: a row above has it.
 * `number`: no whole number. `range`: too small or too large.
 */
export const priceListProblems = ["missing", "unknown", "twice", "number", "range"] as const

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
  isApplied: z.boolean(),
  faults: z.array(PriceListFault),
})
export type PriceListReport = z.infer<typeof PriceListReport>

export const takePriceList = put("/merchant/price-list", {
  summary:
    "Sets prices and stocks from a CSV with the columns sku, price and stock; empty cells change nothing.",
  access: merchants,
  body: z.strictObject({
    csv: z.string().check(z.minLength(1), z.maxLength(priceListLimits.characters)),
    mode: z.enum(priceListModes),
  }),
  data: PriceListReport,
  errors: ["priceListUnreadable"],
})
