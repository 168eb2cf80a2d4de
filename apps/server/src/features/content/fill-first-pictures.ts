import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { languages } from "@roomwright/contract/language"
import { sql, type Kysely, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { storePicture } from "../media/media.public.ts"
import { readFirstContent, type FirstContent } from "./first-content.ts"

const folder = join(import.meta.dirname, "../../../demo/pictures")
/** How an initial text names a picture that is not there yet. */
const mark = /\(first:([\w./-]+)\)/g

/**
 * Adds the pictures of the initial content: encoding them takes longer than a start may. Each item gets all
 * its pictures in one transaction, once; items that somebody has edited or unpublished are skipped.
 * `isStopping` interrupts it; the next start continues.
 */
export async function fillFirstPictures(
  services: Pick<Services, "database" | "events" | "files">,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const waiting = new Set((await selectWaiting(services.database.db).execute()).map(({ id }) => id))
  if (waiting.size === 0) return
  for (const content of await readFirstContent()) {
    if (isStopping()) return
    if (waiting.has(content.id)) await inTransaction(services, (tx) => fillPicturesOf(tx, services, content))
  }
}

/** Live initial content without its pictures. */
const selectWaiting = (db: Kysely<DB>) =>
  db
    .selectFrom("content_item as i")
    .innerJoin("content_version as v", "v.item_id", "i.id")
    .select("i.id")
    .where("i.revision", "=", 1)
    .where("i.live_revision", "=", 1)
    .where("v.saved_by", "is", null)
    .where(sql<boolean>`v.texts::text like '%(first:%'`)

async function fillPicturesOf(
  tx: Transaction<DB>,
  { files }: Pick<Services, "files">,
  content: FirstContent,
): Promise<void> {
  const { id: itemId, part, texts, cover } = content
  // An editor, or another process, may have been faster.
  const held = await selectWaiting(tx).where("i.id", "=", itemId).forUpdate("i").executeTakeFirst()
  if (!held) return
  const pictures = new Map<string, string>()
  for (const file of filesOf(content)) {
    const picture_id = await storePicture({ db: tx, files }, await readFile(join(folder, file)))
    await tx.insertInto("content_picture").values({ picture_id, item_id: itemId }).execute()
    pictures.set(file, picture_id)
  }
  const written = JSON.stringify(texts).replaceAll(
    mark,
    (_mark, file: string) => `(picture:${pictures.get(file) ?? ""})`,
  )
  await tx
    .updateTable("content_version")
    .set({ texts: written, cover_id: cover === null ? null : (pictures.get(cover) ?? null) })
    .where("item_id", "=", itemId)
    .where("revision", "=", 1)
    .execute()
  await recordEvent(tx, { type: "content-changed", itemId, part })
}

const filesOf = ({ cover, texts }: FirstContent): string[] => [
  ...new Set([
    ...(cover === null ? [] : [cover]),
    ...languages.flatMap((language) =>
      [...(texts[language]?.body ?? "").matchAll(mark)].map(([, file = ""]) => file),
    ),
  ]),
]
