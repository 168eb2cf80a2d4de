import { readSoldPieces, type SoldPieces, type StatPeriod } from "@roomwright/contract/orders/stats"
import { productPath, workPath } from "@roomwright/contract/page-paths"
import { Segments } from "@roomwright/ui/segments"
import { useRef, useState } from "react"
import { Link } from "react-router"
import { ApiError } from "../../../platform/api.ts"
import { formatMoney, formatNumber } from "../../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../../platform/locale/locale.tsx"
import { siteCall } from "../../../platform/site-call.ts"
import { showToast } from "../../../platform/toast-store.ts"
import { DashboardCard } from "../dashboard-card.tsx"
import { useDashboardText } from "../dashboard-texts.ts"
import { NotLoaded } from "../not-loaded.tsx"

interface SoldPiecesCardProps {
  /** By month; null when they did not come. */
  readonly first: SoldPieces | null
}

/** What others ordered out of a designer's works: by month or day, and which works and products brought most. */
export function SoldPiecesCard({ first }: SoldPiecesCardProps) {
  const t = useDashboardText()
  const language = useLanguage()
  const [by, setBy] = useState<StatPeriod>("month")
  const [sold, setSold] = useState(first)
  const asked = useRef(0)
  async function choose(next: StatPeriod): Promise<void> {
    const turn = (asked.current += 1)
    setBy(next)
    try {
      const found = await siteCall(language)(readSoldPieces, { query: { by: next } })
      if (turn === asked.current) setSold(found)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (turn === asked.current) setBy(by)
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    }
  }
  const periods = sold?.points.filter(({ pieces }) => pieces > 0).toReversed() ?? []
  return (
    <DashboardCard
      className="mt-6"
      title={t("dashboards.sold.title")}
      aside={
        sold === null ? null : (
          <Segments
            label={t("dashboards.chart.span")}
            value={by}
            onChange={(next) => void choose(next)}
            options={[
              { value: "day", text: t("dashboards.chart.days") },
              { value: "month", text: t("dashboards.chart.months") },
            ]}
          />
        )
      }
    >
      <p className="mt-2 max-w-[62ch] text-14 text-ink-2">{t("dashboards.sold.text")}</p>
      {sold === null ? (
        <NotLoaded />
      ) : periods.length === 0 ? (
        <p className="mt-4 text-ink-2">{t("dashboards.sold.none")}</p>
      ) : (
        <div className="mt-4 grid min-w-0 gap-6">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="num font-serif text-28">{formatMoney(sold.total.sum, language)}</span>
            <span className="text-ink-2">{t("dashboards.sold.pieces", { count: sold.total.pieces })}</span>
          </p>
          <table className="w-full text-15">
            <caption className="sr-only">{t("dashboards.sold.title")}</caption>
            <thead>
              <tr className="text-14 text-ink-2">
                <th scope="col" className="py-2 text-left font-normal">
                  {t(by === "day" ? "dashboards.chart.day" : "dashboards.chart.month")}
                </th>
                <th scope="col" className="py-2 text-right font-normal">
                  {t("dashboards.sold.count")}
                </th>
                <th scope="col" className="py-2 text-right font-normal">
                  {t("dashboards.sold.sum")}
                </th>
              </tr>
            </thead>
            <tbody>
              {periods.map(({ period, pieces, sum }) => (
                <tr key={period} className="border-t border-line">
                  <th scope="row" className="num py-2 text-left font-normal">
                    {period}
                  </th>
                  <td className="num py-2 text-right">{formatNumber(pieces, language)}</td>
                  <td className="num py-2 text-right whitespace-nowrap">{formatMoney(sum, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="grid gap-6 lg:grid-cols-2">
            <Best title={t("dashboards.sold.works")} things={sold.works} pathOf={workPath} />
            <Best title={t("dashboards.sold.products")} things={sold.products} pathOf={productPath} />
          </div>
        </div>
      )}
    </DashboardCard>
  )
}

interface BestProps {
  readonly title: string
  readonly things: SoldPieces["works"]
  readonly pathOf: (id: string) => string
}

function Best({ title, things, pathOf }: BestProps) {
  const t = useDashboardText()
  const language = useLanguage()
  const langOf = useLangOf()
  return (
    <section className="min-w-0">
      <h3 className="text-15 font-medium">{title}</h3>
      <ol className="mt-2">
        {things.map(({ id, name, pieces, sum }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2"
          >
            <Link to={pathOf(id)} className="min-w-0 wrap-anywhere hover:text-accent" {...langOf(name)}>
              {name.text}
            </Link>
            <span className="num text-14 text-ink-2">
              {t("dashboards.sold.pieces", { count: pieces })} · {formatMoney(sum, language)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
