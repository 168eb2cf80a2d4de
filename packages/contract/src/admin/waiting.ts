import * as z from "zod/mini"
import { get, type Access } from "../endpoint.ts"

const staff: Access = ["ROLE_REVIEWER", "ROLE_RECEIPTS_CLERK", "ROLE_EDITOR", "ROLE_ADMIN"]

/**
 * The kinds of work that wait for staff. A feature with a queue adds its kind here and its reader in
 * `app.ts`.
 */
export const waitingKinds = [
  "application",
  "receipt",
  "payment-note",
  "refund",
  "order-problem",
  "enterprise-request",
  "work-look",
  "report",
  "feedback",
] as const
export const WaitingKind = z.enum(waitingKinds)
export type WaitingKind = z.infer<typeof WaitingKind>

export const Waiting = z.object({
  kind: WaitingKind,
  count: z.int(),
  /** When the oldest item began to wait; null when none waits. */
  oldestAt: z.nullable(z.string()),
})
export type Waiting = z.infer<typeof Waiting>

export const listWaiting = get("/admin/waiting", {
  summary: "How many items wait for the caller's staff roles, and since when.",
  access: staff,
  data: z.array(Waiting),
})
