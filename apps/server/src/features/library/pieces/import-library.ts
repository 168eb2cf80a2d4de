import { createHash } from "node:crypto"
import { categories, type Category } from "@roomwright/models/model/categories"
import { normaliseText } from "@roomwright/models/search/normalise-words"
import { textsOf } from "@roomwright/contract/language"
import { sql, type Transaction } from "kysely"
import { requestJob } from "../../../jobs/request-job.ts"
import type { DB } from "../../../platform/database/row-types.ts"
import { inTransaction } from "../../../platform/events/record-event.ts"
import { newId } from "../../../platform/ids.ts"
import type { Services } from "../../../platform/services.ts"
import { recordAudit } from "../../audit/audit.public.ts"
import { recordGone } from "../../media/media.public.ts"
import { chooseAnchor } from "../sh3f/choose-anchor.ts"
import { sortPiece } from "../sh3f/piece-categories.ts"
import type { Catalogue, CataloguePiece } from "../sh3f/read-catalogue.ts"
import { libraryFile } from "./piece-files.ts"
import { openLibraryFile, readCatalogueBeside } from "./run-sh3f.ts"
import type { PieceSource } from "./sh3f-work.ts"

export interface SentLibrary {
  readonly content: Uint8Array
  /** Called so where it does not say its own name. */
  readonly fileName: string
  /** Null for whoever has the machine. */
  readonly importedBy: string | null
}

export interface ImportedLibrary {
  readonly id: string
  readonly name: string
  readonly pieces: number
  /** `same`: this very file was imported already, and nothing was done. */
  readonly outcome: "new" | "newer" | "same"
}

type Importing = Pick<Services, "database" | "events" | "files" | "clock">

const piecesAtOnce = 500
const sideMax = 50_000

/**
 * Reads a furniture library and lists its pieces; the job `make-pieces` makes them. The same file again does nothing; a newer one of
 * the same library renews its pieces under their ids, and offers no more what it does not list any more. Throws `LibraryFault`.
 */
export async function importLibrary(services: Importing, sent: SentLibrary): Promise<ImportedLibrary> {
  const hash = createHash("sha256").update(sent.content).digest("hex")
  const known = await services.database.db
    .selectFrom("furniture_library as l")
    .innerJoin("library_piece as p", "p.library_id", "l.id")
    .select((eb) => ["l.id", "l.name", eb.fn.countAll<number>().as("pieces")])
    .where("file_hash", "=", hash)
    .groupBy("l.id")
    .executeTakeFirst()
  if (known) return { ...known, outcome: "same" }
  const catalogue = await readCatalogueOf(sent.content)
  const fileId = newId()
  await services.files.write(libraryFile(fileId), sent.content)
  try {
    return await listLibrary(services, catalogue, { ...sent, hash, fileId })
  } catch (error) {
    await services.files.delete(libraryFile(fileId)).catch(() => {})
    throw error
  }
}

async function readCatalogueOf(content: Uint8Array): Promise<Catalogue> {
  const opened = await openLibraryFile(content)
  try {
    return await readCatalogueBeside(opened.path)
  } finally {
    await opened.close()
  }
}

interface KeptLibrary extends SentLibrary {
  readonly hash: string
  readonly fileId: string
}

async function listLibrary(
  services: Importing,
  catalogue: Catalogue,
  { hash, fileId, content, fileName, importedBy }: KeptLibrary,
): Promise<ImportedLibrary> {
  const name = catalogue.name || fileName.replace(/\.sh3f$/i, "").slice(0, 120) || "sh3f"
  const catalogueId = catalogue.id || name
  const now = services.clock.now()
  return inTransaction(
    services,
    async (tx) => {
      const before = await tx
        .selectFrom("furniture_library")
        .select(["id", "file_id"])
        .where("catalogue_id", "=", catalogueId)
        .executeTakeFirst()
      const row = {
        catalogue_id: catalogueId,
        name,
        description: catalogue.description,
        version: catalogue.version,
        provider: catalogue.provider,
        license: catalogue.license,
        file_id: fileId,
        file_hash: hash,
        file_bytes: content.length,
        imported_at: now,
        imported_by: importedBy,
      }
      const id = before?.id ?? newId()
      if (before) {
        await tx.updateTable("furniture_library").set(row).where("id", "=", id).execute()
        await recordGone(tx, [libraryFile(before.file_id)])
      } else
        await tx
          .insertInto("furniture_library")
          .values({ id, ...row })
          .execute()
      await listPieces(tx, id, catalogue.pieces)
      if (importedBy !== null)
        await recordAudit(tx, now, {
          actorId: importedBy,
          action: "furniture-library.import",
          subject: { kind: "furniture-library", id },
          details: { name, pieces: catalogue.pieces.length },
        })
      await requestJob(tx, "make-pieces")
      return { id, name, pieces: catalogue.pieces.length, outcome: before ? "newer" : "new" } as const
    },
    { alone: `furniture library ${catalogueId}` },
  )
}

