import type { ReactNode } from "react"

interface FactsProps {
  /** A fact without a value is left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** What is known of one thing, name beside value. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="mt-6 grid max-w-measure gap-x-6 gap-y-3 sm:grid-cols-[180px_minmax(0,1fr)]">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="contents">
            <dt className="text-14 text-ink-2">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
