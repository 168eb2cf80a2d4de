import { Icon } from "@roomwright/ui/icon"
import { IconButton } from "@roomwright/ui/icon-button"
import { History, X } from "lucide-react"
import { useId } from "react"
import { Link } from "react-router"
import { useText } from "../platform/locale/locale.tsx"
import { searchPath } from "./search-scope.ts"
import type { RecentSearches } from "./use-recent-searches.ts"

interface RecentListProps {
  readonly recent: RecentSearches
  readonly onOpen: () => void
  /** Called when a search, or all, are gone from the list, and with them what had the focus. */
  readonly onForget: () => void
}

/** What was searched for last, each to be searched again or forgotten. */
export function RecentList({ recent, onOpen, onForget }: RecentListProps) {
  const t = useText()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mt-4">
      <div className="flex items-center justify-between gap-3">
        <p id={heading} className="eyebrow">
          {t("search.recent")}
        </p>
        <button
          type="button"
          onClick={() => {
            recent.forgetAll()
            onForget()
          }}
          className="rounded-control py-1 text-14 text-accent hover:text-accent-2"
        >
          {t("search.clearRecent")}
        </button>
      </div>
      <ul>
        {recent.searches.map((search) => (
          <li key={`${search.scope} ${search.keyword}`} className="flex items-center">
            <Link
              to={searchPath(search.scope, search.keyword)}
              onClick={onOpen}
              className="-ml-2 flex min-h-10 min-w-0 flex-1 items-center gap-3 rounded-control px-2 text-15 hover:bg-sunk"
            >
              <Icon of={History} size={16} />
              <span className="truncate">{search.keyword}</span>{" "}
              <span className="ml-auto flex-none text-14 text-ink-2">
                {search.scope === "product" ? t("search.products") : t("search.designers")}
              </span>
            </Link>
            <IconButton
              icon={X}
              label={t("search.removeRecent", { keyword: search.keyword })}
              onClick={() => {
                recent.forget(search)
                onForget()
              }}
              className="-mr-2 flex-none text-ink-2"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
