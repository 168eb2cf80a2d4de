import type { Order } from "@roomwright/contract/orders/calls"
import { noteOrderInvoice } from "@roomwright/contract/orders/order-invoices"
import { invoiceLimits } from "@roomwright/contract/payments/invoices"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { beginInvoice, faultsOfInvoice } from "../platform/forms/issued-draft.ts"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { SubmitButton } from "../platform/forms/submit-button.tsx"
import { Day } from "../platform/locale/day.tsx"
import type { OrderActionsProps } from "./order-actions.ts"
import { useOrderText } from "./order-texts.ts"

const isPaid = ({ status: state }: Order): boolean =>
  state === "PAID" || state === "SHIPPED" || state === "COMPLETED" || state === "PROBLEM"

/** The company that the invoice is for, who issues it, and what was issued; the merchant notes it here. */
export function InvoiceCard(props: OrderActionsProps) {
  const { order } = props
  const t = useOrderText()
  const [isOpen, setOpen] = useState(false)
  if (!order.invoice) return null
  const { company, issued } = order.invoice
  const mayNote = order.side === "seller" && order.kind === "product" && isPaid(order)
  return (
    <SectionCard title={t("orders.invoice.title")}>
      <div className="mt-3 grid gap-1 wrap-anywhere">
        <p className="font-medium">{company.companyName}</p>
        <p>
          {t("orders.invoice.taxCode")} <span className="num">{company.taxCode}</span>
        </p>
        <p>{company.address}</p>
        <p className="text-ink-2">{company.email}</p>
      </div>
      {issued ? (
        <p className="mt-3 border-t border-line pt-3 wrap-anywhere">
          {t("orders.invoice.issued", { number: issued.number })}{" "}
          <Day iso={`${issued.issuedOn}T05:00:00Z`} byPlatform />
          {issued.lookup ? <span className="block text-15 text-ink-2">{issued.lookup}</span> : null}
        </p>
      ) : (
        <p className="mt-3 text-15 text-ink-2">
          {t(order.kind === "design" ? "orders.invoice.byPlatform" : "orders.invoice.bySeller")}
        </p>
      )}
      {mayNote && (isOpen || !issued) ? <NoteForm {...props} onDone={() => setOpen(false)} /> : null}
      {mayNote && issued && !isOpen ? (
        <Button small className="mt-3" onClick={() => setOpen(true)}>
          {t("orders.invoice.change")}
        </Button>
      ) : null}
    </SectionCard>
  )
}

function NoteForm({ order, isBusy, act, onDone }: OrderActionsProps & { readonly onDone: () => void }) {
  const t = useOrderText()
  const [draft, setDraft] = useState(() => beginInvoice(order.invoice?.issued ?? null))
  const [wasSent, setSent] = useState(false)
  const faults = faultsOfInvoice(draft)
  const change = (part: Partial<typeof draft>): void => setDraft({ ...draft, ...part })
  const send = async (): Promise<void> => {
    setSent(true)
    if (faults.invoiceNumber || faults.issuedOn) return
    if (await act((call) => call(noteOrderInvoice, { params: { id: order.id }, body: draft }))) onDone()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      className="mt-4 grid gap-4 sm:grid-cols-2"
    >
      <TextField
        label={t("orders.invoice.number")}
        error={wasSent && faults.invoiceNumber ? t("orders.invoice.numberMissing") : undefined}
        autoComplete="off"
        maxLength={invoiceLimits.number}
        value={draft.invoiceNumber}
        onChange={({ target }) => change({ invoiceNumber: target.value })}
      />
      <TextField
        label={t("orders.invoice.day")}
        error={wasSent && faults.issuedOn ? t("orders.invoice.dayMissing") : undefined}
        type="date"
        value={draft.issuedOn}
        onChange={({ target }) => change({ issuedOn: target.value })}
      />
      <div className="sm:col-span-2">
        <TextField
          label={t("orders.invoice.lookup")}
          hint={t("orders.invoice.lookupHint")}
          autoComplete="off"
          maxLength={invoiceLimits.lookup}
          value={draft.lookup}
          onChange={({ target }) => change({ lookup: target.value })}
        />
      </div>
      <div className="sm:col-span-2">
        <SubmitButton isBusy={isBusy}>{t("orders.invoice.send")}</SubmitButton>
      </div>
    </form>
  )
}
