import { makeLayouts, type LayoutQuestion } from "./make-layouts.ts"

// A thread of its own: the studio stays quick while it works.
self.addEventListener("message", ({ data }: MessageEvent<LayoutQuestion>) => {
  // Threads have no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(makeLayouts(data))
})
