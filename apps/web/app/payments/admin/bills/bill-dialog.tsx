import type { AdminBill } from "@roomwright/contract/payments/bills-admin"
import { Link } from "react-router"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../../platform/locale/locale.tsx"
import { AdminDialog } from "../../../admin/frame/admin-dialog.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { useIsOwnCase } from "../../../admin/frame/own-case.tsx"
import { stateTexts, stateTones } from "../bill-names.ts"
import { BillPart } from "./bill-part.tsx"
import { HeldConfirmation } from "../held-confirmation.tsx"
import { PaymentNotes } from "../payment-notes.tsx"
import { RefundTo } from "../refund-to.tsx"
import { receiptsOf } from "../receipt-warnings.tsx"
import { Tag } from "../../../admin/frame/tag.tsx"

interface BillDialogProps {
  readonly bill: AdminBill
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** One bill: how it stands, where its receipts are, and the money that came otherwise. */
export function BillDialog({ bill, onChanged, onClose }: BillDialogProps) {
  const t = useAdminText()
  const language = useLanguage()
  const langOf = useLangOf()
  const isOwn = useIsOwnCase(bill.parties)
  return (
    <AdminDialog title={bill.transferCode} onClose={onClose}>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="num text-18 font-medium">{formatMoney(bill.amount, language)}</strong>
        <Tag tone={stateTones[bill.status]}>{t(stateTexts[bill.status])}</Tag>
      </p>
      <p className="mt-2 text-14 wrap-anywhere">
        {bill.payer.nickname} · <span {...langOf(bill.title)}>{bill.title.text}</span>
      </p>
      <p className="mt-1 text-14 text-ink-2">
        {t("admin.facts.ordered")} <Moment iso={bill.createdAt} />
      </p>
      <p className="mt-1 mb-5 text-14">
        {bill.receipts === 0 ? (
          <span className="text-ink-2">{t("admin.bills.noReceipt")}</span>
        ) : (
          <Link
            to={receiptsOf(bill.transferCode, bill.status === "PENDING_REVIEW" ? "waiting" : "decided")}
            className="text-accent underline underline-offset-2"
          >
            {t("admin.bills.receipts", { count: bill.receipts })}
          </Link>
        )}
      </p>
      {bill.undoUntil ? (
        <div className="mb-5">
          <HeldConfirmation
            billId={bill.id}
            deliversAt={bill.deliversAt}
            undoUntil={bill.undoUntil}
            isOff={isOwn}
            onChanged={onChanged}
          />
        </div>
      ) : null}
      <BillPart key={`part ${bill.id}`} bill={bill} isOff={isOwn} onChanged={onChanged} />
      <div className="mb-5 empty:hidden">
        <RefundTo bill={bill} />
      </div>
      <PaymentNotes
        key={bill.id}
        bill={bill}
        notes={bill.notes}
        parties={bill.parties}
        onChanged={onChanged}
      />
    </AdminDialog>
  )
}
