import type { Receipt } from "@roomwright/contract/payments/bills"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { usePaymentText } from "../platform/locale/payment-texts.ts"

/** The receipts that were handed in, the last one first, with what the back office said of them. */
export function ReceiptHistory({ receipts }: { readonly receipts: readonly Receipt[] }) {
  const t = usePaymentText()
  if (receipts.length === 0) return null
  return (
    <SectionCard title={t("payments.receipt.history")}>
      <ul className="mt-3">
        {receipts.toReversed().map(({ id, sentAt, picture, rejectedFor }) => (
          <li key={id} className="flex gap-4 border-t border-line py-3 first:border-0 last:pb-0">
            {picture ? (
              <img
                src={picture.address}
                alt={t("payments.receipt.picture")}
                width={72}
                height={96}
                className="h-24 w-18 flex-none rounded-control bg-still object-cover"
              />
            ) : null}
            <div className="min-w-0 text-15">
              <p className="text-ink-2">
                <Moment iso={sentAt} />
              </p>
              {rejectedFor ? (
                <p className="mt-1 wrap-anywhere text-bad">
                  {t("payments.receipt.rejected", { reason: rejectedFor })}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
