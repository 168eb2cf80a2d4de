import * as z from "zod/mini"

export const problemLimits = {
  text: 2000,
  pictures: 6,
  /** After an order is completed a problem may still be reported for so long. */
  reportedWithinMs: 14 * 86_400_000,
} as const

/** Staff decide: the money goes back, or the order is completed as it is. */
export const problemOutcomes = ["refund", "complete"] as const

/** What the buyer says is wrong with what was delivered, and what the others say to it. */
export const OrderProblem = z.object({
  text: z.string(),
  reportedAt: z.string(),
  /** Pictures at addresses that open for 60 seconds. */
  pictures: z.array(z.string()),
  /** Of the seller; null while there is none. */
  answer: z.nullable(z.object({ text: z.string(), at: z.string() })),
  /** Null while staff have not decided. */
  decision: z.nullable(z.object({ outcome: z.enum(problemOutcomes), reason: z.string(), at: z.string() })),
})
export type OrderProblem = z.infer<typeof OrderProblem>
