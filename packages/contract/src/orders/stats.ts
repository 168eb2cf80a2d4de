import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { ShownText } from "../language.ts"
import { OrderKind } from "./calls.ts"

/** How much of the past is drawn, the present day or month last. */
export const figurePeriods = { day: 30, month: 12 } as const
export const FigurePeriod = z.enum(["day", "month"])
export type FigurePeriod = z.infer<typeof FigurePeriod>

/** Of the best sellers. */
export const topFigures = 5

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

export const FigurePoint = z.object({
  /** A calendar day (YYYY-MM-DD) or month (YYYY-MM) in Asia/Ho_Chi_Minh. */
  period: z.string(),
  ...counts,
})
export type FigurePoint = z.infer<typeof FigurePoint>

export const Figures = z.object({
  points: z.array(FigurePoint),
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
export type Figures = z.infer<typeof Figures>

export const readFigures = get("/user/figures/{offered}", {
  summary:
    "How the signed-in account's works (`design`) or products (`product`) did over the last 30 days or 12 months.",
  access: "required",
  params: z.object({ offered: OrderKind }),
  query: z.strictObject({ by: z._default(FigurePeriod, "day") }),
  data: Figures,
})
