import { useEffect, useRef, type RefObject } from "react"
import type { ChartOptions } from "./draw-chart.ts"

interface ChartUse extends ChartOptions {
  /** Hears that the code which draws did not arrive. */
  readonly onFailure: () => void
}

/** Draws a chart in an element, with code that comes when it is needed. What is given stays the same between renders. */
export function useChart(options: ChartUse): RefObject<HTMLDivElement | null> {
  const { series, shape, labels, formatValue, onPoint, onFailure } = options
  const host = useRef<HTMLDivElement>(null)
  const fail = useRef(onFailure)
  useEffect(() => {
    fail.current = onFailure
  })
  useEffect(() => {
    let takeAway = (): void => {}
    let isOver = false
    import("./draw-chart.ts").then(
      ({ drawChart }) => {
        if (isOver || !host.current) return
        takeAway = drawChart(host.current, { series, shape, labels, formatValue, onPoint })
      },
      () => fail.current(),
    )
    return () => {
      isOver = true
      takeAway()
    }
  }, [series, shape, labels, formatValue, onPoint])
  return host
}
