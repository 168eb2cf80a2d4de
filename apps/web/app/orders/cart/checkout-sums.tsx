import type { Cart, CartLine } from "@roomwright/contract/orders/cart"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Link } from "react-router"
import { OwnImage } from "../../platform/cards/own-image.tsx"
import { SubmitButton } from "../../platform/forms/submit-button.tsx"
import { formatMoney } from "../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../platform/locale/locale.tsx"
import { useOrderText } from "../order-texts.ts"
import { RefusalText, type Refusal } from "../refusal.tsx"
import { linesOf, sumOf } from "./picked-rows.ts"

interface CheckoutSumsProps {
  readonly cart: Cart
  readonly picked: readonly CartLine[]
  readonly hasPlace: boolean
  readonly isCurrent: boolean
  readonly refusal: Refusal | null
  readonly isBusy: boolean
}

/** What is ordered from whom and what it comes to, and the button that orders all of it. */
export function CheckoutSums({ cart, picked, hasPlace, isCurrent, refusal, isBusy }: CheckoutSumsProps) {
  const t = useOrderText()
  const language = useLanguage()
  const { items, delivery, pieces } = sumOf(picked)
  const isPicked = new Set(picked.map(({ variantId }) => variantId))
  const groups = cart.groups.flatMap(({ seller, lines }) => {
    const some = lines.filter(({ variantId }) => isPicked.has(variantId))
    return some.length > 0 ? [{ seller, lines: some }] : []
  })
  const problems = linesOf(cart).filter(({ state }) => state !== "ok").length
  return (
    <section
      aria-labelledby="sums"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-card md:sticky md:top-24"
    >
      <div className="p-5 sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="sums" className="text-22">
            {t("orders.bill.summary")}
          </h2>
          <Link to={pagePaths.cart} className="text-14 text-accent underline underline-offset-4">
            {t("orders.checkout.change")}
          </Link>
        </div>
        <ul className="mt-4 grid gap-5 md:max-h-[44vh] md:overflow-y-auto">
          {groups.map(({ seller, lines }) => (
            <li key={seller.id}>
              <p className="text-14 font-medium">{seller.nickname}</p>
              <ul className="mt-2 grid gap-3">
                {lines.map((line) => (
                  <Row key={line.variantId} line={line} />
                ))}
              </ul>
              {hasPlace && isCurrent ? <DeliveryOf lines={lines} /> : null}
            </li>
          ))}
        </ul>
        <dl
          aria-live="polite"
          aria-busy={!isCurrent}
          className="mt-5 grid gap-2 text-15 aria-busy:opacity-60"
        >
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-2">{t("orders.bill.items", { count: pieces })}</dt>
            <dd className="num">{formatMoney(items, language)}</dd>
          </div>
          {hasPlace ? (
            <>
              <div className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-ink-2">{t("orders.bill.delivery")}</dt>
                <dd className="num">{formatMoney(delivery, language)}</dd>
              </div>
              <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
                <dt>{t("orders.bill.total")}</dt>
                <dd className="num font-serif text-28" data-testid="total">
                  {formatMoney(items + delivery, language)}
                </dd>
              </div>
            </>
          ) : (
            <p className="text-ink-2">{t("orders.bill.needPlace")}</p>
          )}
        </dl>
      </div>
      <div className="grid gap-4 border-t border-line bg-sunk p-5 sm:p-6">
        {refusal || problems > 0 || picked.length === 0 ? (
          <div role="alert" className="rounded-control bg-wait-tint p-3 text-15 text-wait">
            {refusal ? <RefusalText refusal={refusal} /> : null}
            {!refusal && picked.length === 0 ? <p>{t("orders.checkout.nothing")}</p> : null}
            {problems > 0 ? <p>{t("orders.checkout.leftOut", { count: problems })}</p> : null}
            <Link to={pagePaths.cart} className="mt-1 inline-block underline underline-offset-4">
              {t("orders.checkout.look")}
            </Link>
          </div>
        ) : null}
        <SubmitButton isBusy={isBusy || !isCurrent} disabled={picked.length === 0}>
          {t("orders.bill.order")}
        </SubmitButton>
        <p className="text-14 text-ink-2">
          {t("orders.checkout.oneTransfer", { count: groups.length })} {t("orders.bill.terms")}{" "}
          <Link to={pagePaths.terms} target="_blank" className="underline underline-offset-4">
            {t("orders.bill.termsLink")}
          </Link>
        </p>
      </div>
    </section>
  )
}

function Row({ line: { item, quantity, itemsTotal } }: { readonly line: CartLine }) {
  const language = useLanguage()
  const langOf = useLangOf()
  const { name, size, colour, picture } = item
  return (
    <li className="flex items-start gap-3 text-14 leading-snug">
      <span className="aspect-square w-12 flex-none overflow-hidden rounded-control bg-still">
        {picture ? <OwnImage source={picture} alt="" sizes="48px" /> : null}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere" {...langOf(name)}>
          {name.text} <span className="num whitespace-nowrap text-ink-2">× {quantity}</span>
        </span>
        <span className="block text-ink-2">
          {[size?.text, colour?.name.text].filter(Boolean).join(" · ")}
        </span>
      </span>
      <span className="num whitespace-nowrap">{formatMoney(itemsTotal, language)}</span>
    </li>
  )
}

/** What one merchant's delivery costs, and how long it takes at most. */
function DeliveryOf({ lines }: { readonly lines: readonly CartLine[] }) {
  const t = useOrderText()
  const language = useLanguage()
  const from = Math.max(...lines.map(({ delivery }) => delivery?.daysMin ?? 0))
  const to = Math.max(...lines.map(({ delivery }) => delivery?.daysMax ?? 0))
  return (
    <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-14 text-ink-2">
      <span>
        {t("orders.bill.delivery")} · {t("orders.bill.daysRange", { from, to })}
      </span>
      <span className="num">{formatMoney(sumOf(lines).delivery, language)}</span>
    </p>
  )
}
