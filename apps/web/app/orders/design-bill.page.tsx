import { readProfile } from "@roomwright/contract/accounts/calls"
import { readDesignOffer } from "@roomwright/contract/orders/design-orders"
import { pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { data, Link } from "react-router"
import { ApiError } from "../platform/api.ts"
import { PageHead } from "../platform/lists/page-head.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { privatePage } from "../platform/session/private-page.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/design-bill.page"
import { DesignBillForm } from "./design-bill-form.tsx"
import { orderTexts, useOrderText } from "./order-texts.ts"

export { PrivatePageFallback as HydrateFallback } from "../platform/session/private-page-fallback.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const work = new URL(request.url).searchParams.get("id") ?? ""
  const [offer, profile] = await Promise.all([
    call(readDesignOffer, { params: { work } }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      if (error.is("designWithdrawn")) return null
      // An address that is no id names nothing.
      if (error.is("invalidInput")) throw data(null, { status: 404 })
      throw error
    }),
    call(readProfile, {}),
    orderTexts.load(shownLanguage()),
  ])
  return { offer, accountId: profile.id, email: profile.email ?? "", mobile: profile.mobile ?? "" }
}

/** Where a design is bought: what one gets, under which licence, for how much. */
export default function DesignBillPage({ loaderData: { offer, ...buyer } }: Route.ComponentProps) {
  const t = useOrderText()
  return (
    <div className="wrap pb-8">
      <title>{`${t("orders.design.title")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      {offer ? (
        <>
          <PageHead title={t("orders.design.title")} intro={t("orders.design.intro")} />
          <DesignBillForm key={offer.work.id} initial={offer} {...buyer} />
        </>
      ) : (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("orders.design.withdrawn")}>
          <p>{t("orders.design.withdrawnText")}</p>
          <p className="mt-6">
            <Link to={pagePaths.works} className={buttonClass("primary")}>
              {t("orders.design.seeWorks")}
            </Link>
          </p>
        </EmptyState>
      )}
    </div>
  )
}
