import { billStates, listBills } from "@roomwright/contract/bills"
import { pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Link, useSearchParams } from "react-router"
import { pickParameters, toApiPage, withParameters } from "../platform/filter-address.ts"
import { chipClass } from "../platform/lists/chip-class.ts"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/bills.page"
import { BillRow } from "./bill-row.tsx"
import { paymentTexts, usePaymentText } from "./payment-texts.ts"

const billsOnPage = "20"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const asked = new URL(request.url).searchParams
  const place = toApiPage(pickParameters(asked, ["page"]))
  // A mistyped state is none: all bills are shown.
  const state = billStates.find((each) => each === asked.get("state")) ?? null
  const [bills] = await Promise.all([
    call(listBills, { query: { ...place, ...(state && { state }), size: billsOnPage } }),
    paymentTexts.load(shownLanguage()),
  ])
  return { bills, state }
}

/** One's own bills, newest first. */
export default function BillsPage({ loaderData: { bills, state } }: Route.ComponentProps) {
  const t = usePaymentText()
  const [search] = useSearchParams()
  return (
    <>
      <title>{`${t("payments.bills.title")} · Roomwright`}</title>
      <header className="mb-6">
        <h1 className="text-36">{t("payments.bills.title")}</h1>
        <p className="mt-1.5 text-ink-2">{t("payments.bills.text")}</p>
      </header>
      {state !== null || bills.totalElements > 0 ? (
        <nav aria-label={t("payments.bills.filter")} className="mb-5 flex flex-wrap gap-2">
          {[null, ...billStates].map((each) => (
            <Link
              key={each}
              to={withParameters(search, { state: each })}
              aria-current={each === state ? "true" : undefined}
              className={chipClass(each === state)}
            >
              {t(each === null ? "payments.bills.all" : `payments.state.${each}`)}
            </Link>
          ))}
        </nav>
      ) : null}
      {bills.totalElements === 0 && state !== null ? (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("payments.bills.noneSo")}>
          <Link to={withParameters(search, { state: null })} className="text-accent underline">
            {t("payments.bills.showAll")}
          </Link>
        </EmptyState>
      ) : bills.totalElements === 0 ? (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("payments.bills.none")}>
          <p>{t("payments.bills.noneText")}</p>
          <p className="mt-6">
            <Link to={pagePaths.price} className={buttonClass("primary")}>
              {t("payments.bills.seePlans")}
            </Link>
          </p>
        </EmptyState>
      ) : (
        <ul className="rounded-card border border-line bg-card px-5 sm:px-6">
          {bills.content.map((bill) => (
            <BillRow key={bill.id} bill={bill} />
          ))}
        </ul>
      )}
      <ListPages {...bills} search={search} />
    </>
  )
}
