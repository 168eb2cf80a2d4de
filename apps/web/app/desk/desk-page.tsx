import type { ReactNode } from "react"

interface DeskPageProps {
  readonly title: string
  readonly intro?: string
  readonly children: ReactNode
}

/** A page of the back office that is read from top to bottom. */
export function DeskPage({ title, intro, children }: DeskPageProps) {
  return (
    <div className="max-w-content px-4 py-8 lg:px-8">
      <title>{`${title} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-28 md:text-36">{title}</h1>
      {intro ? <p className="mt-2 max-w-measure text-ink-2">{intro}</p> : null}
      <div className="mt-8">{children}</div>
    </div>
  )
}
