import { monitorEventLoopDelay } from "node:perf_hooks"

// Loaded in front of a program that is measured (`--import`): tells, when asked, how late its event loop was since it was
// asked last. The monitor's figures hold its own interval, which is no delay.
const resolution = 2
const delay = monitorEventLoopDelay({ resolution })
delay.enable()
process.on("message", (asked) => {
  if (asked !== "delay") return
  const lateMs = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - resolution)
  process.send?.({
    p50: lateMs(delay.percentile(50)),
    p99: lateMs(delay.percentile(99)),
    most: lateMs(delay.max),
  })
  delay.reset()
})
