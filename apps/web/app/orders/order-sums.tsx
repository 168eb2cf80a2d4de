import type { ProductDetail, ProductVariant } from "@roomwright/contract/catalogue/calls"
import type { ProductOffer } from "@roomwright/contract/orders/calls"
import { productPath } from "@roomwright/contract/page-paths"
import type { ReactNode } from "react"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { OrderSummary } from "./order-summary.tsx"
import { useOrderText } from "./order-texts.ts"
import { RefusalText, type Refusal } from "./refusal.tsx"

interface OrderSumsProps {
  readonly product: ProductDetail
  readonly variant: ProductVariant
  readonly quantity: number | null
  /** It is known where to. */
  readonly hasPlace: boolean
  readonly sums: {
    readonly offer: ProductOffer | null
    readonly isCurrent: boolean
    readonly failure: string | null
  }
  readonly refusal: Refusal | null
  readonly isBusy: boolean
}

/** What is ordered and what it comes to, all by the server's sums; and the button that orders. */
export function OrderSums({ product, variant, quantity, hasPlace, sums, refusal, isBusy }: OrderSumsProps) {
  const t = useOrderText()
  const language = useLanguage()
  const { offer, isCurrent, failure } = sums
  // Only said: an order whose answer was lost may itself have taken them, and is sent again.
  const tooFew = offer !== null && quantity !== null && offer.stock < quantity
  const problem = failure ?? (offer?.isOwn ? t("orders.bill.own") : null)
  return (
    <OrderSummary
      item={{
        subjectId: product.id,
        name: product.name,
        picture: { ...product.picture, address: null },
        sku: variant.sku,
        size: variant.size,
        colour: variant.colour,
      }}
      to={productPath(product.id)}
      isBusy={isBusy}
      isLocked={offer?.isOwn ?? false}
      go={t("orders.bill.order")}
      terms={t("orders.bill.terms")}
      problem={
        refusal ? (
          <RefusalText refusal={refusal} />
        ) : (
          (problem ?? (tooFew ? t("orders.bill.tooFew", { count: offer.stock }) : null))
        )
      }
    >
      {offer && quantity !== null ? (
        <div aria-live="polite" aria-busy={!isCurrent} className="mt-5 aria-busy:opacity-60">
          <dl className="grid gap-2 text-15">
            <Line name={t("orders.bill.unitPrice")}>{formatMoney(offer.unitPrice, language)}</Line>
            <Line name={t("orders.bill.items", { count: quantity })}>
              {formatMoney(offer.itemsTotal, language)}
            </Line>
            <Line name={t("orders.bill.delivery")}>{formatMoney(offer.deliveryCost, language)}</Line>
            <Line name={t("orders.bill.days")}>
              {t("orders.bill.daysRange", { from: offer.delivery.daysMin, to: offer.delivery.daysMax })}
            </Line>
          </dl>
          <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
            <span>{t("orders.bill.total")}</span>
            <span className="num font-serif text-28" data-testid="total">
              {formatMoney(offer.total, language)}
            </span>
          </p>
        </div>
      ) : (
        <p className="mt-5 text-15 text-ink-2">
          {t(hasPlace ? "orders.bill.needQuantity" : "orders.bill.needPlace")}
        </p>
      )}
    </OrderSummary>
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
