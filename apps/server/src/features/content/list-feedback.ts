import {
  FeedbackState,
  type Feedback,
  type FeedbackDetail,
  type listFeedback as call,
} from "@roomwright/contract/content/feedback"
import { emailPattern } from "@roomwright/contract/accounts/fields"
import type { PageOf } from "@roomwright/contract/envelope"
import { sql, type Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import { containing } from "../../platform/database/containing.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { readNicknames } from "../accounts/accounts.public.ts"
import { signPrivateFile } from "../media/media.public.ts"

export type ReplyWay = FeedbackDetail["way"]

/** How an answer reaches the sender: accounts have an inbox, visitors left a contact. */
export const wayTo = ({ account_id, contact }: { account_id: string | null; contact: string }): ReplyWay =>
  account_id !== null ? "inbox" : emailPattern.test(contact) ? "email" : "phone"

const selectFeedback = (db: Kysely<DB>) =>
  db
    .selectFrom("feedback as f")
    .leftJoin("account as a", "a.id", "f.account_id")
    .select(["f.id", "f.text", "f.contact", "f.account_id", "f.created_at", "f.state", "a.nickname"])
    .select(
      sql<number>`(select count(*)::int from feedback_picture p where p.feedback_id = f.id)`.as("pictures"),
    )

type FeedbackRow = Awaited<ReturnType<ReturnType<typeof selectFeedback>["execute"]>>[number]

const toFeedback = (row: FeedbackRow): Feedback => ({
  id: row.id,
  text: row.text,
  contact: row.contact,
  sender: row.account_id === null ? null : { id: row.account_id, nickname: row.nickname ?? "" },
  createdAt: row.created_at.toISOString(),
  state: z.parse(FeedbackState, row.state),
  pictureCount: row.pictures,
})

/** One page of messages. */
export async function listFeedback(
  { database: { db } }: Pick<Services, "database">,
  { page, size, w, state, sort }: z.infer<typeof call.query>,
): Promise<PageOf<Feedback> & { content: Feedback[] }> {
  let found = selectFeedback(db)
  if (state) found = found.where("f.state", "=", state)
  if (w) {
    const part = containing(w)
    found = found.where((eb) =>
      eb.or([eb("f.text", "ilike", part), eb("f.contact", "ilike", part), eb("a.nickname", "ilike", part)]),
    )
  }
  const { total } = await db
    .selectFrom(found.as("found"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  const direction = sort === "newest" ? "desc" : "asc"
  const rows = await found
    .orderBy("f.created_at", direction)
    .orderBy("f.id", direction)
    .limit(size)
    .offset(page * size)
    .execute()
  return { content: rows.map(toFeedback), page, size, totalElements: total }
}

/** One message, with its pictures and answers. Throws `notFound`. */
export async function readFeedback(services: Services, id: string): Promise<FeedbackDetail> {
  const { db } = services.database
  const row = await selectFeedback(db).where("f.id", "=", id).executeTakeFirst()
  if (!row) throw new AppError("notFound")
  const [pictures, replies] = await Promise.all([
    db
      .selectFrom("feedback_picture")
      .select("private_file_id")
      .where("feedback_id", "=", id)
      .orderBy("position")
      .execute(),
    db
      .selectFrom("feedback_reply")
      .select(["id", "text", "way", "replied_by", "at"])
      .where("feedback_id", "=", id)
      .orderBy("at")
      .orderBy("id")
      .execute(),
  ])
  const names = await readNicknames(db, [...new Set(replies.map(({ replied_by }) => replied_by))])
  return {
    ...toFeedback(row),
    way: wayTo(row),
    pictures: pictures.map((one) => signPrivateFile(services, one.private_file_id).address),
    replies: replies.map((reply) => {
      const nickname = names.get(reply.replied_by)
      return {
        id: reply.id,
        text: reply.text,
        way: z.parse(z.enum(["inbox", "email", "phone"]), reply.way),
        by: nickname === undefined ? null : { id: reply.replied_by, nickname },
        at: reply.at.toISOString(),
      }
    }),
  }
}
