import {
  countProductFacets,
  listProducts,
  listRelatedProducts,
  readProduct,
} from "@roomwright/contract/catalogue/calls"
import { countDesignerFacets, listDesigners, readDesigner } from "@roomwright/contract/works/designers"
import type { CallData, Endpoint } from "@roomwright/contract/endpoint"
import { listOfferedValues } from "@roomwright/contract/settings/filter-values"
import { listOfferedCategories } from "@roomwright/contract/catalogue/my-product-calls"
import { readHomePage } from "@roomwright/contract/home/calls"
import { readLegalText } from "@roomwright/contract/settings/legal-texts"
import { readFavourite } from "@roomwright/contract/favourites/calls"
import { readMerchant } from "@roomwright/contract/catalogue/merchants"
import { listPlans } from "@roomwright/contract/plans/calls"
import { listProductQuestions } from "@roomwright/contract/questions/calls"
import { readPublicSettings } from "@roomwright/contract/settings/calls"
import { listAnswers, listArticles, readAbout, readArticle } from "@roomwright/contract/content/calls"
import { countWorkFacets, listSeenWith, listWorks, readWork } from "@roomwright/contract/works/calls"
import type { Event } from "./platform/events/event.ts"
import type { Events } from "./platform/events/events.ts"
import type { TaggedCache } from "./platform/cache/tagged-cache.ts"

// What a page shows is told by tags: of single things (`product:<id>`), and of lists, which any change of their kind
// may concern. A page carries the tags of all answers that were read for it; an event purges by those of what changed.

interface Labelled {
  readonly endpoint: Endpoint
  readonly tags: (data: never) => string[]
}

/** What an answer shows, with its shape checked by the compiler. */
const shows = <E extends Endpoint>(endpoint: E, tags: (data: CallData<E>) => string[]): Labelled => ({
  endpoint,
  tags,
})

const labelled = [
  shows(readPublicSettings, () => ["settings"]),
  shows(listOfferedValues, () => ["settings"]),
  shows(readLegalText, () => ["settings"]),
  shows(listPlans, () => ["settings"]),
  shows(listArticles, () => ["articles"]),
  shows(readArticle, () => ["articles"]),
  shows(listAnswers, () => ["answers"]),
  shows(readAbout, () => ["about"]),
  shows(readHomePage, () => ["home"]),
  shows(listProducts, () => ["products"]),
  shows(countProductFacets, () => ["products"]),
  shows(listOfferedCategories, () => ["settings"]),
  shows(readProduct, ({ id, merchant }) => [`product:${id}`, `merchant:${merchant.id}`]),
  shows(readMerchant, ({ id }) => [`merchant:${id}`]),
  // A number that no event tells of: what it is about is on the same page.
  shows(readFavourite, () => []),
  // Likewise: "questions-changed" purges their product's page.
  shows(listProductQuestions, () => []),
  shows(listRelatedProducts, (products) => products.map(({ id }) => `product:${id}`)),
  shows(listSeenWith, (products) => ["works", ...products.map(({ id }) => `product:${id}`)]),
  shows(listWorks, () => ["works"]),
  shows(countWorkFacets, () => ["works"]),
  shows(readWork, ({ id, designer, startedFrom, products }) => [
    `work:${id}`,
    `designer:${designer.id}`,
    ...(startedFrom ? [`work:${startedFrom.id}`] : []),
    ...products.map(({ product }) => `product:${product.id}`),
  ]),
  shows(listDesigners, () => ["designers"]),
  shows(countDesignerFacets, () => ["designers"]),
  shows(readDesigner, ({ id }) => [`designer:${id}`]),
]

const tagsByAddress = new Map(
  labelled.map(({ endpoint, tags }) => [`${endpoint.method} ${endpoint.path}`, tags]),
)

/** On every page that shows what nobody has labelled yet: any event purges it. */
const anything = "anything"

/** The tags of what one answer shows. */
export function tagsOfAnswer(method: string, path: string, data: unknown): string[] {
  const tags = tagsByAddress.get(`${method} ${path}`)
  // The endpoint's own handler made the data: its type is what `shows` was given.
  return tags ? tags(data as never) : [anything]
}

type Shown = Exclude<
  Event,
  { type: "settings-changed" | "session-ended" | "mail-written" | "job-requested" | "job-retried" }
>

function tagsOfEvent(event: Shown): string[] {
  switch (event.type) {
    case "product-changed":
      return [`product:${event.productId}`, `merchant:${event.merchantId}`, "products", "home", anything]
    case "questions-changed":
    case "stock-changed":
      return [`product:${event.productId}`, anything]
    case "work-changed":
      // Designers are shown with their newest works and how many they have.
      return [`work:${event.workId}`, `designer:${event.designerId}`, "works", "designers", "home", anything]
    case "content-changed":
      // Articles lead to each other, and the front page to some of them.
      return event.part === "about" ? ["about", anything] : [`${event.part}s`, "home", anything]
    case "home-changed":
      return ["home", anything]
    case "profile-changed":
      // A designer's, a merchant's, or one that no page shows.
      return [
        `designer:${event.accountId}`,
        `merchant:${event.accountId}`,
        "works",
        "designers",
        "products",
        "home",
        anything,
      ]
  }
}

/** Has kept pages go as soon as something that they show changes, and all of them when that cannot be told. */
export function purgeOnEvents(events: Events, pages: Pick<TaggedCache<unknown>, "purge" | "clear">): void {
  const purge = (event: Parameters<typeof tagsOfEvent>[0]): void => pages.purge(tagsOfEvent(event))
  events.on("product-changed", purge)
  events.on("stock-changed", purge)
  events.on("questions-changed", purge)
  events.on("work-changed", purge)
  events.on("profile-changed", purge)
  events.on("content-changed", purge)
  events.on("home-changed", purge)
  // Settings and filter values are on every page.
  events.on("settings-changed", () => pages.clear())
  events.onGap(() => pages.clear())
}
