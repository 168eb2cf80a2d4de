import { Icon } from "@roomwright/ui/icon"
import { ChevronLeft } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "react-router"

interface AdminPageProps {
  readonly title: string
  readonly intro?: string
  /** The list that it is one of. */
  readonly list?: { readonly path: string; readonly name: string }
  readonly children: ReactNode
}

/** A page of the back office that is read from top to bottom. */
export function AdminPage({ title, intro, list, children }: AdminPageProps) {
  return (
    <div className="max-w-content px-4 py-8 lg:px-8">
      <title>{`${title} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      {list ? (
        <Link
          to={list.path}
          className="-mt-3 mb-1 inline-flex min-h-11 items-center gap-1 text-14 text-accent underline-offset-4 hover:underline"
        >
          <Icon of={ChevronLeft} size={16} />
          {list.name}
        </Link>
      ) : null}
      <h1 className="text-28 wrap-anywhere md:text-36">{title}</h1>
      {intro ? <p className="mt-2 max-w-measure text-ink-2">{intro}</p> : null}
      <div className="mt-8">{children}</div>
    </div>
  )
}
