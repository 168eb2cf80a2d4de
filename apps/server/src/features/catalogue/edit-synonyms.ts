import { meaningKinds, type MeaningKind, type Synonym } from "@roomwright/contract/catalogue/synonyms"
import { languages, textsOf, type LocalText } from "@roomwright/contract/language"
import { sql, type Kysely, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { readPhrases } from "./understanding/phrases.ts"
import { forgetVocabulary } from "./understanding/read-vocabulary.ts"
import { readTokens, tonedKeyOf } from "./understanding/tokens.ts"

type Writing = Pick<Services, "database" | "events" | "clock" | "log">
export type GivenSynonym = Omit<Synonym, "id">

/** All synonyms, the newest first. */
export async function listSynonyms(db: Kysely<DB>): Promise<Synonym[]> {
  const rows = await db
    .selectFrom("search_synonym")
    .select(["id", "kind", "phrases", "meant"])
    .orderBy("id", "desc")
    .execute()
  return rows.map(({ id, kind, phrases, meant }) => ({ id, meaning: kindOf(kind), phrases, meant }))
}

const kindOf = (kind: string): MeaningKind => meaningKinds.find((each) => each === kind) ?? "words"

/** Every process forgets what it remembers of the words as soon as it hears of a change. */
export function forgetWordsOnEvents({ events, database }: Pick<Services, "events" | "database">): void {
  events.on("settings-changed", () => forgetVocabulary(database.db))
  events.onGap(() => forgetVocabulary(database.db))
}

/** Adds a synonym. */
export const addSynonym = (services: Writing, actorId: string, given: GivenSynonym): Promise<Synonym[]> =>
  change(services, { actorId, verb: "add", given }, async (tx) => {
    await check(tx, given, null)
    const { id } = await tx
      .insertInto("search_synonym")
      .values(rowOf(given))
      .returning("id")
      .executeTakeFirstOrThrow()
    return id
  })

/** Changes one. Throws `notFound`. */
export const changeSynonym = (
  services: Writing,
  actorId: string,
  { id, ...given }: Synonym,
): Promise<Synonym[]> =>
  change(services, { actorId, verb: "change", given }, async (tx) => {
    await check(tx, given, id)
    const { numUpdatedRows } = await tx
      .updateTable("search_synonym")
      .set(rowOf(given))
      .where("id", "=", id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError("notFound")
    return id
  })

/** Deletes one. Throws `notFound`. */
export const deleteSynonym = (services: Writing, actorId: string, id: number): Promise<Synonym[]> =>
  change(services, { actorId, verb: "delete" }, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom("search_synonym").where("id", "=", id).executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError("notFound")
    return id
  })

interface Entry {
  readonly actorId: string
  readonly verb: "add" | "change" | "delete"
  readonly given?: GivenSynonym
}

async function change(
  services: Writing,
  { actorId, verb, given }: Entry,
  work: (tx: Transaction<DB>) => Promise<number>,
): Promise<Synonym[]> {
  await inTransaction(services, async (tx) => {
    // Two at once could both be free of doubles, and not so together.
    await sql`lock table search_synonym in share row exclusive mode`.execute(tx)
    const id = await work(tx)
    await recordAudit(tx, services.clock.now(), {
      actorId,
      action: `synonym.${verb}`,
      subject: { kind: "synonym", id: String(id) },
      details: given ? detailsOf(given) : {},
    })
    await recordEvent(tx, { type: "settings-changed" })
  })
  forgetVocabulary(services.database.db)
  return listSynonyms(services.database.db)
}

const detailsOf = ({ phrases, meant }: GivenSynonym): Record<string, string> => ({
  ...Object.fromEntries(languages.map((language) => [language, phrases[language] ?? ""])),
  meant,
})

const rowOf = ({ meaning, phrases, meant }: GivenSynonym) => ({
  kind: meaning,
  phrases: JSON.stringify(Object.fromEntries(Object.entries(phrases).filter(([, text]) => text !== ""))),
  meant,
})

/** Phrases as searches read them: lower case, without signs. */
const keysOf = (texts: readonly string[]): string[] =>
  texts.flatMap(readPhrases).map((phrase) => tonedKeyOf(readTokens(phrase)))
const keysOfPhrases = (phrases: LocalText): string[] => [
  ...new Set(Object.values(phrases).flatMap((text) => keysOf([text ?? ""]))),
]

/** Letters and what joins them; no markup and no signs of queries. */
const plain = /^[\p{L}\p{M}\p{N}\s,，、;；.'’/&-]*$/u

/** Throws what is wrong with a synonym, among all others but `ownId`. */
async function check(tx: Transaction<DB>, given: GivenSynonym, ownId: number | null): Promise<void> {
  const { meaning, phrases, meant } = given
  if (![...textsOf(phrases), meant].every((text) => plain.test(text))) throw new AppError("synonymSigns")
  for (const text of Object.values(phrases)) {
    const keys = keysOf([text ?? ""])
    if (new Set(keys).size < keys.length) throw new AppError("synonymTaken")
  }
  const keys = keysOfPhrases(phrases).filter((key) => key !== "")
  if (keys.length === 0 || readPhrases(meant).length === 0) throw new AppError("synonymEmpty")
  if (keysOfPhrases(phrases).includes("")) throw new AppError("synonymSigns")
  const others = (await listSynonyms(tx)).filter(({ id }) => id !== ownId)
  const alike = others.filter((other) => other.meaning === meaning)
  if (alike.some((other) => keysOfPhrases(other.phrases).some((key) => keys.includes(key))))
    throw new AppError("synonymTaken")
  // Descriptions may well say a feature as shoppers do.
  if (meaning === "feature") return
  if (meaning === "words") {
    const meantKeys = keysOf([meant])
    const leadsBack = alike.some(
      (other) =>
        keysOfPhrases(other.phrases).some((key) => meantKeys.includes(key)) &&
        keysOf([other.meant]).some((key) => keys.includes(key)),
    )
    if (leadsBack || meantKeys.every((key) => keys.includes(key))) throw new AppError("synonymCircle")
    return
  }
  const ids = readPhrases(meant)
  const values = await tx.selectFrom("filter_value").select("id").where("kind", "=", meaning).execute()
  const known = new Set(values.map(({ id }) => id))
  if (!ids.every((id) => known.has(id)))
    throw new AppError("unknownFilterValue", { faults: [{ path: "body.meant", problem: "unknown" }] })
}
