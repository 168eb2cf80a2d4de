import * as z from "zod/mini"

export const problemLimits = {
  text: 2000,
  pictures: 6,
  /** How long after completion a problem can be reported. */
  reportedWithinMs: 14 * 86_400_000,
} as const

/** Staff decide: refund all, refund a part and complete the rest, or the order is completed as it is. */
export const problemOutcomes = ["refund", "part", "complete"] as const

/** A part of an order: pieces of a line, or a sum, of a line or of the whole order. */
export const partOfOrder = (amountMax: number) => ({
  /** Of the order's things, from 0. */
  line: z.optional(z.int().check(z.minimum(0), z.maximum(998))),
  pieces: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
  /** VND; by default what the pieces cost. */
  amount: z.optional(z.int().check(z.minimum(1), z.maximum(amountMax))),
})

/** The buyer's report of a problem with a delivery, and the answers to it. */
export const OrderProblem = z.object({
  text: z.string(),
  reportedAt: z.string(),
  /** Pictures at addresses that work for 60 seconds. */
  pictures: z.array(z.string()),
  /** Of the seller; null while there is none. */
  answer: z.nullable(z.object({ text: z.string(), at: z.string() })),
  /** Null while staff have not decided. */
  decision: z.nullable(z.object({ outcome: z.enum(problemOutcomes), reason: z.string(), at: z.string() })),
})
export type OrderProblem = z.infer<typeof OrderProblem>
