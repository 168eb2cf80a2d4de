import type { Bill } from "@roomwright/contract/payments/bills"
import type { ReactNode } from "react"
import { formatMoney } from "../locale/format.ts"
import { useLanguage } from "../locale/locale.tsx"
import { usePaymentText } from "../locale/payment-texts.ts"
import { IconButton } from "@roomwright/ui/icon-button"
import { Copy } from "lucide-react"
import { showToast } from "../toast-store.ts"

/** How to transfer the sum: the code for bank apps, and everything in it to be copied by hand. */
export function TransferPanel({ bill }: { readonly bill: Bill }) {
  const t = usePaymentText()
  const language = useLanguage()
  const { account, transferCode, qrPicture } = bill
  // What came already is not asked for again.
  const amount = bill.money.missing
  const sum = formatMoney(amount, language)
  return (
    <>
      <div className="grid gap-x-5 gap-y-5 border-t border-line p-5 sm:grid-cols-[184px_minmax(0,1fr)] sm:p-6">
        {/* A data address: an image cannot run what is inside. White in both themes, or no phone reads it. */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qrPicture)}`}
          alt={t("payments.qr.alt", { sum, code: transferCode })}
          width={184}
          height={184}
          className="size-[184px] rounded-inner border border-line max-sm:mx-auto"
        />
        <dl className="grid min-w-0 content-start gap-3">
          <Part name={t("payments.account.beneficiary")}>{account.beneficiary}</Part>
          <Part name={t("payments.account.bank")}>{account.bankName}</Part>
          <Part
            name={t("payments.account.number")}
            copy={<CopyButton text={account.accountNumber} label={t("payments.copy.account")} />}
          >
            {account.accountNumber}
          </Part>
          <Part
            name={t("payments.account.sum")}
            // Bank apps take digits alone.
            copy={<CopyButton text={String(amount)} label={t("payments.copy.sum")} />}
          >
            {sum}
          </Part>
          <Part
            name={t("payments.account.code")}
            copy={<CopyButton text={transferCode} label={t("payments.copy.code")} />}
          >
            <span className="text-accent" data-testid="transfer-code">
              {transferCode}
            </span>
          </Part>
        </dl>
      </div>
      <p className="bg-sunk px-5 py-4 text-14 text-ink-2 sm:px-6">{t("payments.qr.hint")}</p>
    </>
  )
}

interface PartProps {
  readonly name: string
  readonly copy?: ReactNode
  readonly children: ReactNode
}

function Part({ name, copy, children }: PartProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2">
      <dt className="text-14 text-ink-2">{name}</dt>
      <dd className="num col-start-1 font-medium wrap-anywhere">{children}</dd>
      {copy ? <dd className="col-start-2 row-span-2 row-start-1">{copy}</dd> : null}
    </div>
  )
}

interface CopyButtonProps {
  readonly text: string
  /** Names what is copied. */
  readonly label: string
}

/** Copies a part of a transfer. Where the browser does not let it, it says so: the text stands beside it. */
function CopyButton({ text, label }: CopyButtonProps) {
  const t = usePaymentText()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      showToast("success", t("payments.copy.done"))
    } catch {
      showToast("warning", t("payments.copy.failed"))
    }
  }
  return <IconButton icon={Copy} label={label} onClick={() => void copy()} />
}
