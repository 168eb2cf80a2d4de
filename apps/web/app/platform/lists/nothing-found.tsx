import { buttonClass } from "@roomwright/ui/button"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Link } from "react-router"
import { useText } from "../locale/locale.tsx"
import type { ActiveFilter } from "./filter-chips.tsx"

interface NothingFoundProps {
  readonly title: string
  readonly active: readonly ActiveFilter[]
  readonly clearTo: string
  /** The page asked for lies behind the last one. */
  readonly beyondEnd?: boolean
}

/** An empty list that says how to fill it again: drop a filter, drop them all, or go to the first page. */
export function NothingFound({ title, active, clearTo, beyondEnd = false }: NothingFoundProps) {
  const t = useText()
  return (
    <EmptyState drawing={<EmptyRoomDrawing />} title={beyondEnd ? t("pages.beyondTitle") : title}>
      {active.length > 0 && !beyondEnd ? (
        <>
          <p>{t("filters.tryWithout")}</p>
          <p className="mt-6 flex flex-wrap justify-center gap-3">
            {active.map(({ key, text, to }) => (
              <Link key={key} to={to} className={buttonClass("secondary", true)}>
                {t("filters.without", { name: text })}
              </Link>
            ))}
          </p>
        </>
      ) : null}
      <p className="mt-6">
        <Link to={clearTo} className={buttonClass("primary")}>
          {beyondEnd ? t("pages.first") : t("filters.seeAll")}
        </Link>
      </p>
    </EmptyState>
  )
}
