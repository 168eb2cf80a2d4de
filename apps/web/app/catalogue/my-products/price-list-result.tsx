import type { PriceListMode, PriceListReport } from "@roomwright/contract/catalogue/price-lists"
import { productLimits } from "@roomwright/contract/catalogue/my-products"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Button, buttonClass } from "@roomwright/ui/button"
import { Link } from "react-router"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { offerCsv } from "./offer-csv.ts"
import { useMyProductsText } from "./my-products-texts.ts"
import { PriceListChoice } from "./price-list-choice.tsx"

/** So many wrong cells are on the page; the file has all. */
const shownFaults = 50

interface PriceListResultProps {
  readonly name: string
  readonly report: PriceListReport
  readonly isBusy: boolean
  readonly onTake: (mode: PriceListMode) => void
  /** Opens the choice of a file. */
  readonly onAgain: () => void
}

/** What a table would change or has changed, and what is wrong with it, row by row. */
export function PriceListResult({ name, report, isBusy, onTake, onAgain }: PriceListResultProps) {
  const t = useMyProductsText()
  const language = useLanguage()
  const { rows, changes, products, variants, isApplied, faults } = report
  const hasGood = changes + products + variants > 0
  const wrongRows = new Set(faults.map(({ row }) => row)).size
  const counts = {
    rows: formatNumber(rows, language),
    changes,
    products,
    variants,
    wrong: formatNumber(wrongRows, language),
  }
  const head = (["row", "column", "problem", "value"] as const).map((part) => t(`myProducts.table.${part}`))
  const cells = faults.map(({ row, column, problem, value }) => [
    row,
    column,
    t(`myProducts.problem.${problem}`, { variants: formatNumber(productLimits.variants, language) }),
    value,
  ])
  return (
    <section aria-label={name} className="mt-5 border-t border-line pt-5">
      <p role="status" className={isApplied ? "font-medium text-ok" : "font-medium"}>
        {t(isApplied ? "myProducts.table.applied" : "myProducts.table.found", counts)}
      </p>
      {wrongRows > 0 ? <p className="mt-1 text-bad">{t("myProducts.table.wrong", counts)}</p> : null}
      {isApplied && products > 0 ? (
        <p className="mt-3 flex max-w-measure flex-wrap items-center gap-3">
          <span>{t("myProducts.table.drafts", counts)}</span>
          <Link to={`${pagePaths.myProducts}?state=no-picture`} className={buttonClass("primary", true)}>
            {t("myProducts.table.draftsGo")}
          </Link>
        </p>
      ) : null}
      {isApplied ? null : wrongRows > 0 ? (
        <PriceListChoice hasGood={hasGood} isBusy={isBusy} onTake={onTake} onAgain={onAgain} />
      ) : hasGood ? (
        <Button look="primary" className="mt-4" aria-disabled={isBusy} onClick={() => onTake("all")}>
          {t("myProducts.table.takeAll")}
        </Button>
      ) : (
        <p className="mt-1 text-ink-2">{t("myProducts.table.noneNew")}</p>
      )}
      {faults.length > 0 ? (
        <>
          <div
            className="no-scrollbar mt-5 overflow-x-auto"
            // What scrolls is reached by keyboard, too.
            tabIndex={0}
            role="region"
            aria-label={t("myProducts.table.faults")}
          >
            <table className="w-full min-w-[480px] text-left text-14">
              <thead>
                <tr className="border-b border-line text-ink-2">
                  {head.map((text) => (
                    <th key={text} scope="col" className="py-2 pr-4 font-medium">
                      {text}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {cells.slice(0, shownFaults).map(([row, column, problem, value]) => (
                  <tr key={`${row} ${column}`} className="border-b border-line last:border-0">
                    <td className="num py-2 pr-4">{row}</td>
                    <td className="py-2 pr-4">{column}</td>
                    <td className="py-2 pr-4">{problem}</td>
                    <td className="py-2 wrap-anywhere">{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <Button small onClick={() => offerCsv("products-report.csv", head, cells)}>
              {t("myProducts.table.report")}
            </Button>
            {cells.length > shownFaults ? (
              <span className="text-14 text-ink-2">
                {t("myProducts.table.more", { count: formatNumber(cells.length - shownFaults, language) })}
              </span>
            ) : null}
          </div>
        </>
      ) : null}
    </section>
  )
}
