import { createHash } from "node:crypto"
import { kindSizes } from "@roomwright/contract/renders/kinds"
import type { RenderCamera, RenderMoment } from "@roomwright/contract/renders/order"
import { sql, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { FileStore } from "../../platform/files/file-store.ts"
import { newId } from "../../platform/ids.ts"
import { takeQuota } from "../plans/plans.public.ts"
import { partFile } from "./drop-files.ts"

const kind = "video-720p"

interface Publication {
  readonly accountId: string
  /** A work with a 3D scene, of this account. */
  readonly workId: string
  readonly name: string
  readonly content: Uint8Array
  readonly seconds: number
  readonly camera: RenderCamera
  readonly moment: RenderMoment
  /** A picture of the work, which is its poster there, and a copy of it for the render itself. */
  readonly shown: string
  readonly poster: string
  readonly at: Date
}

/** Gives a work a finished video of 720 lines, without a call. It takes a unit of its owner's quota. Throws `quotaExhausted`. */
export async function publishVideo(
  { tx, files }: { readonly tx: Transaction<DB>; readonly files: FileStore },
  { accountId, workId, name, content, seconds, camera, moment, shown, poster, at }: Publication,
): Promise<void> {
  const [id, fileId, sceneId] = [newId(), newId(), newId()]
  await sql`
    insert into render_scene (id, account_id, document_hash, document)
    select ${sceneId}, account_id, document_hash, document from studio_work_scene where work_id = ${workId}
    on conflict (account_id, document_hash) do nothing`.execute(tx)
  const scene = await tx
    .selectFrom("render_scene as s")
    .innerJoin("studio_work_scene as w", (join) =>
      join.onRef("w.document_hash", "=", "s.document_hash").onRef("w.account_id", "=", "s.account_id"),
    )
    .select(["s.id", "w.project_id"])
    .where("w.work_id", "=", workId)
    .where("s.account_id", "=", accountId)
    .executeTakeFirstOrThrow()
  await files.write(partFile(fileId), content)
  const { width, height } = kindSizes[kind]
  await tx
    .insertInto("render")
    .values({
      id,
      account_id: accountId,
      // Nobody asks for it twice: its key is its own.
      key: newId(),
      body_hash: createHash("sha256").update(id).digest("hex"),
      project_id: scene.project_id,
      project_version: 1,
      scene_id: scene.id,
      name,
      kind,
      shape: "landscape",
      width,
      height,
      // What its designer hands in is declared, not verified.
      engine: "browser",
      state: "finished",
      camera: JSON.stringify(camera),
      moment: JSON.stringify(moment),
      samples: 1,
      samples_done: 1,
      progress: 1,
      reservation_id: await takeQuota(tx, { accountId, counter: kind, amount: 1, now: at }),
      quota: "spent",
      heard_at: at,
      complete_at: at,
      picture_id: poster,
      video_type: "video/mp4",
      bytes: content.length,
      duration: seconds,
      created_at: at,
      finished_at: at,
    })
    .execute()
  await tx
    .insertInto("render_part")
    .values({ render_id: id, part: 0, file_id: fileId, bytes: content.length })
    .execute()
  await tx.insertInto("render_use").values({ picture_id: shown, render_id: id }).execute()
}
