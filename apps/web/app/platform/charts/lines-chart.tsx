import { useMemo, useState } from "react"
import type { ChartColour, ChartOptions } from "./draw-chart.ts"
import { useChart } from "./use-chart.ts"

interface LinesChartProps extends Pick<ChartOptions, "labels"> {
  /** At most as many as there are looks of lines. */
  readonly lines: readonly { readonly name: string; readonly values: readonly number[] }[]
  readonly word: (value: number) => string
  /** As an axis has room for them. */
  readonly formatShort: (value: number) => string
  readonly onFailure: () => void
}

interface Look {
  readonly colour: ChartColour
  readonly dash: readonly number[]
  /** The same colour, beside the name. */
  readonly swatch: string
}

/** Told apart without colours, too. */
const looks: readonly Look[] = [
  { colour: "--color-accent", dash: [], swatch: "text-accent" },
  { colour: "--color-ok", dash: [8, 4], swatch: "text-ok" },
  { colour: "--color-wait", dash: [2, 3], swatch: "text-wait" },
  { colour: "--color-ink-2", dash: [10, 4, 2, 4], swatch: "text-ink-2" },
]
export const mostLines = looks.length

/** Several measures over time in one picture, with what each is called. What it shows stands in a table, too. */
export function LinesChart({ lines, labels, word, formatShort, onFailure }: LinesChartProps) {
  const [pointed, setPointed] = useState<number | null>(null)
  const series = useMemo(
    () =>
      lines.flatMap(({ values }, at) => {
        const look = looks[at]
        return look ? [{ values, colour: look.colour, dash: look.dash }] : []
      }),
    [lines],
  )
  const host = useChart({
    series,
    shape: "lines",
    labels,
    formatValue: formatShort,
    onPoint: setPointed,
    onFailure,
  })
  return (
    <figure className="min-w-0">
      <figcaption className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-1 text-14">
        {lines.slice(0, mostLines).map(({ name, values }, at) => (
          <span key={name} className="inline-flex items-center gap-2">
            <svg aria-hidden width="28" height="4" className={looks[at]?.swatch}>
              <line
                x2="28"
                y1="2"
                y2="2"
                stroke="currentColor"
                strokeWidth="2"
                strokeDasharray={looks[at]?.dash.join(" ")}
              />
            </svg>
            {name}
            <span aria-hidden className="num text-ink-2">
              {pointed === null ? null : word(values[pointed] ?? 0)}
            </span>
          </span>
        ))}
        <span aria-hidden className="num ml-auto text-ink-2">
          {pointed === null ? null : labels[pointed]}
        </span>
      </figcaption>
      <div ref={host} aria-hidden className="h-[152px]" />
    </figure>
  )
}
