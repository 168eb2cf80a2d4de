import type { Cart } from "@roomwright/contract/orders/cart"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Button, buttonClass } from "@roomwright/ui/button"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Link } from "react-router"
import { PageHead } from "../../platform/lists/page-head.tsx"
import { useOrderText } from "../order-texts.ts"
import { CartGroupCard } from "./cart-group-card.tsx"
import { CartSummary } from "./cart-summary.tsx"
import { linesOf, pickedOf } from "./picked-rows.ts"
import { useCart } from "./use-cart.ts"

/** A cart by merchant, with what it comes to beside it; on a phone that stays in sight at the lower edge. */
export function CartView({ initial }: { readonly initial: Cart }) {
  const t = useOrderText()
  const handling = useCart(initial)
  const { cart, left, change, isBusy } = handling
  if (cart.groups.length === 0 && cart.deleted.length === 0) return <EmptyCart />
  const picked = pickedOf(linesOf(cart), left)
  return (
    <>
      <PageHead
        title={t("orders.cart.title")}
        intro={t("orders.cart.intro", { count: cart.pieces, merchants: cart.groups.length })}
      />
      <div
        aria-busy={isBusy}
        className="grid items-start gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,360px)]"
      >
        <div className="grid min-w-0 gap-5">
          {cart.deleted.length > 0 ? (
            <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-wait-tint p-4 text-15 text-wait">
              <p>{t("orders.cart.deleted", { count: cart.deleted.length })}</p>
              <Button
                small
                onClick={() => void change(cart.deleted.map((variantId) => ({ variantId, quantity: 0 })))}
              >
                {t("orders.cart.takeOut")}
              </Button>
            </div>
          ) : null}
          {cart.groups.map((group) => (
            <CartGroupCard key={group.seller.id} group={group} handling={handling} />
          ))}
        </div>
        <CartSummary cart={cart} picked={picked} isSignedIn={handling.isSignedIn} />
      </div>
    </>
  )
}

function EmptyCart() {
  const t = useOrderText()
  return (
    <EmptyState drawing={<EmptyRoomDrawing />} title={t("orders.cart.empty")} level={1}>
      <p>{t("orders.cart.emptyText")}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to={pagePaths.products} className={buttonClass("primary")}>
          {t("orders.cart.toProducts")}
        </Link>
        <Link to={pagePaths.works} className={buttonClass()}>
          {t("orders.cart.toWorks")}
        </Link>
      </p>
    </EmptyState>
  )
}
