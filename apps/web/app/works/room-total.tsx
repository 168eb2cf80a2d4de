import { pagePaths } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Check, ShoppingBag } from "lucide-react"
import { Link } from "react-router"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"

interface RoomTotalProps {
  /** VND, of what is in stock. */
  readonly total: number
  readonly inStock: number
  readonly soldOut: number
  readonly withdrawn: number
  /** Something of the room is in the cart. */
  readonly isBegun: boolean
  readonly isAllIn: boolean
  readonly isBusy: boolean
  /** It stands beside the pieces on a wide screen, not below them. */
  readonly isBeside: boolean
  readonly onAdd: () => void
}

/** What all pieces of a room cost, and a button that puts them into the cart. */
export function RoomTotal(props: RoomTotalProps) {
  const t = useText()
  const language = useLanguage()
  const { inStock, soldOut, withdrawn, isAllIn } = props
  return (
    <div
      className={`mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-line bg-card px-6 py-5 ${
        props.isBeside ? "md:my-1 md:flex-col md:flex-nowrap md:items-stretch md:justify-center" : ""
      }`}
    >
      <p className="min-w-0 text-14 text-ink-2">
        <b
          className={`num mr-2 font-serif text-22 font-normal text-ink ${props.isBeside ? "md:mb-2 md:block md:text-28" : ""}`}
        >
          {formatMoney(props.total, language)}
        </b>
        {t("work.roomTotal", { count: inStock })}
        {soldOut > 0 ? ` ${t("work.roomGone", { count: soldOut })}` : null}
        {withdrawn > 0 ? ` ${t("work.roomWithdrawn", { count: withdrawn })}` : null}
      </p>
      <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full">
        {props.isBegun ? (
          <Link to={pagePaths.cart} className="text-15 text-accent underline underline-offset-4">
            {t("cart.see")}
          </Link>
        ) : null}
        {inStock > 0 ? (
          <Button
            look="primary"
            aria-busy={props.isBusy}
            onClick={props.onAdd}
            className={props.isBeside ? "max-sm:w-full md:w-full" : "max-sm:w-full"}
          >
            <Icon of={isAllIn ? Check : ShoppingBag} />
            {isAllIn ? t("cart.isIn") : t("cart.addAll", { count: inStock })}
          </Button>
        ) : null}
      </p>
    </div>
  )
}
