import { sql, type Kysely, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"

/** Who has reported the thing with this id and waits for a decision. */
export const reportersOf = (subject: "work.id" | "product.id") => sql<string[]>`array(
  select distinct report.reporter_id from report
  where report.subject_id = ${sql.ref(subject)} and report.settled_at is null and report.reporter_id is not null)`

interface JudgedThing {
  readonly id: string
  readonly actorId: string
  /** Its owner, and the person it is about. */
  readonly owners: readonly string[]
}

/** Throws `ownCase` for the owner of the thing, and for its reporters. */
export async function refuseOwnThing(
  tx: Transaction<DB>,
  { id, actorId, owners }: JudgedThing,
): Promise<void> {
  const reporters = await tx
    .selectFrom("report")
    .select("reporter_id")
    .where("subject_id", "=", id)
    .where("settled_at", "is", null)
    .execute()
  refuseOwnCase(actorId, [...owners, ...reporters.map(({ reporter_id }) => reporter_id)])
}

interface Reported {
  readonly subject_kind: string
  readonly subject_id: string
  readonly reporter_id: string | null
}

/** The parties of a report: its sender, and the owner of the thing. */
export async function partiesOfReport(
  db: Kysely<DB>,
  { subject_kind, subject_id, reporter_id }: Reported,
): Promise<readonly (string | null)[]> {
  const { rows } = await sql<{ owner_id: string }>`
    select designer_id as owner_id from work where ${subject_kind} = 'work' and id = ${subject_id}
    union all select merchant_id from product where ${subject_kind} = 'product' and id = ${subject_id}
    union all select unnest(array[asker_id, merchant_id]) from product_question
      where ${subject_kind} = 'question' and id = ${subject_id}
    union all select account_id from collection
      where ${subject_kind} = 'collection' and id = ${subject_id}`.execute(db)
  return [reporter_id, ...rows.map(({ owner_id }) => owner_id)]
}
