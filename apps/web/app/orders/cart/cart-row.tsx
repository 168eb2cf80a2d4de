import type { CartLine } from "@roomwright/contract/orders/cart"
import { productPath } from "@roomwright/contract/page-paths"
import { classNames } from "@roomwright/ui/class-names"
import { IconButton } from "@roomwright/ui/icon-button"
import { Trash2 } from "lucide-react"
import { Link } from "react-router"
import { OwnImage } from "../../platform/cards/own-image.tsx"
import { formatMoney } from "../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../platform/locale/locale.tsx"
import { useOrderText } from "../order-texts.ts"
import { CartNote } from "./cart-note.tsx"
import { QuantityStepper } from "./quantity-stepper.tsx"
import type { CartHandling } from "./use-cart.ts"

interface CartRowProps {
  readonly line: CartLine
  readonly handling: CartHandling
}

/** One variant in the cart: picked or not, what it is, how many, what it costs, and what has changed. */
export function CartRow({ line, handling }: CartRowProps) {
  const t = useOrderText()
  const language = useLanguage()
  const langOf = useLangOf()
  const { item, variantId, quantity, state, most, itemsTotal, unitPrice } = line
  const { left, pick, change } = handling
  const { name, size, colour, picture } = item
  const isOk = state === "ok"
  const isThere = state !== "gone"
  return (
    <div className="px-4 py-4 sm:px-6">
      <div className="flex gap-3 sm:gap-4">
        <input
          type="checkbox"
          aria-label={t("orders.cart.pick", { name: name.text })}
          checked={isOk && !left.has(variantId)}
          disabled={!isOk}
          onChange={({ target }) => pick([variantId], target.checked)}
          className="mt-8 size-[18px] flex-none cursor-pointer accent-accent disabled:cursor-default sm:mt-10"
        />
        <span
          className={classNames(
            "aspect-square w-20 flex-none self-start overflow-hidden rounded-control bg-still sm:w-24",
            !isOk && "opacity-60",
          )}
        >
          {picture ? <OwnImage source={picture} alt="" sizes="96px" /> : null}
        </span>
        <div className="grid min-w-0 flex-1 content-start gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
          <p className="text-15 leading-snug font-medium wrap-anywhere" {...langOf(name)}>
            {isThere ? (
              <Link to={productPath(item.subjectId)} className="hover:text-accent">
                {name.text}
              </Link>
            ) : (
              name.text
            )}
          </p>
          <p className="num font-medium sm:text-right">{formatMoney(itemsTotal, language)}</p>
          <p className="text-14 text-ink-2">
            {size ? <span {...langOf(size)}>{size.text}</span> : null}
            {size && colour ? " · " : null}
            {colour ? (
              <>
                <span
                  aria-hidden
                  className="mr-1 inline-block size-3 translate-y-px rounded-pill shadow-[inset_0_0_0_1px_var(--color-swatch-ring)]"
                  style={{ backgroundColor: colour.hex }}
                />
                <span {...langOf(colour.name)}>{colour.name.text}</span>
              </>
            ) : null}
          </p>
          <p className="num text-14 text-ink-2 sm:text-right">
            {quantity > 1 ? t("orders.cart.each", { price: formatMoney(unitPrice, language) }) : null}
          </p>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 sm:col-span-2">
            <QuantityStepper
              quantity={quantity}
              most={most}
              name={name.text}
              isOff={!isThere || state === "own" || state === "soldOut"}
              onChange={(next) => void change([{ variantId, quantity: next, price: unitPrice }])}
            />
            <IconButton
              icon={Trash2}
              label={t("orders.cart.remove", { name: name.text })}
              onClick={() => void change([{ variantId, quantity: 0 }])}
              className="-mr-2 text-ink-2"
            />
          </div>
        </div>
      </div>
      <CartNote line={line} handling={handling} />
    </div>
  )
}
