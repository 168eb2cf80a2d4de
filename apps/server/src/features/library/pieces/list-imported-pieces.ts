import {
  pieceFaults,
  pieceRemarks,
  pieceStates,
  type FurnitureLibrary,
  type ImportedPiece,
} from "@roomwright/contract/library/furniture-libraries"
import type { listImportedPieces as listCall } from "@roomwright/contract/library/library-admin"
import { showText, type Language } from "@roomwright/contract/language"
import type { PageOf } from "@roomwright/contract/envelope"
import { normaliseText } from "@roomwright/models/search/normalise-words"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../../platform/app-error.ts"
import { containing } from "../../../platform/database/containing.ts"
import type { DB } from "../../../platform/database/row-types.ts"
import { inTransaction } from "../../../platform/events/record-event.ts"
import { apiBase } from "../../../platform/http/serve.ts"
import type { Services } from "../../../platform/services.ts"
import { readNicknames } from "../../accounts/accounts.public.ts"
import { recordAudit } from "../../audit/audit.public.ts"
import { listLibraries } from "./list-libraries.ts"

type Query = z.infer<typeof listCall.query>

/** The imported libraries as staff see them. */
export async function showLibraries(db: Kysely<DB>): Promise<FurnitureLibrary[]> {
  const libraries = await listLibraries(db)
  const names = await readNicknames(
    db,
    libraries.flatMap(({ importedBy }) => importedBy ?? []),
  )
  return libraries.map(({ importedAt, importedBy, counts, ...library }) => {
    const nickname = importedBy === null ? undefined : names.get(importedBy)
    return {
      ...library,
      importedAt: importedAt.toISOString(),
      importedBy: importedBy === null || nickname === undefined ? null : { id: importedBy, nickname },
      counts: { ...counts },
    }
  })
}

const selectPieces = (db: Kysely<DB>) =>
  db
    .selectFrom("library_piece as p")
    .innerJoin("furniture_library as l", "l.id", "p.library_id")
    .select(["p.id", "l.id as library_id", "l.name as library_name", "p.name", "p.category"])
    .select(["p.width_mm", "p.depth_mm", "p.height_mm", "p.creator", "p.license", "p.state", "p.fault"])
    .select(["p.remarks", "p.offered", "p.glb_bytes", "p.triangles", "p.thumbnail_hash"])

type PieceRow = Awaited<ReturnType<ReturnType<typeof selectPieces>["execute"]>>[number]

const toPiece = (row: PieceRow, language: Language): ImportedPiece => ({
  id: row.id,
  library: { id: row.library_id, name: row.library_name },
  name: showText(row.name, language),
  category: row.category,
  widthMm: row.width_mm,
  depthMm: row.depth_mm,
  heightMm: row.height_mm,
  creator: row.creator,
  license: row.license,
  state: z.parse(z.enum(pieceStates), row.state),
  fault: z.parse(z.nullable(z.enum(pieceFaults)), row.fault),
  remarks: z.parse(z.array(z.enum(pieceRemarks)), row.remarks),
  isOffered: row.offered,
  bytes: row.glb_bytes,
  triangles: row.triangles,
  picture: row.thumbnail_hash === null ? null : `${apiBase}/studio/pieces/${row.id}.webp`,
})

/** One page of the pieces of imported libraries. */
export async function listImportedPieces(
  db: Kysely<DB>,
  { page, size, library, state, offer, w }: Query,
  language: Language,
): Promise<PageOf<ImportedPiece> & { content: ImportedPiece[] }> {
  let found = selectPieces(db)
  if (library) found = found.where("l.id", "=", library)
  if (state) found = found.where("p.state", "=", state)
  if (offer) found = found.where("p.offered", "=", offer === "offered")
  for (const word of normaliseText(w ?? "").split(" "))
    if (word !== "") found = found.where("p.search_text", "like", containing(word))
  const { total } = await db
    .selectFrom(found.as("found"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  const rows = await found
    .orderBy("l.name")
    .orderBy("l.id")
    .orderBy("p.position")
    .limit(size)
    .offset(page * size)
    .execute()
  return { content: rows.map((row) => toPiece(row, language)), page, size, totalElements: total }
}

/** Offers a piece, or no longer. Throws `notFound`. */
export async function offerPiece(
  services: Pick<Services, "database" | "events" | "clock">,
  { id, isOffered, actorId }: { readonly id: string; readonly isOffered: boolean; readonly actorId: string },
  language: Language,
): Promise<ImportedPiece> {
  return inTransaction(services, async (tx) => {
    const changed = await tx
      .updateTable("library_piece")
      .set({ offered: isOffered })
      .where("id", "=", id)
      .where("library_id", "is not", null)
      .where("offered", "<>", isOffered)
      .returning("id")
      .executeTakeFirst()
    const row = await selectPieces(tx).where("p.id", "=", id).executeTakeFirst()
    if (!row) throw new AppError("notFound")
    const piece = toPiece(row, language)
    if (changed)
      await recordAudit(tx, services.clock.now(), {
        actorId,
        action: isOffered ? "library-piece.offer" : "library-piece.withdraw",
        subject: { kind: "library-piece", id },
        details: { name: piece.name.text, library: piece.library.name },
      })
    return piece
  })
}
