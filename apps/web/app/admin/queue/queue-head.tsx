import { Icon } from "@roomwright/ui/icon"
import { Search } from "lucide-react"
import { Form, Link } from "react-router"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useAdminText } from "../frame/admin-texts.ts"
import type { QueueState } from "./read-queue-address.ts"

export interface QueueHeadProps {
  readonly title: string
  /** Names the choice between what waits and what is decided on. */
  readonly tabsLabel: string
  readonly searchLabel: string
  readonly path: string
  readonly state: QueueState
  readonly w: string
  readonly total: number
}

const tabs = [
  { state: "waiting", text: "admin.queue.tabWaiting" },
  { state: "decided", text: "admin.queue.tabDecided" },
] as const

/** Which part of a queue, how many, and the search in it. */
export function QueueHead({ title, tabsLabel, searchLabel, path, state, w, total }: QueueHeadProps) {
  const t = useAdminText()
  const language = useLanguage()
  return (
    <div className="grid gap-3 border-b border-line p-4">
      <h1 className="text-18">
        {title} <span className="num text-ink-2">{formatNumber(total, language)}</span>
      </h1>
      <nav aria-label={tabsLabel} className="flex items-center gap-2">
        {tabs.map((tab) => (
          <Link
            key={tab.state}
            to={`${path}?state=${tab.state}`}
            aria-current={tab.state === state ? "page" : undefined}
            className="inline-flex min-h-9 items-center rounded-pill border border-line-2 px-3.5 text-14 aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
          >
            {t(tab.text)}
          </Link>
        ))}
        <span className="ml-auto text-12 text-ink-2">
          {t(state === "waiting" ? "admin.queue.oldest" : "admin.queue.newest")}
        </span>
      </nav>
      <Form
        role="search"
        className="flex items-center gap-2 rounded-control border border-field bg-card px-3"
      >
        <Icon of={Search} />
        <input type="hidden" name="state" value={state} />
        <input
          key={w}
          name="w"
          type="search"
          defaultValue={w}
          aria-label={searchLabel}
          placeholder={searchLabel}
          autoComplete="off"
          className="min-h-10 w-full min-w-0 bg-transparent text-14 outline-offset-4"
        />
      </Form>
    </div>
  )
}
