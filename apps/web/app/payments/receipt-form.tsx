import { sendReceipt, type Bill } from "@roomwright/contract/payments/bills"
import { pagePaths } from "@roomwright/contract/page-paths"
import type { Upload } from "@roomwright/contract/media/uploads"
import { useRef, useState } from "react"
import { useNavigate } from "react-router"
import { ApiError } from "../platform/api.ts"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { SubmitButton } from "../platform/forms/submit-button.tsx"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import { UploadField } from "../platform/uploads/upload-field.tsx"
import { usePaymentText } from "../platform/locale/payment-texts.ts"

interface ReceiptFormProps {
  readonly bill: Bill
  readonly onChange: (bill: Bill) => void
}

/** Takes the receipt and hands it in. What was uploaded stays when the handing in fails. */
export function ReceiptForm({ bill, onChange }: ReceiptFormProps) {
  const t = usePaymentText()
  const language = useLanguage()
  const navigate = useNavigate()
  const [upload, setUpload] = useState<Upload | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function send(): Promise<void> {
    if (!upload) {
      setError(t("payments.receipt.missing"))
      showToast("warning", t("payments.receipt.missing"))
      form.current?.querySelector<HTMLElement>("input[type=file]")?.focus()
      return
    }
    setBusy(true)
    try {
      const params = { id: bill.id }
      const next = await siteCall(language)(sendReceipt, { params, body: { upload: upload.id } })
      showToast("success", t("payments.receipt.sent"))
      onChange(next)
      if (bill.kind === "plan") await navigate(`${pagePaths.priceSuccess}?id=${bill.id}`)
      if (bill.kind === "product-order" || bill.kind === "design-order")
        await navigate(`${pagePaths.productSuccess}?id=${bill.id}`)
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      setError(refusal.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <SectionCard title={t(bill.status === "REJECTED" ? "payments.receipt.again" : "payments.receipt.title")}>
      <form
        ref={form}
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void send()
        }}
      >
        <UploadField
          label={t("payments.receipt.label")}
          purpose="receipt"
          error={error ?? undefined}
          onChange={(uploads) => {
            setUpload(uploads[0] ?? null)
            if (uploads.length > 0) setError(null)
          }}
        />
        <div className="sm:w-60">
          <SubmitButton isBusy={isBusy}>{t("payments.receipt.send")}</SubmitButton>
        </div>
      </form>
    </SectionCard>
  )
}
