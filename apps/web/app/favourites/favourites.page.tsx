import { pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Link, useSearchParams } from "react-router"
import { withParameters } from "../platform/filter-address.ts"
import { chipClass } from "../platform/lists/chip-class.ts"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/favourites.page"
import { CollectionsTab } from "./collections-tab.tsx"
import { favouriteTexts, useFavouriteText } from "./favourite-texts.ts"
import { FavouriteGrid } from "./favourite-grid.tsx"
import { countOfTab, favouriteTabs, readFavourites, type FavouriteTab } from "./read-favourites.ts"
import { NameSearch } from "../platform/lists/name-search.tsx"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const asked = new URL(request.url).searchParams
  const [read] = await Promise.all([readFavourites(call, asked), favouriteTexts.load(shownLanguage())])
  return read
}

/** Where one finds what is not there yet. */
const places: Readonly<Record<Exclude<FavouriteTab, "collections">, string>> = {
  works: pagePaths.works,
  products: pagePaths.products,
  followed: pagePaths.designers,
}

/** What one keeps, whom one follows, and one's collections. */
export default function FavouritesPage({ loaderData: { shown, counts, w } }: Route.ComponentProps) {
  const t = useFavouriteText()
  const language = useLanguage()
  const [search] = useSearchParams()
  const title = t("favourites.title")
  return (
    <>
      <title>{`${title} · Roomwright`}</title>
      <header className="mb-6">
        <h1 className="text-36">{title}</h1>
        <p className="mt-1.5 text-ink-2">{t("favourites.text")}</p>
      </header>
      <nav aria-label={t("favourites.tabs")} className="mb-6 flex flex-wrap gap-2">
        {favouriteTabs.map((tab) => (
          <Link
            key={tab}
            to={tab === "works" ? "?" : `?tab=${tab}`}
            aria-current={tab === shown.tab ? "page" : undefined}
            className={chipClass(tab === shown.tab)}
          >
            {t(`favourites.tab.${tab}`)}
            <span className="num">{formatNumber(countOfTab(counts, tab), language)}</span>
          </Link>
        ))}
      </nav>
      {shown.tab === "collections" ? (
        <CollectionsTab collections={shown.list} />
      ) : (
        <>
          {countOfTab(counts, shown.tab) > 0 ? <FavouriteSearch key={`${shown.tab}${w}`} w={w} /> : null}
          {shown.list.content.length > 0 ? (
            <FavouriteGrid shown={shown} />
          ) : countOfTab(counts, shown.tab) > 0 ? (
            <EmptyState drawing={<EmptyRoomDrawing />} title={t("favourites.noneSo")}>
              <Link
                to={withParameters(search, { w: null, page: null })}
                className="text-accent underline underline-offset-4"
              >
                {t("favourites.showAll")}
              </Link>
            </EmptyState>
          ) : (
            <EmptyState drawing={<EmptyRoomDrawing />} title={t(`favourites.none.${shown.tab}`)}>
              <p>{t(`favourites.noneText.${shown.tab}`)}</p>
              <Link to={places[shown.tab]} className={`${buttonClass("primary")} mt-6`}>
                {t(`favourites.look.${shown.tab}`)}
              </Link>
            </EmptyState>
          )}
          <ListPages {...shown.list} search={search} />
        </>
      )}
    </>
  )
}

/** Finds favourites by name; the name stands in the address. */
function FavouriteSearch({ w }: { readonly w: string }) {
  const t = useFavouriteText()
  return (
    <NameSearch
      w={w}
      label={t("favourites.search")}
      find={t("favourites.find")}
      className="mb-6 flex max-w-xl items-end gap-3"
    />
  )
}
