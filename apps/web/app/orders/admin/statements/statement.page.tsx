import { adminOrderPath, pagePaths } from "@roomwright/contract/page-paths"
import { readAdminStatement, undoPayout } from "@roomwright/contract/orders/statements-admin"
import { classNames } from "@roomwright/ui/class-names"
import { Link, useRevalidator, useSearchParams } from "react-router"
import { foundOr404 } from "../../../platform/found-or-404.ts"
import { pickParameters, toApiPage } from "../../../platform/filter-address.ts"
import { useFreshAddresses } from "../../../platform/lists/use-fresh-addresses.ts"
import { ListPages } from "../../../platform/lists/list-pages.tsx"
import { accountTexts } from "../../../platform/locale/account-texts.ts"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../../platform/locale/locale.tsx"
import { shownLanguage } from "../../../platform/locale/shown-language.ts"
import { privatePage } from "../../../platform/session/private-page.ts"
import { AdminPage } from "../../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { useIsOwnCase } from "../../../admin/frame/own-case.tsx"
import { TakeBack, undoneUntil } from "../../../admin/frame/take-back.tsx"
import type { Route } from "./+types/statement.page"
import { orderTexts } from "../../order-texts.ts"
import { StatementCsv } from "../../statement-csv.tsx"
import { Repayments } from "./repayments.tsx"
import { StatementHolds } from "./statement-holds.tsx"
import { PayoutForm } from "./payout-form.tsx"

export { AdminFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams
  const params = { seller: asked.get("seller") ?? "", month: asked.get("month") ?? "" }
  const query = { ...toApiPage(pickParameters(asked, ["page"])), size: "20" }
  const [statement] = await Promise.all([
    foundOr404(adminCall()(readAdminStatement, { params, query })),
    // Of the field that takes the receipt.
    accountTexts.load(shownLanguage()),
    // Of the file.
    orderTexts.load(shownLanguage()),
  ])
  return { statement }
}

/** One month of one seller: what it is made of, what was paid out, and where a payout is noted. */
export default function AdminStatementPage({ loaderData: { statement } }: Route.ComponentProps) {
  const t = useAdminText()
  const language = useLanguage()
  const langOf = useLangOf()
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  const { seller, month, entries, payouts, owed, balance } = statement
  const isOwn = useIsOwnCase([seller.id])
  useFreshAddresses(payouts.length > 0)
  const sums = [
    [t("admin.statements.sold"), statement.sold],
    [t("admin.statements.returned"), statement.returned],
    [t("admin.statements.commission"), statement.commission],
    [t("admin.statements.paidOut"), statement.paidOut],
    [t("admin.statements.repaid"), statement.repaid],
    [t(owed < 0 ? "admin.statements.owes" : "admin.statements.owed"), Math.abs(owed)],
    [t(balance < 0 ? "admin.statements.owes" : "admin.statements.balance"), Math.abs(balance)],
    [t("admin.statements.held"), statement.held],
  ] as const
  return (
    <AdminPage
      title={`${seller.nickname} · ${month}`}
      list={{ path: pagePaths.adminStatements, name: t("admin.nav.statements") }}
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card border border-line bg-card p-5 lg:grid-cols-8">
        {sums.map(([name, sum]) => (
          <div key={name}>
            <dt className="text-14 text-ink-2">{name}</dt>
            <dd className="num mt-1 text-18 font-medium">{formatMoney(sum, language)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex justify-end">
        <StatementCsv
          statement={statement}
          name={`statement-${seller.nickname.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`}
          read={(query) => adminCall()(readAdminStatement, { params: { seller: seller.id, month }, query })}
        />
      </div>
      <StatementHolds holds={statement.holds} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <section aria-labelledby="payouts" className="rounded-card border border-line bg-card p-5">
          <h2 id="payouts" className="text-22">
            {t("admin.statements.payouts")}
          </h2>
          {payouts.length === 0 ? (
            <p className="mt-3 text-ink-2">{t("admin.statements.noPayouts")}</p>
          ) : (
            <ul className="mt-3">
              {payouts.map(({ id, at, amount, reference, receipt, takenBack }) => (
                <li
                  key={id}
                  className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line py-3"
                >
                  <span className={classNames("num", takenBack && "text-ink-2 line-through")}>
                    {formatMoney(amount, language)}
                  </span>
                  <span className="text-14 text-ink-2">
                    {reference} · <Moment iso={at} />
                  </span>
                  {receipt ? (
                    <a
                      href={receipt}
                      target="_blank"
                      rel="noreferrer"
                      className="text-14 text-accent underline"
                    >
                      {t("admin.statements.receipt")}
                    </a>
                  ) : null}
                  <div className="w-full">
                    {takenBack ? (
                      <p className="text-14 text-ink-2 wrap-anywhere">
                        {t("admin.undo.returned")} · <Moment iso={takenBack.at} />
                        {takenBack.reason ? ` · ${takenBack.reason}` : null}
                      </p>
                    ) : (
                      <TakeBack
                        until={undoneUntil(at)}
                        isOff={isOwn}
                        onGo={async (body) => {
                          await adminCall()(undoPayout, { params: { id }, body })
                          await revalidate()
                        }}
                      />
                    )}
                  </div>
                </li>
              ))}
            </ul>
          )}
        </section>
        {statement.repayments.length > 0 || balance < 0 ? (
          <Repayments statement={statement} onChanged={revalidate} />
        ) : null}
        <PayoutForm
          key={`${seller.id} ${month} ${payouts.length}`}
          sellerId={seller.id}
          month={month}
          most={statement.payable}
          onPaid={revalidate}
        />
      </div>
      <section aria-labelledby="entries" className="mt-6 rounded-card border border-line bg-card p-5">
        <h2 id="entries" className="text-22">
          {t("admin.statements.entries")}
        </h2>
        <ul className="mt-3">
          {entries.content.map(({ id, at, orderId, code, name, amount }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
              <span className="min-w-0">
                <Link to={adminOrderPath(orderId)} className="num text-accent underline underline-offset-2">
                  {code}
                </Link>{" "}
                <span className="wrap-anywhere" {...langOf(name)}>
                  {name.text}
                </span>{" "}
                <span className="text-14 text-ink-2">
                  <Moment iso={at} />
                </span>
              </span>
              <span className="num">{formatMoney(amount, language)}</span>
            </li>
          ))}
        </ul>
      </section>
      <ListPages {...entries} search={search} />
    </AdminPage>
  )
}
