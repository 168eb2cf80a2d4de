import type { Language } from "@roomwright/contract/language"
import {
  ownPieceLimits,
  type OwnPiece,
  type OwnPieceAnchor,
  type PieceSize,
} from "@roomwright/contract/library/own-pieces"
import { categories } from "@roomwright/models/model/categories"
import { normaliseText } from "@roomwright/models/search/normalise-words"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../../platform/app-error.ts"
import type { DB } from "../../../platform/database/row-types.ts"
import { newId } from "../../../platform/ids.ts"
import type { Services } from "../../../platform/services.ts"
import { deleteModel, saveOwnModel } from "../../media/media.public.ts"
import { isCategory } from "../product-pieces.ts"
import { chooseAnchor } from "../sh3f/choose-anchor.ts"
import { sortPiece } from "../sh3f/piece-categories.ts"
import { guessSize } from "./guess-size.ts"
import { findOwnPiece } from "./show-own-piece.ts"

interface Owner {
  readonly accountId: string
  readonly language: Language
}

interface SentPiece {
  readonly key: string
  readonly name: string
  readonly category?: string | undefined
  readonly anchor?: OwnPieceAnchor | undefined
}

/**
 * Keeps a model that a designer uploaded as a piece of their own. Where nothing is said of it, its name says what it is and on what
 * it stands. Throws `tooManyPieces`, `invalidInput` for a category that the library has not, and what `saveOwnModel` throws.
 */
export async function uploadOwnPiece(
  services: Services,
  owner: Owner,
  { key, name, ...said }: SentPiece,
  content: Uint8Array,
): Promise<OwnPiece> {
  const { db } = services.database
  const { accountId, language } = owner
  const sentBefore = await findOwnPiece(db, owner, { uploadKey: key })
  if (sentBefore) return sentBefore
  const category = readCategory(said.category) ?? guessCategory(name)
  try {
    await saveOwnModel(services, {
      accountId,
      content,
      async use(tx, { modelId, measured }) {
        const size = { width: measured.widthMm, depth: measured.depthMm, height: measured.heightMm }
        const guess = guessSize(size)
        if (!guess)
          throw new AppError("modelRefused", {
            faults: [{ path: "file", problem: "size" }],
            values: { fault: "size" },
          })
        await refuseTooMany(tx, accountId)
        await tx
          .insertInto("library_piece")
          .values({
            id: newId(),
            owner_id: accountId,
            model_file_id: modelId,
            upload_key: key,
            name: JSON.stringify({ [language]: name }),
            category,
            search_text: searchTextOf(name, category),
            ...toColumns(guess.size),
            asks_size: guess.asks,
            anchor: said.anchor ?? guessAnchor(name, category, guess.size),
          })
          .execute()
      },
    })
  } catch (error) {
    // Another call with this key was faster: its piece is the one.
    const faster = await findOwnPiece(db, owner, { uploadKey: key })
    if (faster) return faster
    throw error
  }
  return orNotFound(await findOwnPiece(db, owner, { uploadKey: key }))
}

interface PieceChange {
  readonly name?: string | undefined
  readonly category?: string | undefined
  readonly anchor?: OwnPieceAnchor | undefined
  readonly size?: PieceSize | undefined
}

/** Changes what is said; with a size the question for its unit is answered. Throws `notFound`, `invalidInput`. */
export async function changeOwnPiece(
  { database: { db } }: Pick<Services, "database">,
  owner: Owner,
  id: string,
  { name, category, anchor, size }: PieceChange,
): Promise<OwnPiece> {
  const sorted = readCategory(category)
  const old = orNotFound(await findOwnPiece(db, owner, { id }))
  await db
    .updateTable("library_piece")
    .set({
      search_text: searchTextOf(name ?? old.name, sorted ?? old.category),
      ...(name === undefined ? {} : { name: JSON.stringify({ [owner.language]: name }) }),
      ...(sorted === undefined ? {} : { category: sorted }),
      ...(anchor === undefined ? {} : { anchor }),
      ...(size === undefined ? {} : { ...toColumns(size), asks_size: false }),
    })
    .where("id", "=", id)
    .where("owner_id", "=", owner.accountId)
    .execute()
  return orNotFound(await findOwnPiece(db, owner, { id }))
}

/** Deletes a piece of the account with its file. Throws `notFound`. */
export async function removeOwnPiece(
  { database: { db } }: Pick<Services, "database">,
  { accountId }: Pick<Owner, "accountId">,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom("library_piece")
      .where("id", "=", id)
      .where("owner_id", "=", accountId)
      .returning("model_file_id")
      .executeTakeFirst()
    if (!row?.model_file_id) throw new AppError("notFound")
    await deleteModel(tx, row.model_file_id)
  })
}

function orNotFound(piece: OwnPiece | null): OwnPiece {
  if (!piece) throw new AppError("notFound")
  return piece
}

const toColumns = ({ width: width_mm, depth: depth_mm, height: height_mm }: PieceSize) => ({
  width_mm,
  depth_mm,
  height_mm,
})

/** Doors and windows are put in by tools of their own. */
function readCategory(category: string | undefined): string | undefined {
  if (category === undefined || (isCategory(category) && category !== "openings")) return category
  throw new AppError("invalidInput", { faults: [{ path: "body.category", problem: "unknown" }] })
}

function guessCategory(name: string): string {
  const guessed = sortPiece("", name)
  return guessed === "other" || guessed === "openings" ? "decor" : guessed
}

function guessAnchor(name: string, category: string, { width, depth, height }: PieceSize): OwnPieceAnchor {
  const sorted = isCategory(category) ? category : "decor"
  const size = { widthMm: width, depthMm: depth, heightMm: height }
  const anchor = chooseAnchor({ name, category: sorted, isOpening: false, elevationMm: 0, ...size })
  return anchor === "opening" ? "wall" : anchor
}

function searchTextOf(name: string, category: string): string {
  const known = isCategory(category) ? Object.values(categories[category]) : []
  return ` ${normaliseText([name, ...known].join(" "))}`
}

async function refuseTooMany(tx: Transaction<DB>, accountId: string): Promise<void> {
  // Of many at the same moment no more than the limit get in.
  await sql`select from account where id = ${accountId} for update`.execute(tx)
  const { count } = await tx
    .selectFrom("library_piece")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", accountId)
    .executeTakeFirstOrThrow()
  if (count >= ownPieceLimits.pieces) throw new AppError("tooManyPieces")
}
