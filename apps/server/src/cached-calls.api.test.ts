import { countProductFacets, listProducts, readProduct } from "@roomwright/contract/catalogue/calls"
import * as z from "zod/mini"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { buildApp, type App } from "./app.ts"
import { readConfig } from "./config.ts"
import {
  moveStock,
  relistProduct,
  repriceVariant,
  withdrawProduct,
} from "./features/catalogue/catalogue.public.ts"
import { connectDatabase, type Database } from "./platform/database/connect.ts"
import { inTransaction } from "./platform/events/record-event.ts"
import { createLog } from "./platform/log.ts"
import { send, type Answer, type SendOptions } from "./testing/send-request.ts"
import { nameDataFolder } from "./testing/temporary-data-folder.ts"
import { startTestApp, type TestApp } from "./testing/test-app.ts"

let app: TestApp
/** Another process on the same database, but for being in this one. */
let other: { readonly url: string; readonly app: App; readonly database: Database }
let id: string

const folder = nameDataFolder()

beforeAll(async () => {
  app = await startTestApp({ env: { PAGE_CACHE_MB: "8" } })
  const database = connectDatabase(app.database.url)
  const config = readConfig({ PORT: "0", RATE_LIMITS: "off", PAGE_CACHE_MB: "8", DATA_DIR: folder.path })
  const beside = await buildApp({ config, database, log: createLog("silent"), pages: "none", jobs: "here" })
  other = { url: (await beside.listen()).address, app: beside, database }
})

beforeEach(async () => {
  id = await app.makeProduct({
    name: { zh: "云朵", en: "Cloud", vi: "Mây" },
    variants: [{ price: 2_000_000 }],
  })
  await app.services.events.wake()
})

afterAll(async () => {
  await other.app.close()
  await other.database.close()
  await folder.remove()
  await app.close()
})

const isKept = ({ headers }: Answer): boolean => headers.has("age")
const requestBoth = (path: string, options?: SendOptions): Promise<Answer[]> =>
  Promise.all([app.url, other.url].map((url) => send(url + path, options)))

/** Asks until both processes answer from memory, so that what comes next must be a purge. */
async function settle(path: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) if ((await requestBoth(path)).every(isKept)) return
  throw new Error(`${path} is not kept.`)
}

/** Waits for what another process hears of; how long it may take is no matter of this test. */
async function expectOfBoth(path: string, read: (answer: Answer) => unknown, wanted: unknown): Promise<void> {
  // The one that made the change knows of it before it answers.
  expect(read(await app.get(path))).toEqual(wanted)
  await expect.poll(async () => read(await send(other.url + path)), { timeout: 20_000 }).toEqual(wanted)
}

/** The data of an answer, as far as a test reads it. */
const Shown = z.object({
  price: z.optional(z.unknown()),
  inStockCount: z.optional(z.int()),
  content: z.optional(z.array(z.object({ id: z.string(), price: z.int() }))),
})
const shownIn = ({ envelope }: Answer): z.infer<typeof Shown> => z.parse(Shown, envelope?.data)

test("a sale that leaves some in stock is seen at once in every process", async () => {
  const path = `/api/products/${id}`
  const stockIn = ({ envelope }: Answer): number | undefined =>
    z.parse(z.object({ variants: z.array(z.object({ id: z.string(), stock: z.int() })) }), envelope?.data)
      .variants[0]?.stock
  const { id: variantId } = await app.database.db
    .selectFrom("product_variant")
    .select("id")
    .where("product_id", "=", id)
    .executeTakeFirstOrThrow()
  await settle(path)
  await inTransaction(app.services, (tx) => moveStock(tx, { productId: id, variantId, by: -2 }))
  await expectOfBoth(path, stockIn, 3)
})

test("an answer is given again with its headers, and is the same", async () => {
  const path = `/api/products/${id}`
  const first = await app.get(path)
  const again = await app.get(path)
  expect([isKept(first), isKept(again)]).toEqual([false, true])
  expect(again.envelope).toEqual(first.envelope)
  for (const name of ["content-type", "vary", "cache-control", "etag", "content-security-policy"])
    expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)])
  expect(again.headers.get("cache-control")).toBe("no-cache")
  expect(again.headers.get("vary")).toBe("Accept-Language, Cookie, Accept-Encoding")
})

