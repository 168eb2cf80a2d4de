import { join } from "node:path"
import { designerPath, pagePaths, productPath, workPath } from "@roomwright/contract/page-paths"
import { expect, test, type APIRequestContext } from "@playwright/test"
import {
  relistProduct,
  repriceVariant,
  withdrawProduct,
} from "../apps/server/src/features/catalogue/catalogue.public.ts"
import { hideWork, unhideWork } from "../apps/server/src/features/works/works.public.ts"
import { connectDatabase, type Database } from "../apps/server/src/platform/database/connect.ts"
import { createEvents } from "../apps/server/src/platform/events/events.ts"
import type { Writing } from "../apps/server/src/platform/events/record-event.ts"
import { localDisk } from "../apps/server/src/platform/files/local-disk.ts"
import { createLog } from "../apps/server/src/platform/log.ts"
import { startProgram, type StartedProgram } from "../apps/server/src/testing/start-program.ts"
import { nameDataFolder } from "../apps/server/src/testing/temporary-data-folder.ts"
import { createTestContent, type TestContent } from "../apps/server/src/testing/test-content.ts"
import { findFreePort } from "./find-free-port.ts"

// Two programs on one database, and a third process that writes: what it changes is gone from the pages that both
// keep long before their time is over.

const folders = [nameDataFolder(), nameDataFolder()] as const
const programs: StartedProgram[] = []
let sites: readonly string[]
let database: Database
let writing: Writing
let content: TestContent

test.describe.configure({ mode: "serial" })

test.beforeAll(async () => {
  const [databaseFolder, siteFolder] = folders
  const holder = startProgram({ file: "testing/hold-database.ts", env: { DATA_DIR: databaseFolder.path } })
  programs.push(holder)
  const { address: url } = await holder.ready
  const start = async (): Promise<string> => {
    const program = startProgram({
      args: [],
      env: {
        DATABASE_URL: url,
        DATA_DIR: siteFolder.path,
        PORT: String(await findFreePort()),
        RATE_LIMITS: "off",
      },
    })
    programs.push(program)
    return (await program.ready).address
  }
  sites = [await start(), await start()]
  database = connectDatabase(url)
  // It follows nothing itself; it only wakes the others.
  writing = { database, events: createEvents(database, createLog("silent")) }
  content = createTestContent(database, localDisk(join(siteFolder.path, "files")))
})

test.afterAll(async () => {
  await writing.events.stop()
  await database.close()
  for (const program of programs.toReversed()) {
    program.child.kill("SIGTERM")
    await program.ended
  }
  for (const folder of folders) await folder.remove()
})

const dataOf = (address: string): string =>
  address === "/" ? "/_.data" : address.replace(/^[^?]+/, (path) => `${path}.data`)

/** Asks both for every page and its data until each comes from what is kept; all must show this. */
async function keepAll(
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
  const designerId = await content.makeDesigner()
  const productId = await content.makeProduct()
  const products = [{ productId, at: [0.5, 0.5] as const }]
  const stays = await content.makeWork({ designerId, products })
  const workId = await content.makeWork({ designerId, products })
  const pages = [
    pagePaths.home,
    pagePaths.works,
    `${pagePaths.works}?sort=popular`,
    workPath(stays),
    workPath(workId),
    designerPath(designerId),
    productPath(productId),
  ]
  await keepAll(request, pages, workId)
  const { picture } = (await (await request.get(`${sites[0]}/api/works/${workId}`)).json()).data
  await keepAll(request, [pagePaths.designers], picture.id)

  await hideWork(writing, workId)
  const elsewhere = pages.filter((address) => address !== workPath(workId))
  await expect.poll(() => findShown(request, elsewhere, workId), soon).toEqual([])
  expect(await findShown(request, [pagePaths.designers], picture.id)).toEqual([])
  for (const site of sites) expect((await request.get(site + workPath(workId))).status()).toBe(404)

  // What is left is kept again, and it comes back as fast.
  await keepAll(request, elsewhere, stays)
  await unhideWork(writing, workId)
  await expect.poll(async () => (await findShown(request, [pagePaths.works], workId)).length, soon).toBe(4)
})

test("a product that is withdrawn is gone from every page of both", async ({ request }) => {
  const stays = await content.makeProduct()
  const productId = await content.makeProduct()
  const workId = await content.makeWork({ products: [{ productId, at: [0.5, 0.5] }] })
  const elsewhere = [
    pagePaths.home,
    pagePaths.products,
    `${pagePaths.products}?sort=newest`,
    productPath(stays),
    workPath(workId),
  ]
  await keepAll(request, [...elsewhere, productPath(productId)], productId)

  await withdrawProduct(writing, productId)
  await expect.poll(() => findShown(request, elsewhere, productId), soon).toEqual([])
  for (const site of sites) expect((await request.get(site + productPath(productId))).status()).toBe(404)

  await relistProduct(writing, productId)
  await expect
    .poll(async () => (await findShown(request, [pagePaths.products], productId)).length, soon)
    .toBe(4)
})

test("a new price is on every page of both that shows one", async ({ request }) => {
  const productId = await content.makeProduct({ variants: [{ price: 1_234_000 }] })
  const pages = [pagePaths.home, pagePaths.products, productPath(productId)]
  const path = `/api/products/${productId}`
  const [{ id: variantId }] = (await (await request.get(sites[0] + path)).json()).data.variants
  await keepAll(request, pages, productId)

  await repriceVariant(writing, variantId, 7_654_000)
  // Data holds the number as it is.
  const priced = async (price: string) =>
    (await findShown(request, pages, price)).filter((address) => address.includes(".data")).length
  await expect.poll(() => priced("1234000"), soon).toBe(0)
  expect(await priced("7654000")).toBe(pages.length * sites.length)
})
