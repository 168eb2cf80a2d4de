import { invoiceLimits, noteInvoice, type AdminInvoice } from "@roomwright/contract/payments/invoices"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { useRowAction } from "../../../admin/frame/use-row-action.ts"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../../platform/locale/locale.tsx"
import { siteCall } from "../../../platform/site-call.ts"
import { beginInvoice, faultsOfInvoice } from "../../../platform/forms/issued-draft.ts"
import { kindTexts } from "../bill-names.ts"

interface InvoiceEntryProps {
  readonly invoice: AdminInvoice
}

/** A bill with the company that it is for; what the platform itself issues is noted here. */
export function InvoiceEntry({ invoice }: InvoiceEntryProps) {
  const t = useAdminText()
  const language = useLanguage()
  const langOf = useLangOf()
  const { code, kind, title, amount, paidAt, company, issuer, issued } = invoice
  return (
    <li className="grid gap-4 rounded-card border border-line bg-card p-5 lg:grid-cols-3">
      <div className="min-w-0">
        <p className="font-medium">
          <span className="num">{code}</span> · {t(kindTexts[kind])}
        </p>
        <p className="wrap-anywhere" {...langOf(title)}>
          {title.text}
        </p>
        <p className="num mt-1">{formatMoney(amount, language)}</p>
        <p className="text-14 text-ink-2">
          <Moment iso={paidAt} />
        </p>
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{company.companyName}</p>
        <p className="num">{company.taxCode}</p>
        <p>{company.address}</p>
        <p className="text-14 text-ink-2">{company.email}</p>
      </div>
      <div className="min-w-0 wrap-anywhere">
        {issued ? (
          <p>
            <span className="font-medium">{issued.number}</span>,{" "}
            <span className="num">{issued.issuedOn}</span>
            <span className="block text-14 text-ink-2">{issued.lookup}</span>
          </p>
        ) : null}
        {issuer ? (
          <p className="text-15 text-ink-2">{t("admin.invoices.byMerchant", { name: issuer.nickname })}</p>
        ) : (
          <NoteForm invoice={invoice} />
        )}
      </div>
    </li>
  )
}

function NoteForm({ invoice: { billId, code, issued } }: InvoiceEntryProps) {
  const t = useAdminText()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState(() => beginInvoice(issued))
  const [wasSent, setSent] = useState(false)
  const faults = faultsOfInvoice(draft)
  const { isBusy, run } = useRowAction(async () => {
    await siteCall(language)(noteInvoice, { params: { id: billId }, body: draft })
    return t("admin.invoices.noted", { code })
  })
  const change = (part: Partial<typeof draft>): void => setDraft({ ...draft, ...part })
  if (!isOpen)
    return (
      <Button small className={issued ? "mt-2" : ""} onClick={() => setOpen(true)}>
        {t(issued ? "admin.invoices.change" : "admin.invoices.note")}
      </Button>
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        if (!faults.invoiceNumber && !faults.issuedOn) void run()
      }}
      className="mt-2 grid gap-3"
    >
      <TextField
        label={t("admin.invoices.number")}
        error={wasSent && faults.invoiceNumber ? t("admin.invoices.numberMissing") : undefined}
        autoComplete="off"
        maxLength={invoiceLimits.number}
        value={draft.invoiceNumber}
        onChange={({ target }) => change({ invoiceNumber: target.value })}
      />
      <TextField
        label={t("admin.invoices.day")}
        error={wasSent && faults.issuedOn ? t("admin.invoices.dayMissing") : undefined}
        type="date"
        value={draft.issuedOn}
        onChange={({ target }) => change({ issuedOn: target.value })}
      />
      <TextField
        label={t("admin.invoices.lookup")}
        autoComplete="off"
        maxLength={invoiceLimits.lookup}
        value={draft.lookup}
        onChange={({ target }) => change({ lookup: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button small look="primary" type="submit" aria-disabled={isBusy}>
          {t("admin.invoices.send")}
        </Button>
        <Button small onClick={() => setOpen(false)}>
          {t("admin.action.cancel")}
        </Button>
      </div>
    </form>
  )
}
