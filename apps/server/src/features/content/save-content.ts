import type { addContent, ContentPart, saveContent } from "@roomwright/contract/content/admin"
import { answerReaders, articleTopics } from "@roomwright/contract/content/kinds"
import { languages } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { claimUpload, findClaimedPicture } from "../media/media.public.ts"
import { tidyTexts } from "./content-texts.ts"
import { lockItem, lockSeenItem } from "./lock-item.ts"
import { renderMarkdown } from "./render-markdown.ts"

type Fields = Omit<z.infer<typeof saveContent.body>, "base">

interface Adding {
  readonly editorId: string
  readonly form: z.infer<typeof addContent.body>
}

/**
 * Creates an article or an answer. Repeating the key returns the same one. Throws `contentTooLarge`,
 * `uploadGone`, and `notFound` for the key of a deleted one.
 */
export async function beginContent(services: Services, { editorId, form }: Adding): Promise<string> {
  const { part, key: itemId, ...fields } = form
  checkFields(part, fields)
  return services.database.db.transaction().execute(async (tx) => {
    const at = services.clock.now()
    // The key becomes the id.
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("content_item")
      .values({ id: itemId, part, revision: 1, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) await lockItem(tx, itemId)
    else {
      await insertVersion(tx, { itemId, revision: 1, editorId, at, fields })
      const subject = { kind: part, id: itemId }
      await recordAudit(tx, at, { actorId: editorId, action: "content.add", subject })
    }
    return itemId
  })
}

interface Saving {
  readonly itemId: string
  readonly editorId: string
  readonly form: z.infer<typeof saveContent.body>
}

/** Saves a new version. Throws `notFound`, `contentChanged`, `contentTooLarge`, `uploadGone`. */
export async function storeContent(services: Services, { itemId, editorId, form }: Saving): Promise<void> {
  const { base, ...fields } = form
  await services.database.db.transaction().execute(async (tx) => {
    const { part } = await lockSeenItem(tx, itemId, base)
    checkFields(part, fields)
    const at = services.clock.now()
    const revision = base + 1
    await tx.updateTable("content_item").set({ revision }).where("id", "=", itemId).execute()
    await insertVersion(tx, { itemId, revision, editorId, at, fields })
    await recordAudit(tx, at, {
      actorId: editorId,
      action: "content.save",
      subject: { kind: part, id: itemId },
      details: { revision },
    })
  })
}

interface Restoring {
  readonly itemId: string
  readonly editorId: string
  readonly base: number
  readonly revision: number
}

/** Makes a new version from an older one. Throws `notFound`, `contentChanged`. */
export async function restoreVersion(services: Services, restoring: Restoring): Promise<void> {
  const { itemId, editorId, base, revision } = restoring
  await services.database.db.transaction().execute(async (tx) => {
    const { part } = await lockSeenItem(tx, itemId, base)
    const at = services.clock.now()
    const old = await tx
      .selectFrom("content_version")
      .select(["topic", "place", "texts", "cover_id"])
      .where("item_id", "=", itemId)
      .where("revision", "=", revision)
      .executeTakeFirst()
    if (!old) throw new AppError("notFound")
    await tx
      .updateTable("content_item")
      .set({ revision: base + 1 })
      .where("id", "=", itemId)
      .execute()
    await tx
      .insertInto("content_version")
      .values({
        item_id: itemId,
        revision: base + 1,
        ...old,
        texts: JSON.stringify(old.texts),
        saved_by: editorId,
        saved_at: at,
        restored_from: revision,
      })
      .execute()
    await recordAudit(tx, at, {
      actorId: editorId,
      action: "content.restore",
      subject: { kind: part, id: itemId },
      details: { from: revision, revision: base + 1 },
    })
  })
}

const topics: Readonly<Record<ContentPart, readonly string[]>> = {
  article: articleTopics,
  answer: answerReaders,
  about: ["about"],
}

/** Checks beyond the schema: the topic fits the kind of text, and browsers can handle the text. */
function checkFields(part: ContentPart, { topic, texts }: Fields): void {
  if (!topics[part].includes(topic))
    throw new AppError("invalidInput", { faults: [{ path: "body.topic", problem: "invalid" }] })
  for (const language of languages) renderMarkdown(texts[language]?.body ?? "", () => undefined)
}

interface NewVersion {
  readonly itemId: string
  readonly revision: number
  readonly editorId: string
  readonly at: Date
  readonly fields: Fields
}

async function insertVersion(tx: Transaction<DB>, version: NewVersion): Promise<void> {
  const { itemId, revision, editorId, at, fields } = version
  for (const uploadId of fields.uploads) {
    const claim = { uploadId, accountId: editorId, purpose: "article" } as const
    // A repeat after a lost answer: the same form comes again.
    const picture_id = (await findClaimedPicture(tx, claim)) ?? (await claimUpload(tx, claim))
    await tx
      .insertInto("content_picture")
      .values({ picture_id, item_id: itemId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const { topic, place, cover } = fields
  if (cover !== null) await checkOwnPicture(tx, itemId, cover)
  await tx
    .insertInto("content_version")
    .values({
      item_id: itemId,
      revision,
      topic,
      place,
      texts: JSON.stringify(tidyTexts(fields.texts)),
      cover_id: cover,
      saved_by: editorId,
      saved_at: at,
    })
    .execute()
}

/** A cover is one of its own pictures. */
async function checkOwnPicture(tx: Transaction<DB>, itemId: string, pictureId: string): Promise<void> {
  const own = await tx
    .selectFrom("content_picture")
    .select("picture_id")
    .where("item_id", "=", itemId)
    .where("picture_id", "=", pictureId)
    .executeTakeFirst()
  if (!own) throw new AppError("invalidInput", { faults: [{ path: "body.cover", problem: "invalid" }] })
}
