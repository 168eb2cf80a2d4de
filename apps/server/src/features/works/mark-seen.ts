import type { LocalText } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { recordEvent } from "../../platform/events/record-event.ts"
import { lockMyWork } from "./my-work-row.ts"

interface Looking {
  readonly id: string
  readonly edition: number
  readonly actorId: string
  readonly at: Date
}

/**
 * Records that staff checked this edition of a work. Throws `notFound`, `workChanged` for another edition,
 * `decidedAlready` for one that was checked or taken down.
 */
export async function markWorkSeen(
  tx: Transaction<DB>,
  { id, edition, actorId, at }: Looking,
): Promise<{ readonly designerId: string; readonly name: LocalText }> {
  const work = await lockMyWork(tx, { id })
  if (work.edition !== edition) throw new AppError("workChanged")
  if (work.seen_edition === edition || work.held_at !== null) throw new AppError("decidedAlready")
  await tx
    .updateTable("work")
    .set({ seen_edition: edition, seen_at: at, seen_by: actorId })
    .where("id", "=", id)
    .execute()
  await recordEvent(tx, { type: "work-changed", workId: id, designerId: work.designer_id })
  return { designerId: work.designer_id, name: work.name }
}
