import * as z from "zod/mini"

export const problemLimits = {
  text: 2000,
  pictures: 6,
  /** How long after completion a problem can be reported. */
  reportedWithinMs: 14 * 86_400_000,
} as const

/** Staff decide: refund, or the order is completed as it is. */
export const problemOutcomes = ["refund", "complete"] as const

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
