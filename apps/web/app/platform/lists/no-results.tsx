import { limits } from "@roomwright/contract/limits"
import { buttonClass } from "@roomwright/ui/button"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Link } from "react-router"
import { useText } from "../locale/locale.tsx"

interface NoResultsProps {
  readonly keyword: string
  /** Null when nothing was searched for: no keyword, or one that is too long. */
  readonly found: number | null
  readonly title: string
  readonly all: { readonly to: string; readonly text: string }
}

/** A search that shows nothing, and why: no keyword, too long a one, no match, or a page behind the last. */
export function NoResults({ keyword, found, title, all }: NoResultsProps) {
  const t = useText()
  const tooLong = keyword.length > limits.keywordLength
  const heading = found
    ? t("pages.beyondTitle")
    : tooLong
      ? t("search.tooLong")
      : keyword === ""
        ? t("search.enterKeyword")
        : title
  const advice = tooLong
    ? t("search.tooLongText", { most: limits.keywordLength })
    : keyword === ""
      ? t("search.enterKeywordText")
      : t("search.tryOther")
  return (
    <EmptyState drawing={<EmptyRoomDrawing />} title={heading}>
      {found ? null : <p>{advice}</p>}
      <p className="mt-6">
        <Link to={found ? `?w=${encodeURIComponent(keyword)}` : all.to} className={buttonClass("primary")}>
          {found ? t("pages.first") : all.text}
        </Link>
      </p>
    </EmptyState>
  )
}
