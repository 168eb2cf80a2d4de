import { Button, buttonClass } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { closesDialog, opensDialog } from "@roomwright/ui/dialog-commands"
import { Icon } from "@roomwright/ui/icon"
import { Sheet } from "@roomwright/ui/sheet"
import { SlidersHorizontal } from "lucide-react"
import { Suspense, useId, useRef, type ReactNode } from "react"
import { Link, useNavigation } from "react-router"
import type { DroppedPart } from "../filter-address.ts"
import { formatCount } from "../locale/format.ts"
import { useLanguage, useText } from "../locale/locale.tsx"
import { ActiveFilters, type ActiveFilter } from "./active-filters.tsx"
import { DroppedParts } from "./dropped-parts.tsx"
import type { Total } from "./nearest-to-drop.ts"
import { SortSelect } from "./sort-select.tsx"
import { useKeptFocus, useSteadyPlace } from "./use-steady-list.ts"

interface ListFrameProps {
  readonly filters: ReactNode
  readonly active: readonly ActiveFilter[]
  readonly clearTo: string
  readonly sorts: readonly { readonly value: string; readonly text: string }[]
  readonly search: URLSearchParams
  readonly hits: Total
  /** "86 works", with the number in it. */
  readonly totalText: string
  readonly dropped: readonly DroppedPart[]
  readonly children: ReactNode
}

/** A list with its filters: a rail beside it on wide screens, a sheet on phones. */
export function ListFrame({
  filters,
  active,
  clearTo,
  sorts,
  search,
  hits,
  totalText,
  dropped,
  children,
}: ListFrameProps) {
  const t = useText()
  const language = useLanguage()
  const navigation = useNavigation()
  const sheet = useId()
  const total = useRef<HTMLParagraphElement>(null)
  const keepPlace = useSteadyPlace()
  const keepFocus = useKeptFocus([total])
  const waiting = navigation.state === "loading"
  const steadyFilters = (
    // Looks on only: what is pressed in here are links and buttons, which keys press too.
    <div onClickCapture={keepPlace}>{filters}</div>
  )
  return (
    <div
      {...keepFocus}
      className="grid gap-x-12 [overflow-anchor:none] md:grid-cols-[220px_minmax(0,1fr)] lg:grid-cols-[var(--spacing-rail)_minmax(0,1fr)]"
    >
      <aside aria-label={t("filters.title")} className="hidden md:block">
        <Suspense>{steadyFilters}</Suspense>
      </aside>
      <div className="min-w-0">
        <div className="mb-3 flex items-center gap-2 md:hidden">
          <Button small {...opensDialog(sheet)} className="min-h-10">
            <Icon of={SlidersHorizontal} />
            {active.length > 0 ? t("filters.titleCount", { count: active.length }) : t("filters.title")}
          </Button>
          <SortSelect options={sorts} search={search} />
        </div>
        <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 md:mb-6 md:min-h-9 md:flex-nowrap">
          <ActiveFilters filters={active} clearTo={clearTo} />
          <div
            className={classNames(
              "flex flex-none items-center gap-1 text-14 text-ink-2 md:ml-auto",
              active.length > 0 && "max-md:w-full",
            )}
          >
            <p ref={total} tabIndex={-1} aria-live="polite" className="num outline-none md:py-1.5">
              {totalText}
            </p>
            <span aria-hidden="true" className="max-md:hidden">
              ·
            </span>
            <span className="max-md:hidden">
              <SortSelect options={sorts} search={search} />
            </span>
          </div>
        </div>
        <DroppedParts dropped={dropped} />
        <div className={waiting ? "opacity-60 transition-opacity delay-100 duration-150" : undefined}>
          {children}
        </div>
      </div>
      <Sheet
        id={sheet}
        title={t("filters.title")}
        closeLabel={t("action.close")}
        footer={
          <>
            {active.length > 0 ? (
              <Link to={clearTo} preventScrollReset className={buttonClass()}>
                {t("filters.clear")}
              </Link>
            ) : null}
            <Button look="primary" className="num min-w-0 flex-1" {...closesDialog(sheet)}>
              {/* A dialog hides the page's own count from those who listen. */}
              <span aria-live="polite">
                {t("filters.show", { count: formatCount(hits.total, hits.isCapped, language) })}
              </span>
            </Button>
          </>
        }
      >
        {/* Runs after what is in sight, or when it is touched. */}
        <Suspense>{steadyFilters}</Suspense>
      </Sheet>
    </div>
  )
}
