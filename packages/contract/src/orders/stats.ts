import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { ShownText } from "../language.ts"
import { OrderKind } from "./calls.ts"

/** How much of the past is drawn, the present day or month last. */
export const statPeriods = { day: 30, month: 12 } as const
export const StatPeriod = z.enum(["day", "month"])
export type StatPeriod = z.infer<typeof StatPeriod>

/** Of the best sellers. */
export const topStats = 5

const counts = {
  views: z.int(),
  /** Received, whatever became of them. */
  orders: z.int(),
  /**
   * VND, as statements count it: orders that were completed, without what came back. Below 0 when more came back than
   * was sold.
   */
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
  /** What earned most in this time, then what was ordered and seen most. */
  top: z.array(
    z.object({
      id: z.string(),
      name: ShownText,
      /** Deleted meanwhile, say: it has no page any more. */
      isGone: z.boolean(),
      ...counts,
    }),
  ),
})
export type Stats = z.infer<typeof Stats>

export const readStats = get("/user/figures/{offered}", {
  summary:
    "How the signed-in account's works (`design`) or products (`product`) did over the last 30 days or 12 months.",
  access: "required",
  params: z.object({ offered: OrderKind }),
  query: z.strictObject({ by: z._default(StatPeriod, "day") }),
  data: Stats,
})
