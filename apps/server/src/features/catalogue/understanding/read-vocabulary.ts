import type { Kysely } from "kysely"
import type { DB } from "../../../platform/database/row-types.ts"
import { attributeKinds, makeVocabulary, type AttributeKind, type Vocabulary } from "./vocabulary.ts"

/** How long a change may stay unnoticed, as with filter values. */
const freshMs = 5_000

/** A vocabulary belongs to one database. */
const remembered = new WeakMap<Kysely<DB>, { readonly read: Promise<Vocabulary>; readonly atMs: number }>()

/** What searches of products understand, kept for a few seconds: every search needs it. */
export function readVocabulary(db: Kysely<DB>): Promise<Vocabulary> {
  const known = remembered.get(db)
  const now = performance.now()
  if (known && now - known.atMs < freshMs) return known.read
  const read = build(db)
  remembered.set(db, { read, atMs: now })
  // A failed read is not kept: the next search tries again.
  read.catch(() => remembered.delete(db))
  return read
}

/** Makes the next search read it anew. */
export const forgetVocabulary = (db: Kysely<DB>): void => void remembered.delete(db)

const isAttribute = (kind: string): kind is AttributeKind => attributeKinds.some((each) => each === kind)

async function build(db: Kysely<DB>): Promise<Vocabulary> {
  const categories = await db
    .selectFrom("category")
    .select(["id", "parent_id as parentId", "name", "also_called as alsoCalled"])
    .orderBy("position")
    .execute()
  const values = await db
    .selectFrom("filter_value")
    .select(["kind", "id", "name"])
    .where("kind", "in", [...attributeKinds])
    .orderBy("position")
    .execute()
  const synonyms = await db
    .selectFrom("search_synonym")
    .select(["kind", "phrases", "meant"])
    .orderBy("id")
    .execute()
  return makeVocabulary({
    categories,
    values: values.flatMap(({ kind, ...value }) => (isAttribute(kind) ? [{ kind, ...value }] : [])),
    synonyms: synonyms.map(({ kind, ...synonym }) => ({
      kind: isAttribute(kind) || kind === "feature" ? kind : "words",
      ...synonym,
    })),
  })
}
