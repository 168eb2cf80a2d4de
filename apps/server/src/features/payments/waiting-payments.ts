import type { Role } from "@roomwright/contract/endpoint"
import type { WaitingQueue } from "../../platform/waiting.ts"

const roles: readonly Role[] = ["ROLE_RECEIPTS_CLERK", "ROLE_ADMIN"]

/** The queue of payment clerks. */
export const waitingPayments: readonly WaitingQueue[] = [
  {
    kind: "receipt",
    roles,
    async read(db) {
      const row = await db
        .selectFrom("bill_receipt as r")
        .innerJoin("bill as b", "b.id", "r.bill_id")
        .select(({ fn }) => [fn.countAll<string>().as("count"), fn.min("r.sent_at").as("oldest")])
        .where("r.rejected_at", "is", null)
        .where("r.part_at", "is", null)
        .where("b.state", "=", "PENDING_REVIEW")
        .executeTakeFirstOrThrow()
      return { count: Number(row.count), oldestAt: row.oldest }
    },
  },
  {
    kind: "payment-note",
    roles,
    async read(db) {
      const row = await db
        .selectFrom("payment_note")
        .select(({ fn }) => [fn.countAll<string>().as("count"), fn.min("noted_at").as("oldest")])
        .where("outcome", "is", null)
        .executeTakeFirstOrThrow()
      return { count: Number(row.count), oldestAt: row.oldest }
    },
  },
  {
    kind: "refund",
    roles,
    async read(db) {
      const row = await db
        .selectFrom("payment_note")
        .select(({ fn }) => [fn.countAll<string>().as("count"), fn.min("settled_at").as("oldest")])
        .where("outcome", "=", "REFUND_DUE")
        .executeTakeFirstOrThrow()
      return { count: Number(row.count), oldestAt: row.oldest }
    },
  },
]
