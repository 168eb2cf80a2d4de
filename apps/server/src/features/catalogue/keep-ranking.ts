import { sql, type Kysely } from "kysely"
import type { Database } from "../../platform/database/connect.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Logger } from "../../platform/log.ts"
import { repeat, type Repeated } from "../../platform/repeat.ts"
import { rankProducts } from "./rank-products.ts"
import { searchFormat } from "./search-rows.ts"

const lookMs = 60_000
/** A new ranking is made when so many products are fresh, when some are for so long, and once a day in any case. */
const mostFresh = 2_000
const freshSeconds = 600
const oldSeconds = 86_400

interface RankingServices {
  readonly database: Pick<Database, "db">
  readonly log: Logger
}

/** Keeps the ranking of products young. Makes one at once where there is none that this release understands. */
export async function keepRanking({ database, log }: RankingServices, everyMs = lookMs): Promise<Repeated> {
  if (await isMissing(database.db)) await rankProducts(database)
  const rankWhenDue = async (): Promise<void> => {
    const startedAt = performance.now()
    if ((await isDue(database.db)) && (await rankProducts(database)))
      log.info({ ms: Math.round(performance.now() - startedAt) }, "ranked products")
  }
  return repeat(rankWhenDue, { everyMs, failure: "products could not be ranked", log })
}

/** What no ranking of this format holds cannot be found, save what is fresh. */
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
