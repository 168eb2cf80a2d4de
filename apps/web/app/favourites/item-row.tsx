import { dropItem, type CollectionItem } from "@roomwright/contract/favourites/collections"
import { productPath, workPath } from "@roomwright/contract/page-paths"
import { IconButton } from "@roomwright/ui/icon-button"
import { Picture } from "@roomwright/ui/picture"
import { ArrowDown, ArrowUp } from "lucide-react"
import { Link } from "react-router"
import { useLangOf } from "../platform/locale/locale.tsx"
import { useFavouriteText } from "./favourite-texts.ts"
import { ItemNote } from "./item-note.tsx"
import { named } from "./named.ts"
import { TextButton } from "./text-button.tsx"
import { useAct } from "./use-act.ts"

interface ItemRowProps {
  readonly collectionId: string
  readonly item: CollectionItem
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
}

/** One thing in a collection of one's own. */
export function ItemRow({ collectionId, item, isFirst, isLast, onMove }: ItemRowProps) {
  const t = useFavouriteText()
  const langOf = useLangOf()
  const { isBusy, act } = useAct()
  const { subject, id } = item
  const card = item.work ?? item.product
  const path = subject === "work" ? workPath(id) : productPath(id)
  const name = card?.name.text ?? t(`favourites.gone.${subject}`)
  const drop = (): void =>
    void act((call) => call(dropItem, { params: { id: collectionId, subject, item: id } }))
  return (
    <li className="flex items-start gap-4 border-t border-line py-5 first:border-0" aria-busy={isBusy}>
      <span className="aspect-4/3 w-24 flex-none overflow-hidden rounded-control bg-still sm:w-32">
        {card ? <Picture source={card.picture} alt="" sizes="128px" className="h-full" /> : null}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        {card ? (
          <Link to={path} className="font-medium wrap-anywhere hover:text-accent" {...langOf(card.name)}>
            {name}
          </Link>
        ) : (
          <p className="text-ink-2">{name}</p>
        )}
        <ItemNote key={item.note} collectionId={collectionId} item={item} name={name}>
          <TextButton aria-label={named(t("favourites.drop"), name)} onClick={drop}>
            {t("favourites.drop")}
          </TextButton>
        </ItemNote>
      </div>
      <div className="flex flex-none max-sm:flex-col">
        <IconButton
          icon={ArrowUp}
          label={t("favourites.up", { name })}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={t("favourites.down", { name })}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
      </div>
    </li>
  )
}
