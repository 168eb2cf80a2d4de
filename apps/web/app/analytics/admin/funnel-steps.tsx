import { useAnalyticsText } from "./analytics-texts.ts"

interface FunnelStepsProps {
  readonly steps: readonly { readonly name: string; readonly count: number }[]
  readonly word: (count: number) => string
  /** A share of 1. */
  readonly formatRate: (rate: number) => string
}

/** Steps below each other, each as wide as its share of the widest, with its share of the step before. */
export function FunnelSteps({ steps, word, formatRate }: FunnelStepsProps) {
  const t = useAnalyticsText()
  const widest = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <ol className="grid gap-3">
      {steps.map(({ name, count }, at) => {
        const before = steps[at - 1]?.count
        return (
          <li key={name} className="grid gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-14">
              <span>{name}</span>
              <span>
                <b className="num text-16 font-medium">{word(count)}</b>
                {before === undefined || before === 0 ? null : (
                  <span className="ml-3 text-ink-2">
                    {t("analytics.rate", { rate: formatRate(count / before) })}
                  </span>
                )}
              </span>
            </p>
            <span aria-hidden className="block h-2.5 overflow-hidden rounded-pill bg-sunk">
              <span
                className="block h-full rounded-pill bg-accent"
                style={{ width: `${(count / widest) * 100}%` }}
              />
            </span>
          </li>
        )
      })}
    </ol>
  )
}
