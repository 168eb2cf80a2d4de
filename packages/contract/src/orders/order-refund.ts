import * as z from "zod/mini"

/** What goes back of an order, due or made. */
export const OrderRefund = z.object({
  id: z.string(),
  /** `part`: the order stays; `whole`: it was called off; `other`: money that came besides what it costs. */
  kind: z.enum(["part", "whole", "other"]),
  /** VND. */
  amount: z.int(),
  /** Of a part: what staff say to it. */
  reason: z.nullable(z.string()),
  /** Of a part: which of the order's things, from 0, and how many pieces. */
  line: z.nullable(z.int()),
  pieces: z.nullable(z.int()),
  at: z.string(),
  /** When it was transferred; null while it is due. */
  madeAt: z.nullable(z.string()),
  /** The buyer keeps it as credit: no transfer is made. */
  isCredit: z.boolean(),
  /** Of the transfer, by the bank. */
  reference: z.nullable(z.string()),
  /** The number of its credit note; null until it is issued, ten minutes after the transfer. */
  creditNote: z.nullable(z.string()),
})
export type OrderRefund = z.infer<typeof OrderRefund>
