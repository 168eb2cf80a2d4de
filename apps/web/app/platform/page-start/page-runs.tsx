import { use, useLayoutEffect, type ReactNode } from "react"

declare global {
  /** True once the program has taken the page over: from then on the router follows the history, not the starter. */
  var pageRuns: boolean | undefined
  /** True when the starter has sent the browser to another address before that. */
  var pageLeft: boolean | undefined
}

const never = new Promise<never>(() => {})

/** Stands around the whole page in the browser and tells the starter when it has been taken over. */
export function PageRuns({ children }: { readonly children: ReactNode }) {
  // The router would be made for the new address, around the contents of the old one.
  if (globalThis.pageLeft) use(never)
  useLayoutEffect(() => {
    globalThis.pageRuns = true
    // When the effects have run, too: what is pressed then is heard.
    setTimeout(() => dispatchEvent(new Event("page-runs")))
  }, [])
  return children
}
