import type { BillMoney } from "@roomwright/contract/payments/bills"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { formatMoney } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

/** What the ledger says about a bill: nothing is left to a calculator. */
export function MoneyFacts({ money }: { readonly money: BillMoney }) {
  const t = useAdminText()
  const language = useLanguage()
  const sums = [
    { text: t("admin.facts.came"), sum: money.came },
    { text: t("admin.facts.missing"), sum: money.missing },
    { text: t("admin.facts.due"), sum: money.due },
    { text: t("admin.facts.refunded"), sum: money.refunded },
    { text: t("admin.facts.byCredit"), sum: money.credit },
    { text: t("admin.facts.kept"), sum: money.kept },
  ].filter(({ sum }) => sum > 0)
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-14">
      {sums.map(({ text, sum }) => (
        <div key={text}>
          <dt className="text-12 text-ink-2">{text}</dt>
          <dd className="num font-medium whitespace-nowrap">{formatMoney(sum, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
