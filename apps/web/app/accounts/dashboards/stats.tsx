import { classNames } from "@roomwright/ui/class-names"
import type { ReactNode } from "react"

interface StatsProps {
  readonly stats: readonly { readonly name: string; readonly value: ReactNode }[]
}

/** A few figures with their names, the figure first to the eye. */
export function Stats({ stats }: StatsProps) {
  return (
    <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(11.5rem,100%),1fr))] gap-x-6 gap-y-5">
      {stats.map(({ name, value }) => (
        <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-14 text-ink-2">{name}</dt>
          {/* A day is longer than a number, and is not to be broken. */}
          <dd
            className={classNames(
              "num font-serif wrap-anywhere",
              typeof value === "string" ? "text-28" : "text-22",
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
