import { listCollections } from "@roomwright/contract/favourites/collections"
import {
  countFavourites,
  listFavouriteProducts,
  listFavouriteWorks,
  listFollowed,
} from "@roomwright/contract/favourites/lists"
import type { CallData } from "@roomwright/contract/endpoint"
import { pickParameters, toApiPage, type QueryValues } from "../platform/filter-address.ts"
import type { SiteCall } from "../platform/site-call.ts"

export const favouriteTabs = ["works", "products", "followed", "collections"] as const
export type FavouriteTab = (typeof favouriteTabs)[number]

const onPage = "24"

/** What one tab shows. */
export type ShownTab =
  | { readonly tab: "works"; readonly list: CallData<typeof listFavouriteWorks> }
  | { readonly tab: "products"; readonly list: CallData<typeof listFavouriteProducts> }
  | { readonly tab: "followed"; readonly list: CallData<typeof listFollowed> }
  | { readonly tab: "collections"; readonly list: CallData<typeof listCollections> }

export type Counts = CallData<typeof countFavourites>

/** The tab of an address with how much is in each; an unknown one is the first. */
export async function readFavourites(
  call: SiteCall,
  asked: URLSearchParams,
): Promise<{ readonly shown: ShownTab; readonly counts: Counts; readonly w: string }> {
  const tab = favouriteTabs.find((one) => one === asked.get("tab")) ?? "works"
  const w = asked.get("w")?.trim().slice(0, 100) ?? ""
  const place = toApiPage(pickParameters(asked, ["page"]))
  const [shown, counts] = await Promise.all([
    readTab(call, tab, { ...place, size: onPage, ...(w ? { w } : {}) }),
    call(countFavourites, {}),
  ])
  return { shown, counts, w }
}

async function readTab(call: SiteCall, tab: FavouriteTab, query: QueryValues): Promise<ShownTab> {
  switch (tab) {
    case "works":
      return { tab, list: await call(listFavouriteWorks, { query }) }
    case "products":
      return { tab, list: await call(listFavouriteProducts, { query }) }
    case "followed":
      return { tab, list: await call(listFollowed, { query }) }
    case "collections":
      return { tab, list: await call(listCollections, { query: {} }) }
  }
}

/** How much is in a tab. */
export const countOfTab = (counts: Counts, tab: FavouriteTab): number => counts[tab]
