import type { OrderLine } from "@roomwright/contract/orders/order-item"
import { productPath } from "@roomwright/contract/page-paths"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { ItemCard } from "./item-card.tsx"

/** Everything in an order of several things, each with its price. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const language = useLanguage()
  return (
    <ul className="grid gap-4">
      {lines.map(({ item, quantity, unitPrice }) => (
        <li key={`${item.subjectId} ${item.sku}`}>
          <ItemCard item={item} to={productPath(item.subjectId)} />
          <p className="num mt-1 flex justify-between gap-4 pl-24 text-14 text-ink-2">
            <span>
              {formatMoney(unitPrice, language)} × {quantity}
            </span>
            <span className="text-ink">{formatMoney(unitPrice * quantity, language)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
