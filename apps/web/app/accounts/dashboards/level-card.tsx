import {
  countPoints,
  designerLevels,
  levelAfter,
  pointsOfSale,
} from "@roomwright/contract/works/designer-level"
import type { OwnLevel } from "@roomwright/contract/works/my-works"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { DashboardCard } from "./dashboard-card.tsx"
import { useDashboardText } from "./dashboard-texts.ts"
import { NotLoaded } from "./not-loaded.tsx"

/** A designer's level, what the next one takes with how far one is, and the rule in words. */
export function LevelCard({ own }: { readonly own: OwnLevel | null }) {
  const t = useDashboardText()
  const language = useLanguage()
  const shown = (value: number): string => formatNumber(value, language)
  if (own === null)
    return (
      <DashboardCard className="mt-6" title={t("dashboards.stats.level")}>
        <NotLoaded />
      </DashboardCard>
    )
  const next = levelAfter(own.level)
  const points = countPoints(own)
  const isReached = next !== null && own.works >= next.works && points >= next.points
  return (
    <DashboardCard className="mt-6" title={t("dashboards.level.title", { level: own.level })}>
      <p className="mt-1.5 text-15 text-ink-2">
        {next === null
          ? t("dashboards.level.last")
          : isReached
            ? t("dashboards.level.soon", { level: next.level })
            : t("dashboards.level.next", { level: next.level })}
      </p>
      {next === null ? null : (
        <dl className="mt-4 grid gap-4 sm:grid-cols-2">
          <Progress
            name={t("dashboards.stats.works")}
            value={own.works}
            most={next.works}
            text={t("dashboards.level.of", { have: shown(own.works), need: shown(next.works) })}
          />
          <Progress
            name={t("dashboards.level.points")}
            value={points}
            most={next.points}
            text={t("dashboards.level.of", { have: shown(points), need: shown(next.points) })}
          />
        </dl>
      )}
      <p className="mt-4 text-14 text-ink-2">
        {t("dashboards.level.made", {
          views: shown(own.views),
          sales: shown(own.sales),
          points: shown(points),
        })}
      </p>
      <details className="mt-4 border-t border-line pt-4 text-15">
        <summary className="cursor-pointer text-accent underline-offset-4 hover:underline">
          {t("dashboards.level.howTo")}
        </summary>
        <p className="mt-3 max-w-measure text-ink-2">
          {t("dashboards.level.rule", { points: shown(pointsOfSale) })}
        </p>
        <ul className="mt-3 grid gap-1 text-ink-2">
          {designerLevels.map(({ level, works, points: least }) => (
            <li key={level}>
              {least === 0
                ? t("dashboards.level.takesWorks", { level, works })
                : t("dashboards.level.takes", { level, works, points: shown(least) })}
            </li>
          ))}
        </ul>
      </details>
    </DashboardCard>
  )
}

interface ProgressProps {
  readonly name: string
  readonly value: number
  readonly most: number
  readonly text: string
}

function Progress({ name, value, most, text }: ProgressProps) {
  const part = most === 0 ? 1 : Math.min(1, value / most)
  return (
    <div>
      <dt className="text-14 text-ink-2">{name}</dt>
      <dd>
        <span className="num">{text}</span>
        <span className="mt-1.5 block h-1.5 overflow-hidden rounded-pill bg-sunk" aria-hidden>
          <span className="block h-full bg-accent" style={{ width: `${part * 100}%` }} />
        </span>
      </dd>
    </div>
  )
}
