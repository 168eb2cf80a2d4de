import { Icon } from "@roomwright/ui/icon"
import { ArrowRight, CircleCheck } from "lucide-react"
import { Link } from "react-router"
import { DashboardCard } from "./dashboard-card.tsx"
import { useDashboardText } from "./dashboard-texts.ts"
import type { ProfilePart } from "./profile-gaps.ts"

interface CompletenessCardProps {
  readonly parts: readonly ProfilePart[]
  /** Why it is worth the while. */
  readonly reason: string
}

/** How complete the profile is, and a way to each thing that it lacks. */
export function CompletenessCard({ parts, reason }: CompletenessCardProps) {
  const t = useDashboardText()
  const missing = parts.filter(({ isThere }) => !isThere)
  const done = parts.length - missing.length
  return (
    <DashboardCard
      title={t("dashboards.complete.title")}
      aside={
        <span className="num text-14 text-ink-2">
          {t("dashboards.complete.count", { done, total: parts.length })}
        </span>
      }
    >
      <div aria-hidden className="mt-4 flex gap-1">
        {parts.map((part, at) => (
          <span key={part.name} className={`h-1.5 flex-1 rounded-pill ${at < done ? "bg-ok" : "bg-still"}`} />
        ))}
      </div>
      {missing.length === 0 ? (
        <p className="mt-4 flex gap-2 text-15 text-ok">
          <Icon of={CircleCheck} className="mt-[0.2em]" />
          {t("dashboards.complete.done")}
        </p>
      ) : (
        <>
          <p className="mt-4 text-15 text-ink-2">{reason}</p>
          <ul className="mt-3 border-t border-line">
            {missing.map(({ name, to }) => (
              <li key={name} className="border-b border-line last:border-0">
                <Link
                  to={to}
                  className="flex min-h-11 items-center justify-between gap-4 py-1.5 hover:text-accent"
                >
                  <span>{t("dashboards.complete.add", { part: t(name) })}</span>
                  <Icon of={ArrowRight} className="text-ink-2" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </DashboardCard>
  )
}
