import type { PageOf } from "@roomwright/contract/envelope"
import type { Language } from "@roomwright/contract/language"
import {
  isNotificationType,
  notificationTypes,
  type NotificationType,
} from "@roomwright/contract/notifications/types"
import type { Notification } from "@roomwright/contract/notifications/calls"
import type { Kysely, Selectable } from "kysely"
import * as z from "zod/mini"
import { AppError, toAppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { linkOfNotification } from "./notification-links.ts"
import { formatNotification } from "./format-notification.ts"

interface NotificationsQuery {
  readonly page: number
  readonly size: number
  readonly status?: boolean | undefined
  readonly type?: NotificationType | undefined
}

/** An account's notifications, the newest first, in this language. */
export async function listNotifications(
  { database: { db } }: Pick<Services, "database">,
  accountId: string,
  { page, size, status, type }: NotificationsQuery,
  language: Language,
): Promise<PageOf<Notification> & { content: Notification[] }> {
  let query = knownNotifications(db, accountId)
  if (status !== undefined) query = query.where("read_at", status ? "is not" : "is", null)
  if (type !== undefined) query = query.where("type", "=", type)
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy("number", "desc")
    .limit(size)
    .offset(page * size)
    .execute()
  return { content: rows.map((row) => showNotification(row, language)), page, size, totalElements: total }
}

/** This release has no texts for a later release's types. */
const knownNotifications = (db: Kysely<DB>, accountId: string) =>
  db.selectFrom("mail").where("account_id", "=", accountId).where("type", "in", notificationTypes)

/** One notification, which this marks as read. Throws `notFound`. */
export async function readNotification(
  { database: { db }, clock }: Pick<Services, "database" | "clock">,
  accountId: string,
  id: string,
  language: Language,
): Promise<Notification> {
  const own = db
    .selectFrom("mail")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("type", "in", notificationTypes)
  const row = await db
    .updateTable("mail")
    .set(({ fn, val }) => ({ read_at: fn.coalesce("read_at", val(clock.now())) }))
    .where("id", "in", own.clearSelect().select("id"))
    .returningAll()
    .executeTakeFirst()
    // On a full disk it can still be read; it is marked as read the next time.
    .catch((error: unknown) => {
      if (toAppError(error).appErrorName !== "diskFull") throw error
      return own.executeTakeFirst()
    })
  if (!row) throw new AppError("notFound")
  return showNotification(row, language)
}

/** Marks notifications up to a number as read. Returns how many were unread. */
export async function readAllNotifications(
  { database: { db }, clock }: Pick<Services, "database" | "clock">,
  accountId: string,
  upTo: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("mail")
    .set({ read_at: clock.now() })
    .where("account_id", "=", accountId)
    .where("number", "<=", upTo)
    .where("read_at", "is", null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Throws `notFound`. The numbers of others stay as they are. */
export async function deleteNotification(
  { database: { db } }: Pick<Services, "database">,
  accountId: string,
  id: string,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("mail")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError("notFound")
}

const Values = z.record(z.string(), z.union([z.string(), z.number()]))

function showNotification(row: Selectable<DB["mail"]>, language: Language): Notification {
  const { id, number, type } = row
  if (!isNotificationType(type)) throw new Error(`Mails of the type ${type} were to be left out.`)
  const values = Values.parse(row.content)
  const { title, text } = formatNotification(type, values, language)
  return {
    id,
    number,
    type,
    createdAt: row.created_at.toISOString(),
    status: row.read_at !== null,
    title,
    content: text,
    link: linkOfNotification(type, values),
  }
}
