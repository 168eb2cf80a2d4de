import type { RenderFile } from "@roomwright/contract/renders/renders"
import { AppError } from "../../platform/app-error.ts"
import { streamZip, type ZippedFile } from "../../platform/files/stream-zip.ts"
import type { Services } from "../../platform/services.ts"
import {
  readPictureFile,
  readPrivateFile,
  signDownload,
  type MadeFile,
  type MakeFile,
} from "../media/media.public.ts"
import { partFile } from "./drop-files.ts"
import { wholeWidth } from "./finish-render.ts"
import { findRender, type OwnRender, type RenderRow } from "./render-row.ts"

/** The kind under which signed addresses of renders are registered. */
export const renderDownloads = "render"

type Signing = Pick<Services, "config" | "clock" | "database">

const endingOf = (row: RenderRow): string => {
  if (row.video_type !== null) return row.video_type === "video/mp4" ? "mp4" : "webm"
  return row.width > wholeWidth ? "zip" : "webp"
}

const fileNameOf = (row: RenderRow): string => `roomwright-${row.kind}-${row.id.slice(0, 8)}.${endingOf(row)}`

/** Where a finished render is downloaded, for 60 seconds. Throws `notFound`, `renderUnfinished`. */
export async function readRenderFile(services: Signing, own: OwnRender): Promise<RenderFile> {
  const row = await findRender(services.database.db, own)
  if (row.state !== "finished" || row.bytes === null) throw new AppError("renderUnfinished")
  return { ...signRenderFile(services, row.id), fileName: fileNameOf(row), bytes: row.bytes }
}

/** An address of a finished render's file. Check access before. */
export const signRenderFile = (services: Pick<Services, "config" | "clock">, id: string) =>
  signDownload(services, renderDownloads, id)

/** Serves the file of a signed address: signing it checked the access. */
export const makeRenderFile =
  (services: Pick<Services, "database" | "files">): MakeFile =>
  async (id): Promise<MadeFile | null> => {
    const row = await services.database.db
      .selectFrom("render")
      .selectAll()
      .where("id", "=", id)
      .where("state", "=", "finished")
      .executeTakeFirst()
    if (!row) return null
    const fileName = fileNameOf(row)
    if (row.video_type !== null) {
      const { Readable } = await import("node:stream")
      return { fileName, type: row.video_type, content: Readable.from(readParts(services, id)) }
    }
    if (row.width > wholeWidth)
      return { fileName, type: "application/zip", content: streamZip(zipTiles(services, id)) }
    const picture = row.picture_id && (await readPictureFile(services, row.picture_id, "full"))
    return picture ? { fileName, type: "image/webp", content: picture.content } : null
  }

type Reading = Pick<Services, "database" | "files">

async function* readParts({ database, files }: Reading, id: string): AsyncGenerator<Buffer> {
  const parts = await database.db
    .selectFrom("render_part")
    .select("file_id")
    .where("render_id", "=", id)
    .orderBy("part")
    .execute()
  for (const { file_id } of parts) {
    const content = await files.read(partFile(file_id))
    if (!content) throw new Error(`a part of the video ${id} is gone`)
    yield content
  }
}

async function* zipTiles(services: Reading, id: string): AsyncGenerator<ZippedFile> {
  const tiles = await services.database.db
    .selectFrom("render_tile as t")
    .innerJoin("render as r", "r.id", "t.render_id")
    .select(["t.tile", "t.file_id", "r.width", "r.height", "r.kind"])
    .where("t.render_id", "=", id)
    .orderBy("t.tile")
    .execute()
  for (const { tile, file_id } of tiles) {
    const content = await readPrivateFile(services, file_id)
    if (!content) throw new Error(`a tile of the render ${id} is gone`)
    yield { name: `tile-${String(tile + 1).padStart(3, "0")}.webp`, isPacked: true, parts: [content] }
  }
}
