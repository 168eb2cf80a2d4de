import { modelFaults, ModelState } from "@roomwright/contract/catalogue/product-models"
import { showText, type Language } from "@roomwright/contract/language"
import { OwnPieceAnchor, type OwnPiece } from "@roomwright/contract/library/own-pieces"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../../platform/database/row-types.ts"

const Fault = z.nullable(z.enum(modelFaults))

interface Owner {
  readonly accountId: string
  readonly language: Language
}

/** An account's own pieces, the latest first. */
export async function listOwnPieces(db: Kysely<DB>, { accountId, language }: Owner): Promise<OwnPiece[]> {
  const rows = await selectOwnPieces(db, accountId).orderBy("p.created_at", "desc").orderBy("p.id").execute()
  return rows.map((row) => toOwnPiece(row, language))
}

/** The piece that `by` names; null where the account has none such. */
export async function findOwnPiece(
  db: Kysely<DB>,
  { accountId, language }: Owner,
  by: { readonly id: string } | { readonly uploadKey: string },
): Promise<OwnPiece | null> {
  const all = selectOwnPieces(db, accountId)
  const found = "id" in by ? all.where("p.id", "=", by.id) : all.where("p.upload_key", "=", by.uploadKey)
  const row = await found.executeTakeFirst()
  return row ? toOwnPiece(row, language) : null
}

const selectOwnPieces = (db: Kysely<DB>, accountId: string) =>
  db
    .selectFrom("library_piece as p")
    .innerJoin("model_file as m", "m.id", "p.model_file_id")
    .select(["p.id", "p.name", "p.category", "p.anchor", "p.width_mm", "p.depth_mm", "p.height_mm"])
    .select(["p.asks_size", "p.created_at", "m.state", "m.fault", "m.bytes", "m.sent_bytes"])
    .select(["m.width_mm as own_width", "m.depth_mm as own_depth", "m.height_mm as own_height"])
    .where("p.owner_id", "=", accountId)

type OwnPieceRow = Awaited<ReturnType<ReturnType<typeof selectOwnPieces>["execute"]>>[number]

const toOwnPiece = (row: OwnPieceRow, language: Language): OwnPiece => ({
  id: row.id,
  reference: `piece:${row.id}`,
  name: showText(row.name, language).text,
  category: row.category,
  anchor: z.parse(OwnPieceAnchor, row.anchor),
  size: { width: row.width_mm, depth: row.depth_mm, height: row.height_mm },
  measured: { width: row.own_width, depth: row.own_depth, height: row.own_height },
  asksSize: row.asks_size,
  state: z.parse(ModelState, row.state),
  fault: z.parse(Fault, row.fault),
  bytes: row.bytes ?? row.sent_bytes,
  sentAt: row.created_at.toISOString(),
})
