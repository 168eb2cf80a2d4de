import type { PageOf } from "@roomwright/contract/envelope"
import * as admin from "@roomwright/contract/notifications/admin"
import type { Announcement, Audience } from "@roomwright/contract/notifications/admin"
import { sql, type Kysely, type Transaction } from "kysely"
import { requestJob } from "../../jobs/request-job.ts"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"

type Reading = Kysely<DB> | Transaction<DB>

interface Sending {
  readonly audience: Audience
  readonly title: string
  readonly text: string
  readonly key: string
  readonly actorId: string
}

/**
 * Records a message to many; `distribute` delivers it, in batches and in any process. Repeating the key
 * returns the same message. Throws `notFound` for an unknown account.
 */
export async function sendAnnouncement(
  services: Pick<Services, "database" | "events" | "clock">,
  { audience, title, text, key, actorId }: Sending,
): Promise<string> {
  return inTransaction(services, async (tx) => {
    const accountId = audience.kind === "account" ? audience.accountId : null
    const role = audience.kind === "role" ? audience.role : null
    const readers = await countReaders(tx, { accountId, role })
    if (accountId !== null && readers === 0) throw new AppError("notFound")
    const now = services.clock.now()
    const id = newId()
    const written = await tx
      .insertInto("announcement")
      .values({
        id,
        title,
        text,
        audience: audience.kind,
        account_id: accountId,
        role,
        key,
        sent_by: actorId,
        created_at: now,
        readers,
      })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("id")
      .executeTakeFirst()
    if (!written) {
      const before = await tx
        .selectFrom("announcement")
        .select("id")
        .where("key", "=", key)
        .where("sent_by", "=", actorId)
        .executeTakeFirst()
      if (!before) throw new AppError("notFound")
      return before.id
    }
    await requestJob(tx, "distribute-messages")
    await recordAudit(tx, now, {
      actorId,
      action: "message.send",
      subject: accountId === null ? { kind: "announcement", id } : { kind: "account", id: accountId },
      details: { announcementId: id, audience: audience.kind, role, title, readers },
    })
    return id
  })
}

interface Readers {
  readonly accountId?: string | null
  readonly role?: string | null | undefined
}

/** The recipients of a message: accounts that can sign in. */
export const readersOf = (db: Reading, { accountId = null, role = null }: Readers) => {
  let query = db.selectFrom("account as a").where("a.erased_at", "is", null).where("a.blocked_at", "is", null)
  if (accountId !== null) query = query.where("a.id", "=", accountId)
  if (role !== null)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("account_role as r")
          .select(sql`1`.as("one"))
          .whereRef("r.account_id", "=", "a.id")
          .where("r.role", "=", role),
      ),
    )
  return query
}

export async function countReaders(db: Reading, readers: Readers): Promise<number> {
  const { count } = await readersOf(db, readers)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  return count
}

const shownRows = (db: Reading) =>
  db
    .selectFrom("announcement as n")
    .leftJoin("account as reader", "reader.id", "n.account_id")
    .leftJoin("account as sender", "sender.id", "n.sent_by")
    .selectAll("n")
    .select(["reader.nickname as reader_nickname", "sender.nickname as sender_nickname"])

/** Sent messages, the newest first. */
export async function listAnnouncements(
  { database: { db } }: Pick<Services, "database">,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<PageOf<Announcement> & { content: Announcement[] }> {
  const { total } = await db
    .selectFrom("announcement")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  const rows = await shownRows(db)
    .orderBy("n.created_at", "desc")
    .orderBy("n.id", "desc")
    .limit(size)
    .offset(page * size)
    .execute()
  return { content: rows.map(showAnnouncement), page, size, totalElements: total }
}

/** Throws `notFound`. */
export async function readAnnouncement(
  { database: { db } }: Pick<Services, "database">,
  id: string,
): Promise<Announcement> {
  const row = await shownRows(db).where("n.id", "=", id).executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return showAnnouncement(row)
}

const showAnnouncement = (
  row: Awaited<ReturnType<ReturnType<typeof shownRows>["executeTakeFirstOrThrow"]>>,
): Announcement =>
  admin.Announcement.parse({
    id: row.id,
    title: row.title,
    text: row.text,
    audience: row.audience,
    account: row.account_id === null ? null : { id: row.account_id, nickname: row.reader_nickname ?? "" },
    role: row.role,
    sentBy: { id: row.sent_by, nickname: row.sender_nickname ?? "" },
    createdAt: row.created_at.toISOString(),
    readers: row.readers,
    written: row.written,
    finishedAt: row.finished_at?.toISOString() ?? null,
  })
