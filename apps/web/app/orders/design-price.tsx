import type { DesignOffer } from "@roomwright/contract/design-orders"
import { orderPath, pagePaths, workPath } from "@roomwright/contract/page-paths"
import { Link } from "react-router"
import { SubmitButton } from "../platform/forms/submit-button.tsx"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { ItemCard } from "./item-card.tsx"
import { useOrderText } from "./order-texts.ts"

interface DesignPriceProps {
  readonly offer: DesignOffer
  readonly isBusy: boolean
  readonly refusal: string | null
  readonly isWithdrawn: boolean
}

/** What the design costs, by the server; and the button that orders, or why there is nothing to order. */
export function DesignPrice({ offer, isBusy, refusal, isWithdrawn }: DesignPriceProps) {
  const t = useOrderText()
  const language = useLanguage()
  const { work, pictures, seller, price, isOwn, orderId } = offer
  const problem =
    refusal ?? (isOwn ? t("orders.design.own") : orderId === null ? null : t("orders.design.bought"))
  return (
    <section
      aria-labelledby="sums"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-card md:sticky md:top-24"
    >
      <div className="p-5 sm:p-6">
        <h2 id="sums" className="text-22">
          {t("orders.bill.summary")}
        </h2>
        <div className="mt-4">
          <ItemCard
            item={{
              subjectId: work.id,
              name: work.name,
              picture: pictures[0]?.picture ?? null,
              sku: null,
              size: null,
              colour: null,
            }}
            to={workPath(work.id)}
          />
        </div>
        <p className="mt-2 text-15 text-ink-2">{t("orders.order.from", { name: seller.nickname })}</p>
        <p
          aria-live="polite"
          className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4"
        >
          <span>{t("orders.design.price")}</span>
          <span className="num font-serif text-28" data-testid="total">
            {formatMoney(price, language)}
          </span>
        </p>
      </div>
      <div className="grid gap-4 border-t border-line bg-sunk p-5 sm:p-6">
        {problem ? (
          <div role="alert" className="rounded-control bg-wait-tint p-3 text-15 text-wait">
            <p>{problem}</p>
            {orderId !== null ? (
              <Link to={orderPath(orderId)} className="mt-1 inline-block underline underline-offset-4">
                {t("orders.design.seeOrder")}
              </Link>
            ) : isWithdrawn ? (
              <Link to={pagePaths.works} className="mt-1 inline-block underline underline-offset-4">
                {t("orders.design.seeWorks")}
              </Link>
            ) : null}
          </div>
        ) : null}
        <SubmitButton isBusy={isBusy} disabled={isOwn || isWithdrawn || orderId !== null}>
          {t("orders.design.order")}
        </SubmitButton>
        <p className="text-14 text-ink-2">
          {t("orders.design.terms")}{" "}
          <Link to={pagePaths.terms} target="_blank" className="underline underline-offset-4">
            {t("orders.bill.termsLink")}
          </Link>
        </p>
      </div>
    </section>
  )
}
