import { useSyncExternalStore } from "react"
import { formatDay } from "./format.ts"
import { useLanguage } from "./locale.tsx"

const platformZone = "Asia/Ho_Chi_Minh"
const noChanges = () => () => {}

/** A day as the platform sees it, then, once the page runs, as the reader's own zone sees it. */
export function Day({ iso }: { readonly iso: string }) {
  const language = useLanguage()
  const zone = useSyncExternalStore(
    noChanges,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || platformZone,
    () => platformZone,
  )
  return (
    <time dateTime={iso} className="num">
      {formatDay(iso, language, zone)}
    </time>
  )
}
