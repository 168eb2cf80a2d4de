import type { Plan } from "@roomwright/contract/plans"
import { usePlanText } from "./plan-texts.ts"
import { counterGroupNames, counterGroups, isNotIncluded, wordBounds } from "./word-bounds.ts"

/** Everything that is counted, plan by plan. */
export function CompareTable({ plans }: { readonly plans: readonly Plan[] }) {
  const t = usePlanText()
  return (
    <div className="mt-12 md:mt-16">
      <h2 id="compare" className="text-28 md:text-36">
        {t("plans.compare.title")}
      </h2>
      {/* Scrolled by its own keys where it is wider than the screen. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-labelledby="compare" tabIndex={0} className="bleed mt-4 overflow-x-auto">
        <table className="w-full min-w-[720px] table-fixed border-collapse text-15">
          <caption className="sr-only">{t("plans.compare.label")}</caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="sticky left-0 w-[26%] bg-paper py-3 pr-3 text-left font-medium">
                <span className="sr-only">{t("plans.compare.counter")}</span>
              </th>
              {plans.map(({ tier }) => (
                <th key={tier} scope="col" className="px-2 py-3 font-medium">
                  {t(`plans.tier.${tier}`)}
                </th>
              ))}
            </tr>
          </thead>
          {counterGroupNames.map((group) => (
            <tbody key={group}>
              <tr className="border-b border-line">
                <th scope="rowgroup" colSpan={plans.length + 1} className="pt-6 pb-2.5 text-left font-medium">
                  <span className="sticky left-0">{t(`plans.group.${group}`)}</span>
                </th>
              </tr>
              {counterGroups[group].map((counter) => (
                <tr key={counter} className="border-b border-line">
                  <th
                    scope="row"
                    className="sticky left-0 bg-paper py-3 pr-3 text-left font-normal text-ink-2"
                  >
                    {t(`plans.counter.${counter}`)}
                  </th>
                  {plans.map(({ tier, quotas }) => (
                    <td key={tier} className="num px-2 py-3 text-center">
                      {isNotIncluded(quotas[counter]) ? (
                        <>
                          <span aria-hidden className="text-ink-2">
                            —
                          </span>
                          <span className="sr-only">{t("plans.bound.none")}</span>
                        </>
                      ) : (
                        wordBounds(quotas[counter], t)
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  )
}
