import { setTimeout as wait } from "node:timers/promises"
import { sql, type Kysely, type RawBuilder } from "kysely"
import type { Database } from "../../platform/database/connect.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { searchColumns, searchFormat, selectSearchRows } from "./search-rows.ts"
import { storeMissingCards } from "./store-cards.ts"

/** Like \p{Script=Han} in `words.ts`, in PostgreSQL's syntax. */
const hanCharacter =
  "[\\u2E80-\\u2FDF\\u3005\\u3007\\u3021-\\u3029\\u3038-\\u303B\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF\\U00020000-\\U0003FFFF]"

/** Any fixed number: one process at a time makes a ranking. */
const advisoryLock = 7_405_209
const bucketRows = 512
/** By the letter that names them: a bucket, a group. */
const bucketsIn = { "": 1, G: 16 } as const
const lockTries = 20

/**
 * Rebuilds the ranking of all products on sale and swaps it in, while searches continue. Changes meanwhile
 * stay among the changed products until the next time. Returns false if another process is doing it.
 */
export async function rankProducts({ db }: Pick<Database, "db">): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_lock(${advisoryLock}) as free`.execute(connection)
    if (!rows[0]?.free) return false
    try {
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`set maintenance_work_mem = '256MB'`.execute(connection)
      await sql`set work_mem = '128MB'`.execute(connection)
      const made = await makeNext(connection)
      // Every product of the ranking has a card before it can be found there.
      await storeMissingCards(connection)
      await waitForSearchesBefore(connection, made)
      await swapIn(connection)
      await countSpellings(connection)
    } finally {
      await sql`reset all`.execute(connection)
      await sql`select pg_advisory_unlock(${advisoryLock})`.execute(connection)
    }
    return true
  })
}

/**
 * Builds the ranking as of one moment, and records the changed products that it contains. Returns its
 * transaction.
 */
async function makeNext(connection: Kysely<DB>): Promise<string> {
  return connection
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      const run = (statement: RawBuilder<unknown>): Promise<unknown> => statement.execute(tx)
      await run(sql`drop table if exists product_folded, product_numbered`)
      await run(sql`create temp table product_folded as select product_id, version from product_fresh`)
      await run(sql`create temp table product_numbered as
        select hit.*,
          row_number() over (order by by_popularity, product_id) - 1 as place_o,
          row_number() over (order by by_age, product_id) - 1 as place_n,
          row_number() over (order by by_price, product_id) - 1 as place_p
        from (${selectSearchRows} where p.on_sale) as hit`)
      await run(sql`drop table if exists product_ranked_next`)
      await run(sql`create table product_ranked_next (like product_ranked)`)
      const bucketWords = sql.join(
        (["o", "n", "p"] as const).flatMap((order) =>
          Object.entries(bucketsIn).map(
            ([letter, buckets]) =>
              sql`${sql.lit(order.toUpperCase() + letter)} || ${sql.ref(`place_${order}`)} / ${sql.lit(bucketRows * buckets)}::bigint`,
          ),
        ),
      )
      // In the order of popularity, so that the most requested hits are adjacent on disk.
      await run(sql`
        insert into product_ranked_next (${searchColumns})
        select product_id, by_popularity, by_age, by_price, category_id, style, colours, materials, width_mm, in_stock,
          words || array_to_tsvector(array[${bucketWords}])
        from product_numbered order by place_o`)
      await run(sql`create index on product_ranked_next using gin (words) with (fastupdate = off)`)
      for (const key of ["by_popularity", "by_age", "by_price"])
        await run(sql`create index on product_ranked_next (${sql.ref(key)}, product_id)`)
      await run(sql`create index on product_ranked_next (product_id)`)
      await run(sql`analyze product_ranked_next`)
      const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::xid::text as xid`.execute(tx)
      return rows[0]?.xid ?? "0"
    })
}

/**
 * Waits until no transaction uses an older snapshot: a search that began before the swap and opened the table
 * after it would find the new ranking empty. Statements are cut after 10 s in any case.
 */
async function waitForSearchesBefore(connection: Kysely<DB>, xid: string): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and age(backend_xmin) >= age(${xid}::xid)
      limit 1`.execute(connection)
    if (rows.length === 0) return
    await wait(50)
  }
}

async function swapIn(connection: Kysely<DB>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await trySwap(connection)
    } catch (error) {
      // A long search holds the table: searches after it must not wait for us, too.
      if (tries === lockTries || !(error instanceof Error && "code" in error && error.code === "55P03"))
        throw error
      await wait(250)
    }
  }
}

async function trySwap(connection: Kysely<DB>): Promise<void> {
  await connection.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '1s'`.execute(tx)
    await sql`drop table product_ranked`.execute(tx)
    await sql`alter table product_ranked_next rename to product_ranked`.execute(tx)
    await sql`
      delete from product_fresh as fresh using product_folded as folded
      where fresh.product_id = folded.product_id and fresh.version = folded.version`.execute(tx)
    await sql`delete from product_ranked_bucket`.execute(tx)
    await sql`
      insert into product_ranked_bucket (sort_by, bucket, key, product_id)
      select 'O', place_o / ${bucketRows}::bigint, by_popularity, product_id from product_numbered
        where place_o % ${bucketRows}::bigint = 0
      union all select 'N', place_n / ${bucketRows}::bigint, by_age, product_id from product_numbered
        where place_n % ${bucketRows}::bigint = 0
      union all select 'P', place_p / ${bucketRows}::bigint, by_price, product_id from product_numbered
        where place_p % ${bucketRows}::bigint = 0`.execute(tx)
    await sql`
      insert into product_ranking (made_at, format) values (now(), ${searchFormat})
      on conflict (one) do update set made_at = excluded.made_at, format = excluded.format`.execute(tx)
  })
  await sql`drop table product_folded, product_numbered`.execute(connection)
}

/**
 * Counts in how many products each word occurs, and drops words that no product has any more. Chinese words
 * are left out: they are not mistyped letter by letter. Words of filters and buckets are in capitals.
 */
async function countSpellings(connection: Kysely<DB>): Promise<void> {
  await sql`
    create temp table product_word on commit preserve rows as
    select word collate "C" as word, ndoc as uses from ts_stat('select words from product_ranked')
    where word collate "C" !~ '^[A-Z]' and word !~ ${hanCharacter}`.execute(connection)
  await connection.transaction().execute(async (tx) => {
    await sql`
      insert into product_spelling (word, uses) select word, uses from product_word order by word
      on conflict (word) do update set uses = excluded.uses where product_spelling.uses <> excluded.uses`.execute(
      tx,
    )
    await sql`
      delete from product_spelling as known
      where not exists (select from product_word as used where used.word = known.word)
        and not exists (
          select from product_fresh as fresh where fresh.words @@ ('''' || known.word || '''')::tsquery)`.execute(
      tx,
    )
  })
  await sql`drop table product_word`.execute(connection)
}
