import type { CollectionSummary } from "@roomwright/contract/favourites/collections"
import { ownCollectionPath } from "@roomwright/contract/page-paths"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Icon } from "@roomwright/ui/icon"
import { Picture } from "@roomwright/ui/picture"
import { Link2, Lock } from "lucide-react"
import { Link, useNavigate } from "react-router"
import { showToast } from "../platform/toast-store.ts"
import { useFavouriteText } from "./favourite-texts.ts"
import { NewCollection } from "./new-collection.tsx"

/** One's collections, and where to make another. */
export function CollectionsTab({ collections }: { readonly collections: readonly CollectionSummary[] }) {
  const t = useFavouriteText()
  const navigate = useNavigate()
  return (
    <>
      {collections.length === 0 ? (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("favourites.none.collections")}>
          <p>{t("favourites.noneText.collections")}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {collections.map((collection) => (
            <li key={collection.id} className="min-w-0">
              <CollectionCard collection={collection} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 max-w-xl">
        <NewCollection
          isFirst={collections.length === 0}
          onMade={(id) => void navigate(ownCollectionPath(id))}
          onProblem={(text) => {
            if (text !== null) showToast("error", text)
          }}
        />
      </div>
    </>
  )
}

function CollectionCard({ collection }: { readonly collection: CollectionSummary }) {
  const t = useFavouriteText()
  const { id, name, shareId, itemCount, pictures } = collection
  const [first, ...others] = pictures
  return (
    <Link to={ownCollectionPath(id)} className="group block">
      <span
        className={`grid aspect-3/2 gap-1 overflow-hidden rounded-card bg-still ${others.length > 0 ? "grid-cols-[2fr_1fr] grid-rows-2" : ""}`}
      >
        {first ? (
          <Picture source={first} alt="" sizes="240px" className="row-span-2 h-full min-h-0" />
        ) : (
          <span className="grid place-items-center p-4 text-center text-14 text-ink-2">
            {t("favourites.empty")}
          </span>
        )}
        {others.map((picture) => (
          <Picture
            key={picture.id}
            source={picture}
            alt=""
            sizes="120px"
            className={`h-full min-h-0 ${others.length === 1 ? "row-span-2" : ""}`}
          />
        ))}
      </span>
      <strong className="mt-3 block font-medium wrap-anywhere group-hover:text-accent">{name}</strong>
      <span className="flex items-center gap-1.5 text-14 text-ink-2">
        <Icon of={shareId === null ? Lock : Link2} size={14} />
        {t("favourites.things", { count: itemCount })} ·{" "}
        {t(shareId === null ? "favourites.private" : "favourites.public")}
      </span>
    </Link>
  )
}
