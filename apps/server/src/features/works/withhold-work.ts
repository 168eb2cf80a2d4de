import type { LocalText } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { lockMyWork } from "./my-work-row.ts"
import { shelveWork } from "./save-work.ts"

interface Touched {
  readonly designerId: string
  readonly name: LocalText
}

/**
 * Staff take a work down, and only they can put it back. After its designer asked for a new review they may
 * answer with another reason; otherwise one that is down throws `decidedAlready`. Throws `notFound`.
 */
export async function withholdWork(
  tx: Transaction<DB>,
  { id, reason, at }: { readonly id: string; readonly reason: string; readonly at: Date },
): Promise<Touched> {
  const work = await lockMyWork(tx, { id })
  if (work.held_at !== null && work.look_asked_at === null) throw new AppError("decidedAlready")
  const stood = work.shelved || work.blocked_from_shelf
  await shelveWork(tx, id, false)
  await tx
    .updateTable("work")
    .set({
      held_at: at,
      held_reason: reason,
      look_asked_at: null,
      held_from_shelf: work.held_at === null ? stood : work.held_from_shelf,
      blocked_from_shelf: false,
      seen_edition: null,
      seen_at: null,
      seen_by: null,
    })
    .where("id", "=", id)
    .execute()
  return { designerId: work.designer_id, name: work.name }
}

/**
 * Staff put back a work that they took down, which also checks it: it is published if it was before. Throws
 * `notFound`, and `decidedAlready` for one that they did not take down.
 */
export async function releaseWork(
  tx: Transaction<DB>,
  { id, actorId, at }: { readonly id: string; readonly actorId: string; readonly at: Date },
): Promise<Touched & { readonly isOnShelf: boolean }> {
  const work = await lockMyWork(tx, { id })
  if (work.held_at === null) throw new AppError("decidedAlready")
  await tx
    .updateTable("work")
    .set({
      held_at: null,
      held_reason: null,
      look_asked_at: null,
      held_from_shelf: false,
      seen_edition: work.edition,
      seen_at: at,
      seen_by: actorId,
    })
    .where("id", "=", id)
    .execute()
  if (work.held_from_shelf) await shelveWork(tx, id, true)
  return { designerId: work.designer_id, name: work.name, isOnShelf: work.held_from_shelf }
}

/** The work that staff are about to delete, locked. Throws `notFound`. */
export async function readTouched(tx: Transaction<DB>, id: string): Promise<Touched> {
  const work = await lockMyWork(tx, { id })
  return { designerId: work.designer_id, name: work.name }
}
