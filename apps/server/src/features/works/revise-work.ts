import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { recordEvent } from "../../platform/events/record-event.ts"

interface Revised {
  readonly id: string
  readonly at: Date
  /** The work that what it shows was begun from; left out it stays what it is. */
  readonly templateId?: string
}

/**
 * What a work shows was changed by its designer outside its form: a new edition, which staff have not seen. The caller has
 * locked it. Gives the edition.
 */
export async function reviseWork(tx: Transaction<DB>, { id, at, templateId }: Revised): Promise<number> {
  const { designer_id, edition } = await tx
    .updateTable("work")
    .set(({ eb }) => ({
      edition: eb("edition", "+", 1),
      changed_at: at,
      ...(templateId === undefined ? {} : { template_id: templateId }),
    }))
    .where("id", "=", id)
    .returning(["designer_id", "edition"])
    .executeTakeFirstOrThrow()
  await recordEvent(tx, { type: "work-changed", workId: id, designerId: designer_id })
  return edition
}
