import { Icon, type Drawing } from "@roomwright/ui/icon"
import { Clock, Heart, Upload } from "lucide-react"
import { useStudioText } from "../use-studio-text.ts"
import { iconOfCategory } from "./category-icons.tsx"
import type { Facet } from "./library-host.ts"
import type { LibraryWish } from "./library-list.ts"

interface CategoryTilesProps {
  readonly categories: readonly Facet[]
  readonly onAsk: (part: Partial<LibraryWish>) => void
}

/** The ways into the library: what one keeps and used last, and what there is. */
export function CategoryTiles({ categories, onAsk }: CategoryTilesProps) {
  const t = useStudioText()
  return (
    <ul aria-label={t("library.categories")} className="-mx-1 grid grid-cols-4 gap-0.5">
      {categories.map(({ id, name }) => (
        <Tile key={id} icon={iconOfCategory(id)} name={name} onPick={() => onAsk({ category: id })} />
      ))}
      <Tile icon={Heart} name={t("library.favourites")} onPick={() => onAsk({ shelf: "favourites" })} />
      <Tile icon={Clock} name={t("library.recent")} onPick={() => onAsk({ shelf: "recent" })} />
      <Tile icon={Upload} name={t("library.own")} onPick={() => onAsk({ shelf: "own" })} />
    </ul>
  )
}

interface TileProps {
  readonly icon: Drawing
  readonly name: string
  readonly onPick: () => void
}

function Tile({ icon, name, onPick }: TileProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPick}
        className="grid h-full w-full content-start justify-items-center gap-1 rounded-inner px-0.5 pt-2 pb-1.5 text-center text-11 leading-3.5 text-ink-2 transition-colors duration-150 hover:bg-sunk hover:text-ink"
      >
        <Icon of={icon} size={22} />
        <span className="text-balance">{name}</span>
      </button>
    </li>
  )
}
