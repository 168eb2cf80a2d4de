import type { BillKind, BillState } from "@roomwright/contract/payments/bills"
import type { PaymentNote, paymentNoteOutcomes } from "@roomwright/contract/payments/receipts-admin"
import type { AdminTextId } from "../../admin/frame/admin-texts.ts"
import type { TagTone } from "../../admin/frame/tag.tsx"

export const kindTexts: Readonly<Record<BillKind, AdminTextId>> = {
  plan: "admin.kind.plan",
  application: "admin.kind.application",
  "product-order": "admin.kind.productOrder",
  "design-order": "admin.kind.designOrder",
}

export const stateTexts: Readonly<Record<BillState, AdminTextId>> = {
  AWAITING_PAYMENT: "admin.state.awaiting",
  PENDING_REVIEW: "admin.state.pending",
  CONFIRMED: "admin.state.confirmed",
  REJECTED: "admin.state.rejected",
  EXPIRED: "admin.state.expired",
  CANCELLED: "admin.state.cancelled",
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
export const noteKindTexts: Readonly<Record<NoteKind, AdminTextId>> = {
  LATE: "admin.note.late",
  SHORT: "admin.note.short",
  OVER: "admin.note.over",
  DOUBLE: "admin.note.double",
  CALLED_OFF: "admin.note.calledOff",
}

export type NoteOutcome = (typeof paymentNoteOutcomes)[number]
export const noteOutcomeTexts: Readonly<Record<NoteOutcome, AdminTextId>> = {
  ACCEPTED: "admin.outcome.accepted",
  REST_ASKED: "admin.outcome.restAsked",
  REFUND_DUE: "admin.outcome.refundDue",
  REFUNDED: "admin.outcome.refunded",
}

/** What may still be said of a note: a refund that is due is paid later; the rest is final. */
export function outcomesAfter(outcome: NoteOutcome | null, kind: NoteKind): readonly NoteOutcome[] {
  if (outcome === "REFUND_DUE") return ["REFUNDED"]
  if (outcome !== null) return []
  return kind === "SHORT" ? ["ACCEPTED", "REST_ASKED", "REFUND_DUE"] : ["ACCEPTED", "REFUND_DUE"]
}
