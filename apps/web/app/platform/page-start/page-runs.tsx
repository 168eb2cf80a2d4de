import { useLayoutEffect, type ReactNode } from "react"

declare global {
  /** True once the program has taken the page over: from then on the router follows the history, not the starter. */
  var pageRuns: boolean | undefined
}

/** Stands around the whole page in the browser and tells the starter when it has been taken over. */
export function PageRuns({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    globalThis.pageRuns = true
  }, [])
  return children
}
