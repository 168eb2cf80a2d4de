import uPlot from "uplot"
import "uplot/dist/uPlot.min.css"
import { labelledPlaces, scaleOf } from "./chart-ticks.ts"

/** One measure, with a value for each place. */
export interface ChartSeries {
  readonly values: readonly number[]
  /** A token. */
  readonly colour: ChartColour
  /** Lengths of strokes and gaps (px); none for a whole line. */
  readonly dash?: readonly number[]
}

export type ChartColour = "--color-accent" | "--color-ok" | "--color-wait" | "--color-ink-2"

export interface ChartOptions {
  /** All have as many values as there are labels. Bars are of one. */
  readonly series: readonly ChartSeries[]
  readonly shape: "bars" | "lines"
  /** What stands below each place. */
  readonly labels: readonly string[]
  readonly formatValue: (value: number) => string
  /** Hears which value is pointed at; null for none. */
  readonly onPoint: (at: number | null) => void
}

const height = 152
const labelWidth = 64
const axisWidth = 60

/** Draws values as bars or lines in an element, in the colours and as wide as it is now and becomes. Gives what takes it away. */
export function drawChart(host: HTMLElement, options: ChartOptions): () => void {
  let chart: uPlot | null = null
  const draw = (): void => {
    chart?.destroy()
    chart = host.clientWidth > 0 ? make(host, options) : null
  }
  const sizes = new ResizeObserver(draw)
  sizes.observe(host)
  // Tokens have two values each: what was painted keeps the old one.
  const themes = new MutationObserver(draw)
  themes.observe(document.documentElement, { attributeFilter: ["data-theme"] })
  const system = matchMedia("(prefers-color-scheme: dark)")
  system.addEventListener("change", draw)
  return () => {
    sizes.disconnect()
    themes.disconnect()
    system.removeEventListener("change", draw)
    chart?.destroy()
  }
}

function make(host: HTMLElement, { series, shape, labels, formatValue, onPoint }: ChartOptions): uPlot {
  const width = host.clientWidth
  const [ink, line] = [readColour(host, "--color-ink-2"), readColour(host, "--color-line")]
  const { fontFamily } = getComputedStyle(host)
  const axis = { stroke: ink, font: `12px ${fontFamily}`, ticks: { show: false } }
  const [from, to] = scaleOf(series.flatMap(({ values }) => values))
  return new uPlot(
    {
      width,
      height,
      legend: { show: false },
      cursor: {
        y: false,
        drag: { x: false, y: false, setScale: false },
        points: { show: false },
      },
      scales: {
        // Half a bar's room on both sides.
        x: { time: false, range: [-0.5, labels.length - 0.5] },
        y: { range: [from, to] },
      },
      axes: [
        {
          ...axis,
          size: 28,
          grid: { show: false },
          splits: () => labelledPlaces(labels.length, width - axisWidth, labelWidth),
          values: (_chart, places) => places.map((at) => labels[at] ?? ""),
        },
        {
          ...axis,
          size: axisWidth,
          grid: { stroke: line, width: 1 },
          splits: () => [...new Set([from, 0, to / 2, to])],
          values: (_chart, sums) => sums.map(formatValue),
        },
      ],
      series: [{}, ...series.map((one) => lookOf(one, shape, readColour(host, one.colour)))],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
    },
    [labels.map((_label, at) => at), ...series.map(({ values }) => [...values])],
    host,
  )
}

function lookOf({ dash }: ChartSeries, shape: ChartOptions["shape"], colour: string): uPlot.Series {
  if (shape === "lines")
    return { stroke: colour, width: 2, points: { show: false }, ...(dash ? { dash: [...dash] } : {}) }
  const paths = uPlot.paths.bars?.({ size: [0.72, 26], radius: 0.15 })
  return { fill: colour, stroke: colour, width: 0, points: { show: false }, ...(paths ? { paths } : {}) }
}

/** A token as the canvas takes it, in the theme that is shown. */
function readColour(host: HTMLElement, token: string): string {
  const probe = document.createElement("span")
  probe.style.color = `var(${token})`
  host.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
