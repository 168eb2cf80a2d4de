import { useSyncExternalStore } from "react"
import { formatDay } from "./format.ts"
import { useLanguage } from "./locale.tsx"

const platformZone = "Asia/Ho_Chi_Minh"
const noChanges = () => () => {}

interface DayProps {
  readonly iso: string
  /** What goes by the platform's own calendar is the same day everywhere. */
  readonly byPlatform?: boolean
}

/** A day as the platform sees it, then, once the page runs, as the reader's own zone sees it. */
export function Day({ iso, byPlatform = false }: DayProps) {
  const language = useLanguage()
  const zone = useSyncExternalStore(
    noChanges,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || platformZone,
    () => platformZone,
  )
  return (
    <time dateTime={iso} className="num">
      {formatDay(iso, language, byPlatform ? platformZone : zone)}
    </time>
  )
}
