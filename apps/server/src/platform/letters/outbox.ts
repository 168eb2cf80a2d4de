import { sql, type Kysely } from "kysely"
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

/**
 * Puts a letter into the outbox, with the transaction when it is given one. One to nobody takes the same way, and is
 * gone with the oldest at its end.
 */
export async function keepLetter(db: Kysely<DB>, { to, ...letter }: OutboxLetter): Promise<void> {
  await db
    .insertInto("outbox_letter")
    .values({ ...letter, recipient: to })
    .execute()
  await sql`
    delete from outbox_letter
    where recipient = ${nobody}
      or id <= (select id from outbox_letter order by id desc offset ${outboxLength} limit 1)`.execute(db)
}

/** All letters of the outbox, the newest first. */
export async function listOutbox(db: Kysely<DB>): Promise<KeptLetter[]> {
  return db
    .selectFrom("outbox_letter")
    .select(["id", "recipient as to", "subject", "text", "html", "created_at as createdAt"])
    .select(sql<Channel>`channel`.as("channel"))
    .orderBy("id", "desc")
    .limit(outboxLength)
    .execute()
}

/** The HTML of one email of the outbox, or null. */
export async function readOutboxMail(db: Kysely<DB>, id: number): Promise<string | null> {
  const row = await db.selectFrom("outbox_letter").select("html").where("id", "=", id).executeTakeFirst()
  return row?.html ?? null
}
