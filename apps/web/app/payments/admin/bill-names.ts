import type { BillKind, BillState } from "@roomwright/contract/payments/bills"
import type {
  PaymentNote,
  paymentNoteOutcomes,
  ReceiptDecision,
} from "@roomwright/contract/payments/receipts-admin"
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

/** What became of a receipt. */
export const decisionTexts: Readonly<Record<ReceiptDecision["outcome"], AdminTextId>> = {
  CONFIRMED: "admin.state.confirmed",
  REJECTED: "admin.state.rejected",
  PART: "admin.state.part",
}

export type NoteKind = PaymentNote["kind"]
export const noteKindTexts: Readonly<Record<NoteKind, AdminTextId>> = {
  LATE: "admin.note.late",
  SHORT: "admin.note.short",
  OVER: "admin.note.over",
  DOUBLE: "admin.note.double",
  NO_RECEIPT: "admin.note.noReceipt",
  CALLED_OFF: "admin.note.calledOff",
  PART: "admin.note.part",
}

export type NoteOutcome = (typeof paymentNoteOutcomes)[number]
export const noteOutcomeTexts: Readonly<Record<NoteOutcome | "CREDITED", AdminTextId>> = {
  ACCEPTED: "admin.outcome.accepted",
  REST_ASKED: "admin.outcome.restAsked",
  REFUND_DUE: "admin.outcome.refundDue",
  REFUNDED: "admin.outcome.refunded",
  CREDITED: "admin.outcome.credited",
}

/**
 * What may still be said of a note. Accepting confirms a bill that waits for nobody: where a clerk examines a
 * receipt, or the bill is paid, only a short payment can be accepted. A refund that is due is made later.
 */
export function outcomesAfter(
  outcome: NoteOutcome | "CREDITED" | null,
  kind: NoteKind,
  state: BillState,
): readonly NoteOutcome[] {
  if (outcome === "REFUND_DUE") return ["REFUNDED"]
  if (outcome === "ACCEPTED" || outcome === "REFUNDED" || outcome === "CREDITED") return []
  const isPaid = state === "CONFIRMED"
  const isOpen = state === "AWAITING_PAYMENT" || state === "REJECTED"
  const isExamined = state === "PENDING_REVIEW"
  const mayAccept =
    kind === "SHORT" ? state !== "CANCELLED" : kind !== "DOUBLE" && (isOpen || state === "EXPIRED")
  const mayAsk = outcome === null && kind === "SHORT" && (isOpen || isExamined)
  return [
    ...(mayAccept ? (["ACCEPTED"] as const) : []),
    ...(mayAsk ? (["REST_ASKED"] as const) : []),
    ...(isPaid && kind === "SHORT" ? [] : (["REFUND_DUE"] as const)),
  ]
}
