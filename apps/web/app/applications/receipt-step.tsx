import type { ApplicationType } from "@roomwright/contract/applications/types"
import { billPath } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { useRef, useState } from "react"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { SubmitButton } from "../platform/forms/submit-button.tsx"
import { useApplicationText } from "../platform/locale/application-texts.ts"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { showToast } from "../platform/toast-store.ts"
import { PhoneHandOff } from "../platform/transfer/phone-hand-off.tsx"
import { TransferPanel } from "../platform/transfer/transfer-panel.tsx"
import { UploadField } from "../platform/uploads/upload-field.tsx"
import { useApplicationBill } from "./use-application-bill.ts"

interface ReceiptStepProps {
  readonly type: ApplicationType
  readonly isBusy: boolean
  readonly onBack: () => void
  readonly onSubmit: (paid: { readonly bill: string; readonly receipt: string | undefined }) => void
}

/** How to pay, and the receipt of it: the second step of a paid application. */
export function ReceiptStep({ type, isBusy, onBack, onSubmit }: ReceiptStepProps) {
  const t = useApplicationText()
  const language = useLanguage()
  const { bill, failure, retry } = useApplicationBill(type)
  const [receipt, setReceipt] = useState<string | undefined>(undefined)
  const [error, setError] = useState<string | undefined>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const isThere = bill?.status === "PENDING_REVIEW" || bill?.status === "CONFIRMED"

  const submit = (): void => {
    if (!bill || isBusy) return
    if (!receipt && !isThere) {
      setError(t("applications.receipt.missing"))
      showToast("warning", t("applications.receipt.missing"))
      form.current?.querySelector<HTMLElement>("input[type=file]")?.focus()
      return
    }
    onSubmit({ bill: bill.id, receipt: isThere ? undefined : receipt })
  }
  return (
    <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,440px)]">
      <section
        aria-label={t("applications.bill.title")}
        aria-busy={!bill && failure === null}
        className="min-h-72 min-w-0 overflow-hidden rounded-card border border-line bg-card md:col-start-2 md:row-start-1"
      >
        {bill ? (
          <>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 p-5 sm:p-6">
              <span>{t("applications.receipt.total")}</span>
              <span className="num font-serif text-28" data-testid="amount">
                {formatMoney(bill.amount, language)}
              </span>
            </p>
            {isThere ? null : <TransferPanel bill={bill} />}
          </>
        ) : failure === null ? null : (
          <div className="grid justify-items-start gap-3 p-5 sm:p-6">
            <p role="alert" className="text-bad">
              {t("applications.receipt.failed")} {failure}
            </p>
            <Button small onClick={retry}>
              {t("applications.receipt.retry")}
            </Button>
          </div>
        )}
      </section>
      <form
        ref={form}
        noValidate
        className="grid min-w-0 gap-6 md:col-start-1 md:row-start-1"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <SectionCard title={t("applications.receipt.title")}>
          <p className="mt-1 text-15 text-ink-2">{t("applications.receipt.intro")}</p>
          {bill?.rejectedFor ? (
            <p className="mt-4 rounded-control bg-bad-tint p-3 text-15 text-bad wrap-anywhere">
              {t("applications.receipt.refused", { reason: bill.rejectedFor })}
            </p>
          ) : null}
          <div className="mt-5 grid gap-4">
            {isThere ? (
              <p className="rounded-control bg-ok-tint p-3 text-15 text-ok">
                {t("applications.receipt.there")}
              </p>
            ) : (
              <UploadField
                label={t("applications.receipt.label")}
                purpose="receipt"
                error={error}
                onChange={(uploads) => {
                  setReceipt(uploads[0]?.id)
                  if (uploads.length > 0) setError(undefined)
                }}
              />
            )}
            {bill && !isThere ? <PhoneHandOff to={billPath(bill.id)} /> : null}
          </div>
        </SectionCard>
        <div className="flex flex-wrap items-center gap-3">
          <div className="w-full sm:w-60">
            <SubmitButton isBusy={isBusy} disabled={!bill}>
              {t("applications.action.submit")}
            </SubmitButton>
          </div>
          <Button look="quiet" onClick={onBack}>
            {t("applications.action.back")}
          </Button>
        </div>
      </form>
    </div>
  )
}
