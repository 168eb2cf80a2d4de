import type { AdminReceipt } from "@roomwright/contract/payments/receipts-admin"
import type { ReactNode } from "react"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../../platform/locale/locale.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { useIsOwnCase } from "../../../admin/frame/own-case.tsx"
import { HeldConfirmation } from "../held-confirmation.tsx"
import { decisionTexts } from "../bill-names.ts"
import { PaymentNotes } from "../payment-notes.tsx"
import { ReceiptWarnings } from "../receipt-warnings.tsx"

/** What a clerk compares the picture with. */
export function ReceiptFacts({
  receipt,
  onChanged,
}: {
  readonly receipt: AdminReceipt
  readonly onChanged: () => void
}) {
  const t = useAdminText()
  const language = useLanguage()
  const langOf = useLangOf()
  const { bill, decision } = receipt
  const isOwn = useIsOwnCase(receipt.parties)
  const { account, invoice } = bill
  return (
    <div className="grid content-start gap-6 p-4 lg:p-6">
      <Facts title={t("admin.facts.compare")}>
        <Fact name={t("admin.facts.amount")}>
          <strong className="num font-medium">{formatMoney(bill.amount, language)}</strong>
        </Fact>
        <Fact name={t("admin.facts.code")}>
          <strong className="num font-medium">{bill.transferCode}</strong>
        </Fact>
        <Fact name={t("admin.facts.account")}>
          <span className="num">{account.accountNumber}</span>
          <br />
          {account.bankName} · {account.beneficiary}
        </Fact>
        <Fact name={t("admin.facts.payer")}>{bill.payer.nickname}</Fact>
      </Facts>
      <section aria-label={t("admin.facts.checks")} className="-mt-4">
        <ReceiptWarnings receipt={receipt} />
      </section>
      <Facts title={t("admin.facts.bought")}>
        <Fact name={t("admin.facts.what")}>
          <span {...langOf(bill.title)}>{bill.title.text}</span>
        </Fact>
        <Fact name={t("admin.facts.ordered")}>
          <Moment iso={bill.createdAt} />
        </Fact>
        <Fact name={t("admin.facts.sent")}>
          <Moment iso={receipt.sentAt} />
        </Fact>
      </Facts>
      {invoice ? (
        <Facts title={t("admin.facts.invoice")}>
          <Fact name={t("admin.facts.company")}>{invoice.companyName}</Fact>
          <Fact name={t("admin.facts.taxCode")}>
            <span className="num">{invoice.taxCode}</span>
          </Fact>
          <Fact name={t("admin.facts.address")}>{invoice.address}</Fact>
          <Fact name={t("admin.facts.email")}>{invoice.email}</Fact>
        </Facts>
      ) : null}
      {decision ? (
        <Facts title={t("admin.facts.decision")}>
          <Fact name={t(decisionTexts[decision.outcome])}>
            {decision.by.nickname} · <Moment iso={decision.at} />
          </Fact>
          {decision.reason ? <Fact name={t("admin.reject.reason")}>{decision.reason}</Fact> : null}
        </Facts>
      ) : null}
      {receipt.undoUntil ? (
        <HeldConfirmation
          key={receipt.id}
          billId={bill.id}
          deliversAt={receipt.deliversAt}
          undoUntil={receipt.undoUntil}
          isOff={isOwn}
          onChanged={onChanged}
        />
      ) : null}
      <PaymentNotes
        key={bill.id}
        bill={bill}
        notes={receipt.notes}
        parties={receipt.parties}
        onChanged={onChanged}
      />
    </div>
  )
}

function Facts({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="font-sans text-12 text-ink-2">{title}</h3>
      <dl className="mt-1 border-t border-line text-14">{children}</dl>
    </section>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-2 border-b border-line py-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
