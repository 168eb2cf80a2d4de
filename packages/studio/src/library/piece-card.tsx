import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { Heart, Store } from "lucide-react"
import type { PointerEvent } from "react"
import type { Lengths } from "../panels/parts/use-lengths.ts"
import { useStudioText } from "../use-studio-text.ts"
import { formatPrice, formatSize } from "./format-piece.ts"
import type { LibraryHit } from "./library-host.ts"
import { PiecePicture } from "./piece-picture.tsx"
import type { PiecePictures } from "./piece-pictures.ts"

interface PieceCardProps {
  readonly hit: LibraryHit
  readonly pictures: PiecePictures | null
  readonly lengths: Lengths
  /** Where it stands in the list. */
  readonly at: number
  /** It is in the hand, to be put down. */
  readonly isHeld: boolean
  /** Tab reaches it; the others are reached by arrows. */
  readonly isCurrent: boolean
  readonly onPress: (event: PointerEvent) => void
  readonly onPick: () => void
  readonly onFocus: () => void
  readonly onKeep: (isFavourite: boolean) => void
}

/** A piece to choose: its picture, what it is called, how large it is and what it costs. */
export function PieceCard(props: PieceCardProps) {
  const { hit, pictures, lengths, at, isHeld, isCurrent, onPress, onPick, onFocus, onKeep } = props
  const t = useStudioText()
  const tabIndex = isCurrent ? 0 : -1
  return (
    <div className="group relative h-full">
      <button
        type="button"
        data-piece={hit.key}
        tabIndex={tabIndex}
        aria-pressed={isHeld}
        onPointerDown={onPress}
        onClick={onPick}
        onFocus={onFocus}
        className={classNames(
          "grid h-full w-full cursor-grab content-start gap-1.5 rounded-inner border p-1.5 pb-2 text-left transition-colors duration-150 select-none",
          isHeld ? "border-accent bg-accent-tint" : "border-line bg-paper hover:border-line-2 hover:bg-sunk",
        )}
      >
        <PiecePicture hit={hit} pictures={pictures} at={at} />
        <span className="grid gap-0.5 px-1">
          <span className="line-clamp-2 text-12 leading-4.5 font-medium text-ink [overflow-wrap:anywhere]">
            {hit.name}
          </span>
          <span className="num text-11 text-ink-2">{formatSize(hit.item.size, lengths)}</span>
          <Offer hit={hit} />
        </span>
      </button>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-pressed={hit.isFavourite}
        aria-label={t(hit.isFavourite ? "library.letGo" : "library.keep", { name: hit.name })}
        title={t(hit.isFavourite ? "library.letGoShort" : "library.keepShort")}
        onFocus={onFocus}
        onClick={() => onKeep(!hit.isFavourite)}
        className={classNames(
          "absolute top-2.5 right-2.5 grid size-7 place-items-center rounded-pill bg-glass transition-opacity duration-150 focus-visible:opacity-100",
          hit.isFavourite
            ? "text-accent [&_svg]:fill-current"
            : "text-ink-2 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 hover:text-accent [@media(hover:none)]:opacity-100",
        )}
      >
        <Icon of={Heart} size={15} />
      </button>
    </div>
  )
}

/** What a merchant asks for it, or who gave it and under which terms. */
function Offer({ hit: { product, credit } }: { readonly hit: LibraryHit }) {
  const t = useStudioText()
  if (product) {
    const price = formatPrice(product.price)
    return (
      <>
        <span className="num text-12 font-semibold text-accent-2">
          {product.priceVaries ? t("library.priceFrom", { price }) : price}
        </span>
        <span className="flex min-w-0 items-center gap-1 text-11 text-ink-2" title={product.merchant}>
          <Icon of={Store} size={12} />
          <span className="truncate">{product.stock > 0 ? product.merchant : t("library.soldOut")}</span>
        </span>
      </>
    )
  }
  if (!credit) return null
  const words = [credit.creator, credit.licence].filter((word) => word !== "").join(" · ")
  return words === "" ? null : (
    <span className="line-clamp-2 text-11 text-ink-2" title={t("library.credit", { words })}>
      {words}
    </span>
  )
}
