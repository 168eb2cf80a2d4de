import type { ProductDetail } from "@roomwright/contract/catalogue/calls"
import { Icon } from "@roomwright/ui/icon"
import { RotateCcw, Truck } from "lucide-react"
import { formatMoney, formatNumber } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"

/** Where the page says all of it. */
export const promisesPlace = "promises"

/** Beside the way to buy: what delivery costs at least and how long it takes, with a way to all that is promised. */
export function DeliveryInShort({ product }: { readonly product: ProductDetail }) {
  const t = useText()
  const language = useLanguage()
  const { deliveries, merchant } = product
  if (deliveries.length === 0) return null
  const costs = deliveries.map(({ cost }) => cost)
  const [least, most] = [Math.min(...costs), Math.max(...costs)]
  const days = {
    from: formatNumber(Math.min(...deliveries.map(({ daysMin }) => daysMin)), language),
    to: formatNumber(Math.max(...deliveries.map(({ daysMax }) => daysMax)), language),
  }
  const cost = formatMoney(least, language)
  const text =
    most === 0
      ? t("product.inShort.free", days)
      : least === 0
        ? t("product.inShort.freeSomewhere", days)
        : least === most
          ? t("product.inShort.cost", { cost, ...days })
          : t("product.inShort.costFrom", { cost, ...days })
  const isPromised = merchant.returns !== null || merchant.warranty !== null
  return (
    <ul className="grid gap-1.5 text-15 text-ink-2">
      <li className="flex items-center gap-2.5">
        <Icon of={Truck} />
        <span className="num">{text}</span>
      </li>
      {isPromised ? (
        <li className="flex items-center gap-2.5">
          <Icon of={RotateCcw} />
          <a href={`#${promisesPlace}`} className="underline underline-offset-4 hover:text-accent">
            {t(
              merchant.returns === null
                ? "product.promise.warranty"
                : merchant.warranty === null
                  ? "product.promise.returns"
                  : "product.inShort.returnsAndWarranty",
            )}
          </a>
        </li>
      ) : null}
    </ul>
  )
}
