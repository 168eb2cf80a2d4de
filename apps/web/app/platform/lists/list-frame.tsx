import { Button } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { Sheet } from "@roomwright/ui/sheet"
import { SlidersHorizontal } from "lucide-react"
import { useState, type ReactNode } from "react"
import { useNavigation } from "react-router"
import { formatNumber } from "../locale/format.ts"
import { useLanguage, useText } from "../locale/locale.tsx"
import { ActiveFilters, type ActiveFilter } from "./filter-chips.tsx"
import { SortSelect } from "./sort-select.tsx"

interface ListFrameProps {
  readonly filters: ReactNode
  readonly active: readonly ActiveFilter[]
  readonly clearTo: string
  readonly sorts: readonly { readonly value: string; readonly text: string }[]
  readonly total: number
  /** "86 works", with the number in it. */
  readonly totalText: string
  /** Parts of the address that nobody knows and that were left out. */
  readonly dropped: readonly string[]
  readonly children: ReactNode
}

/** A list with its filters: a rail beside it on wide screens, a sheet on phones. */
export function ListFrame({
  filters,
  active,
  clearTo,
  sorts,
  total,
  totalText,
  dropped,
  children,
}: ListFrameProps) {
  const t = useText()
  const language = useLanguage()
  const navigation = useNavigation()
  const [open, setOpen] = useState(false)
  const waiting = navigation.state === "loading"
  return (
    <div className="grid gap-x-12 md:grid-cols-[220px_minmax(0,1fr)] lg:grid-cols-[var(--spacing-rail)_minmax(0,1fr)]">
      <aside aria-label={t("filters.title")} className="hidden md:block">
        {filters}
      </aside>
      <div className="min-w-0">
        <div className="mb-3 flex gap-2 md:hidden">
          <Button small onClick={() => setOpen(true)} aria-haspopup="dialog" className="min-h-10">
            <Icon of={SlidersHorizontal} />
            {active.length > 0 ? t("filters.titleCount", { count: active.length }) : t("filters.title")}
          </Button>
          <SortSelect options={sorts} />
        </div>
        <div
          className={classNames(
            "mb-4 flex min-h-9 items-start justify-between gap-4 md:mb-6",
            active.length === 0 && "max-md:hidden",
          )}
        >
          <ActiveFilters filters={active} clearTo={clearTo} />
          <div className="ml-auto flex flex-none items-center gap-1 text-14 text-ink-2 max-md:hidden">
            <p aria-live="polite" className="num py-1.5">
              {totalText}
            </p>
            <span aria-hidden="true">·</span>
            <SortSelect options={sorts} />
          </div>
        </div>
        {dropped.length > 0 ? (
          <p role="status" className="mb-6 rounded-control bg-wait-tint px-4 py-3 text-15 text-wait">
            {t("filters.dropped", { parts: dropped.join(", ") })}
          </p>
        ) : null}
        <div className={waiting ? "opacity-60 transition-opacity delay-100 duration-150" : undefined}>
          {children}
        </div>
      </div>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t("filters.title")}
        closeLabel={t("action.close")}
        footer={
          <Button look="primary" className="flex-1" onClick={() => setOpen(false)}>
            {t("filters.show", { count: formatNumber(total, language) })}
          </Button>
        }
      >
        {filters}
      </Sheet>
    </div>
  )
}
