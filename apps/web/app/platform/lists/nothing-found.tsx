import { buttonClass } from "@roomwright/ui/button"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Drawing } from "../drawing.tsx"
import { Link } from "react-router"
import { useText } from "../locale/locale.tsx"

/** A way out of an empty list: what to drop, what that brings back, and the address without it. */
export interface WayOut {
  readonly key: string
  readonly text: string
  readonly to: string
}

interface NothingFoundProps {
  readonly title: string
  /** Single filters that bring hits back when they go, the most useful first. */
  readonly waysOut?: readonly WayOut[]
  readonly clearTo: string
  /** The page asked for lies behind the last one. */
  readonly beyondEnd?: boolean
}

const mostOffered = 4

/** An empty list that says how to fill it again: drop a filter, drop them all, or go to the first page. */
export function NothingFound({ title, waysOut, clearTo, beyondEnd = false }: NothingFoundProps) {
  const t = useText()
  const offered = beyondEnd || !waysOut ? [] : waysOut.slice(0, mostOffered)
  return (
    <EmptyState drawing={<Drawing of="emptyRoom" />} title={beyondEnd ? t("pages.beyondTitle") : title}>
      {offered.length > 0 ? (
        <>
          <p>{offered.length === 1 ? t("filters.tryWithoutIt") : t("filters.tryWithout")}</p>
          <WaysOut ways={offered} />
        </>
      ) : null}
      <p className="mt-6">
        <Link to={clearTo} className={buttonClass(offered.length > 0 ? "quiet" : "primary")}>
          {beyondEnd ? t("pages.first") : offered.length > 0 ? t("filters.dropAll") : t("filters.seeAll")}
        </Link>
      </p>
    </EmptyState>
  )
}

/** The ways out as buttons, one under the other where they are long. */
export function WaysOut({ ways }: { readonly ways: readonly WayOut[] }) {
  return (
    <ul className="mt-6 flex flex-wrap justify-center gap-3">
      {ways.map(({ key, text, to }) => (
        <li key={key} className="max-w-full">
          <Link
            to={to}
            className={`${buttonClass("secondary", true)} num max-w-full py-1.5 whitespace-normal`}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
