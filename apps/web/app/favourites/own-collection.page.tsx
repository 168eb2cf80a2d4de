import {
  deleteCollection,
  orderCollection,
  readCollection,
} from "@roomwright/contract/favourites/collections"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Button, buttonClass } from "@roomwright/ui/button"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { useState } from "react"
import { data, Link, useNavigate } from "react-router"
import { ApiError } from "../platform/api.ts"
import { ConfirmDialog } from "../platform/dialogs/confirm-dialog.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/own-collection.page"
import { CollectionName } from "./collection-name.tsx"
import { favouriteTexts, useFavouriteText } from "./favourite-texts.ts"
import { ItemRow } from "./item-row.tsx"
import { moveItem } from "./move-item.ts"
import { ShareCard } from "./share-card.tsx"
import { useAct } from "./use-act.ts"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const id = new URL(request.url).searchParams.get("id") ?? ""
  const [collection] = await Promise.all([
    call(readCollection, { params: { id } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 })
      throw error
    }),
    favouriteTexts.load(shownLanguage()),
  ])
  return collection
}

/** A collection of one's own: what stands in it, in which order, with which notes, and who may see it. */
export default function OwnCollectionPage({ loaderData: collection }: Route.ComponentProps) {
  const t = useFavouriteText()
  const navigate = useNavigate()
  const { isBusy, act } = useAct()
  const [isAsking, setAsking] = useState(false)
  const { id, name, items } = collection
  const params = { id }

  const remove = async (): Promise<void> => {
    setAsking(false)
    const isGone = await act(async (call) => {
      await call(deleteCollection, { params })
      // Away from here first: the page has nothing to show any more.
      await navigate(`${pagePaths.favourites}?tab=collections`, { replace: true })
    }, t("favourites.said.deleted"))
    if (isGone) return
  }
  const move = (from: number, by: -1 | 1): void => {
    const order = moveItem(
      items.map((item) => item.id),
      from,
      by,
    )
    if (order) void act((call) => call(orderCollection, { params, body: { items: order } }))
  }

  return (
    <>
      <title>{`${name} · Roomwright`}</title>
      <p className="mb-2 text-14">
        <Link
          to={`${pagePaths.favourites}?tab=collections`}
          className="text-accent underline-offset-4 hover:underline"
        >
          {t("favourites.tab.collections")}
        </Link>
      </p>
      <CollectionName key={name} id={id} name={name} />
      <ShareCard key={id} id={id} shareId={collection.shareId} />
      {items.length === 0 ? (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("favourites.empty")}>
          <p>{t("favourites.emptyText")}</p>
          <Link to={pagePaths.favourites} className={`${buttonClass("primary")} mt-6`}>
            {t("favourites.toFavourites")}
          </Link>
        </EmptyState>
      ) : (
        <ol
          aria-busy={isBusy}
          className="mt-6 rounded-card border border-line bg-card px-4 sm:px-6"
          aria-label={t("favourites.inOrder")}
        >
          {items.map((item, at) => (
            <ItemRow
              key={item.id}
              collectionId={id}
              item={item}
              isFirst={at === 0}
              isLast={at === items.length - 1}
              onMove={(by) => move(at, by)}
            />
          ))}
        </ol>
      )}
      <p className="mt-8">
        <Button look="quiet" disabled={isBusy} onClick={() => setAsking(true)}>
          {t("favourites.delete")}
        </Button>
      </p>
      {isAsking ? (
        <ConfirmDialog
          title={t("favourites.deleteTitle", { name })}
          text={t("favourites.deleteText")}
          confirmText={t("favourites.deleteGo")}
          cancelText={t("favourites.cancel")}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
