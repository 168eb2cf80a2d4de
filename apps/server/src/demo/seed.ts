import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { readConfig } from "../config.ts"
import { fillDemo } from "./fill-demo.ts"
import { isFilled } from "./is-filled.ts"
import { makeSeedProduct, type SeedSurroundings } from "./seed-products.ts"
import { insertProducts, rankProducts, readSearchNames } from "../features/catalogue/catalogue.public.ts"
import { checkDatabaseUrl } from "../platform/database/check-database-url.ts"
import { connectDatabase, type Database } from "../platform/database/connect.ts"
import { startEmbeddedPostgres } from "../platform/database/embedded-postgres.ts"
import { migrate } from "../platform/database/migrate.ts"
import { createLog } from "../platform/log.ts"
import { StartupError } from "../platform/startup-error.ts"

// `npm run seed -- --products 720000`: fills the database of DATA_DIR or DATABASE_URL with made-up products on top of
// the demo content, to see and measure the site at size. The site must not be running on an embedded database.

const productsAtOnce = 2_000

try {
  const { values } = parseArgs({ options: { products: { type: "string" } } })
  const wanted = Number(values.products)
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 5_000_000)
    throw new StartupError("Say how many products: npm run seed -- --products 720000 (at most 5,000,000).")
  await seed(wanted)
} catch (error) {
  const lines = error instanceof StartupError ? error.lines : null
  if (!lines) throw error
  for (const line of lines) process.stderr.write(`Roomwright: ${line}\n`)
  process.exitCode = 1
}

async function seed(wanted: number): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog("warn")
  if (config.databaseUrl !== undefined) await checkDatabaseUrl(config.databaseUrl)
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, log }) : null
  const database = connectDatabase(config.databaseUrl ?? embedded?.url ?? "")
  try {
    await migrate(database)
    if (!(await isFilled(database))) {
      process.stdout.write("Filling in the demo content first ...\n")
      await fillDemo({ database, config, log })
    }
    await addProducts(database, wanted)
    process.stdout.write("Ranking them ...\n")
    while (!(await rankProducts(database))) await wait(1_000)
    process.stdout.write("Done.\n")
  } finally {
    await database.close()
    await embedded?.stop()
  }
}

async function addProducts({ db }: Database, wanted: number): Promise<void> {
  const { count: before } = await db
    .selectFrom("product_variant")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("sku", "like", "SEED-%-1")
    .executeTakeFirstOrThrow()
  if (before >= wanted) {
    process.stdout.write(`There are ${before} made-up products already.\n`)
    return
  }
  const surroundings = await readSurroundings(db)
  const startedAt = performance.now()
  for (let from = before; from < wanted; from += productsAtOnce) {
    const numbers = Array.from({ length: Math.min(productsAtOnce, wanted - from) }, (_none, at) => from + at)
    const products = numbers.map((number) => makeSeedProduct(number, surroundings))
    await db.transaction().execute(async (tx) => {
      await insertProducts(tx, await readSearchNames(tx), products)
    })
    const done = from + products.length
    if (done % 20_000 === 0 || done === wanted) {
      const seconds = (performance.now() - startedAt) / 1_000
      process.stdout.write(`${done} of ${wanted} products (${seconds.toFixed(0)} s)\n`)
    }
  }
}

async function readSurroundings(db: Database["db"]): Promise<SeedSurroundings> {
  const merchants = await db
    .selectFrom("merchant_profile")
    .select("account_id")
    .orderBy("account_id")
    .execute()
  const pictures = await db
    .selectFrom("product_picture")
    .innerJoin("product", "product.id", "product_picture.product_id")
    .innerJoin("product_variant", "product_variant.product_id", "product.id")
    .select(["product.category_id", "product_picture.picture_id"])
    .where("product_variant.sku", "not like", "SEED-%")
    .where("product_picture.position", "=", 0)
    .where("product.on_sale", "=", true)
    .distinct()
    .orderBy("product_picture.picture_id")
    .execute()
  const byCategory = Map.groupBy(pictures, (row) => row.category_id)
  return {
    merchantIds: merchants.map((row) => row.account_id),
    pictureIds: new Map([...byCategory].map(([id, rows]) => [id, rows.map((row) => row.picture_id)])),
    nowMs: Date.UTC(2026, 0, 1) + 320 * 86_400_000,
  }
}
