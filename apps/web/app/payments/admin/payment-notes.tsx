import type { BillKind, BillMoney, BillState } from "@roomwright/contract/payments/bills"
import { settleMoney, type PaymentNote } from "@roomwright/contract/payments/receipts-admin"
import { withdrawBillPart } from "@roomwright/contract/payments/part-refunds"
import { undoRefund } from "@roomwright/contract/payments/undo"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { formatMoney } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import { OwnCaseNotice, useIsOwnCase } from "../../admin/frame/own-case.tsx"
import { Notice } from "../../admin/frame/notice.tsx"
import { readRefusal } from "../../admin/frame/say-refusal.ts"
import { OneFieldForm } from "../../admin/frame/one-field-form.tsx"
import { TakeBack, undoneUntil } from "../../admin/frame/take-back.tsx"
import { Tag } from "../../admin/frame/tag.tsx"
import { MoneyFacts } from "./money-facts.tsx"
import { mayRefund, SecondClerk } from "./second-clerk.tsx"
import { noteKindTexts, noteOutcomeTexts, outcomesAfter, type NoteOutcome } from "./bill-names.ts"
import { NoteForm } from "./receipts/note-form.tsx"

interface PaymentNotesProps {
  readonly bill: {
    readonly id: string
    readonly kind: BillKind
    readonly status: BillState
    readonly money: BillMoney
  }
  readonly notes: readonly PaymentNote[]
  /** Who pays and is paid: they neither note nor settle anything. */
  readonly parties: readonly string[]
  readonly onChanged: () => void
}

/** What most likely came: without a receipt, if none waits or was confirmed. */
function likelyKind(state: BillState): "LATE" | "NO_RECEIPT" | "SHORT" {
  if (state === "EXPIRED") return "LATE"
  return state === "AWAITING_PAYMENT" ? "NO_RECEIPT" : "SHORT"
}

/** A part refund that is not transferred yet; those of orders are withdrawn on the order's page, as they change it. */
const mayWithdraw = ({ kind, outcome }: PaymentNote, of: BillKind): boolean =>
  kind === "PART" && outcome === "REFUND_DUE" && (of === "plan" || of === "application")

/** Money that came otherwise than the bill says, and what becomes of it. */
export function PaymentNotes({ bill, notes, parties, onChanged }: PaymentNotesProps) {
  const t = useAdminText()
  const language = useLanguage()
  const isOwn = useIsOwnCase(parties)
  const [isBusy, setIsBusy] = useState(false)
  const [isNoting, setIsNoting] = useState(false)
  // Said here: a toast would be behind the dialog that this stands in.
  const [refusal, setRefusal] = useState<string | null>(null)
  const [refundedId, setRefundedId] = useState<string | null>(null)
  const settle = async (id: string, outcome: NoteOutcome, refundReference?: string): Promise<void> => {
    if (isBusy) return
    // The bank's reference first.
    if (outcome === "REFUNDED" && refundReference === undefined) return setRefundedId(id)
    setRefundedId(null)
    setIsBusy(true)
    setRefusal(null)
    try {
      await siteCall(language)(settleMoney, {
        params: { id },
        body: { outcome, ...(refundReference === undefined ? {} : { refundReference }) },
      })
    } catch (error) {
      setRefusal(readRefusal(error))
    }
    setIsBusy(false)
    onChanged()
  }
  return (
    <section aria-label={t("admin.note.title")}>
      <h3 className="font-sans text-12 text-ink-2">{t("admin.note.title")}</h3>
      {isOwn ? (
        <div className="mt-2">
          <OwnCaseNotice />
        </div>
      ) : null}
      <div className="mt-2">
        <MoneyFacts money={bill.money} />
      </div>
      <div role="alert" className="mt-2 empty:hidden">
        {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
      </div>
      <ul className="mt-2 border-t border-line text-14">
        {notes.map((note) => (
          <li key={note.id} className="grid gap-1.5 border-b border-line py-2">
            <p className="flex flex-wrap items-center gap-2">
              <Tag tone="wait">{t(noteKindTexts[note.kind])}</Tag>
              <span className="num font-medium">{formatMoney(note.amount, language)}</span>
              {note.due ? (
                <span className="text-12 text-ink-2">
                  {t("admin.note.due", { sum: formatMoney(note.due, language) })}
                </span>
              ) : null}
              {note.outcome ? <Tag tone="ok">{t(noteOutcomeTexts[note.outcome])}</Tag> : null}
            </p>
            <p className="wrap-anywhere empty:hidden">{note.remark}</p>
            <p className="text-12 text-ink-2">
              {note.notedBy?.nickname ?? t("admin.note.byPlatform")} · <Moment iso={note.notedAt} />
            </p>
            {note.reference ? (
              <p className="num text-12 text-ink-2">
                {note.settledAt ? <Moment iso={note.settledAt} /> : null} · {note.reference}
              </p>
            ) : null}
            {refundedId === note.id ? (
              <OneFieldForm
                label={t("admin.statements.reference")}
                most={80}
                fault="admin.statements.referenceFault"
                go={t("admin.outcome.refunded")}
                isCode
                isBusy={isBusy}
                onSend={(reference) => void settle(note.id, "REFUNDED", reference)}
                onCancel={() => setRefundedId(null)}
              />
            ) : null}
            {note.outcome === "REFUNDED" && note.settledAt ? (
              <TakeBack
                until={undoneUntil(note.settledAt)}
                isOff={isOwn}
                onGo={async (reason) => {
                  await siteCall(language)(undoRefund, { params: { id: note.id }, body: reason })
                  onChanged()
                }}
              />
            ) : null}
            {mayWithdraw(note, bill.kind) ? (
              <TakeBack
                until={undoneUntil(note.notedAt)}
                isOff={isOwn}
                isOnlySoon
                onGo={async () => {
                  await siteCall(language)(withdrawBillPart, { params: { id: note.id } })
                  onChanged()
                }}
              />
            ) : null}
            {note.needsTwo ? <SecondClerk note={note} isOff={isOwn} onApproved={onChanged} /> : null}
            <p className="flex flex-wrap gap-2 empty:hidden">
              {(mayRefund(note) ? outcomesAfter(note.outcome, note.kind, bill.status) : []).map((outcome) => (
                <Button
                  key={outcome}
                  small
                  disabled={isOwn}
                  aria-disabled={isBusy}
                  onClick={() => void settle(note.id, outcome)}
                >
                  {t(noteOutcomeTexts[outcome])}
                </Button>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {isNoting ? (
        <NoteForm
          billId={bill.id}
          likely={likelyKind(bill.status)}
          onCancel={() => setIsNoting(false)}
          onNoted={() => {
            setIsNoting(false)
            onChanged()
          }}
        />
      ) : (
        <Button small className="mt-3" disabled={isOwn} onClick={() => setIsNoting(true)}>
          {t("admin.note.add")}
        </Button>
      )}
    </section>
  )
}
