import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { ShownText } from "../language.ts"
import { OrderKind } from "./calls.ts"

/** The periods of a chart, ending with the present day or month. */
export const statPeriods = { day: 30, month: 12 } as const
export const StatPeriod = z.enum(["day", "month"])
export type StatPeriod = z.infer<typeof StatPeriod>

/** Of the best sellers. */
export const topStats = 5

const counts = {
  views: z.int(),
  /** Received, whatever their state now. */
  orders: z.int(),
  /** VND, as statements count it: completed orders minus returns. Below 0 when returns exceed sales. */
  earned: z.int(),
}

export const StatPoint = z.object({
  /** A calendar day (YYYY-MM-DD) or month (YYYY-MM) in Asia/Ho_Chi_Minh. */
  period: z.string(),
  ...counts,
})
export type StatPoint = z.infer<typeof StatPoint>

export const Stats = z.object({
  points: z.array(StatPoint),
  /** All points together. */
  total: z.object(counts),
  /** The best earning, then the most ordered and most viewed. */
  top: z.array(
    z.object({
      id: z.string(),
      name: ShownText,
      /** Whether it was deleted, say, and has no page any more. */
      isGone: z.boolean(),
      ...counts,
    }),
  ),
})
export type Stats = z.infer<typeof Stats>

export const readStats = get("/user/figures/{offered}", {
  summary:
    "Stats of the signed-in account's works (`design`) or products (`product`) over the last 30 days or 12 months.",
  access: "required",
  params: z.object({ offered: OrderKind }),
  query: z.strictObject({ by: z._default(StatPeriod, "day") }),
  data: Stats,
})

const soldCounts = {
  /** Paid for and not given back. */
  pieces: z.int(),
  /** VND, without delivery. */
  sum: z.int(),
}
const SoldThing = z.object({ id: z.string(), name: ShownText, ...soldCounts })

/** What others ordered out of a designer's works, by the day or month in which they ordered it. */
export const SoldPieces = z.object({
  points: z.array(z.object({ period: z.string(), ...soldCounts })),
  /** All points together. */
  total: z.object(soldCounts),
  /** Those that brought most. */
  works: z.array(SoldThing),
  products: z.array(SoldThing),
})
export type SoldPieces = z.infer<typeof SoldPieces>

export const readSoldPieces = get("/designer/sold-pieces", {
  summary:
    "Merchants' products that others ordered and paid out of the signed-in designer's works, over the last 30 days or 12 months; not by whom.",
  access: "required",
  query: z.strictObject({ by: z._default(StatPeriod, "month") }),
  data: SoldPieces,
})
