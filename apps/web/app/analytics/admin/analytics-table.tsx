import type { ReactNode } from "react"
import { useAnalyticsText } from "./analytics-texts.ts"

interface AnalyticsTableProps {
  readonly label: string
  readonly titles: readonly string[]
  /** What each row is about, and its numbers in words. */
  readonly rows: readonly {
    readonly key: string
    readonly head: ReactNode
    readonly cells: readonly string[]
  }[]
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

/** The same as a chart shows, to be read. */
export function AnalyticsTable({ label, titles, rows, isOpen, onToggle }: AnalyticsTableProps) {
  const t = useAnalyticsText()
  const [first, ...others] = titles
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)} className="min-w-0">
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-14 text-accent underline-offset-4 hover:underline">
        {t("analytics.table")}
      </summary>
      <div
        // It is moved sideways by keys, too.
        tabIndex={0}
        role="region"
        // Its card has the name already.
        aria-label={`${label}: ${titles.join(", ")}`}
        className="mt-2 max-h-96 overflow-auto rounded-inner border border-line"
      >
        <table className="w-full text-14">
          <thead className="sticky top-0 bg-card text-left">
            <tr>
              <th scope="col" className="px-3 py-2 font-medium">
                {first}
              </th>
              {others.map((title) => (
                <th key={title} scope="col" className="px-3 py-2 text-right font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, head, cells }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 text-left font-normal whitespace-nowrap">
                  {head}
                </th>
                {cells.map((cell, at) => (
                  <td key={titles[at + 1]} className="num px-3 py-1.5 text-right">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
