import type { FoundLayout, LayoutQuestion } from "./make-layouts.ts"

/** Nobody waits longer for a home, ms. */
const longest = 60_000

/** Has a worker thread make layouts. Rejects where it cannot run, fails or takes too long. */
export function askLayouts(question: LayoutQuestion): Promise<readonly FoundLayout[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./layout-worker.ts", import.meta.url), { type: "module" })
    const end = (): void => {
      clearTimeout(timer)
      worker.terminate()
    }
    const fail = (): void => {
      end()
      reject(new Error("The layouts could not be made."))
    }
    const timer = setTimeout(fail, longest)
    worker.addEventListener("error", fail)
    worker.addEventListener("message", ({ data }: MessageEvent<readonly FoundLayout[]>) => {
      end()
      resolve(data)
    })
    // Threads have no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(question)
  })
}
