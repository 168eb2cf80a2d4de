import type { LocalText } from "@roomwright/contract/language"
import { sql, type Transaction } from "kysely"
import { requestJob } from "../../jobs/request-job.ts"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { recordEvent } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import { isBlocked } from "../accounts/accounts.public.ts"
import { countPlacement } from "../catalogue/catalogue.public.ts"
import { showPictures } from "../media/media.public.ts"
import { markWork } from "./mark-sold-works.ts"
import { notePrices } from "./work-prices.ts"
import { pictureIdsOf, writePanoramas, type StoredPanorama } from "./work-panoramas.ts"
import { indexDesigner, saveWorkSpellings, wordsOfWork } from "./work-words.ts"

export interface NewWork {
  readonly designerId: string
  readonly name: LocalText
  readonly styleDescription: LocalText
  readonly style: string
  readonly homeType: string
  readonly space: string
  readonly scene: string
  readonly roomType: string
  readonly areaM2: number
  readonly mainPictureId: string
  readonly detailPictureIds: readonly string[]
  /** None by default. */
  readonly panoramas?: readonly StoredPanorama[]
  readonly price: number
  readonly template: boolean
  readonly templateId: string | null
  readonly products: readonly { readonly productId: string; readonly at: readonly [number, number] | null }[]
  /** Null leaves the work unpublished. */
  readonly publishedAt: Date | null
  /** An https address, shown in a frame; none by default. */
  readonly url3d?: string
  /** Initial content counts as checked. */
  readonly isSeen?: boolean
  /** Of the form that created it. */
  readonly key?: string | null
}

/**
 * Creates a work with its pictures, products and search words; pictures of an unpublished one stay hidden.
 */
export async function createWork(tx: Transaction<DB>, work: NewWork): Promise<string> {
  const id = newId(work.publishedAt?.getTime())
  const words = await wordsOfWork(tx, work)
  await tx
    .insertInto("work")
    .values({
      id,
      designer_id: work.designerId,
      name: JSON.stringify(work.name),
      style_description: JSON.stringify(work.styleDescription),
      style: work.style,
      home_type: work.homeType,
      space: work.space,
      scene: work.scene,
      room_type: work.roomType,
      area_m2: work.areaM2,
      main_picture_id: work.mainPictureId,
      price: work.price,
      template: work.template,
      template_id: work.templateId,
      shelved: work.publishedAt !== null,
      words: sql<string>`array_to_tsvector(${words}::text[])`,
      published_at: work.publishedAt,
      url_3d: work.url3d ?? "",
      key: work.key ?? null,
      ...(work.isSeen ? { seen_edition: 1, seen_at: sql<Date>`now()` } : {}),
      ...(work.publishedAt ? { created_at: work.publishedAt, changed_at: work.publishedAt } : {}),
    })
    .execute()
  const pictureIds = [work.mainPictureId, ...work.detailPictureIds]
  await tx
    .insertInto("work_picture")
    .values(pictureIds.map((picture_id, position) => ({ work_id: id, picture_id, position })))
    .execute()
  if (work.products.length > 0) {
    await tx
      .insertInto("work_product")
      .values(
        work.products.map(({ productId, at }, position) => ({
          work_id: id,
          product_id: productId,
          position,
          tag_x: at?.[0] ?? null,
          tag_y: at?.[1] ?? null,
        })),
      )
      .execute()
    await countPlacement(
      tx,
      work.products.map(({ productId }) => productId),
      work.space,
    )
  }
  if (work.publishedAt) await notePrices(tx, { workId: id, at: work.publishedAt })
  const panoramas = work.panoramas ?? []
  await writePanoramas(tx, id, panoramas)
  const allIds = [...pictureIds, ...panoramas.map(({ pictureId }) => pictureId)]
  await showPictures(tx, allIds, work.publishedAt !== null)
  if (await markWork(tx, id)) await requestJob(tx, "mark-works")
  await saveWorkSpellings(tx, words)
  await indexDesigner(tx, work.designerId)
  await recordEvent(tx, { type: "work-changed", workId: id, designerId: work.designerId })
  return id
}

/**
 * Publishes or unpublishes a work, together with its pictures. A blocked designer's work waits for the end of
 * the block. Throws `notFound` for an unknown one.
 */
export async function shelveWork(tx: Transaction<DB>, id: string, shelved: boolean): Promise<void> {
  if (shelved && (await waitsForBlock(tx, id))) return
  const work = await tx
    .updateTable("work")
    .set(shelved ? { shelved, published_at: sql<Date>`coalesce(published_at, now())` } : { shelved })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .returning(["designer_id", sql<boolean>`published_at = now()`.as("is_first")])
    .executeTakeFirst()
  if (!work) throw new AppError("notFound")
  if (shelved) await notePrices(tx, { workId: id, isAnew: work.is_first })
  await showPictures(tx, await pictureIdsOf(tx, id), shelved)
  await recordEvent(tx, { type: "work-changed", workId: id, designerId: work.designer_id })
}

async function waitsForBlock(tx: Transaction<DB>, id: string): Promise<boolean> {
  const work = await tx.selectFrom("work").select("designer_id").where("id", "=", id).executeTakeFirst()
  if (!work || !(await isBlocked(tx, work.designer_id))) return false
  await tx.updateTable("work").set({ blocked_from_shelf: true }).where("id", "=", id).execute()
  return true
}
