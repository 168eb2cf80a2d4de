// Safari takes a table of another display for no table: its roles are said.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { Plan } from "@roomwright/contract/plans/calls"
import type { Commission } from "@roomwright/contract/settings/commission"
import { formatLargeCount } from "@roomwright/i18n/large-count"
import { formatRate } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { usePlanText } from "./plan-texts.ts"
import { soldGroups, isNotIncluded, formatBounds } from "./format-bounds.ts"

/** On phones a counter stands above its four figures. */
const rowClass = "border-b border-line max-md:grid max-md:grid-cols-4 max-md:gap-x-2"
const figureClass = "num px-2 py-3 text-center max-md:px-0 max-md:pt-1 max-md:text-13 max-md:wrap-anywhere"

const sold = [
  ["design", "plans.commission.design"],
  ["product", "plans.commission.product"],
] as const

/** The rate, or the lowest and the highest where categories differ. */
function ratesOf(commission: Commission, kind: "design" | "product", tier: Plan["tier"]): number[] {
  if (kind === "design") return [commission.design[tier]]
  const rates = [commission.product, ...Object.values(commission.categories)].map((each) => each[tier])
  return [...new Set([Math.min(...rates), Math.max(...rates)])]
}

interface CompareTableProps {
  readonly plans: readonly Plan[]
  /** How many pieces the studio's library has; null where that is not known now. */
  readonly pieces: number | null
  /** What the platform keeps of a price; null where that is not known now. */
  readonly commission: Commission | null
}

/** Everything that is counted and sold, plan by plan, and what all plans have. */
export function CompareTable({ plans, pieces, commission }: CompareTableProps) {
  const t = usePlanText()
  const language = useLanguage()
  return (
    <div className="mt-12 md:mt-16">
      <h2 id="compare" className="text-28 md:text-36">
        {t("plans.compare.title")}
      </h2>
      <table
        role="table"
        aria-labelledby="compare"
        className="mt-4 w-full table-fixed border-collapse text-15 max-md:block"
      >
        <thead
          role="rowgroup"
          className="sticky top-0 z-5 bg-paper shadow-[0_1px_0_var(--color-line)] max-md:block"
        >
          <tr role="row" className={rowClass}>
            <th role="columnheader" scope="col" className="w-[26%] max-md:sr-only">
              <span className="sr-only">{t("plans.compare.counter")}</span>
            </th>
            {plans.map(({ tier }) => (
              <th
                key={tier}
                role="columnheader"
                scope="col"
                className="px-2 py-3 font-medium max-md:px-0 max-md:text-13 max-md:wrap-anywhere"
              >
                {t(`plans.tier.${tier}`)}
              </th>
            ))}
          </tr>
        </thead>
        {soldGroups.map(({ name, counters }) => (
          <tbody key={name} role="rowgroup" className="max-md:block">
            <tr role="row" className="border-b border-line max-md:block">
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={plans.length + 1}
                className="pt-6 pb-2.5 text-left font-medium max-md:block"
              >
                {t(`plans.group.${name}`)}
              </th>
            </tr>
            {counters.map((counter) => (
              <tr key={counter} role="row" className={rowClass}>
                <th
                  role="rowheader"
                  scope="row"
                  className="py-3 pr-3 text-left font-normal text-ink-2 max-md:col-span-4 max-md:pb-0"
                >
                  {t(`plans.counter.${counter}`)}
                </th>
                {plans.map(({ tier, quotas }) => (
                  <td key={tier} role="cell" className={figureClass}>
                    {isNotIncluded(quotas[counter]) ? (
                      <>
                        <span aria-hidden className="text-ink-2">
                          —
                        </span>
                        <span className="sr-only">{t("plans.bound.none")}</span>
                      </>
                    ) : (
                      formatBounds(quotas[counter], t)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        {commission === null ? null : (
          <tbody role="rowgroup" className="max-md:block">
            <tr role="row" className="border-b border-line max-md:block">
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={plans.length + 1}
                className="pt-6 pb-2.5 text-left font-medium max-md:block"
              >
                {t("plans.group.selling")}
              </th>
            </tr>
            {sold.map(([kind, text]) => (
              <tr key={kind} role="row" className={rowClass}>
                <th
                  role="rowheader"
                  scope="row"
                  className="py-3 pr-3 text-left font-normal text-ink-2 max-md:col-span-4 max-md:pb-0"
                >
                  {t(text)}
                </th>
                {plans.map(({ tier }) => (
                  <td key={tier} role="cell" className={figureClass}>
                    {ratesOf(commission, kind, tier)
                      .map((rate) => formatRate(rate, language))
                      .join(" – ")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
        {pieces === null ? null : (
          <tbody role="rowgroup" className="max-md:block">
            <tr role="row" className="border-b border-line max-md:block">
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={plans.length + 1}
                className="pt-6 pb-2.5 text-left font-medium max-md:block"
              >
                {t("plans.group.library")}
              </th>
            </tr>
            <tr role="row" className={rowClass}>
              <th
                role="rowheader"
                scope="row"
                className="py-3 pr-3 text-left font-normal text-ink-2 max-md:col-span-4 max-md:pb-0"
              >
                {t("plans.library.pieces")}
              </th>
              {plans.map(({ tier }) => (
                <td key={tier} role="cell" className={figureClass}>
                  {formatLargeCount(pieces, language)}
                </td>
              ))}
            </tr>
          </tbody>
        )}
      </table>
    </div>
  )
}
