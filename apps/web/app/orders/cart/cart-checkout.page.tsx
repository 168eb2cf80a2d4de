import { readProfile } from "@roomwright/contract/accounts/calls"
import { listAddresses } from "@roomwright/contract/orders/addresses"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Breadcrumb } from "../../platform/lists/breadcrumb.tsx"
import { PageHead } from "../../platform/lists/page-head.tsx"
import { loadCart } from "../../platform/cart/cart-calls.ts"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { privatePage } from "../../platform/session/private-page.ts"
import { signedInCall } from "../../platform/session/signed-in-call.ts"
import type { Route } from "./+types/cart-checkout.page"
import { orderTexts, useOrderText } from "../order-texts.ts"
import { CartCheckoutForm } from "./cart-checkout-form.tsx"

export { PrivatePageFallback as HydrateFallback } from "../../platform/session/private-page-fallback.tsx"
export const handle = privatePage

export async function clientLoader() {
  const call = signedInCall()
  const language = shownLanguage()
  const [addresses, profile] = await Promise.all([
    call(listAddresses, {}),
    call(readProfile, {}),
    orderTexts.load(language),
  ])
  const cart = await loadCart(language, addresses[0]?.province)
  return { cart, addresses, accountId: profile.id, email: profile.email ?? "" }
}

/** Where the picked rows of a cart are ordered: one address, one transfer, an order for each merchant. */
export default function CartCheckoutPage({ loaderData }: Route.ComponentProps) {
  const t = useOrderText()
  return (
    <div className="wrap pb-8">
      <title>{`${t("orders.checkout.title")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        steps={[{ text: t("orders.cart.title"), to: pagePaths.cart }]}
        here={t("orders.checkout.title")}
      />
      <PageHead title={t("orders.checkout.title")} intro={t("orders.checkout.intro")} />
      <CartCheckoutForm {...loaderData} />
    </div>
  )
}
