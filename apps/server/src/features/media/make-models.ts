import { sql } from "kysely"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { GlbFault } from "./glb/glb-fault.ts"
import { makeInThread } from "./glb/run-glb-worker.ts"
import { modelFile, sentModelFile } from "./model-files.ts"
import { recordGone } from "./gone-files.ts"

type Making = Pick<Services, "database" | "files" | "events" | "log" | "clock">

/** A process that began one this long ago has died; a thread takes less. */
const leaseMs = 300_000
const triesMax = 3
/**
 * Models of the account with the fewest started within this time are next, so that many of one account do not
 * delay another's only one.
 */
const turnsMs = 3_600_000

/** Makes uploaded models smaller, one at a time in this process, until none waits. */
export async function makeWaitingModels(services: Making, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await makeNext(services, signal)));
}

/** Makes the model whose turn it is smaller. False when none waits. */
async function makeNext(services: Making, signal: AbortSignal): Promise<boolean> {
  const begun = await beginNext(services)
  if (!begun) return false
  const { id, sent } = begun
  try {
    const source = await services.files.read(sentModelFile(id))
    if (!source) throw new GlbFault("failed", "its file is gone")
    const made = await makeInThread(source, signal)
    await services.files.write(modelFile(id, made.hash), made.bytes)
    await finish(services, id, made)
    services.log.info({ model: id, sent, made: made.bytes.length }, "made a model smaller")
  } catch (error) {
    // Stopped: another process, or this one after its start, begins again.
    if (signal.aborted) return false
    const reason = error instanceof Error ? error.message : "unknown"
    services.log.warn({ model: id, reason }, "a model cannot be made")
    // Other errors may pass: the model is tried again when its lease ends, and others are made meanwhile. If
    // the database is unreachable, the next one ends the round.
    if (error instanceof GlbFault) await giveUp(services, id, error.fault)
  }
  return true
}

/** On the way to the next, fails models whose tries are used up. */
async function beginNext(services: Making): Promise<{ id: string; sent: number } | null> {
  const { database, clock } = services
  const now = clock.now()
  const dead = new Date(now.getTime() - leaseMs)
  const lately = new Date(now.getTime() - turnsMs)
  const { rows } = await sql<{ id: string; sent: number; tries: number }>`
    update model_file set begun_at = ${now}, tries = tries + 1
    where id = (
      select m.id from model_file m left join upload u on u.model_file_id = m.id
      where m.state = 'making' and (m.begun_at is null or m.begun_at < ${dead})
      order by (
        select count(*) from model_file had join upload v on v.model_file_id = had.id
        where v.account_id = u.account_id and had.begun_at > ${lately}), m.created_at
      limit 1 for update of m skip locked)
    returning id, sent_bytes as sent, tries`.execute(database.db)
  const [row] = rows
  if (!row || row.tries <= triesMax) return row ?? null
  await giveUp(services, row.id, "failed")
  return beginNext(services)
}

/** If its upload was deleted meanwhile, its file is deleted, too. */
async function finish(
  services: Making,
  id: string,
  { hash, bytes }: { readonly hash: string; readonly bytes: Uint8Array },
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("model_file")
      .set({ state: "ready", hash, bytes: bytes.length })
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    await tx.updateTable("upload").set({ bytes: bytes.length }).where("model_file_id", "=", id).execute()
    await recordGone(tx, [sentModelFile(id), ...(numUpdatedRows === 0n ? [modelFile(id, hash)] : [])])
  })
}

async function giveUp(
  { database: { db } }: { readonly database: Pick<Services["database"], "db"> },
  id: string,
  fault: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable("model_file")
      .set({ state: "failed", fault })
      .where("id", "=", id)
      .where("state", "=", "making")
      .execute()
    await recordGone(tx, [sentModelFile(id)])
  })
}
