import { textsOf, type LocalText } from "@roomwright/contract/language"
import { sql, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { spellingsIn } from "../../platform/read-keyword.ts"
import { indexWords } from "../../platform/words.ts"

/** The words by which a work is found. */
export interface FoundBy {
  readonly designerId: string
  readonly name: LocalText
  readonly style: string
  readonly homeType: string
  readonly space: string
  readonly scene: string
  readonly roomType: string
}

/** The words of a work: its name, its designer's, and those of its filter values. */
export async function wordsOfWork(tx: Transaction<DB>, work: FoundBy): Promise<string[]> {
  const values = await tx
    .selectFrom("filter_value")
    .select("name")
    .where((eb) =>
      eb.or(
        (["style", "homeType", "space", "scene", "roomType"] as const).map((kind) =>
          eb.and([eb("kind", "=", kind), eb("id", "=", work[kind])]),
        ),
      ),
    )
    .execute()
  const designer = await tx
    .selectFrom("account")
    .select("nickname")
    .where("id", "=", work.designerId)
    .executeTakeFirstOrThrow()
  return indexWords([designer.nickname, ...[work.name, ...values.map((row) => row.name)].flatMap(textsOf)])
}

export async function saveWorkSpellings(tx: Transaction<DB>, words: readonly string[]): Promise<void> {
  const spellings = spellingsIn(words)
  if (spellings.length === 0) return
  await tx
    .insertInto("work_spelling")
    .values(spellings)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function saveDesignerSpellings(tx: Transaction<DB>, words: readonly string[]): Promise<void> {
  const spellings = spellingsIn(words)
  if (spellings.length === 0) return
  await tx
    .insertInto("designer_spelling")
    .values(spellings)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Stores the words by which a designer is found: name, handle, town, company, styles. */
export async function indexDesigner(tx: Transaction<DB>, designerId: string): Promise<void> {
  const row = await tx
    .selectFrom("account")
    .innerJoin("designer_profile", "designer_profile.account_id", "account.id")
    .select(["username", "nickname", "city", "company_name", "styles"])
    .where("account.id", "=", designerId)
    .executeTakeFirstOrThrow()
  const styles = await tx
    .selectFrom("filter_value")
    .select("name")
    .where("kind", "=", "style")
    .where("id", "in", ["", ...row.styles])
    .execute()
  const texts = [row.city, ...styles.map(({ name }) => name)].flatMap(textsOf)
  const words = indexWords([row.username, row.nickname, row.company_name, ...texts])
  const vector = sql<string>`array_to_tsvector(${words}::text[])`
  await tx
    .insertInto("designer_words")
    .values({ designer_id: designerId, words: vector })
    .onConflict((conflict) => conflict.column("designer_id").doUpdateSet({ words: vector }))
    .execute()
  await saveDesignerSpellings(tx, words)
}
