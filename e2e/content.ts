import type { ProductCard, ProductDetail, ProductFacets } from "@roomwright/contract/catalogue/calls"
import type { DesignerCard } from "@roomwright/contract/works/designers"
import type { PageOf } from "@roomwright/contract/envelope"
import type { WorkCard, WorkDetail, WorkFacets } from "@roomwright/contract/works/calls"
import type { ArticleCard } from "@roomwright/contract/content/calls"
import type { WorkTour } from "@roomwright/contract/tours/tours"
import {
  articlePath,
  designerPath,
  merchantPath,
  pagePaths,
  productPath,
  tourPath,
  viewPath,
  workPath,
} from "@roomwright/contract/page-paths"
import { expect, type APIRequestContext } from "@playwright/test"

/** Reads the site's content through its API, in English: journeys compare pages with it. */
export async function read<Data>(request: APIRequestContext, path: string): Promise<Data> {
  const response = await request.get(`/api${path}`, { headers: { "accept-language": "en" } })
  const { code, data } = (await response.json()) as { code: number; data: Data }
  expect(code, path).toBe(200)
  return data
}

export const readProducts = (request: APIRequestContext, query = ""): Promise<PageOf<ProductCard>> =>
  read(request, `/products?${query}`)
export const readProductFacets = (request: APIRequestContext, query = ""): Promise<ProductFacets> =>
  read(request, `/products/facets?${query}`)
export const readProduct = (request: APIRequestContext, id: string): Promise<ProductDetail> =>
  read(request, `/products/${id}`)
export const readWorks = (request: APIRequestContext, query = ""): Promise<PageOf<WorkCard>> =>
  read(request, `/works?${query}`)
export const readWorkFacets = (request: APIRequestContext, query = ""): Promise<WorkFacets> =>
  read(request, `/works/facets?${query}`)
export const readWork = (request: APIRequestContext, id: string): Promise<WorkDetail> =>
  read(request, `/works/${id}`)
export const readArticles = (request: APIRequestContext): Promise<PageOf<ArticleCard>> =>
  read(request, "/common/articles")
export const readDesigners = (request: APIRequestContext, query = ""): Promise<PageOf<DesignerCard>> =>
  read(request, `/designers?${query}`)

/** The first product, in the list's order, that is like this. */
export async function findProduct(
  request: APIRequestContext,
  suits: (product: ProductDetail) => boolean,
): Promise<ProductDetail> {
  const { content } = await readProducts(request, "size=100")
  for (const { id } of content) {
    const product = await readProduct(request, id)
    if (suits(product)) return product
  }
  throw new Error("No product of the demo content is like this.")
}

/** The first work, newest first, that is like this. */
export async function findWork(
  request: APIRequestContext,
  suits: (work: WorkDetail) => boolean,
): Promise<WorkDetail> {
  const { content } = await readWorks(request, "size=100")
  for (const { id } of content) {
    const work = await readWork(request, id)
    if (suits(work)) return work
  }
  throw new Error("No work of the demo content is like this.")
}

/** A tour of the demo, with the work on whose page it is. */
export async function readTour(
  request: APIRequestContext,
): Promise<{ readonly id: string; readonly work: string }> {
  const { content } = await readWorks(request, "size=100")
  for (const { id: work } of content) {
    const [tour] = await read<WorkTour[]>(request, `/works/${work}/tours`)
    if (tour) return { id: tour.id, work }
  }
  throw new Error("No work of the demo content has a tour.")
}

interface ListedPage {
  readonly name: string
  readonly address: string
  readonly status: number
}

/** Every page of the site with real content, by name. A new page belongs here: many journeys go through all. */
export async function listPages(request: APIRequestContext): Promise<ListedPage[]> {
  const [works, products, designers, articles] = await Promise.all([
    readWorks(request),
    readProducts(request),
    readDesigners(request),
    readArticles(request),
  ])
  const page = (name: string, address: string, status = 200): ListedPage => ({ name, address, status })
  return [
    page("home", pagePaths.home),
    page("works", pagePaths.works),
    page("work", workPath(works.content[0]!.id)),
    page("work in 3D", viewPath(works.content[0]!.id)),
    page("tour", tourPath((await readTour(request)).id)),
    page("designers", pagePaths.designers),
    page("designer", designerPath(designers.content[0]!.id)),
    page("designer results", `${pagePaths.designerResults}?w=minh`),
    page("products", pagePaths.products),
    page("product", productPath(products.content[0]!.id)),
    page("merchant", merchantPath(products.content[0]!.merchant.id)),
    page("product results", `${pagePaths.productResults}?w=sofa`),
    page("corrected results", `${pagePaths.productResults}?w=soffa`),
    page("no result", `${pagePaths.productResults}?w=qqqq`),
    page("no match", `${pagePaths.works}?space=bathroom&scene=play`),
    page("price", pagePaths.price),
    page("articles", pagePaths.articles),
    page("article", articlePath(articles.content[0]!.id)),
    page("deleted article", articlePath(pagePaths.error), 404),
    page("help", pagePaths.help),
    page("help found", `${pagePaths.help}?w=order`),
    page("no answer", `${pagePaths.help}?w=qqqq`),
    page("about", pagePaths.about),
    page("terms", pagePaths.terms),
    page("disclaimer", pagePaths.disclaimer),
    page("privacy", pagePaths.privacy),
    page("error", pagePaths.error, 404),
  ]
}
