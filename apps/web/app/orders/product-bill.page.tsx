import { readProfile } from "@roomwright/contract/accounts/calls"
import { listAddresses } from "@roomwright/contract/orders/addresses"
import { readProduct } from "@roomwright/contract/catalogue/calls"
import { data } from "react-router"
import { foundOr404 } from "../platform/found-or-404.ts"
import { PageHead } from "../platform/lists/page-head.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { privatePage } from "../platform/session/private-page.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/product-bill.page"
import { orderTexts, useOrderText } from "./order-texts.ts"
import { ProductBillForm } from "./product-bill-form.tsx"

export { PrivatePageFallback as HydrateFallback } from "../platform/session/private-page-fallback.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const asked = new URL(request.url).searchParams
  const id = asked.get("id") ?? ""
  const [product, addresses, profile] = await Promise.all([
    foundOr404(call(readProduct, { params: { id } })),
    call(listAddresses, {}),
    call(readProfile, {}),
    orderTexts.load(shownLanguage()),
  ])
  const variant = product.variants.find((one) => one.id === asked.get("variant")) ?? product.variants[0]
  if (!variant) throw data(null, { status: 404 })
  return { product, variant, addresses, accountId: profile.id, email: profile.email ?? "" }
}

/** Where a product is ordered: how many, to whom, what it comes to. */
export default function ProductBillPage({ loaderData }: Route.ComponentProps) {
  const t = useOrderText()
  return (
    <div className="wrap pb-8">
      <title>{`${t("orders.bill.title")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <PageHead title={t("orders.bill.title")} intro={t("orders.bill.intro")} />
      <ProductBillForm key={loaderData.variant.id} {...loaderData} />
    </div>
  )
}
