import { useMemo, useState } from "react"
import type { ChartOptions } from "./draw-chart.ts"
import { useChart } from "./use-chart.ts"

interface StatChartProps extends Pick<ChartOptions, "labels"> {
  readonly name: string
  readonly values: readonly number[]
  readonly shape?: ChartOptions["shape"]
  /** All values together, in words. */
  readonly total: string
  readonly word: (value: number) => string
  /** As an axis has room for them. */
  readonly formatShort: (value: number) => string
  /** Hears that the code which draws did not arrive. */
  readonly onFailure: () => void
}

/** One measure over time: its sum, its bars or line, and the value that is pointed at. What it shows stands in the table, too. */
export function StatChart(props: StatChartProps) {
  const { name, total, values, labels, word, formatShort, shape = "bars", onFailure } = props
  const [pointed, setPointed] = useState<number | null>(null)
  const series = useMemo(() => [{ values, colour: "--color-accent" as const }], [values])
  const host = useChart({ series, shape, labels, formatValue: formatShort, onPoint: setPointed, onFailure })
  const value = pointed === null ? undefined : values[pointed]
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-14 text-ink-2">{name}</span>
        <span className="num font-serif text-22">{total}</span>
      </figcaption>
      <div className="relative mt-1">
        <div ref={host} aria-hidden className="h-[152px]" />
        <p
          aria-hidden
          className="pointer-events-none absolute top-0 right-0 rounded-control bg-glass px-2 text-12 empty:hidden"
        >
          {value === undefined || pointed === null ? null : `${labels[pointed]}: ${word(value)}`}
        </p>
      </div>
    </figure>
  )
}
