import type { Meter, OwnPlan } from "@roomwright/contract/plans/calls"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { Day } from "../platform/locale/day.tsx"
import { usePlanText } from "./plan-texts.ts"
import { UsageBar } from "./usage-bar.tsx"
import { counterGroupNames, counterGroups } from "./format-bounds.ts"

/** What is left of every counter, and when it begins anew. */
export function MetersCard({ plan: { meters, isUnlimited } }: { readonly plan: OwnPlan }) {
  const t = usePlanText()
  return (
    <SectionCard title={t("plans.meter.title")}>
      {isUnlimited ? <p className="mt-3 text-ink-2">{t("plans.meter.unlimitedText")}</p> : null}
      <div className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {counterGroupNames.map((group) => (
          <section key={group} aria-labelledby={`meters-${group}`}>
            <h3 id={`meters-${group}`} className="text-18">
              {t(`plans.group.${group}`)}
            </h3>
            <ul className="mt-1">
              {meters
                .filter(({ counter }) => counterGroups[group].some((each) => each === counter))
                .map((meter) => (
                  <MeterRow key={meter.counter} meter={meter} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </SectionCard>
  )
}

function MeterRow({ meter }: { readonly meter: Meter }) {
  const t = usePlanText()
  const { counter, limit, used, left, resetsAt, granted } = meter
  const name = t(`plans.counter.${counter}`)
  const isNothing = limit === 0 && granted === 0
  return (
    <li className="border-b border-line py-3 last:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-15">{name}</span>
        <span className={`num text-15 ${isNothing ? "text-ink-2" : ""}`}>
          {left === null
            ? t("plans.bound.unlimited")
            : isNothing
              ? t("plans.bound.none")
              : t("plans.meter.left", { left })}
        </span>
      </div>
      {limit === null || isNothing ? null : (
        <>
          <UsageBar label={t("plans.meter.used", { used, limit })} used={used} most={limit} />
          <p className="num mt-1.5 flex flex-wrap justify-between gap-x-4 text-14 text-ink-2">
            <span>
              {t("plans.meter.used", { used, limit })}
              {granted > 0 ? ` · ${t("plans.meter.granted", { count: granted })}` : ""}
            </span>
            {resetsAt ? (
              <span>
                {t("plans.meter.resets")} <Day iso={resetsAt} byPlatform />
              </span>
            ) : (
              <span>{t("plans.meter.never")}</span>
            )}
          </p>
        </>
      )}
    </li>
  )
}
