import type { sendFeedback as call } from "@roomwright/contract/content/feedback"
import { feedbackLimits } from "@roomwright/contract/content/feedback-limits"
import type { Language } from "@roomwright/contract/language"
import type * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import { newId } from "../../platform/ids.ts"
import { countUse } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"
import { claimUpload } from "../media/media.public.ts"

const perAddress = { name: "feedback of an address", most: 10, windowMs: 3_600_000 }
const perAccount = { name: "feedback of an account", most: 5, windowMs: 3_600_000 }
const perVisitor = { name: "feedback of a visitor", most: 3, windowMs: 3_600_000 }

interface Sending extends z.infer<typeof call.body> {
  /** Null for visitors. */
  readonly senderId: string | null
  readonly language: Language
  /** Of the network. */
  readonly address: string
}

/**
 * Stores a message until staff answer it. Repeating the key sends nothing twice. Throws `invalidInput` for a
 * visitor without contact data or with pictures, `tooManyLinks`, `tooManyRequests`, `uploadGone`.
 */
export async function sendFeedback(services: Services, sent: Sending): Promise<void> {
  const { database, clock } = services
  const { senderId, text, contact, pictures, key, language, address } = sent
  if (senderId === null) checkVisitor(sent)
  if (countLinks(text) > feedbackLimits.links)
    throw new AppError("tooManyLinks", { values: { most: feedbackLimits.links } })
  const isThere = await database.db
    .selectFrom("feedback")
    .select("id")
    .where("key", "=", key)
    .executeTakeFirst()
  // A repeat after a lost answer does not count towards the limit.
  if (isThere) return
  const counting = { db: database.db, clock }
  await countUse(counting, perAddress, address)
  await countUse(counting, senderId === null ? perVisitor : perAccount, senderId ?? address)
  await database.db.transaction().execute(async (tx) => {
    const now = clock.now()
    const id = newId()
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("feedback")
      .values({
        id,
        key,
        account_id: senderId,
        text,
        contact,
        language,
        created_at: now,
        state: "NEW",
        changed_at: now,
      })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n || senderId === null) return
    for (const [position, uploadId] of pictures.entries()) {
      const claim = { uploadId, accountId: senderId, purpose: "feedback" } as const
      const private_file_id = await claimUpload(tx, claim)
      await tx.insertInto("feedback_picture").values({ feedback_id: id, position, private_file_id }).execute()
    }
  })
}

function checkVisitor({ contact, pictures }: Sending): void {
  const faults = [
    ...(contact === "" ? [{ path: "body.contact", problem: "missing" }] : []),
    // Uploads belong to accounts.
    ...(pictures.length > 0 ? [{ path: "body.pictures", problem: "invalid" }] : []),
  ]
  if (faults.length > 0) throw new AppError("invalidInput", { faults })
}

const countLinks = (text: string): number => [...text.matchAll(/https?:\/\/|\bwww\./gi)].length
