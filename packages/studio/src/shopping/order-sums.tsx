import { useState } from "react"
import { formatPrice } from "../library/format-piece.ts"
import { useStudioText } from "../use-studio-text.ts"
import { usualVat, vatIn, vatRates, type OrderSums as Sums } from "./order-rows.ts"

interface OrderSumsProps {
  readonly sums: Sums
  readonly hasProvince: boolean
}

/** What the chosen pieces come to, with delivery as far as it is known, and the VAT in it. */
export function OrderSums({ sums: { items, delivery }, hasProvince }: OrderSumsProps) {
  const t = useStudioText()
  const [rate, setRate] = useState<number>(usualVat)
  const total = items + (hasProvince ? (delivery ?? 0) : 0)
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1">
      <dt className="text-ink-2">{t("shop.items")}</dt>
      <dd className="num text-right">{formatPrice(items)}</dd>
      <dt className="text-ink-2">{t("shop.deliverySum")}</dt>
      <dd className="num text-right">
        {!hasProvince
          ? t("shop.deliveryLater")
          : delivery === null
            ? t("shop.deliveryOpen")
            : formatPrice(delivery)}
      </dd>
      <dt className="font-semibold">{t("shop.total")}</dt>
      <dd data-testid="order-total" className="num text-right text-15 font-semibold">
        {formatPrice(total)}
      </dd>
      <dt className="flex flex-wrap items-baseline gap-x-2 text-12 text-ink-2">
        <label htmlFor="order-vat">{t("shop.vat")}</label>
        <select
          id="order-vat"
          value={rate}
          onChange={({ target }) => setRate(Number(target.value))}
          className="num h-7 rounded-control border border-field bg-paper px-1"
        >
          {vatRates.map((one) => (
            <option key={one} value={one}>
              {one} %
            </option>
          ))}
        </select>
      </dt>
      <dd className="num text-right text-12 text-ink-2">{formatPrice(vatIn(total, rate))}</dd>
    </dl>
  )
}