async function listPieces(
  tx: Transaction<DB>,
  libraryId: string,
  pieces: readonly CataloguePiece[],
): Promise<void> {
  for (let from = 0; from < pieces.length; from += piecesAtOnce) {
    const rows = pieces.slice(from, from + piecesAtOnce).map((piece, at) => ({
      ...toRow(piece),
      id: newId(),
      library_id: libraryId,
      position: from + at,
    }))
    await tx
      .insertInto("library_piece")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["library_id", "catalogue_id"]).doUpdateSet(({ ref }) => ({
          position: ref("excluded.position"),
          source: ref("excluded.source"),
          name: ref("excluded.name"),
          description: ref("excluded.description"),
          category: ref("excluded.category"),
          search_text: ref("excluded.search_text"),
          width_mm: ref("excluded.width_mm"),
          depth_mm: ref("excluded.depth_mm"),
          height_mm: ref("excluded.height_mm"),
          elevation_mm: ref("excluded.elevation_mm"),
          anchor: ref("excluded.anchor"),
          creator: ref("excluded.creator"),
          license: ref("excluded.license"),
          state: ref("excluded.state"),
          fault: ref("excluded.fault"),
          begun_at: null,
          tries: 0,
        })),
      )
      .execute()
  }
  await tx
    .updateTable("library_piece")
    .set({ offered: false })
    .where("library_id", "=", libraryId)
    .where(sql<boolean>`catalogue_id <> all(${pieces.map(({ catalogueId }) => catalogueId)}::text[])`)
    .execute()
}

function toRow(piece: CataloguePiece) {
  const { name, widthMm, depthMm, heightMm, elevationMm, model, icon, turn } = piece
  const called = name.en ?? textsOf(name)[0] ?? ""
  const category = sortPiece(piece.category, called)
  const hasSize = [widthMm, depthMm, heightMm].every((side) => side >= 1 && side <= sideMax)
  const size = hasSize ? { widthMm, depthMm, heightMm } : { widthMm: 1, depthMm: 1, heightMm: 1 }
  const source: PieceSource = { model, icon, turn, ...size }
  const elevation = Math.min(sideMax, elevationMm)
  return {
    catalogue_id: piece.catalogueId,
    source: JSON.stringify(source),
    name: JSON.stringify(name),
    description: JSON.stringify(piece.description),
    category,
    search_text: searchTextOf(piece, category),
    width_mm: size.widthMm,
    depth_mm: size.depthMm,
    height_mm: size.heightMm,
    elevation_mm: elevation,
    anchor: chooseAnchor({
      ...size,
      category,
      isOpening: piece.isOpening,
      name: called,
      elevationMm: elevation,
    }),
    creator: piece.creator,
    license: piece.license,
    state: hasSize ? "queued" : "failed",
    fault: hasSize ? null : "size",
  }
}

/** Names first: what is called so is found before what is like it. */
function searchTextOf(piece: CataloguePiece, category: string): string {
  const known = Object.hasOwn(categories, category) ? Object.values(categories[category as Category]) : []
  const texts = [...textsOf(piece.name), ...piece.tags, piece.category, ...known, piece.creator]
  return ` ${normaliseText([...new Set(texts)].join(" "))}`.slice(0, 4_000)
}
