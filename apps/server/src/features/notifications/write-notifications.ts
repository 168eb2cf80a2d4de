import { defaultLanguage, isLanguage, showText, type Language } from "@roomwright/contract/language"
import type { NotificationType } from "@roomwright/contract/notifications/types"
import { oneClickPath } from "@roomwright/contract/notifications/calls"
import { notificationPath, unsubscribePath } from "@roomwright/contract/page-paths"
import type { Transaction } from "kysely"
import { prepare } from "../../platform/database/prepared.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { atEnd } from "../../platform/database/run-transaction.ts"
import { recordEvents } from "../../platform/events/record-event.ts"
import { apiBase } from "../../platform/http/serve.ts"
import { newId } from "../../platform/ids.ts"
import type { Messaging, Recipient } from "../../platform/messaging/message.ts"
import type { NotificationContent, Notifications } from "../../platform/notifications/notification.ts"
import type { Services } from "../../platform/services.ts"
import { copyRules } from "./copy-rules.ts"
import { signUnsubscription } from "./unsubscribe-token.ts"
import { formatNotification, type StoredValues } from "./format-notification.ts"

export type WritingNotifications = Pick<Services, "config" | "clock"> & {
  readonly messaging: Pick<Messaging, "enqueue" | "lookAhead">
}

/** The service by which every feature writes notifications. */
export const createNotifications = (services: WritingNotifications): Notifications => ({
  lookAhead(tx, readers) {
    if (readers.some(({ type }) => copyRules[type].byEmail)) services.messaging.lookAhead(tx)
    const ahead = lookedUp.get(tx) ?? new Map<string, Promise<Reader[]>[]>()
    lookedUp.set(tx, ahead)
    const asked = readAhead.run(tx, [
      readers.map(({ accountId }) => accountId),
      readers.map(({ type }) => type),
    ])
    // Who writes awaits it; without a notification nobody does.
    asked.catch(() => {})
    for (const { accountId, type } of readers) {
      const own = asked.then((found) => {
        const reader = found.find((each) => each.id === accountId && each.type === type)
        return reader ? [reader] : []
      })
      own.catch(() => {})
      const key = `${accountId} ${type}`
      ahead.set(key, [...(ahead.get(key) ?? []), own])
    }
  },
  write: (tx, { accountId, language, ...content }) =>
    writeNotifications(tx, services, [accountId], content, language),
})

interface NumberedNotification {
  readonly id: string
  readonly accountId: string
  readonly type: string
  readonly values: StoredValues
  readonly at: Date
}

const insertNotifications = prepare(`
  with sent as (
    select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::jsonb[], $5::timestamptz[])
      with ordinality as t (id, account_id, type, content, created_at, place)
  ), numbered as (
    insert into mailbox (account_id, last_number)
    select account_id, count(*) from sent group by account_id order by account_id
    on conflict (account_id) do update set last_number = mailbox.last_number + excluded.last_number
    returning account_id, last_number
  )
  insert into mail (id, account_id, number, type, content, created_at)
  select s.id, s.account_id,
    n.last_number + 1 - row_number() over (partition by s.account_id order by s.place desc),
    s.type, s.content, s.created_at
  from sent s join numbered n on n.account_id = s.account_id`)

/**
 * The numbers are locked last of all and in the order of the accounts, so that no two transactions deadlock,
 * and nobody waits for one that has other work to do.
 */
const notificationsAtEnd = atEnd<NumberedNotification>(1, (notifications) => [
  insertNotifications.with([
    notifications.map(({ id }) => id),
    notifications.map(({ accountId }) => accountId),
    notifications.map(({ type }) => type),
    notifications.map(({ values }) => JSON.stringify(values)),
    notifications.map(({ at }) => at),
  ]),
])

