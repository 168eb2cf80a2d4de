import { sql, type Kysely } from "kysely"
import { prepare } from "../database/prepared.ts"
import type { DB } from "../database/row-types.ts"
import type { Channel } from "./stored-letter.ts"

export interface OutboxLetter {
  readonly channel: Channel
  readonly to: string
  /** Empty for an SMS. */
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

export interface KeptLetter extends OutboxLetter {
  readonly id: number
  readonly createdAt: Date
}

/** How many letters the outbox shows; older ones are deleted. */
export const outboxLength = 200

/** Whom a letter to nobody is to. */
export const nobody = ""

const insertLetter = prepare<{ id: number }>(`
  insert into outbox_letter (channel, recipient, subject, text, html) values ($1, $2, $3, $4, $5) returning id`)

/** So many letters come before the outbox is cleared once: whoever writes one does not wait for who writes another. */
const clearedEvery = 50

/**
 * Puts a letter into the outbox, with the transaction when it is given one. One to nobody takes the same way, and is
 * gone with the oldest at its end.
 */
export async function keepLetter(
  db: Kysely<DB>,
  { channel, to, subject, text, html }: OutboxLetter,
): Promise<void> {
  const [row] = await insertLetter.run(db, [channel, to, subject, text, html])
  if (!row || row.id % clearedEvery !== 0) return
  await sql`
    delete from outbox_letter where id in (
      select id from outbox_letter
      where recipient = ${nobody}
        or id <= (select id from outbox_letter order by id desc offset ${outboxLength} limit 1)
      order by id for update skip locked)`.execute(db)
}

/** All letters of the outbox, the newest first. */
export async function listOutbox(db: Kysely<DB>): Promise<KeptLetter[]> {
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
export async function readOutboxMail(db: Kysely<DB>, id: number): Promise<string | null> {
  const row = await db.selectFrom("outbox_letter").select("html").where("id", "=", id).executeTakeFirst()
  return row?.html ?? null
}
