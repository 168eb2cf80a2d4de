import type { PlanOffer } from "@roomwright/contract/plans/calls"
import type { ReactNode } from "react"
import { Day } from "../platform/locale/day.tsx"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { usePlanText } from "./plan-texts.ts"

interface OfferSummaryProps {
  readonly offer: PlanOffer
  /** What was to be paid before the price changed under the reader's eyes (VND). */
  readonly before: number | null
}

/** What an order comes to, and from when until when it lasts. */
export function OfferSummary({ offer, before }: OfferSummaryProps) {
  const t = usePlanText()
  const language = useLanguage()
  const { tier, duration, price, originalPrice, credit, amount, startsAt, endsAt } = offer
  return (
    <>
      <p className="mt-2 text-18">
        {t(`plans.tier.${tier}`)} · {t(`plans.duration.${duration}`)}
      </p>
      <dl className="mt-4 grid gap-2 text-15">
        <Line name={t("plans.checkout.starts")}>
          <Day iso={startsAt} />
        </Line>
        <Line name={t("plans.checkout.ends")}>
          <Day iso={endsAt} />
        </Line>
        {originalPrice > price ? (
          <Line name={t("plans.checkout.original")}>
            <s className="text-ink-2">{formatMoney(originalPrice, language)}</s>
          </Line>
        ) : null}
        <Line name={t("plans.checkout.price")}>{formatMoney(price, language)}</Line>
        {credit > 0 ? <Line name={t("plans.checkout.credit")}>{formatMoney(-credit, language)}</Line> : null}
      </dl>
      {amount === null ? (
        <p role="alert" className="mt-4 text-15 text-bad">
          {t("plans.checkout.creditTooLarge")}
        </p>
      ) : (
        <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
          <span>{t("plans.checkout.amount")}</span>
          <span className="num font-serif text-28" data-testid="amount">
            {formatMoney(amount, language)}
          </span>
          {before === null ? null : (
            <span className="num w-full text-right text-14 text-wait">
              {t("plans.checkout.before", { price: formatMoney(before, language) })}
            </span>
          )}
        </div>
      )}
    </>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}
