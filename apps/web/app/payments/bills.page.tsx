import { billStates, listBills, type BillSummary } from "@roomwright/contract/payments/bills"
import { readCredit } from "@roomwright/contract/payments/credit"
import { pagePaths, billPath } from "@roomwright/contract/page-paths"
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
import { paymentTexts, usePaymentText } from "../platform/locale/payment-texts.ts"
import { formatMoney } from "../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../platform/locale/locale.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { StateBadge } from "./state-badge.tsx"

const billsOnPage = "20"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const asked = new URL(request.url).searchParams
  const place = toApiPage(pickParameters(asked, ["page"]))
  // A mistyped status is none: all bills are shown.
  const status = billStates.find((each) => each === asked.get("status")) ?? null
  const [bills, credit] = await Promise.all([
    call(listBills, { query: { ...place, ...(status && { status }), size: billsOnPage } }),
    call(readCredit, {}),
    paymentTexts.load(shownLanguage()),
  ])
  return { bills, credit, status }
}

/** One's own bills, newest first. */
export default function BillsPage({ loaderData: { bills, credit, status } }: Route.ComponentProps) {
  const t = usePaymentText()
  const language = useLanguage()
  const [search] = useSearchParams()
  return (
    <>
      <title>{`${t("payments.bills.title")} · Roomwright`}</title>
      <header className="mb-6">
        <h1 className="text-36">{t("payments.bills.title")}</h1>
        <p className="mt-1.5 text-ink-2">{t("payments.bills.text")}</p>
        {credit.balance > 0 ? (
          <p className="mt-3">{t("payments.credit.have", { sum: formatMoney(credit.balance, language) })}</p>
        ) : null}
      </header>
      {status !== null || bills.totalElements > 0 ? (
        <nav aria-label={t("payments.bills.filter")} className="mb-5 flex flex-wrap gap-2">
          {[null, ...billStates].map((each) => (
            <Link
              key={each}
              to={withParameters(search, { status: each })}
              aria-current={each === status ? "true" : undefined}
              className={chipClass(each === status)}
            >
              {t(each === null ? "payments.bills.all" : `payments.state.${each}`)}
            </Link>
          ))}
        </nav>
      ) : null}
      {bills.totalElements === 0 && status !== null ? (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("payments.bills.noneSo")}>
          <Link to={withParameters(search, { status: null })} className="text-accent underline">
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

/** A bill in a list: what it is for, its code and day, its sum, where it stands. */
function BillRow({ bill }: { readonly bill: BillSummary }) {
  const language = useLanguage()
  const langOf = useLangOf()
  const { id, title, transferCode, createdAt, amount, status: state, rejectedFor } = bill
  return (
    <li className="border-t border-line first:border-0">
      <Link
        to={billPath(id)}
        className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4"
      >
        <span className="font-medium group-hover:text-accent" {...langOf(title)}>
          {title.text}
        </span>
        <span className="num text-right">{formatMoney(amount, language)}</span>
        <span className="num text-14 text-ink-2">
          {transferCode} · <Moment iso={createdAt} />
        </span>
        <span className="text-right">
          <StateBadge state={state} />
        </span>
        {rejectedFor ? (
          <span className="col-span-2 text-14 wrap-anywhere text-bad">{rejectedFor}</span>
        ) : null}
      </Link>
    </li>
  )
}
