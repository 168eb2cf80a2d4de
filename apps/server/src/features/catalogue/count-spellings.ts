import { sql, type Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/**
 * Counts in how many products each word occurs, and drops words that no product has any more. Chinese words
 * are left out: they are not mistyped letter by letter. Words of filters and buckets are in capitals.
 */
export async function countSpellings(connection: Kysely<DB>): Promise<void> {
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

/** Like \p{Script=Han} in `words.ts`, in PostgreSQL's syntax. */
const hanCharacter =
  "[\\u2E80-\\u2FDF\\u3005\\u3007\\u3021-\\u3029\\u3038-\\u303B\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF\\U00020000-\\U0003FFFF]"
