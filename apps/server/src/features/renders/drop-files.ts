import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { deletePicture, deletePrivateFile, recordGone } from "../media/media.public.ts"

/** A part of a video in the file store. */
export const partFile = (fileId: string): string => `renders/${fileId}.part`

/** Deletes the tiles and parts of a render; their files go after the commit. */
export async function dropPieces(tx: Transaction<DB>, renderId: string): Promise<void> {
  await dropTiles(tx, renderId)
  const parts = await tx
    .deleteFrom("render_part")
    .where("render_id", "=", renderId)
    .returning("file_id")
    .execute()
  await recordGone(
    tx,
    parts.map(({ file_id }) => partFile(file_id)),
  )
}

/** Deletes the tiles of a render; their files go after the commit. */
export async function dropTiles(tx: Transaction<DB>, renderId: string): Promise<void> {
  const tiles = await tx
    .deleteFrom("render_tile")
    .where("render_id", "=", renderId)
    .returning("file_id")
    .execute()
  for (const { file_id } of tiles) await deletePrivateFile(tx, file_id)
}

/** Deletes a render that is not open any more, with all its files, and its document where no other shows it. */
export async function dropRender(
  tx: Transaction<DB>,
  {
    id,
    picture_id,
    scene_id,
  }: { readonly id: string; readonly picture_id: string | null; readonly scene_id: string },
): Promise<void> {
  await dropPieces(tx, id)
  await tx.deleteFrom("render").where("id", "=", id).execute()
  if (picture_id !== null) await deletePicture(tx, picture_id)
  await tx
    .deleteFrom("render_scene")
    .where("id", "=", scene_id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("render").select("id").where("scene_id", "=", scene_id))),
    )
    .execute()
}
