import * as z from "zod/mini"
import type { ModelOutline } from "@roomwright/contract/catalogue/product-models"
import { LocalText, textsOf } from "@roomwright/contract/language"
import { sql } from "kysely"
import { inTransaction } from "../../../platform/events/record-event.ts"
import type { Services } from "../../../platform/services.ts"
import { recordGone } from "../../media/media.public.ts"
import { filesOfPiece, libraryFile, pieceModel, pieceThumbnail } from "./piece-files.ts"
import { PieceFailed } from "./piece-fault.ts"
import { makePieceBeside, openLibraryFile, outlinePieceBeside, type OpenedLibrary } from "./run-sh3f.ts"
import type { MadePiece, PieceSource } from "./sh3f-work.ts"

export type MakingPieces = Pick<Services, "database" | "files" | "events" | "log" | "clock">

/** Who began one so long ago has died with it; a process takes less. */
const leaseMs = 300_000
const triesMax = 3

const Source: z.ZodMiniType<PieceSource> = z.object({
  model: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  turn: z.nullable(z.array(z.number())),
  widthMm: z.number(),
  depthMm: z.number(),
  heightMm: z.number(),
})

interface BegunPiece {
  readonly id: string
  readonly tries: number
  readonly source: unknown
  readonly name: unknown
  readonly creator: string
  readonly license: string
  readonly library: string
  readonly fileId: string
}

/**
 * Makes pieces of imported libraries, one at a time in this process, until none waits; then outlines those that were made before
 * plans drew them. One that fails stops none behind it.
 */
export async function makeWaitingPieces(services: MakingPieces, signal: AbortSignal): Promise<void> {
  const libraries = new Map<string, OpenedLibrary>()
  try {
    while (!signal.aborted && (await makeNext(services, libraries, signal)));
    while (!signal.aborted && (await outlineNext(services, libraries, signal)));
  } finally {
    for (const library of libraries.values()) await library.close()
  }
}

/** False when none waits. */
async function makeNext(
  services: MakingPieces,
  libraries: Map<string, OpenedLibrary>,
  signal: AbortSignal,
): Promise<boolean> {
  const piece = await beginNext(services)
  if (!piece) return false
  try {
    if (piece.tries > triesMax) throw new PieceFailed("failed", "begun in vain too often")
    const source = z.parse(Source, piece.source)
    const { path } = await openLibrary(services, libraries, piece.fileId)
    const [name = ""] = textsOf(z.parse(LocalText, piece.name))
    const { creator, license, library } = piece
    const credit = { name, creator, license, library }
    await keep(services, piece.id, await makePieceBeside({ path, source, credit }, signal))
  } catch (error) {
    // Stopped: another process, or this one after its start, begins it anew.
    if (signal.aborted) return false
    const reason = error instanceof Error ? error.message : "unknown"
    services.log.warn({ piece: piece.id, reason }, "a piece of furniture cannot be made")
    // Whatever else went wrong may go well another time: it is begun anew when its time is over.
    if (error instanceof PieceFailed) await giveUp(services, piece.id, error.fault)
  }
  return true
}

async function beginNext({ database, clock }: MakingPieces): Promise<BegunPiece | null> {
  const now = clock.now()
  const dead = new Date(now.getTime() - leaseMs)
  const { rows } = await sql<BegunPiece>`
    update library_piece p set begun_at = ${now}, tries = tries + 1
    from furniture_library l
    where l.id = p.library_id and p.id = (
      select id from library_piece
      where state = 'queued' and library_id is not null and (begun_at is null or begun_at < ${dead})
      order by library_id, position
      limit 1 for update skip locked)
    returning p.id, p.tries, p.source, p.name, p.creator, p.license, l.name as library, l.file_id as "fileId"
  `.execute(database.db)
  return rows[0] ?? null
}

async function openLibrary(
  { files }: MakingPieces,
  libraries: Map<string, OpenedLibrary>,
  fileId: string,
): Promise<OpenedLibrary> {
  const known = libraries.get(fileId)
  if (known) return known
  const content = await files.read(libraryFile(fileId))
  if (!content) throw new PieceFailed("missing", "the file of its library is gone")
  // One at a time: they are large.
  for (const [other, library] of libraries) {
    await library.close()
    libraries.delete(other)
  }
  const opened = await openLibraryFile(content)
  libraries.set(fileId, opened)
  return opened
}

/** One whose library was removed meanwhile is gone; then its files go, too. */
async function keep(services: MakingPieces, id: string, made: MadePiece): Promise<void> {
  const { files } = services
  await files.write(pieceModel(id), made.bytes)
  if (made.thumbnail) await files.write(pieceThumbnail(id), made.thumbnail)
  await inTransaction(services, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("library_piece")
      .set({
        state: "ready",
        fault: null,
        remarks: [...made.remarks],
        glb_hash: made.hash,
        glb_bytes: made.bytes.length,
        triangles: made.triangles,
        thumbnail_hash: made.thumbnail ? made.hash : null,
        outline: made.outline && JSON.stringify(made.outline),
        outlined: true,
      })
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) await recordGone(tx, filesOfPiece(id))
  })
}

async function giveUp({ database }: MakingPieces, id: string, fault: string): Promise<void> {
  await database.db
    .updateTable("library_piece")
    .set({ state: "failed", fault })
    .where("id", "=", id)
    .where("state", "=", "queued")
    .execute()
}

/** False when each piece that was made has its outline, or was found to have none. */
async function outlineNext(
  services: MakingPieces,
  libraries: Map<string, OpenedLibrary>,
  signal: AbortSignal,
): Promise<boolean> {
  const { db } = services.database
  const piece = await db
    .selectFrom("library_piece as p")
    .innerJoin("furniture_library as l", "l.id", "p.library_id")
    .select(["p.id", "p.source", "l.file_id"])
    .where("p.state", "=", "ready")
    .where("p.outlined", "=", false)
    .orderBy("p.library_id")
    .orderBy("p.position")
    .limit(1)
    .executeTakeFirst()
  if (!piece) return false
  const outline = await outlineOne(services, libraries, { ...piece, signal })
  if (signal.aborted) return false
  await db
    .updateTable("library_piece")
    .set({ outline: outline && JSON.stringify(outline), outlined: true })
    .where("id", "=", piece.id)
    .where("state", "=", "ready")
    .execute()
  return true
}

interface Unoutlined {
  readonly id: string
  readonly source: unknown
  readonly file_id: string
  readonly signal: AbortSignal
}

/** Null where it cannot be told: such a piece stays a box in plans. */
async function outlineOne(
  services: MakingPieces,
  libraries: Map<string, OpenedLibrary>,
  { id, source, file_id: fileId, signal }: Unoutlined,
): Promise<ModelOutline | null> {
  try {
    const { path } = await openLibrary(services, libraries, fileId)
    return await outlinePieceBeside({ path, source: z.parse(Source, source) }, signal)
  } catch (error) {
    if (error instanceof PieceFailed)
      services.log.warn({ piece: id, reason: error.message }, "a piece has no outline")
    else if (!signal.aborted) throw error
    return null
  }
}
