import { readOrder } from "@roomwright/contract/orders/calls"
import { foundOr404 } from "../platform/found-or-404.ts"
import { accountTexts } from "../platform/locale/account-texts.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { PrivatePageFallback } from "../platform/session/private-page-fallback.tsx"
import { privatePage } from "../platform/session/private-page.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/order.page"
import { orderTexts, useOrderText } from "./order-texts.ts"
import { OrderView } from "./order-view.tsx"

export const HydrateFallback = PrivatePageFallback
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const id = new URL(request.url).searchParams.get("id") ?? ""
  const [order] = await Promise.all([
    foundOr404(call(readOrder, { params: { id } })),
    orderTexts.load(shownLanguage()),
    // Of the field that takes pictures.
    accountTexts.load(shownLanguage()),
  ])
  return { order }
}

/** One order, for who bought and for who sells: where it stands, what it is, what can be done. */
export default function OrderPage({ loaderData: { order } }: Route.ComponentProps) {
  const t = useOrderText()
  return (
    <div className="wrap py-6 md:py-12">
      <title>{`${t("orders.order.title")} ${order.code} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <OrderView key={order.id} initial={order} />
    </div>
  )
}
