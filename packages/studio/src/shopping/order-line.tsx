import { classNames } from "@roomwright/ui/class-names"
import { Picture } from "@roomwright/ui/picture"
import { useState } from "react"
import { formatPrice } from "../library/format-piece.ts"
import { useStudioText } from "../use-studio-text.ts"
import { CountField } from "./count-field.tsx"
import type { OrderRow } from "./order-rows.ts"
import type { ShoppingHost } from "./shopping-host.ts"
import { SimilarProducts } from "./similar-products.tsx"
import type { Ordering } from "./use-order.ts"

interface OrderLineProps {
  readonly host: ShoppingHost
  readonly row: OrderRow
  readonly ordering: Ordering
  readonly hasProvince: boolean
}

const action = "min-h-6 text-left text-accent underline underline-offset-4"

/** A product of the home: whether it is ordered, how many, what it costs, and what could be taken in its place. */
export function OrderLine({ host, row, ordering, hasProvince }: OrderLineProps) {
  const t = useStudioText()
  const [isLooking, setLooking] = useState(false)
  const { wanted, product, offer, state, quantity, isPicked } = row
  const name = offer?.name ?? wanted.name
  const isThere = state === "ok" || state === "few"
  return (
    <li className="grid gap-3 border-b border-line py-3">
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          aria-label={t("shop.pick", { name })}
          checked={isPicked}
          disabled={state !== "ok"}
          onChange={({ target }) => ordering.pick([wanted.product], target.checked)}
          className="mt-4 size-[18px] sm:mt-6 flex-none accent-accent"
        />
        <span
          className={classNames(
            "block size-12 flex-none overflow-hidden sm:size-16 rounded-inner bg-still",
            !isThere && "opacity-60",
          )}
        >
          {offer?.picture ? <Picture source={offer.picture} alt="" sizes="64px" className="h-full" /> : null}
        </span>
        <div className="grid min-w-0 flex-1 gap-0.5 leading-snug">
          {state === "asking" ? (
            <p className="my-0.5 h-4 w-32 max-w-full rounded-inner bg-still" aria-hidden="true" />
          ) : (
            <p className="font-medium wrap-anywhere">{name}</p>
          )}
          {offer ? <p className="text-12 text-ink-2">{offer.merchant}</p> : null}
          {product === wanted.product ? null : (
            <p className="text-12 text-ink-2">
              {t("shop.insteadOf", { name: wanted.name })}{" "}
              <button
                type="button"
                className={action}
                onClick={() => ordering.takeInstead(wanted.product, wanted.product)}
              >
                {t("shop.takeBack")}
              </button>
            </p>
          )}
          <p
            className={classNames(
              "text-12",
              state === "ok" ? "text-ink-2" : state === "asking" ? "text-ink-2" : "text-wait",
            )}
          >
            {state === "asking"
              ? t("shop.asking")
              : state === "gone"
                ? t("bill.priceGone")
                : state === "soldOut"
                  ? t("shop.soldOut")
                  : t(state === "few" ? "shop.few" : "shop.stock", { count: offer?.stock ?? 0 })}
            {offer && isThere && hasProvince ? ` · ${deliveryOf(t, offer.delivery)}` : null}
          </p>
          <p className="flex flex-wrap gap-x-4">
            {state === "few" && offer ? (
              <button
                type="button"
                className={action}
                onClick={() => ordering.count(wanted.product, offer.stock)}
              >
                {t("shop.takeFew", { count: offer.stock })}
              </button>
            ) : null}
            {state === "asking" ? null : (
              <button
                type="button"
                aria-expanded={isLooking}
                className={action}
                onClick={() => setLooking(!isLooking)}
              >
                {t("shop.similar")}
                <span className="sr-only"> {name}</span>
              </button>
            )}
          </p>
        </div>
        <div className="grid flex-none justify-items-end gap-1">
          <CountField
            name={name}
            value={quantity}
            most={host.most}
            isOff={!isThere}
            onCount={(count) => ordering.count(wanted.product, count)}
          />
          <p className="num font-medium whitespace-nowrap">
            {offer && isThere ? formatPrice(offer.price * quantity) : null}
          </p>
          {offer && isThere && quantity > 1 ? (
            <p className="num text-12 whitespace-nowrap text-ink-2">
              {t("shop.each", { price: formatPrice(offer.price) })}
            </p>
          ) : null}
        </div>
      </div>
      {isLooking ? (
        <SimilarProducts
          host={host}
          product={product}
          name={name}
          onTake={(other) => {
            setLooking(false)
            ordering.takeInstead(wanted.product, other)
          }}
        />
      ) : null}
    </li>
  )
}

function deliveryOf(
  t: ReturnType<typeof useStudioText>,
  delivery: NonNullable<OrderRow["offer"]>["delivery"],
): string {
  if (!delivery) return t("shop.noDelivery")
  const { cost, daysMin, daysMax } = delivery
  return cost === 0
    ? t("shop.freeDelivery", { min: daysMin, max: daysMax })
    : t("shop.delivery", { price: formatPrice(cost), min: daysMin, max: daysMax })
}
