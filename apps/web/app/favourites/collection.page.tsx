import { readSharedCollection } from "@roomwright/contract/favourites/collections"
import { reportPath } from "@roomwright/contract/page-paths"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Link } from "react-router"
import { ProductCard } from "../platform/cards/product-card.tsx"
import { WorkCard } from "../platform/cards/work-card.tsx"
import { PageHead } from "../platform/lists/page-head.tsx"
import { useText } from "../platform/locale/locale.tsx"
import { callFrom, pageNotFound } from "../platform/page-context.ts"
import type { Route } from "./+types/collection.page"

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get("id")
  if (!id) pageNotFound()
  return callFrom(context, readSharedCollection, { params: { id } })
}

const sizes = "(width < 600px) 44vw, (width < 1024px) 30vw, 300px"

/** A collection that somebody made public by its link. */
export default function CollectionPage({ loaderData: { id, name, items } }: Route.ComponentProps) {
  const t = useText()
  return (
    <div className="wrap">
      <title>{`${name} · Roomwright`}</title>
      {/* For those who were given the link. */}
      <meta name="robots" content="noindex" />
      <PageHead title={name} intro={t("collection.intro", { count: items.length })} />
      {items.length === 0 ? (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("collection.empty")} />
      ) : (
        <ul className="grid grid-cols-2 items-start gap-x-3 gap-y-8 sm:gap-x-6 sm:gap-y-10 md:grid-cols-3 lg:grid-cols-4">
          {items.map(({ id: itemId, note, work, product }, at) => (
            <li key={itemId} className="min-w-0">
              {work ? <WorkCard work={work} sizes={sizes} first={at < 2} /> : null}
              {product ? <ProductCard product={product} sizes={sizes} first={at < 2} /> : null}
              {note ? (
                <p className="mt-2 border-l-2 border-line-2 pl-3 text-14 wrap-anywhere whitespace-pre-line text-ink-2">
                  {note}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-10 text-14">
        <Link
          to={reportPath("collection", id)}
          rel="nofollow"
          className="text-ink-2 underline underline-offset-4"
        >
          {t("collection.report")}
        </Link>
      </p>
    </div>
  )
}
