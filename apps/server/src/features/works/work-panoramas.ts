import type { PanoramaForm } from "@roomwright/contract/works/panoramas"
import type { Kysely, Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { takeUploads } from "./my-work-pictures.ts"

/** One panorama as stored: arrows name pictures. */
export interface StoredPanorama {
  readonly pictureId: string
  readonly room: string
  /** Degrees. */
  readonly yaw: number
  readonly pitch: number
  readonly links: readonly { readonly to: string; readonly yaw: number; readonly pitch: number }[]
}

interface Taking {
  readonly designerId: string
  /** Pictures of the work's panoramas. */
  readonly before: readonly string[]
}

/** The panoramas of a form, with their uploads claimed. Throws `uploadGone`. */
export async function takePanoramas(
  tx: Transaction<DB>,
  forms: readonly PanoramaForm[],
  { designerId, before }: Taking,
): Promise<StoredPanorama[]> {
  const sent = forms.map(({ picture }) => picture)
  const taken = await takeUploads(tx, sent, { designerId, before, purpose: "panorama" })
  const idOf = new Map(sent.map((id, at) => [id, taken[at] ?? id]))
  if (new Set(taken).size < taken.length)
    throw new AppError("invalidInput", { faults: [{ path: "body.panoramas", problem: "invalid" }] })
  return forms.map(({ picture, room, yaw, pitch, links }) => ({
    pictureId: idOf.get(picture) ?? picture,
    room,
    yaw,
    pitch,
    links: links.map((link) => ({ ...link, to: idOf.get(link.to) ?? link.to })),
  }))
}

/** Replaces all panoramas of a work. */
export async function writePanoramas(
  tx: Transaction<DB>,
  workId: string,
  panoramas: readonly StoredPanorama[],
): Promise<void> {
  await tx.deleteFrom("work_panorama").where("work_id", "=", workId).execute()
  if (panoramas.length === 0) return
  await tx
    .insertInto("work_panorama")
    .values(
      panoramas.map(({ pictureId, room, yaw, pitch }, position) => ({
        work_id: workId,
        picture_id: pictureId,
        position,
        room,
        yaw,
        pitch,
      })),
    )
    .execute()
  const links = panoramas.flatMap((from) =>
    from.links.map(({ to, yaw, pitch }, position) => ({
      work_id: workId,
      from_id: from.pictureId,
      to_id: to,
      position,
      yaw,
      pitch,
    })),
  )
  if (links.length > 0) await tx.insertInto("work_panorama_link").values(links).execute()
}

/** The pictures of the panoramas of a work, in their order. */
export async function panoramaIdsOf(db: Kysely<DB>, workId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("work_panorama")
    .select("picture_id")
    .where("work_id", "=", workId)
    .orderBy("position")
    .execute()
  return rows.map(({ picture_id }) => picture_id)
}

/**
 * All pictures of a work: the main one, the details, the panoramas. They are shown, hidden and deleted
 * together.
 */
export async function pictureIdsOf(db: Kysely<DB>, workId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("work_picture")
    .select("picture_id")
    .where("work_id", "=", workId)
    .orderBy("position")
    .execute()
  return [...rows.map(({ picture_id }) => picture_id), ...(await panoramaIdsOf(db, workId))]
}
