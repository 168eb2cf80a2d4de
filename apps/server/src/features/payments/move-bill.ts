import { billLimits, BillKind, BillState } from "@roomwright/contract/payments/bills"
import type { Selectable, Transaction } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import type { BillHandlerTable, HandledBill } from "./bill-handlers.ts"
import { bookPaid, returnHeld } from "./book-bill.ts"

/** The state table: from a state, by a step, to a state. All other steps are refused. */
const steps: Readonly<Record<BillState, Partial<Record<BillStep, BillState>>>> = {
  AWAITING_PAYMENT: {
    receipt: "PENDING_REVIEW",
    accept: "CONFIRMED",
    "ask-rest": "AWAITING_PAYMENT",
    expire: "EXPIRED",
    cancel: "CANCELLED",
  },
  PENDING_REVIEW: { confirm: "CONFIRMED", reject: "REJECTED", "ask-rest": "AWAITING_PAYMENT" },
  REJECTED: {
    receipt: "PENDING_REVIEW",
    accept: "CONFIRMED",
    "ask-rest": "AWAITING_PAYMENT",
    expire: "EXPIRED",
    cancel: "CANCELLED",
  },
  // Only with a late payment that staff accept.
  EXPIRED: { accept: "CONFIRMED" },
  // Only taken back, for some minutes, to where it was: `stateBefore`.
  CONFIRMED: {},
  CANCELLED: {},
}

export type BillRow = Selectable<DB["bill"]>

export interface Move {
  readonly step: BillStep
  readonly at: Date
  /** Null when time causes it. */
  readonly actorId: string | null
  readonly reason?: string
  /** Of a confirmation: when what was bought is given. At once, unless said. */
  readonly deliverAt?: Date | null
}

/**
 * Locks a bill for the rest of the transaction. Null if it does not exist; with `payerId` only the payer's.
 */
export function lockBill(tx: Transaction<DB>, id: string, payerId?: string): Promise<BillRow | undefined> {
  const found = tx.selectFrom("bill").selectAll().where("id", "=", id).forUpdate()
  return (payerId === undefined ? found : found.where("payer_id", "=", payerId)).executeTakeFirst()
}

/**
 * The only way to change a bill's state: by the state table, with a record of the change, its money in the ledger
 * and its effects, in one transaction. The bill must be locked. Throws `billClosed` if the table has no such step.
 */
export async function moveBill(
  tx: Transaction<DB>,
  handlers: BillHandlerTable,
  bill: BillRow,
  { step, at, actorId, reason, deliverAt = null }: Move,
): Promise<BillState> {
  const from = z.parse(BillState, bill.state)
  const isBack = step === "take-back"
  const to = isBack ? await stateBefore(tx, bill) : nextState(from, step)
  if (to === null) throw new AppError("billClosed")
  await tx
    .updateTable("bill")
    .set({
      state: to,
      due_at: step === "ask-rest" ? dueAt("REJECTED", at) : dueAt(to, at),
      confirmed_at: to === "CONFIRMED" ? at : null,
      deliver_at: to === "CONFIRMED" ? deliverAt : null,
    })
    .where("id", "=", bill.id)
    .execute()
  await recordChange(tx, { billId: bill.id, from, to, at, actorId, reason: reason ?? null })
  if (to === "CONFIRMED") await bookPaid(tx, bill, { at, actorId, restCame: step === "confirm" })
  const isEnded = !isBack && (to === "EXPIRED" || to === "CANCELLED")
  if (isEnded) await returnHeld(tx, bill, { at, actorId })
  const handler = handlers[z.parse(BillKind, bill.kind)]
  const turn = { state: to, at, actorId, reason: reason ?? null }
  if (to === "CONFIRMED") {
    if (deliverAt === null) await handler?.confirmed(tx, toHandled(bill), turn)
    else if (from === "EXPIRED") await handler?.heldAnew?.(tx, toHandled(bill), turn)
  }
  if (isBack) {
    if (bill.deliver_at === null) await handler?.takenBack(tx, toHandled(bill), turn)
    // Of what was not given yet only what was held anew goes back.
    else if (to === "EXPIRED") await handler?.letGo?.(tx, toHandled(bill), turn)
  }
  if (isEnded) await handler?.ended(tx, toHandled(bill), turn)
  return to
}

/** The state that a confirmed bill was confirmed from; null for all others. */
export async function stateBefore(tx: Transaction<DB>, bill: BillRow): Promise<BillState | null> {
  if (bill.state !== "CONFIRMED") return null
  const { from_state: from } = await lastConfirmation(tx, bill)
  return z.parse(BillState, from)
}

const lastConfirmation = (tx: Transaction<DB>, { id }: BillRow) =>
  tx
    .selectFrom("bill_change")
    .select(["actor_id", "from_state"])
    .where("bill_id", "=", id)
    .where("to_state", "=", "CONFIRMED")
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow()

/** Gives what a locked, confirmed bill has bought, on behalf of who confirmed it: the other half of `moveBill`. */
export async function deliverBill(
  tx: Transaction<DB>,
  handlers: BillHandlerTable,
  bill: BillRow,
  at: Date,
): Promise<void> {
  const { actor_id: actorId } = await lastConfirmation(tx, bill)
  await tx.updateTable("bill").set({ deliver_at: null }).where("id", "=", bill.id).execute()
  const turn = { state: "CONFIRMED", at, actorId, reason: null } as const
  await handlers[z.parse(BillKind, bill.kind)]?.confirmed(tx, toHandled(bill), turn)
}

interface Change {
  readonly billId: string
  readonly from: BillState | null
  readonly to: BillState
  readonly at: Date
  readonly actorId: string | null
  readonly reason: string | null
}

export async function recordChange(tx: Transaction<DB>, change: Change): Promise<void> {
  await tx
    .insertInto("bill_change")
    .values({
      id: newId(),
      bill_id: change.billId,
      at: change.at,
      actor_id: change.actorId,
      from_state: change.from,
      to_state: change.to,
      reason: change.reason,
    })
    .execute()
}

/** When what staff confirm now is given; null for at once. */
export const deliveryOf = ({ config }: Pick<Services, "config">, at: Date): Date | null =>
  config.holdMinutes === 0 ? null : new Date(at.getTime() + config.holdMinutes * 60_000)

/** When a bill in this state since `at` expires; null if it cannot expire. */
export function dueAt(state: BillState, at: Date): Date | null {
  if (state === "AWAITING_PAYMENT") return new Date(at.getTime() + billLimits.awaitingMs)
  return state === "REJECTED" ? new Date(at.getTime() + billLimits.rejectedMs) : null
}

/** A bill as its handlers see it. */
export const toHandled = (bill: BillRow): HandledBill => ({
  id: bill.id,
  kind: z.parse(BillKind, bill.kind),
  subjectId: bill.subject_id,
  amount: bill.amount,
})

/** The steps of a bill. */
type BillStep = "receipt" | "confirm" | "reject" | "ask-rest" | "expire" | "cancel" | "accept" | "take-back"

/** The state after a step; null if the table has none. */
const nextState = (state: BillState, step: BillStep): BillState | null => steps[state][step] ?? null
