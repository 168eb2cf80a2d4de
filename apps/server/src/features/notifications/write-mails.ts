import { defaultLanguage, isLanguage } from "@roomwright/contract/language"
import { oneClickPath } from "@roomwright/contract/mails"
import { mailPath, unsubscribePath } from "@roomwright/contract/page-paths"
import { sql, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { recordEvents } from "../../platform/events/record-event.ts"
import { apiBase } from "../../platform/http/serve.ts"
import { newId } from "../../platform/ids.ts"
import type { Post, Recipient } from "../../platform/letters/letter.ts"
import type { MailContent, Mails } from "../../platform/mails/mail.ts"
import type { Services } from "../../platform/services.ts"
import { copyRules } from "./copy-rules.ts"
import { signUnsubscription } from "./unsubscribe-token.ts"
import { wordMail } from "./word-mail.ts"

export type WritingMails = Pick<Services, "config" | "clock"> & { readonly post: Pick<Post, "enqueue"> }

/** The service that every feature writes mails with. */
export const createMails = (services: WritingMails): Mails => ({
  write: (tx, { accountId, ...content }) => writeMails(tx, services, [accountId], content),
  hold: holdMailboxes,
})

async function holdMailboxes(tx: Transaction<DB>, accountIds: readonly string[]): Promise<void> {
  await sql`
    insert into mailbox (account_id, last_number)
    select id, 0 from account where id = any(${accountIds}::uuid[]) and erased_at is null order by id
    on conflict (account_id) do update set last_number = mailbox.last_number`.execute(tx)
}

/**
 * Writes the same mail to many accounts, each with its own next number, and enqueues the copies that are wanted. The
 * numbers are locked in the order of the accounts, so that two of these never wait for each other.
 */
export async function writeMails(
  tx: Transaction<DB>,
  services: WritingMails,
  accountIds: readonly string[],
  content: MailContent,
): Promise<void> {
  const readers = await readReaders(tx, accountIds, content)
  if (readers.length === 0) return
  const mails = readers.map((reader) => ({ ...reader, mailId: newId() }))
  const accounts = mails.map(({ id }) => id)
  await sql`
    with numbered as (
      insert into mailbox (account_id, last_number)
      select account_id, 1 from unnest(${accounts}::uuid[]) as t (account_id) order by account_id
      on conflict (account_id) do update set last_number = mailbox.last_number + 1
      returning account_id, last_number
    )
    insert into mail (id, account_id, number, type, content, created_at)
    select t.id, n.account_id, n.last_number, ${content.type}, ${JSON.stringify(content.values)}::jsonb,
      ${services.clock.now()}
    from unnest(${mails.map(({ mailId }) => mailId)}::uuid[], ${accounts}::uuid[]) as t (id, account_id)
    join numbered n on n.account_id = t.account_id`.execute(tx)
  await recordEvents(
    tx,
    accounts.map((accountId) => ({ type: "mail-written", accountId })),
  )
  for (const mail of mails) await enqueueCopy(tx, services, mail, content)
}

interface Reader {
  readonly id: string
  readonly email: string | null
  readonly mobile: string | null
  readonly nickname: string
  readonly language: string | null
  readonly by_email: boolean | null
}

const readReaders = (
  tx: Transaction<DB>,
  accountIds: readonly string[],
  { type }: MailContent,
): Promise<Reader[]> =>
  tx
    .selectFrom("account as a")
    .leftJoin("mail_preference as p", (join) =>
      join.onRef("p.account_id", "=", "a.id").on("p.type", "=", type),
    )
    .select(["a.id", "a.email", "a.mobile", "a.nickname", "a.language", "p.by_email"])
    .where("a.id", "in", accountIds)
    .where("a.erased_at", "is", null)
    .orderBy("a.id")
    .execute()

async function enqueueCopy(
  tx: Transaction<DB>,
  { config, post }: WritingMails,
  reader: Reader & { readonly mailId: string },
  { type, values }: MailContent,
): Promise<void> {
  const { byEmail, bySms, isFixed } = copyRules[type]
  if (!isFixed && !(reader.by_email ?? byEmail)) return
  const to = recipientOf(reader, bySms)
  if (!to) return
  const language = isLanguage(reader.language) ? reader.language : defaultLanguage
  const { nickname } = reader
  const worded = wordMail(type, values, language)
  const site = config.publicUrl + mailPath(reader.mailId)
  if (isFixed)
    return post.enqueue(tx, { name: "mail-alert", to, language, values: { nickname, ...worded, site } })
  const token = signUnsubscription(config.appSecret, { accountId: reader.id, type })
  await post.enqueue(tx, {
    name: "mail-copy",
    to,
    language,
    values: {
      nickname,
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
