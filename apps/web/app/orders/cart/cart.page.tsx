import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { loadCart } from "../../platform/cart/cart-calls.ts"
import type { Route } from "./+types/cart.page"
import { orderTexts, useOrderText } from "../order-texts.ts"
import { CartView } from "./cart-view.tsx"

export { PrivatePageFallback as HydrateFallback } from "../../platform/session/private-page-fallback.tsx"

export async function clientLoader() {
  const language = shownLanguage()
  const [cart] = await Promise.all([loadCart(language), orderTexts.load(language)])
  return { cart }
}

/** What somebody means to order, by merchant; visitors have one, too. */
export default function CartPage({ loaderData: { cart } }: Route.ComponentProps) {
  const t = useOrderText()
  return (
    <div className="wrap pb-8">
      <title>{`${t("orders.cart.title")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <CartView initial={cart} />
    </div>
  )
}
