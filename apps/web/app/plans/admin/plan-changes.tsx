import { formatMoney, formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { boundTexts, counterTexts, durationTexts } from "./plan-names.ts"
import type { PlanChange } from "./plan-draft.ts"

/** What is different, one line a figure: before and after. */
export function PlanChanges({ changes }: { readonly changes: readonly PlanChange[] }) {
  const t = useAdminText()
  const language = useLanguage()
  const figure = (change: PlanChange, value: number | null): string => {
    if (value === null) return t("admin.plans.unbounded")
    return change.kind === "price" ? formatMoney(value, language) : formatNumber(value, language)
  }
  return (
    <ul className="grid gap-1 text-14">
      {changes.map((change) => {
        const name =
          change.kind === "price"
            ? `${t(durationTexts[change.duration])} · ${t(change.field === "price" ? "admin.plans.price" : "admin.plans.originalPrice")}`
            : `${t(counterTexts[change.counter])} · ${t(boundTexts[change.bound])}`
        return (
          <li key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
            <span className="text-ink-2">{name}</span>
            <span className="num">
              {t("admin.plans.change", { from: figure(change, change.from), to: figure(change, change.to) })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
