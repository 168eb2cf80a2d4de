import type { ContentPart } from "@roomwright/contract/content/admin"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import { defineRound, type Job } from "../../jobs/job.ts"
import { requestJob } from "../../jobs/request-job.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { showPictures } from "../media/media.public.ts"
import { picturesOf, wordsOf, writtenIn } from "./content-texts.ts"
import { readTexts } from "./live-rows.ts"
import { lockItem, lockSeenItem } from "./lock-item.ts"

interface Publishing {
  readonly itemId: string
  readonly editorId: string
  readonly base: number
  /** The scheduled time; null for at once. */
  readonly at: Date | null
}

/**
 * Publishes the newest version, at once or at a time. Throws `notFound`, `contentChanged`, and
 * `contentUnwritten` if it has no title with a text in any language.
 */
export const publish = (services: Services, { itemId, editorId, base, at }: Publishing): Promise<void> =>
  inTransaction(services, async (tx) => {
    const item = await lockSeenItem(tx, itemId, base)
    const now = services.clock.now()
    const version = await readVersion(tx, itemId, base)
    if (writtenIn(readTexts(version.texts)).length === 0) throw new AppError("contentUnwritten")
    const later = at !== null && at > now ? at : null
    if (later) {
      await tx
        .updateTable("content_item")
        .set({ due_revision: base, due_at: later })
        .where("id", "=", itemId)
        .execute()
      await requestJob(tx, "publish-content", later)
    } else await putInForce(tx, { itemId, part: item.part, revision: base, at: now })
    await recordAudit(tx, now, {
      actorId: editorId,
      action: later ? "content.schedule" : "content.publish",
      subject: { kind: item.part, id: itemId },
      details: { revision: base, ...(later ? { at: later.toISOString() } : {}) },
    })
  })

interface Acting {
  readonly itemId: string
  readonly editorId: string
}

/** Cancels the schedule; without one, unpublishes the item. Otherwise changes nothing. Throws `notFound`. */
export const withdraw = (services: Services, { itemId, editorId }: Acting): Promise<void> =>
  inTransaction(services, async (tx) => {
    const { part, due_revision } = await lockItem(tx, itemId)
    if (due_revision !== null) {
      await tx
        .updateTable("content_item")
        .set({ due_revision: null, due_at: null })
        .where("id", "=", itemId)
        .execute()
      await recordAudit(tx, services.clock.now(), {
        actorId: editorId,
        action: "content.unschedule",
        subject: { kind: part, id: itemId },
      })
      return
    }
    const isDone = await hide(tx, itemId, {})
    if (!isDone) return
    await recordEvent(tx, { type: "content-changed", itemId, part })
    await recordAudit(tx, services.clock.now(), {
      actorId: editorId,
      action: "content.withdraw",
      subject: { kind: part, id: itemId },
    })
  })

/**
 * Deletes an article or an answer; its versions remain stored. Throws `notFound`, also for the about page.
 */
export const remove = (services: Services, { itemId, editorId }: Acting): Promise<void> =>
  inTransaction(services, async (tx) => {
    const { part } = await lockItem(tx, itemId)
    if (part === "about") throw new AppError("notFound")
    const now = services.clock.now()
    await hide(tx, itemId, { deleted_at: now })
    await recordEvent(tx, { type: "content-changed", itemId, part })
    await recordAudit(tx, now, {
      actorId: editorId,
      action: "content.delete",
      subject: { kind: part, id: itemId },
    })
  })

/** True if there was something to do. */
async function hide(tx: Transaction<DB>, itemId: string, set: { deleted_at?: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("content_item")
    .set({ live_revision: null, live_at: null, due_revision: null, due_at: null, words: null, ...set })
    .where("id", "=", itemId)
    .where((eb) => (set.deleted_at ? eb("deleted_at", "is", null) : eb("live_revision", "is not", null)))
    .executeTakeFirstOrThrow()
  await showPictures(tx, await ownPictures(tx, itemId), false)
  return numUpdatedRows > 0n
}

interface Enforcing {
  readonly itemId: string
  readonly part: ContentPart
  readonly revision: number
  readonly at: Date
}

/** Makes a version live: shows its pictures, hides all others, and indexes its words. */
async function putInForce(tx: Transaction<DB>, { itemId, part, revision, at }: Enforcing): Promise<void> {
  const { texts: stored, cover_id } = await readVersion(tx, itemId, revision)
  const texts = readTexts(stored)
  await tx
    .updateTable("content_item")
    .set({
      live_revision: revision,
      live_at: at,
      published_at: sql<Date>`coalesce(published_at, ${at})`,
      due_revision: null,
      due_at: null,
      words: sql<string>`array_to_tsvector(${wordsOf(texts)}::text[])`,
    })
    .where("id", "=", itemId)
    .execute()
  const own = await ownPictures(tx, itemId)
  const used = new Set(picturesOf(texts, cover_id))
  for (const isShown of [true, false])
    await showPictures(
      tx,
      own.filter((id) => used.has(id) === isShown),
      isShown,
    )
  await recordEvent(tx, { type: "content-changed", itemId, part })
}

async function ownPictures(tx: Transaction<DB>, itemId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("content_picture")
    .select("picture_id")
    .where("item_id", "=", itemId)
    .execute()
  return rows.map(({ picture_id }) => picture_id)
}

const readVersion = (tx: Transaction<DB>, itemId: string, revision: number) =>
  tx
    .selectFrom("content_version")
    .select(["texts", "cover_id"])
    .where("item_id", "=", itemId)
    .where("revision", "=", revision)
    .executeTakeFirstOrThrow()

const sweepOfDue = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "a scheduled article could not be published")

/** Publishes the due versions. Returns how many. */
export function publishDue(
  services: Pick<Services, "database" | "events" | "clock" | "log">,
  sweep = sweepOfDue(services),
): Promise<number> {
  const { clock, database } = services
  return sweep.all(
    async (without) => {
      const due = await database.db
        .selectFrom("content_item")
        .select("id")
        .where("due_at", "<=", clock.now())
        .where(sql<boolean>`id <> all(${without}::uuid[])`)
        .orderBy("due_at")
        .limit(100)
        .execute()
      return due.map(({ id }) => id)
    },
    (id) =>
      inTransaction(services, async (tx) => {
        const at = clock.now()
        const due = await tx
          .selectFrom("content_item")
          .select(["due_revision", "due_at"])
          .where("id", "=", id)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst()
        // Another process was faster, or an editor has just rescheduled it.
        if (!due?.due_at || due.due_at > at || due.due_revision === null) return false
        const { part } = await lockItem(tx, id)
        await putInForce(tx, { itemId: id, part, revision: due.due_revision, at })
        return true
      }),
  )
}

/**
 * Publishes what is due. Scheduling requests a round for that moment; the one every minute is for missed
 * ones.
 */
export function publishScheduled(services: Services): Job {
  const sweep = sweepOfDue(services)
  return defineRound({
    name: "publish-content",
    everyMinutes: 1,
    isPunctual: true,
    longestSeconds: 600,
    async work() {
      await publishDue(services, sweep)
      sweep.throwFailures()
    },
  })
}
