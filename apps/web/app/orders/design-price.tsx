import type { DesignOffer } from "@roomwright/contract/orders/design-orders"
import { orderPath, pagePaths, workPath } from "@roomwright/contract/page-paths"
import { Link } from "react-router"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { OrderSummary } from "./order-summary.tsx"
import { useOrderText } from "./order-texts.ts"
import { RefusalText, type Refusal } from "./refusal.tsx"

interface DesignPriceProps {
  readonly offer: DesignOffer
  readonly isBusy: boolean
  readonly refusal: Refusal | null
  readonly isWithdrawn: boolean
}

const linkClass = "mt-1 inline-block underline underline-offset-4"

/** What the design costs, by the server; and the button that orders, or why there is nothing to order. */
export function DesignPrice({ offer, isBusy, refusal, isWithdrawn }: DesignPriceProps) {
  const t = useOrderText()
  const language = useLanguage()
  const { work, pictures, seller, price, isOwn, orderId } = offer
  const problem = isOwn ? t("orders.design.own") : orderId === null ? null : t("orders.design.bought")
  return (
    <OrderSummary
      item={{
        subjectId: work.id,
        name: work.name,
        picture: pictures[0]?.picture ? { ...pictures[0].picture, address: null } : null,
        sku: null,
        size: null,
        colour: null,
      }}
      to={workPath(work.id)}
      isBusy={isBusy}
      isLocked={isOwn || isWithdrawn || orderId !== null}
      go={t("orders.design.order")}
      terms={t("orders.design.terms")}
      problem={
        refusal === null && problem === null ? null : (
          <>
            {refusal ? <RefusalText refusal={refusal} /> : <p>{problem}</p>}
            {orderId !== null ? (
              <Link to={orderPath(orderId)} className={linkClass}>
                {t("orders.design.seeOrder")}
              </Link>
            ) : isWithdrawn ? (
              <Link to={pagePaths.works} className={linkClass}>
                {t("orders.design.seeWorks")}
              </Link>
            ) : null}
          </>
        )
      }
    >
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
    </OrderSummary>
  )
}
