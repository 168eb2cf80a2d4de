import { sql, type Kysely } from "kysely"
import { prepare } from "../database/prepared.ts"
import { atEnd } from "../database/run-transaction.ts"
import type { DB } from "../database/row-types.ts"
import type { Channel } from "./stored-message.ts"

export interface OutboxMessage {
  readonly channel: Channel
  readonly to: string
  /** Empty for an SMS. */
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

export interface SavedMessage extends OutboxMessage {
  readonly id: number
  readonly createdAt: Date
}

/** How many messages the outbox keeps; older ones are deleted. */
export const outboxLength = 200

/** The recipient of a message to nobody. */
export const nobody = ""

const insertMessages = prepare(`
  insert into outbox_letter (channel, recipient, subject, text, html)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])`)

/** Writing a message does not wait for somebody who clears the outbox at the same time. */
const clearOutbox = prepare(`
  delete from outbox_letter where id in (
    select id from outbox_letter
    where recipient = $1 or id <= (select id from outbox_letter order by id desc offset $2 limit 1)
    order by id for update skip locked)`)

/** After this many messages of this process it clears the outbox once. */
const clearedEvery = 50
let messages = 0

const messagesAtEnd = atEnd<OutboxMessage>(3, (kept) => {
  const insert = insertMessages.with([
    kept.map(({ channel }) => channel),
    kept.map(({ to }) => to),
    kept.map(({ subject }) => subject),
    kept.map(({ text }) => text),
    kept.map(({ html }) => html),
  ])
  const before = messages
  messages += kept.length
  const isFull = Math.floor(before / clearedEvery) < Math.floor(messages / clearedEvery)
  return isFull ? [insert, clearOutbox.with([nobody, outboxLength])] : [insert]
})

/**
 * Puts a message into the outbox, within the transaction if one is given. One to nobody takes the same path,
 * and is never shown.
 */
export const saveToOutbox = (db: Kysely<DB>, message: OutboxMessage): Promise<void> =>
  messagesAtEnd.add(db, [message])

/** All messages of the outbox, the newest first. */
export async function listOutbox(db: Kysely<DB>): Promise<SavedMessage[]> {
  return db
    .selectFrom("outbox_letter")
    .select(["id", "recipient as to", "subject", "text", "html", "created_at as createdAt"])
    .select(sql<Channel>`channel`.as("channel"))
    .where("recipient", "<>", nobody)
    .orderBy("id", "desc")
    .limit(outboxLength)
    .execute()
}

/** The HTML of one email of the outbox, or null. */
export async function readOutboxEmail(db: Kysely<DB>, id: number): Promise<string | null> {
  const row = await db.selectFrom("outbox_letter").select("html").where("id", "=", id).executeTakeFirst()
  return row?.html ?? null
}