test("who has it already is told that it is still right", async () => {
  const path = `/api/products/${id}`
  const etag = (await app.get(path)).headers.get("etag") ?? ""
  const { status, text } = await app.get(path, { headers: { "if-none-match": etag } })
  expect([status, text]).toEqual([304, ""])
})

test("languages are never mixed", async () => {
  const read = async (options: SendOptions): Promise<unknown> =>
    (await app.get(`/api/products/${id}`, options)).envelope?.data
  for (let times = 0; times < 2; times += 1) {
    expect(await read({ language: "en" })).toMatchObject({ name: { text: "Cloud" } })
    expect(await read({ language: "vi" })).toMatchObject({ name: { text: "Mây" } })
    expect(await read({ headers: { cookie: "prg-lang=en" } })).toMatchObject({ name: { text: "Cloud" } })
    expect(await read({})).toMatchObject({ name: { text: "云朵" } })
  }
})

describe("is not kept:", () => {
  const token = { headers: { authorization: "Bearer anything" } }
  test.each([
    ["what somebody asks for who says who he is", () => `/api/products/${id}`, token],
    ["what is refused", () => "/api/products?style=nobody-knows", {}],
    ["what is not there", () => "/api/products/01890000-0000-7000-8000-000000000000", {}],
    ["a parameter without a value", () => "/api/products?w=", {}],
    ["what no event tells of", () => `/api/products/${id}/related`, {}],
  ])("%s", async (_what, path, options) => {
    await app.get(path(), options)
    expect(isKept(await app.get(path(), options))).toBe(false)
  })
})

test("one answer for one question, in whatever order it is asked", async () => {
  await app.get("/api/products?sort=newest&size=7")
  expect(isKept(await app.get("/api/products?size=7&sort=newest"))).toBe(true)
  expect(isKept(await app.get("/api/products?size=8&sort=newest"))).toBe(false)
})

describe("both processes know at once", () => {
  const lists = () => ["/api/products?size=100", "/api/products?size=100&w=cloud"]
  const priceOf = (answer: Answer): unknown => shownIn(answer).content?.find((card) => card.id === id)?.price

  test("of another price", async () => {
    const [variant] = (await app.call(readProduct, { params: { id } })).variants
    for (const path of lists()) await settle(path)
    await repriceVariant(app.services, variant?.id ?? "", 9_000_000)
    for (const path of lists()) await expectOfBoth(path, priceOf, 9_000_000)
    await expectOfBoth(`/api/products/${id}`, (answer) => shownIn(answer).price, 9_000_000)
  })

  test("of a product that is withdrawn, and put back", async () => {
    const paths = [...lists(), `/api/products/${id}`, "/api/products/facets"]
    for (const path of paths) await settle(path)
    const before = await app.call(countProductFacets, { query: {} })
    await withdrawProduct(app.services, id)
    for (const path of lists()) await expectOfBoth(path, priceOf, undefined)
    await expectOfBoth(`/api/products/${id}`, ({ status }) => status, 404)
    await expectOfBoth(
      "/api/products/facets",
      (answer) => shownIn(answer).inStockCount,
      before.inStockCount - 1,
    )
    await relistProduct(app.services, id)
    for (const path of lists()) await expectOfBoth(path, priceOf, 2_000_000)
  })
})

test("calls from one address are counted, answered from memory or not", async () => {
  const limited = await startTestApp({ env: { RATE_LIMITS: "on", PAGE_CACHE_MB: "8" } })
  try {
    const left = async (): Promise<number> =>
      Number((await limited.get("/api/products")).headers.get("x-ratelimit-remaining"))
    const first = await left()
    expect([await left(), await left()]).toEqual([first - 1, first - 2])
  } finally {
    await limited.close()
  }
})

test("a process where nothing may be kept asks anew each time", async () => {
  const bare = await startTestApp()
  try {
    await bare.call(listProducts, { query: {} })
    expect(isKept(await bare.get("/api/products"))).toBe(false)
  } finally {
    await bare.close()
  }
})
