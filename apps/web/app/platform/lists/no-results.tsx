import { limits } from "@roomwright/contract/limits"
import { buttonClass } from "@roomwright/ui/button"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Drawing } from "../drawing.tsx"
import { Link } from "react-router"
import { useText } from "../locale/locale.tsx"
import type { NearKeyword } from "./nearest-to-drop.ts"
import { WaysOut } from "./nothing-found.tsx"

interface NoResultsProps {
  readonly keyword: string
  /** Null when nothing was searched for: no keyword, or one that is too long. */
  readonly found: number | null
  readonly title: string
  /** The list without the keyword, with how much it holds. */
  readonly all: { readonly to: string; readonly text: string }
  /** Keywords with a word less that find something. */
  readonly shorter: readonly NearKeyword[]
  readonly formatTotal: (hits: NearKeyword) => string
}

/** A search that shows nothing, and why: no keyword, too long a one, no match, or a page behind the last. */
export function NoResults({ keyword, found, title, all, shorter, formatTotal }: NoResultsProps) {
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
      : shorter.length > 0
        ? t("search.tryShorter")
        : t("search.tryOther")
  return (
    <EmptyState drawing={<Drawing of="emptyRoom" />} title={heading}>
      {found ? null : <p>{advice}</p>}
      {shorter.length > 0 ? (
        <WaysOut
          ways={shorter.map((near) => ({
            key: near.keyword,
            text: t("search.shorter", { keyword: near.keyword, total: formatTotal(near) }),
            to: addressOf(near.keyword),
          }))}
        />
      ) : null}
      <p className="mt-6">
        <Link
          to={found ? addressOf(keyword) : all.to}
          className={`${buttonClass(shorter.length > 0 ? "quiet" : "primary")} num`}
        >
          {found ? t("pages.first") : all.text}
        </Link>
      </p>
    </EmptyState>
  )
}

const addressOf = (keyword: string): string => `?w=${encodeURIComponent(keyword)}`
