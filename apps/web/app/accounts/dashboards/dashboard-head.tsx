import type { ReactNode } from "react"

interface DashboardHeadProps {
  readonly title: string
  readonly text: string
  readonly action?: ReactNode
}

/** The head of a page of one's own area. */
export function DashboardHead({ title, text, action }: DashboardHeadProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8">
      <div className="min-w-0">
        <h1 className="text-36 wrap-anywhere">{title}</h1>
        <p className="mt-1.5 max-w-measure text-ink-2">{text}</p>
      </div>
      {action}
    </header>
  )
}
