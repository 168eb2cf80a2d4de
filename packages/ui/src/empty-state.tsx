import type { ReactNode } from "react"

interface EmptyStateProps {
  readonly drawing: ReactNode
  readonly title: string
  readonly children?: ReactNode
  readonly level?: 1 | 2
}

/** What stands where a list or page has nothing: a drawing, what is the matter, what to do. */
export function EmptyState({ drawing, title, children, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-4 py-8 text-center md:py-16">
      <div className="mb-6 w-44 max-w-full md:w-56 text-ink-2">{drawing}</div>
      <Heading className="text-28">{title}</Heading>
      {children ? <div className="mt-3 text-ink-2">{children}</div> : null}
    </div>
  )
}
