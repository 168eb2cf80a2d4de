import type { OwnPlan } from "@roomwright/contract/plans/calls"
import { formatNumber } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { counterTexts, tierTexts } from "../plan-names.ts"

/** What an account has now. */
export function GrantedPlan({ plan }: { readonly plan: OwnPlan }) {
  const t = useAdminText()
  const language = useLanguage()
  const subscriptions = [...(plan.current ? [plan.current] : []), ...plan.later]
  return (
    <section
      aria-label={t("admin.grants.now")}
      className="rounded-card border border-line bg-card p-6 lg:p-8"
    >
      <h2 className="text-22">{t("admin.grants.now")}</h2>
      {subscriptions.length === 0 ? (
        <p className="mt-2">{t(tierTexts[plan.tier])}</p>
      ) : (
        <ul className="mt-2 grid gap-1">
          {subscriptions.map(({ id, tier, startsAt, endsAt }) => (
            <li key={id} className="flex flex-wrap gap-x-3">
              <span className="font-medium">{t(tierTexts[tier])}</span>
              <span className="text-14 text-ink-2">
                <Moment iso={startsAt} /> – <Moment iso={endsAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <table className="mt-5 w-full border-collapse text-14">
        <thead>
          <tr className="text-12 text-ink-2">
            <th scope="col" className="py-1.5 text-left font-normal">
              {t("admin.grants.counter")}
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              {t("admin.grants.left")}
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              {t("admin.grants.given")}
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.meters.map(({ counter, left, granted }) => (
            <tr key={counter} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {t(counterTexts[counter])}
              </th>
              <td className="num text-right">
                {left === null ? t("admin.plans.unbounded") : formatNumber(left, language)}
              </td>
              <td className="num text-right">{formatNumber(granted, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
