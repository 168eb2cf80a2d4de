import { failPayout, leftOutReasons, type PayoutItem } from "@roomwright/contract/orders/payout-runs"
import { billLimits } from "@roomwright/contract/payments/bills"
import { Button } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { useState } from "react"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { OneFieldForm } from "../../../admin/frame/one-field-form.tsx"
import { sayRefusal } from "../../../admin/frame/say-refusal.ts"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { reasonTexts, stateTexts } from "./payout-names.ts"

interface RunItemProps {
  readonly item: PayoutItem
  readonly mayFail: boolean
  readonly onFailed: () => Promise<void>
}

/** One seller of a run: the sum, where it goes, and what became of it. */
export function RunItem({ item, mayFail, onFailed }: RunItemProps) {
  const t = useAdminText()
  const language = useLanguage()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { id, seller, amount, account, state, reason, reference, paidOn } = item
  const isOut = state === "LEFT_OUT" || state === "FAILED"
  const known = leftOutReasons.find((one) => one === reason)
  const fail = async (why: string): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await adminCall()(failPayout, { params: { id }, body: { reason: why } })
    } catch (error) {
      sayRefusal(error)
    }
    setBusy(false)
    await onFailed()
  }
  return (
    <li className="border-t border-line py-3 first:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere">{seller.nickname}</span>
          <span className="num block text-14 text-ink-2">
            {account.bankName} {account.number} · {account.holder}
          </span>
        </span>
        <span className={classNames("num", isOut && "text-ink-2 line-through")}>
          {formatMoney(amount, language)}
        </span>
      </div>
      <p className="mt-1 text-14 text-ink-2 wrap-anywhere">
        {t(stateTexts[state])}
        {reference ? (
          <span className="num">
            {" · "}
            {reference}
            {paidOn ? ` · ${paidOn}` : null}
          </span>
        ) : null}
        {reason ? ` · ${known ? t(reasonTexts[known]) : reason}` : null}
      </p>
      {mayFail && state === "OPEN" ? (
        isAsked ? (
          <div className="mt-2">
            <OneFieldForm
              label={t("admin.payouts.failReason")}
              most={billLimits.reasonLength}
              fault="admin.fault.remark"
              go={t("admin.payouts.fail")}
              isBusy={isBusy}
              onSend={(why) => void fail(why)}
              onCancel={() => setAsked(false)}
            />
          </div>
        ) : (
          <Button small look="quiet" className="-ml-3" onClick={() => setAsked(true)}>
            {t("admin.payouts.fail")}
          </Button>
        )
      ) : null}
    </li>
  )
}
