import { listMyProducts } from "@roomwright/contract/catalogue/my-product-calls"
import { myProductSorts, myProductStates } from "@roomwright/contract/catalogue/my-products"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Button, buttonClass } from "@roomwright/ui/button"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Icon } from "@roomwright/ui/icon"
import { TextField } from "@roomwright/ui/text-field"
import { Plus } from "lucide-react"
import { useState } from "react"
import { Link, useNavigate, useSearchParams } from "react-router"
import { pickParameters, toApiPage, withParameters, type QueryValues } from "../../platform/filter-address.ts"
import { chipClass } from "../../platform/lists/chip-class.ts"
import { ListPages } from "../../platform/lists/list-pages.tsx"
import { SortSelect } from "../../platform/lists/sort-select.tsx"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { signedInCall } from "../../platform/session/signed-in-call.ts"
import type { Route } from "./+types/my-products.page"
import { MyProductRow } from "./my-product-row.tsx"
import { myProductsTexts, useMyProductsText } from "./my-products-texts.ts"

const productsOnPage = "20"

/** What an address asks of the list; what nobody knows is left out. */
function readFilters(asked: URLSearchParams): QueryValues {
  const { w, state, sort } = pickParameters(asked, ["w", "state", "sort"])
  return {
    ...(w === undefined ? {} : { w: w.slice(0, 100) }),
    ...(state !== undefined && myProductStates.some((one) => one === state) ? { state } : {}),
    ...(sort !== undefined && myProductSorts.some((one) => one === sort) ? { sort } : {}),
  }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const asked = new URL(request.url).searchParams
  const filters = readFilters(asked)
  const place = toApiPage(pickParameters(asked, ["page"]))
  const [products] = await Promise.all([
    call(listMyProducts, { query: { ...filters, ...place, size: productsOnPage } }),
    myProductsTexts.load(shownLanguage()),
  ])
  return { products, filters }
}

/** All products of a merchant: what state they are in, what of them is there, what they cost. */
export default function MyProductsPage({ loaderData: { products, filters } }: Route.ComponentProps) {
  const t = useMyProductsText()
  const [search] = useSearchParams()
  const { sort: _sort, ...narrowing } = filters
  const isNarrowed = Object.keys(narrowing).length > 0
  const state = filters["state"] ?? null
  return (
    <>
      <title>{`${t("myProducts.list.title")} · Roomwright`}</title>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-36">{t("myProducts.list.title")}</h1>
          <p className="mt-1.5 text-ink-2">{t("myProducts.list.text")}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to={pagePaths.priceList} className={buttonClass()}>
            {t("myProducts.list.table")}
          </Link>
          <Link to={pagePaths.myProduct} className={buttonClass("primary")}>
            <Icon of={Plus} />
            {t("myProducts.list.add")}
          </Link>
        </div>
      </header>
      {isNarrowed || products.totalElements > 0 ? (
        <>
          <nav aria-label={t("myProducts.list.filter")} className="mb-4 flex flex-wrap items-center gap-2">
            {[null, ...myProductStates].map((each) => (
              <Link
                key={each}
                to={withParameters(search, { state: each })}
                aria-current={each === state ? "true" : undefined}
                className={chipClass(each === state)}
              >
                {t(each === null ? "myProducts.list.all" : `myProducts.state.${each}`)}
              </Link>
            ))}
            <span className="ml-auto">
              <SortSelect
                search={search}
                options={myProductSorts.map((value) => ({ value, text: t(`myProducts.sort.${value}`) }))}
              />
            </span>
          </nav>
          <Search key={filters["w"] ?? ""} asked={filters["w"] ?? ""} />
        </>
      ) : null}
      {products.totalElements > 0 ? (
        <ul className="rounded-card border border-line bg-card px-4 sm:px-6">
          {products.content.map((product) => (
            <MyProductRow key={product.id} product={product} />
          ))}
        </ul>
      ) : isNarrowed ? (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("myProducts.list.noneSo")}>
          <Link to="?" className="text-accent underline">
            {t("myProducts.list.showAll")}
          </Link>
        </EmptyState>
      ) : (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("myProducts.list.none")}>
          <p>{t("myProducts.list.noneText")}</p>
        </EmptyState>
      )}
      <ListPages {...products} search={search} />
    </>
  )
}

function Search({ asked }: { readonly asked: string }) {
  const t = useMyProductsText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [text, setText] = useState(asked)
  return (
    <form
      role="search"
      aria-label={t("myProducts.list.search")}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(withParameters(search, { w: text.trim() }))
      }}
      className="mb-5"
    >
      <TextField
        label={t("myProducts.list.search")}
        type="search"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
        beside={<Button type="submit">{t("myProducts.list.find")}</Button>}
      />
    </form>
  )
}
