import type { CartGroup } from "@roomwright/contract/orders/cart"
import { merchantPath } from "@roomwright/contract/page-paths"
import { Icon } from "@roomwright/ui/icon"
import { Store } from "lucide-react"
import { Link } from "react-router"
import { formatMoney } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useOrderText } from "../order-texts.ts"
import { CartRow } from "./cart-row.tsx"
import { pickedOf, sumOf } from "./picked-rows.ts"
import type { CartHandling } from "./use-cart.ts"

interface CartGroupCardProps {
  readonly group: CartGroup
  readonly handling: CartHandling
}

/** The rows of one merchant, who delivers them together; all of them are picked or left with one box. */
export function CartGroupCard({ group: { seller, lines }, handling }: CartGroupCardProps) {
  const t = useOrderText()
  const language = useLanguage()
  const { left, pick } = handling
  const picked = pickedOf(lines, left)
  const pickable = lines.filter(({ state }) => state === "ok").map(({ variantId }) => variantId)
  const isAll = picked.length > 0 && picked.length === pickable.length
  return (
    <section
      aria-label={seller.nickname}
      className="min-w-0 overflow-hidden rounded-card border border-line bg-card"
    >
      <div className="flex items-center gap-3 border-b border-line px-4 py-3 sm:px-6">
        <input
          type="checkbox"
          aria-label={t("orders.cart.pickAll", { name: seller.nickname })}
          checked={isAll}
          disabled={pickable.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = picked.length > 0 && !isAll
          }}
          onChange={() => pick(pickable, !isAll)}
          className="size-[18px] flex-none cursor-pointer accent-accent"
        />
        <Icon of={Store} size={18} className="flex-none text-ink-2" />
        <h2 className="min-w-0 flex-1 truncate text-16 font-medium">
          <Link to={merchantPath(seller.id)} className="hover:text-accent">
            {seller.nickname}
          </Link>
        </h2>
        <span className="num text-15 text-ink-2">{formatMoney(sumOf(picked).items, language)}</span>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.variantId} className="border-t border-line first:border-0">
            <CartRow line={line} handling={handling} />
          </li>
        ))}
      </ul>
    </section>
  )
}
