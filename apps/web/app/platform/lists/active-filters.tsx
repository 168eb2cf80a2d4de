import { Icon } from "@roomwright/ui/icon"
import { X } from "lucide-react"
import { useEffect, useRef } from "react"
import { Link } from "react-router"
import { useText } from "../locale/locale.tsx"
import { chipClass } from "./chip-class.ts"

export interface ActiveFilter {
  readonly key: string
  /** The parameter of the address. */
  readonly name: string
  readonly text: string
  /** The address without it. */
  readonly to: string
}

interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[]
  readonly clearTo: string
}

/** What is filtered by now, each with a cross, and a way to drop it all. */
export function ActiveFilters({ filters, clearTo }: ActiveFiltersProps) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<number | null>(null)
  useEffect(() => {
    const at = pressed.current
    pressed.current = null
    if (at === null) return
    // The cross that was pressed is gone: its neighbour takes over. After the last one, see `useKeptFocus`.
    const crosses = [...(list.current?.querySelectorAll<HTMLElement>("[data-cross]") ?? [])]
    crosses[Math.min(at, crosses.length - 1)]?.focus({ preventScroll: true })
  }, [filters.length])
  if (filters.length === 0) return null
  return (
    <ul
      ref={list}
      aria-label={t("filters.active")}
      className="no-scrollbar bleed -my-1 flex min-w-0 items-center gap-2 overflow-x-auto py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      {filters.map(({ key, text, to }, at) => (
        <li key={key} className="max-w-full flex-none">
          <Link
            to={to}
            preventScrollReset
            data-cross
            onClick={() => {
              pressed.current = at
            }}
            className={chipClass(false)}
            aria-label={t("filters.removeOne", { name: text })}
          >
            {text}
            <Icon of={X} size={14} />
          </Link>
        </li>
      ))}
      <li className="flex-none">
        <Link
          to={clearTo}
          preventScrollReset
          className="px-2 py-2 text-14 font-medium text-accent hover:text-accent-2"
        >
          {t("filters.clear")}
        </Link>
      </li>
    </ul>
  )
}
