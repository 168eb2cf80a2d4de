import type { PriceListMode, PriceListReport } from "@roomwright/contract/price-lists"
import { Button } from "@roomwright/ui/button"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { offerCsv } from "./offer-csv.ts"
import { useOwnText } from "./own-texts.ts"

/** So many wrong cells are on the page; the file has all. */
const shownFaults = 50

interface PriceListResultProps {
  readonly name: string
  readonly report: PriceListReport
  readonly isBusy: boolean
  readonly onTake: (mode: PriceListMode) => void
}

/** What a table would change or has changed, and what is wrong with it, row by row. */
export function PriceListResult({ name, report, isBusy, onTake }: PriceListResultProps) {
  const t = useOwnText()
  const language = useLanguage()
  const { rows, changes, isApplied, faults } = report
  const wrongRows = new Set(faults.map(({ row }) => row)).size
  const counts = {
    rows: formatNumber(rows, language),
    changes: formatNumber(changes, language),
    wrong: formatNumber(wrongRows, language),
  }
  const head = (["row", "column", "problem", "value"] as const).map((part) => t(`wares.table.${part}`))
  const cells = faults.map(({ row, column, problem, value }) => [
    row,
    column,
    t(`wares.problem.${problem}`),
    value,
  ])
  return (
    <section aria-label={name} className="mt-5 border-t border-line pt-5">
      <p role="status" className={isApplied ? "font-medium text-ok" : "font-medium"}>
        {t(isApplied ? "wares.table.applied" : "wares.table.found", counts)}
      </p>
      {wrongRows > 0 ? <p className="mt-1 text-bad">{t("wares.table.wrong", counts)}</p> : null}
      {isApplied || changes === 0 ? null : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            look="primary"
            aria-disabled={isBusy}
            onClick={() => onTake(wrongRows === 0 ? "all" : "good")}
          >
            {t(wrongRows === 0 ? "wares.table.takeAll" : "wares.table.takeGood", counts)}
          </Button>
        </div>
      )}
      {faults.length > 0 ? (
        <>
          <div
            className="no-scrollbar mt-5 overflow-x-auto"
            // What scrolls is reached by keyboard, too.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            role="region"
            aria-label={t("wares.table.faults")}
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
            <Button small onClick={() => offerCsv("price-list-report.csv", head, cells)}>
              {t("wares.table.report")}
            </Button>
            {cells.length > shownFaults ? (
              <span className="text-14 text-ink-2">
                {t("wares.table.more", { count: formatNumber(cells.length - shownFaults, language) })}
              </span>
            ) : null}
          </div>
        </>
      ) : null}
    </section>
  )
}
