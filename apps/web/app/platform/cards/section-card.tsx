import { classNames } from "@roomwright/ui/class-names"
import { useId, type ReactNode } from "react"

interface SectionCardProps {
  readonly title: string
  /** At the other end of the title's line. */
  readonly aside?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** One part of a page of one's own area, on a card. */
export function SectionCard({ title, aside, className, children }: SectionCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames("min-w-0 rounded-card border border-line bg-card p-5 sm:p-6", className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-22">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
