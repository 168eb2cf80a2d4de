import { sql, type Kysely } from "kysely"
import { defineRound, type Job } from "../../jobs/job.ts"
import type { Database } from "../../platform/database/connect.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Logger } from "../../platform/log.ts"
import { rankProducts } from "./rank-products.ts"
import { searchFormat } from "./search-rows.ts"

/**
 * A new ranking is made when this many products have changed, when any has changed and the ranking is this
 * old, and once a day.
 */
const mostFresh = 2_000
const freshSeconds = 600
const oldSeconds = 86_400

interface RankingServices {
  readonly database: Pick<Database, "db">
  readonly log: Logger
}

/**
 * Makes a ranking at once if none has this release's format: the start waits for it. Before, others report what they know of
 * products (`report`).
 */
export async function rankWhenMissing(
  { database }: Pick<RankingServices, "database">,
  report: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  if (!(await isMissing(database.db))) return
  await report()
  await rankProducts(database)
  await requestAllWords(database.db)
}

/**
 * What was stored by a release with another format lacks words of this one: the job that renames rewrites them. Every
 * product has a style.
 */
async function requestAllWords(db: Kysely<DB>): Promise<void> {
  await sql`
    insert into product_rewording (kind, value_id) select 'style', id from filter_value where kind = 'style'
    on conflict (kind, value_id) do update set reached = null`.execute(db)
}

/** Renews the ranking of products. */
export const rankWhenDue = ({ database, log }: RankingServices): Job =>
  defineRound({
    name: "rank-products",
    everyMinutes: 1,
    longestSeconds: 3_600,
    async work() {
      const startedAt = performance.now()
      if ((await isDue(database.db)) && (await rankProducts(database)))
        log.info({ ms: Math.round(performance.now() - startedAt) }, "ranked products")
    },
  })

/** Without a ranking of this format, only changed products can be found. */
async function isMissing(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ missing: boolean }>`
    select not exists (select from product_ranking where format = ${searchFormat})
      and exists (select from product as p
        where p.on_sale and not exists (select from product_fresh as f where f.product_id = p.id)) as missing`.execute(
    db,
  )
  return rows[0]?.missing ?? false
}

async function isDue(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ fresh: number; age: number | null }>`
    select (select count(*) from (select from product_fresh limit ${mostFresh}) as found) as fresh,
      (select extract(epoch from now() - made_at)::integer from product_ranking) as age`.execute(db)
  const { fresh, age } = rows[0] ?? { fresh: 0, age: 0 }
  if (age === null) return fresh > 0
  return fresh >= mostFresh || (fresh > 0 && age >= freshSeconds) || age >= oldSeconds
}
