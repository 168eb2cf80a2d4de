import { percentiles } from "./load.ts"

/** How long a piece of work takes, ms, once it has run half as often to warm up. */
export function measure(work: (run: number) => unknown, times: number): { p50: number; p95: number } {
  for (let run = 0; run < times / 2; run += 1) work(run)
  const taken: number[] = []
  for (let run = 0; run < times; run += 1) {
    const from = performance.now()
    work(run)
    taken.push(performance.now() - from)
  }
  return percentiles(taken)
}
