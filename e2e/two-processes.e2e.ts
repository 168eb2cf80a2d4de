import { once } from "node:events"
import {
  designerPath,
  pagePaths,
  productPath,
  productResultsPath,
  workPath,
} from "@roomwright/contract/page-paths"
import type { ProductDetail } from "@roomwright/contract/catalogue/calls"
import type { WorkDetail } from "@roomwright/contract/works/calls"
import { expect, test, type APIRequestContext } from "@playwright/test"
import { startProgram, type Program } from "./start-program.ts"
import { startPair, type Pair } from "./start-pair.ts"

// Two programs on one database, and a third process that writes: what it changes is gone from the pages that both
// keep long before their time is over.

let pair: Pair
let sites: readonly string[]
let writer: Program

test.describe.configure({ mode: "serial" })

test.beforeAll(async () => {
  pair = await startPair("two-processes")
  sites = pair.sites
  writer = await startProgram({
    name: "two-processes-writer",
    file: "testing/write-content.ts",
    env: pair.env,
  })
})

test.afterAll(async () => {
  await writer.stop()
  await pair.stop()
})

/** Has the third process make or change something; gives the id of what it made. */
async function write(...step: readonly string[]): Promise<string> {
  const answered = once(writer.child, "message")
  writer.child.send(step)
  const [{ answer }] = (await answered) as [{ answer: string }]
  return answer
}

/** What the API of one of them answers. */
async function read<Data>(request: APIRequestContext, path: string): Promise<Data> {
  const response = await request.get(`${sites[0]}/api${path}`)
  const { data } = (await response.json()) as { data: Data }
  return data
}

const dataOf = (address: string): string =>
  address === "/" ? "/_.data" : address.replace(/^[^?]+/, (path) => `${path}.data`)

/** Asks both for every page and its data until each comes from what is kept; all must show this. */
async function cacheAll(
  request: APIRequestContext,
  addresses: readonly string[],
  shown: string,
): Promise<void> {
  for (const site of sites)
    for (const address of addresses.flatMap((each) => [each, dataOf(each)]))
      await expect(async () => {
        const response = await request.get(site + address)
        expect(response.headers()["age"], address).toBeDefined()
        expect(await response.text(), address).toContain(shown)
      }).toPass()
}

/** Which pages, of both, still show this. */
async function findShown(
  request: APIRequestContext,
  addresses: readonly string[],
  shown: string,
): Promise<string[]> {
  const all = sites.flatMap((site) => addresses.flatMap((each) => [site + each, site + dataOf(each)]))
  const texts = await Promise.all(all.map(async (address) => (await request.get(address)).text()))
  return all.filter((_address, at) => texts[at]?.includes(shown))
}

// Much less than the half minute that pages live without a purge, much more than a busy machine takes.
const soon = { timeout: 10_000, intervals: [20, 50, 100] }

test("a work that is taken down is gone from every page of both, and so is its picture", async ({
  request,
}) => {
  const designerId = await write("makeDesigner")
  const productId = await write("makeProduct", "1000000")
  const stays = await write("makeWork", designerId, productId)
  const workId = await write("makeWork", designerId, productId)
  const pages = [
    pagePaths.home,
    pagePaths.works,
    `${pagePaths.works}?sort=popular`,
    workPath(stays),
    workPath(workId),
    designerPath(designerId),
    productPath(productId),
  ]
  await cacheAll(request, pages, workId)
  const { picture } = await read<WorkDetail>(request, `/works/${workId}`)
  await cacheAll(request, [pagePaths.designers], picture.id)

  await write("hideWork", workId)
  const elsewhere = pages.filter((address) => address !== workPath(workId))
  await expect.poll(() => findShown(request, elsewhere, workId), soon).toEqual([])
  expect(await findShown(request, [pagePaths.designers], picture.id)).toEqual([])
  for (const site of sites) expect((await request.get(site + workPath(workId))).status()).toBe(404)

  // What is left is kept again, and it comes back as fast.
  await cacheAll(request, elsewhere, stays)
  await write("unhideWork", workId)
  await expect.poll(async () => (await findShown(request, [pagePaths.works], workId)).length, soon).toBe(4)
})

test("a product that is withdrawn is gone from lists, search, suggestions and pages of both", async ({
  request,
}) => {
  const stays = await write("makeProduct", "1000000")
  const productId = await write("makeProduct", "1000000")
  const workId = await write("makeWork", await write("makeDesigner"), productId)
  const elsewhere = [
    pagePaths.home,
    pagePaths.products,
    `${pagePaths.products}?sort=newest`,
    productResultsPath("product"),
    productPath(stays),
  ]
  await cacheAll(request, [...elsewhere, workPath(workId), productPath(productId)], productId)
  // The youngest of its name, so it is among the few that are suggested.
  const calls = ["/api/products?w=produ", "/api/products/facets?w=product", "/api/search/suggestions?w=produ"]
  const answers = async (): Promise<string[]> =>
    Promise.all(sites.flatMap((site) => calls.map(async (call) => (await request.get(site + call)).text())))
  const before = await answers()
  expect(before.filter((answer) => answer.includes(productId))).toHaveLength(4)

  await write("withdrawProduct", productId)
  const findIt = async () => (await answers()).filter((answer) => answer.includes(productId))
  await expect.poll(findIt, soon).toEqual([])
  const after = await answers()
  expect(after.filter((answer, at) => answer === before[at])).toEqual([])
  await expect.poll(() => findShown(request, elsewhere, productId), soon).toEqual([])
  // Its work offers others in its place, and leads to it no more.
  await expect.poll(() => findShown(request, [workPath(workId)], productPath(productId)), soon).toEqual([])
  for (const site of sites) expect((await request.get(site + productPath(productId))).status()).toBe(404)

  await write("relistProduct", productId)
  await expect
    .poll(async () => (await findShown(request, [pagePaths.products], productId)).length, soon)
    .toBe(4)
})

test("a new price is on every page of both that shows one", async ({ request }) => {
  const productId = await write("makeProduct", "1234000")
  const pages = [pagePaths.home, pagePaths.products, productPath(productId)]
  const { variants } = await read<ProductDetail>(request, `/products/${productId}`)
  await cacheAll(request, pages, productId)

  await write("repriceVariant", variants[0]!.id, "7654000")
  // Data holds the number as it is.
  const priced = async (price: string) =>
    (await findShown(request, pages, price)).filter((address) => address.includes(".data")).length
  await expect.poll(() => priced("1234000"), soon).toBe(0)
  expect(await priced("7654000")).toBe(pages.length * sites.length)
})

test("a new version of the terms is on their page of both at once", async ({ request }) => {
  const versionOf = async () =>
    (await read<{ version: string }>(request, "/common/legal-texts/terms")).version
  const first = await versionOf()
  await cacheAll(request, [pagePaths.terms], first)

  await write("publishTerms", "Terms of another day")
  const second = await versionOf()
  expect(second).toMatch(/^\d{4}-\d{2}-\d{2}(-\d+)?$/)
  expect(second).not.toBe(first)
  await expect
    .poll(async () => (await findShown(request, [pagePaths.terms], "Terms of another day")).length, soon)
    .toBe(4)
  expect(await findShown(request, [pagePaths.terms], second)).toHaveLength(4)
})