/** Writes the same notification to many accounts, each with its own next number, and enqueues the copies. */
export async function writeNotifications(
  tx: Transaction<DB>,
  services: WritingNotifications,
  accountIds: readonly string[],
  { type, values }: NotificationContent,
  copyLanguage?: Language,
): Promise<void> {
  const at = services.clock.now()
  if (copyRules[type].byEmail) services.messaging.lookAhead(tx)
  const readers = await (accountIds.length === 1
    ? (takeLookedUp(tx, `${accountIds[0]} ${type}`) ?? readReader.run(tx, [accountIds[0], type]))
    : readReaders.run(tx, [accountIds, type]))
  if (readers.length === 0) return
  const notifications = readers.map((reader) => {
    const language = copyLanguage ?? (isLanguage(reader.language) ? reader.language : defaultLanguage)
    return {
      id: newId(),
      accountId: reader.id,
      type,
      values: formatIn(language, values),
      at,
      reader,
      language,
    }
  })
  await notificationsAtEnd.add(tx, notifications)
  await recordEvents(
    tx,
    notifications.map(({ accountId }) => ({ type: "mail-written", accountId })),
  )
  for (const notification of notifications) await enqueueCopy(tx, services, notification)
}

const formatIn = (language: Language, values: NotificationContent["values"]): StoredValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[name, typeof value === "object" ? showText(value, language).text : value] as const],
    ),
  )

interface Reader {
  readonly id: string
  readonly email: string | null
  readonly mobile: string | null
  readonly nickname: string
  readonly language: string | null
  readonly by_email: boolean | null
}

const readerOf = (chosen: string): string => `
  select a.id, a.email, a.mobile, a.nickname, a.language, p.by_email
  from account a left join mail_preference p on p.account_id = a.id and p.type = $2
  where a.id ${chosen} and a.erased_at is null
  order by a.id`
const readReaders = prepare<Reader>(readerOf("= any($1::uuid[])"))
/** Most are written to one account; a list of any length the database plans anew each time. */
const readReader = prepare<Reader>(readerOf("= $1"))
/** Several, each for a type of its own. */
const readAhead = prepare<Reader & { readonly type: string }>(`
  select a.id, a.email, a.mobile, a.nickname, a.language, p.by_email, asked.type
  from unnest($1::uuid[], $2::text[]) as asked (id, type)
    join account a on a.id = asked.id and a.erased_at is null
    left join mail_preference p on p.account_id = a.id and p.type = asked.type`)

const lookedUp = new WeakMap<Transaction<DB>, Map<string, Promise<Reader[]>[]>>()

/** For one notification each: the same transaction may change the account before the next. */
const takeLookedUp = (tx: Transaction<DB>, key: string): Promise<Reader[]> | undefined =>
  lookedUp.get(tx)?.get(key)?.shift()

interface Copied {
  readonly id: string
  readonly type: NotificationType
  readonly values: StoredValues
  readonly reader: Reader
  readonly language: Language
}

async function enqueueCopy(
  tx: Transaction<DB>,
  { config, messaging }: WritingNotifications,
  { id, type, values, reader, language }: Copied,
): Promise<void> {
  const { byEmail, bySms, isFixed } = copyRules[type]
  if (!isFixed && !(reader.by_email ?? byEmail)) return
  const to = recipientOf(reader, bySms)
  if (!to) return
  const worded = { nickname: reader.nickname, ...formatNotification(type, values, language) }
  const site = config.publicUrl + notificationPath(id)
  if (isFixed) return messaging.enqueue(tx, { name: "mail-alert", to, language, values: { ...worded, site } })
  const token = signUnsubscription(config.appSecret, { accountId: reader.id, type })
  await messaging.enqueue(tx, {
    name: "mail-copy",
    to,
    language,
    values: {
      ...worded,
      site,
      unsubscribe: config.publicUrl + unsubscribePath(token),
      oneClick: `${config.publicUrl}${apiBase}${oneClickPath}/${token}`,
    },
  })
}

function recipientOf({ email, mobile }: Reader, bySms: boolean): Recipient | null {
  if (email !== null) return { email }
  return bySms && mobile !== null ? { mobile } : null
}
