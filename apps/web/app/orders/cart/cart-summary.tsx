import type { Cart, CartLine } from "@roomwright/contract/orders/cart"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { useNavigate } from "react-router"
import { formatMoney } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { requireLogin } from "../../platform/session/request-login.ts"
import { useOrderText } from "../order-texts.ts"
import { linesOf, sumOf } from "./picked-rows.ts"

interface CartSummaryProps {
  readonly cart: Cart
  readonly picked: readonly CartLine[]
  readonly isSignedIn: boolean
}

/** What the picked rows come to, and the way to the checkout; on a phone a bar above the tabs. */
export function CartSummary({ cart, picked, isSignedIn }: CartSummaryProps) {
  const t = useOrderText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { pieces, items } = sumOf(picked)
  const kept = linesOf(cart).length - picked.length
  const go = (): void => requireLogin(() => void navigate(pagePaths.cartCheckout))
  return (
    <section
      aria-labelledby="cart-sums"
      className="z-5 min-w-0 rounded-card border border-line bg-card p-4 max-md:sticky max-md:bottom-[calc(var(--spacing-bar)+12px)] max-md:shadow-float sm:p-6 md:sticky md:top-24"
    >
      <h2 id="cart-sums" className="text-22 max-md:sr-only">
        {t("orders.cart.summary")}
      </h2>
      <div className="flex items-center justify-between gap-4 md:mt-4 md:block">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-15" aria-live="polite">
          <span className="text-ink-2">{t("orders.cart.picked", { count: pieces })}</span>
          <span className="num font-serif text-22 md:text-28" data-testid="cart-total">
            {formatMoney(items, language)}
          </span>
        </p>
        <Button
          look="primary"
          disabled={picked.length === 0}
          onClick={go}
          className="flex-none md:mt-5 md:w-full"
        >
          {t("orders.cart.checkout")}
        </Button>
      </div>
      <div className="grid gap-2 text-14 text-ink-2 max-md:hidden">
        <p className="mt-4">{t("orders.cart.deliveryLater")}</p>
        {kept > 0 ? <p>{t("orders.cart.keptBack", { count: kept })}</p> : null}
        {isSignedIn ? null : <p>{t("orders.cart.signInLater")}</p>}
      </div>
    </section>
  )
}
