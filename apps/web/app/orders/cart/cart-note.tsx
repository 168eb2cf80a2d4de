import type { CartLine } from "@roomwright/contract/orders/cart"
import { pagePaths } from "@roomwright/contract/page-paths"
import { useState, type ReactNode } from "react"
import { Link } from "react-router"
import { Substitutes } from "../../platform/cart/substitutes.tsx"
import { formatMoney } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useOrderText } from "../order-texts.ts"
import type { CartHandling } from "./use-cart.ts"

interface CartNoteProps {
  readonly line: CartLine
  readonly handling: CartHandling
}

const actionClass = "font-medium underline underline-offset-4"
const unpaidPath = `${pagePaths.orders}?status=AWAITING_PAYMENT`

/** What has changed about a row, or stands against ordering it, and what one can do. */
export function CartNote({ line, handling: { change } }: CartNoteProps) {
  const t = useOrderText()
  const language = useLanguage()
  const [isLooking, setLooking] = useState(false)
  const { state, variantId, most, stock, seenPrice, unitPrice, quantity, item } = line
  const set = (to: number): void => void change([{ variantId, quantity: to, price: unitPrice }])
  const price = { before: formatMoney(seenPrice, language), now: formatMoney(unitPrice, language) }
  const isGone = state === "gone" || state === "soldOut"
  const notes: { readonly text: string; readonly action: ReactNode }[] = []
  if (isGone)
    notes.push({
      text: t(state === "gone" ? "orders.cart.gone" : "orders.cart.soldOut"),
      action: (
        <button
          type="button"
          aria-expanded={isLooking}
          className={actionClass}
          onClick={() => setLooking(!isLooking)}
        >
          {t("orders.cart.similar")}
        </button>
      ),
    })
  if ((state === "few" || state === "tooMuch") && most > 0)
    notes.push({
      text:
        state === "few" ? t("orders.cart.few", { count: stock }) : t("orders.cart.tooMuch", { count: most }),
      action: (
        <button type="button" className={actionClass} onClick={() => set(most)}>
          {t("orders.cart.takeMost", { count: most })}
        </button>
      ),
    })
  if ((state === "few" || state === "tooMuch") && most === 0)
    notes.push({
      text: t("orders.cart.heldAll"),
      action: (
        <Link to={unpaidPath} className={actionClass}>
          {t("orders.bill.seeUnpaid")}
        </Link>
      ),
    })
  if (state === "own") notes.push({ text: t("orders.cart.own"), action: null })
  if (seenPrice !== unitPrice && !isGone)
    notes.push({
      text: t(unitPrice > seenPrice ? "orders.cart.dearer" : "orders.cart.cheaper", price),
      action: (
        <button type="button" className={actionClass} onClick={() => set(quantity)}>
          {t("orders.cart.fine")}
        </button>
      ),
    })
  if (notes.length === 0) return null
  return (
    <div className="mt-3 grid gap-2 sm:ml-[34px]">
      {notes.map(({ text, action }) => (
        <p
          key={text}
          role="status"
          className="flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-control bg-wait-tint px-3 py-2 text-14 text-wait"
        >
          <span>{text}</span>
          {action}
        </p>
      ))}
      {isGone && isLooking ? (
        <Substitutes
          productId={item.subjectId}
          quantity={quantity}
          {...(line.workId === null ? {} : { work: line.workId })}
          onTaken={() => void change([{ variantId, quantity: 0 }])}
        />
      ) : null}
    </div>
  )
}
