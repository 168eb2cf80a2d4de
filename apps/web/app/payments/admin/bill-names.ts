import type { BillKind, BillState } from "@roomwright/contract/payments/bills"
import type { PaymentNote, paymentNoteOutcomes } from "@roomwright/contract/payments/receipts-admin"
import type { DeskTextId } from "../../admin/frame/admin-texts.ts"
import type { TagTone } from "../../admin/frame/tag.tsx"

export const kindTexts: Readonly<Record<BillKind, DeskTextId>> = {
  plan: "desk.kind.plan",
  application: "desk.kind.application",
  "product-order": "desk.kind.productOrder",
  "design-order": "desk.kind.designOrder",
}

export const stateTexts: Readonly<Record<BillState, DeskTextId>> = {
  AWAITING_PAYMENT: "desk.state.awaiting",
  PENDING_REVIEW: "desk.state.pending",
  CONFIRMED: "desk.state.confirmed",
  REJECTED: "desk.state.rejected",
  EXPIRED: "desk.state.expired",
  CANCELLED: "desk.state.cancelled",
}

export const stateTones: Readonly<Record<BillState, TagTone>> = {
  AWAITING_PAYMENT: "wait",
  PENDING_REVIEW: "wait",
  CONFIRMED: "ok",
  REJECTED: "bad",
  EXPIRED: "plain",
  CANCELLED: "plain",
}

export type NoteKind = PaymentNote["kind"]
export const noteKindTexts: Readonly<Record<NoteKind, DeskTextId>> = {
  LATE: "desk.note.late",
  SHORT: "desk.note.short",
  OVER: "desk.note.over",
  DOUBLE: "desk.note.double",
  CALLED_OFF: "desk.note.calledOff",
}

export type NoteOutcome = (typeof paymentNoteOutcomes)[number]
export const noteOutcomeTexts: Readonly<Record<NoteOutcome, DeskTextId>> = {
  ACCEPTED: "desk.outcome.accepted",
  REST_ASKED: "desk.outcome.restAsked",
  REFUND_DUE: "desk.outcome.refundDue",
  REFUNDED: "desk.outcome.refunded",
}

/** What may still be said of a note: a refund that is due is paid later; the rest is final. */
export function outcomesAfter(outcome: NoteOutcome | null, kind: NoteKind): readonly NoteOutcome[] {
  if (outcome === "REFUND_DUE") return ["REFUNDED"]
  if (outcome !== null) return []
  return kind === "SHORT" ? ["ACCEPTED", "REST_ASKED", "REFUND_DUE"] : ["ACCEPTED", "REFUND_DUE"]
}
