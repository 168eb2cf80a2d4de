import { pagePaths } from "@roomwright/contract/page-paths"
import { Icon } from "@roomwright/ui/icon"
import { Search } from "lucide-react"
import { Form, Link } from "react-router"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useDeskText } from "../desk-texts.ts"

interface ApplicationsHeadProps {
  readonly state: "waiting" | "decided"
  readonly w: string
  readonly total: number
}

const tabs = [
  { state: "waiting", text: "desk.receipts.tabWaiting" },
  { state: "decided", text: "desk.receipts.tabDecided" },
] as const

/** Which applications, how many, and the search among them. */
export function ApplicationsHead({ state, w, total }: ApplicationsHeadProps) {
  const t = useDeskText()
  const language = useLanguage()
  return (
    <div className="grid gap-3 border-b border-line p-4">
      <h1 className="text-18">
        {t(state === "waiting" ? "desk.applications.waiting" : "desk.applications.decided")}{" "}
        <span className="num text-ink-2">{formatNumber(total, language)}</span>
      </h1>
      <nav aria-label={t("desk.applications.tabs")} className="flex items-center gap-2">
        {tabs.map((tab) => (
          <Link
            key={tab.state}
            to={`${pagePaths.applicationsDesk}?state=${tab.state}`}
            aria-current={tab.state === state ? "page" : undefined}
            className="inline-flex min-h-9 items-center rounded-pill border border-line-2 px-3.5 text-14 aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
          >
            {t(tab.text)}
          </Link>
        ))}
        <span className="ml-auto text-12 text-ink-2">
          {t(state === "waiting" ? "desk.receipts.oldest" : "desk.receipts.newest")}
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
          aria-label={t("desk.applications.search")}
          placeholder={t("desk.applications.search")}
          autoComplete="off"
          className="min-h-10 w-full min-w-0 bg-transparent text-14 outline-offset-4"
        />
      </Form>
    </div>
  )
}
