import type { FavouriteSubject } from "@roomwright/contract/favourites/calls"
import { buttonClass } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { Heart } from "lucide-react"
import { formatNumber } from "../locale/format.ts"
import { useLanguage, useText } from "../locale/locale.tsx"
import { useFavourite } from "./use-favourite.ts"

interface FavouriteButtonProps {
  readonly subject: FavouriteSubject
  readonly id: string
  /** How many keep it, as the page was made. */
  readonly count: number
}

/** The heart of a work or product, or the way to follow somebody; visitors are asked to log in first. */
export function FavouriteButton({ subject, id, count: counted }: FavouriteButtonProps) {
  const t = useText()
  const language = useLanguage()
  const isPerson = subject === "designer" || subject === "merchant"
  const { count, isMine, isOwn, toggle } = useFavourite(
    { subject, id, count: counted },
    isPerson ? t("favourite.said.followed") : t("favourite.said.kept"),
  )
  const words = isPerson
    ? [t("favourite.follow"), t("favourite.followed")]
    : [t("favourite.keep"), t("favourite.kept")]
  const numbers = { count, shown: formatNumber(count, language) }
  const said =
    count === 0 ? "" : isPerson ? t("favourite.followers", numbers) : t("favourite.keepers", numbers)
  return (
    // The count hangs on the button's corner: the first who keeps it moves nothing, and none leaves no hole.
    <p className="relative">
      <button
        type="button"
        aria-pressed={isMine}
        disabled={isOwn}
        data-asks-sign-in=""
        onClick={toggle}
        className={buttonClass()}
      >
        <Icon of={Heart} {...(isMine ? { className: "fill-accent text-accent" } : {})} />
        {/* Both words take their place: the button is as wide with either. */}
        <span className="grid text-left *:[grid-area:1/1]">
          {words.map((word, at) => (
            <span key={word} className={classNames((at === 1) !== isMine && "invisible")}>
              {word}
            </span>
          ))}
        </span>
      </button>
      {count === 0 ? null : (
        <span
          aria-hidden="true"
          title={said}
          className="num absolute -top-2.5 right-0 min-w-6 translate-x-1/3 rounded-pill border border-line bg-card px-1.5 text-center text-12 text-ink-2"
        >
          {numbers.shown}
        </span>
      )}
      <span className="sr-only" aria-live="polite">
        {said}
      </span>
    </p>
  )
}
