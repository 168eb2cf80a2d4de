import * as z from "zod/mini"

/** Units that come back to an account within 24 hours because nothing could be given. */
export const layoutReturnsPerDay = 10

export const LayoutOffer = z.object({
  /** Units of its quota. */
  cost: z.int(),
  /** Null: unlimited. */
  left: z.nullable(z.int()),
  limit: z.nullable(z.int()),
  /** When more comes back; null when it never does. */
  resetsAt: z.nullable(z.string()),
})
export type LayoutOffer = z.infer<typeof LayoutOffer>

/** One request to furnish. */
export const LayoutOrder = z.object({
  id: z.string(),
  quota: z.enum(["reserved", "spent", "returned"]),
  /** Of the quota, after it; null: unlimited. */
  left: z.nullable(z.int()),
})
export type LayoutOrder = z.infer<typeof LayoutOrder>
