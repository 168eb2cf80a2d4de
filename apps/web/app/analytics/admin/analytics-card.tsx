import { useId, type ReactNode } from "react"

interface AnalyticsCardProps {
  readonly title: string
  readonly text: string
  /** At the other end of the heading. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One thing that is told in numbers. */
export function AnalyticsCard({ title, text, aside, children }: AnalyticsCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 gap-5 rounded-card border border-line bg-card p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={id} className="text-22">
            {title}
          </h2>
          <p className="mt-1 max-w-measure text-14 text-ink-2">{text}</p>
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}
