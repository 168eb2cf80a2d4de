import { readBill } from "@roomwright/contract/payments/bills"
import { billPath, orderPath, pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { CircleCheck } from "lucide-react"
import { Link } from "react-router"
import { ApiError } from "../platform/api.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { privatePage } from "../platform/session/private-page.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/product-success.page"
import { orderTexts, useOrderText } from "./order-texts.ts"

export { PrivatePageFallback as HydrateFallback } from "../platform/session/private-page-fallback.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const id = new URL(request.url).searchParams.get("id") ?? ""
  const [bill] = await Promise.all([
    call(readBill, { params: { id } }).catch((error: unknown) => {
      // The page says the same without it.
      if (error instanceof ApiError && error.status < 500 && error.status !== 401) return null
      throw error
    }),
    orderTexts.load(shownLanguage()),
  ])
  return { bill }
}

/** The receipt of an order was handed in: what comes next, and where one sees how it stands. */
export default function ProductSuccessPage({ loaderData: { bill } }: Route.ComponentProps) {
  const t = useOrderText()
  return (
    <div className="wrap py-8">
      <title>{`${t("orders.success.title")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto flex max-w-xl flex-col items-center py-10 text-center md:py-20">
        <Icon of={CircleCheck} size={56} className="text-ok" />
        <h1 className="mt-6 text-36">{t("orders.success.title")}</h1>
        <p className="mt-3 text-ink-2">
          {t(bill?.kind === "design-order" ? "orders.success.designText" : "orders.success.text")}
        </p>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <Link to={bill ? orderPath(bill.subjectId) : pagePaths.orders} className={buttonClass("primary")}>
            {t("orders.success.order")}
          </Link>
          {bill ? (
            <Link to={billPath(bill.id)} className={buttonClass()}>
              {t("orders.success.bill")}
            </Link>
          ) : null}
        </p>
      </div>
    </div>
  )
}
