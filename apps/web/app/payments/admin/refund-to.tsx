import type { AdminBill } from "@roomwright/contract/payments/bills-admin"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Notice } from "../../admin/frame/notice.tsx"
import { Tag } from "../../admin/frame/tag.tsx"
import { formatMoney } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

/** Where the refund of a bill goes: the account, and a code of all that is due for the clerk's bank app. */
export function RefundTo({ bill: { money, refundTo } }: { readonly bill: AdminBill }) {
  const t = useAdminText()
  const language = useLanguage()
  if (money.due === 0) return null
  if (!refundTo) return <Notice tone="wait">{t("admin.refund.noAccount")}</Notice>
  const { bankName, accountNumber, beneficiary, qrPicture, nameMatch, knownNames } = refundTo
  const sum = formatMoney(money.due, language)
  return (
    <section aria-label={t("admin.refund.to")} className="flex flex-wrap items-start gap-4">
      {qrPicture ? (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qrPicture)}`}
          alt={t("admin.refund.qr", { sum, account: accountNumber })}
          width={132}
          height={132}
          className="rounded-inner border border-line"
        />
      ) : null}
      <div className="min-w-0 text-14">
        <h3 className="font-sans text-12 text-ink-2">{t("admin.refund.to")}</h3>
        <p className="num text-18 font-medium">{sum}</p>
        <p className="num wrap-anywhere">{accountNumber}</p>
        <p>{bankName}</p>
        <p className="wrap-anywhere">{beneficiary}</p>
        <div className="mt-2">
          {nameMatch === "same" ? (
            <Tag tone="ok">{t("admin.refund.nameSame")}</Tag>
          ) : (
            <Notice tone="wait">
              {t(nameMatch === "alike" ? "admin.refund.nameAlike" : "admin.refund.nameOther", {
                names: knownNames.join(", "),
              })}
            </Notice>
          )}
        </div>
      </div>
    </section>
  )
}
