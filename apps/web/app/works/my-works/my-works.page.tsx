import { myWorkSorts, myWorkStates, listMyWorks, type ProfileGap } from "@roomwright/contract/works/my-works"
import { pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { useState } from "react"
import { Link, useSearchParams, useNavigate } from "react-router"
import { ApiError } from "../../platform/api.ts"
import { pickParameters, toApiPage, withParameters } from "../../platform/filter-address.ts"
import { chipClass } from "../../platform/lists/chip-class.ts"
import { ListPages } from "../../platform/lists/list-pages.tsx"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { signedInCall } from "../../platform/session/signed-in-call.ts"
import type { Route } from "./+types/my-works.page"
import { ApplyFirst } from "./apply-first.tsx"
import { myWorksTexts, useMyWorksText } from "./my-works-texts.ts"
import { GapsNotice } from "./gaps-notice.tsx"
import { WorkRow } from "./work-row.tsx"
import { NameSearch, searchWithChoice } from "../../platform/lists/name-search.tsx"
import { ChoiceField } from "./choice-field.tsx"

const worksOnPage = "20"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const asked = new URL(request.url).searchParams
  const w = asked.get("w")?.slice(0, 100)
  const state = myWorkStates.find((one) => one === asked.get("state"))
  const sort = myWorkSorts.find((one) => one === asked.get("sort"))
  const filters = { ...(w ? { w } : {}), ...(state ? { state } : {}), ...(sort ? { sort } : {}) }
  const place = toApiPage(pickParameters(asked, ["page"]))
  const [works] = await Promise.all([
    call(listMyWorks, { query: { ...filters, ...place, size: worksOnPage } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.is("designersOnly")) return null
      throw error
    }),
    myWorksTexts.load(shownLanguage()),
  ])
  return { works, filters }
}

/** A designer's works, on the shelf or not, and what can be done with them. */
export default function MyWorksPage({ loaderData: { works, filters } }: Route.ComponentProps) {
  const t = useMyWorksText()
  const [search] = useSearchParams()
  const [gaps, setGaps] = useState<readonly ProfileGap[]>([])
  if (works === null) return <ApplyFirst />
  const title = t("myWorks.list.title")
  const state = filters.state ?? null
  const isFiltered = state !== null || filters.w !== undefined
  return (
    <>
      <title>{`${title} · Roomwright`}</title>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-36">{title}</h1>
          <p className="mt-1.5 text-ink-2">{t("myWorks.list.text")}</p>
        </div>
        <Link to={pagePaths.myWork} className={buttonClass("primary")}>
          {t("myWorks.list.new")}
        </Link>
      </header>
      {gaps.length > 0 ? <GapsNotice gaps={gaps} /> : null}
      {isFiltered || works.totalElements > 0 ? (
        <>
          <nav aria-label={t("myWorks.list.filter")} className="mb-4 flex flex-wrap gap-2">
            {[null, ...myWorkStates].map((each) => (
              <Link
                key={each}
                to={withParameters(search, { state: each })}
                aria-current={each === state ? "true" : undefined}
                className={chipClass(each === state)}
              >
                {each === null ? t("myWorks.list.every") : t(`myWorks.state.${each}`)}
              </Link>
            ))}
          </nav>
          <WorkSearch key={search.toString()} w={filters.w ?? ""} sort={filters.sort ?? "changed"} />
        </>
      ) : null}
      {works.totalElements === 0 ? (
        <EmptyState
          drawing={<EmptyRoomDrawing />}
          title={t(isFiltered ? "myWorks.list.noneSo" : "myWorks.list.none")}
        >
          {isFiltered ? (
            <Link to="?" className="text-accent underline">
              {t("myWorks.list.showAll")}
            </Link>
          ) : (
            <p>{t("myWorks.list.noneText")}</p>
          )}
        </EmptyState>
      ) : (
        <ul className="rounded-card border border-line bg-card px-4 sm:px-6">
          {works.content.map((work) => (
            <WorkRow key={work.id} work={work} onGaps={setGaps} />
          ))}
        </ul>
      )}
      <ListPages {...works} search={search} />
    </>
  )
}

/** Finds works by name and puts them in order; both stand in the address. */
function WorkSearch({ w, sort }: { readonly w: string; readonly sort: string }) {
  const t = useMyWorksText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <NameSearch
      w={w}
      label={t("myWorks.list.search")}
      find={t("myWorks.list.find")}
      className={searchWithChoice}
    >
      <div className="max-sm:col-span-2">
        <ChoiceField
          label={t("myWorks.list.sort")}
          value={sort}
          options={myWorkSorts.map((value) => ({ value, text: t(`myWorks.sort.${value}`) }))}
          onChange={(value) => void navigate(withParameters(search, { sort: value }))}
        />
      </div>
    </NameSearch>
  )
}
