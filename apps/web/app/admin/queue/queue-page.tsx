import type { ReactNode } from "react"
import { useSearchParams } from "react-router"
import { ListPages } from "../../platform/lists/list-pages.tsx"
import { QueueHead, type QueueHeadProps } from "./queue-head.tsx"

interface QueuePageProps extends QueueHeadProps {
  /** The page's name in the browser's tab. */
  readonly name: string
  /** The page of what is decided on. */
  readonly page: number
  readonly size: number
  readonly list: ReactNode
  /** Says how many wait that are not listed; null where all are. */
  readonly more: string | null
  /** Said to those who cannot see it, too: who was first, what is shown. */
  readonly status: ReactNode
  readonly detail: ReactNode
  readonly dialogs: ReactNode
}

/** A queue at the left, one of it at the right. */
export function QueuePage(props: QueuePageProps) {
  const { name, page, size, list, more, status, detail, dialogs, ...head } = props
  const [search] = useSearchParams()
  return (
    <div className="lg:grid lg:h-[calc(100dvh-var(--spacing-header))] lg:grid-cols-[300px_minmax(0,1fr)] xl:grid-cols-[340px_minmax(0,1fr)]">
      <title>{`${name} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <section
        aria-label={head.title}
        className="flex min-h-0 flex-col border-line bg-card max-lg:border-b lg:border-r"
      >
        <QueueHead {...head} />
        <div className="min-h-0 flex-1 overflow-y-auto max-lg:max-h-56">
          {list}
          {more === null ? null : <p className="px-4 py-3 text-12 text-ink-2">{more}</p>}
          {head.state === "waiting" ? null : (
            <div className="px-2 py-4">
              <ListPages search={search} page={page} size={size} totalElements={head.total} />
            </div>
          )}
        </div>
      </section>
      <div className="grid min-h-0 min-w-0 lg:grid-rows-[auto_minmax(0,1fr)]">
        <div role="status">{status}</div>
        {detail}
      </div>
      {dialogs}
    </div>
  )
}
