import { ChevronLeft, ChevronRight } from "lucide-react"
import type { ReactElement } from "react"
import { classNames } from "./class-names.ts"
import { Icon } from "./icon.tsx"

/**
 * Which pages to offer, from 1: both ends and the neighbours of the current one; null stands for a gap of two or
 * more pages.
 */
export function pagesToOffer(current: number, last: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const wanted = [...new Set(near)].toSorted((one, other) => one - other)
  return wanted.flatMap((page, at) => {
    const gap = page - (wanted[at - 1] ?? 0)
    if (at === 0 || gap === 1) return [page]
    return gap === 2 ? [page - 1, page] : [null, page]
  })
}

/** Which pages to offer of a list whose end nobody knows: the first, and the neighbours of the current one. */
export function pagesWithoutEnd(current: number, goesOn: boolean): (number | null)[] {
  const near = pagesToOffer(current, goesOn ? Math.max(current + 1, 3) : current)
  return goesOn ? [...near, null] : near
}

interface PaginationProps {
  /** From 1. */
  readonly current: number
  /** Null when nobody knows; then `goesOn` says whether there is one behind this. */
  readonly last: number | null
  readonly goesOn?: boolean
  readonly labels: {
    readonly all: string
    readonly previous: string
    readonly next: string
    readonly page: (page: number) => string
  }
  /** Draws the link to a page: routing is the caller's. */
  readonly renderLink: (page: number, props: LinkProps) => ReactElement
}

interface LinkProps {
  readonly className: string
  readonly "aria-label": string
  readonly "aria-current"?: "page"
  readonly rel?: "prev" | "next"
  readonly children: ReactElement | number
}

const cell = "inline-grid size-10 place-items-center rounded-control text-15 num"

export function Pagination({ current, last, goesOn = false, labels, renderLink }: PaginationProps) {
  if (last === null ? current <= 1 && !goesOn : last <= 1) return null
  const hasNext = last === null ? goesOn : current < last
  return (
    <nav aria-label={labels.all} className="mt-14 flex items-center justify-center gap-1 sm:gap-2">
      {current > 1 ? (
        renderLink(Math.min(current - 1, last ?? current), {
          className: classNames(cell, "hover:bg-sunk"),
          "aria-label": labels.previous,
          rel: "prev",
          children: <Icon of={ChevronLeft} />,
        })
      ) : (
        <span className={classNames(cell, "text-line-2")}>
          <Icon of={ChevronLeft} />
        </span>
      )}
      {(last === null ? pagesWithoutEnd(current, goesOn) : pagesToOffer(current, last)).map((page, at) =>
        page === null ? (
          // A gap has no identity but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={`gap-${at}`} aria-hidden="true" className={classNames(cell, "text-ink-2")}>
            …
          </span>
        ) : (
          <span key={page}>
            {renderLink(page, {
              className: classNames(cell, page === current ? "bg-ink text-paper" : "hover:bg-sunk"),
              "aria-label": labels.page(page),
              ...(page === current ? { "aria-current": "page" as const } : {}),
              children: page,
            })}
          </span>
        ),
      )}
      {hasNext ? (
        renderLink(current + 1, {
          className: classNames(cell, "hover:bg-sunk"),
          "aria-label": labels.next,
          rel: "next",
          children: <Icon of={ChevronRight} />,
        })
      ) : (
        <span className={classNames(cell, "text-line-2")}>
          <Icon of={ChevronRight} />
        </span>
      )}
    </nav>
  )
}
