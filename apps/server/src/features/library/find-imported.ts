import { showText, type Language } from "@roomwright/contract/language"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { countEach, type FoundInSource, type PiecesAsked } from "./found-in-source.ts"
import type { ListedPiece } from "./model-pieces.ts"
import { findPieceHits, searchPieces, type FoundPiece } from "./search-pieces.ts"

/** Pieces behind these are found by more words. */
const mostImported = 1_000

interface ImportedAsked extends PiecesAsked {
  /** Nothing but imported pieces is looked at. */
  readonly isAlone: boolean
  /** Only the reader's own. */
  readonly isOwn?: boolean
}

/**
 * Pieces of furniture libraries that were imported, and before them the reader's own. Of their colours and materials nothing is known. What is no furniture (`other`: vehicles,
 * animals, food) is offered as a category to readers who look at imported pieces alone, and listed when they choose it.
 */
export async function findImportedPieces(
  { database: { db } }: Pick<Services, "database">,
  { text, category, colour, material, language, accountId, isAlone, isOwn = false }: ImportedAsked,
): Promise<FoundInSource> {
  const words = text.split(" ").filter((word) => word !== "")
  const named = words.filter((word) => !/^[\d.,]+(?:mm|cm|m)?$/i.test(word))
  const isAskedByLook = colour !== undefined || material !== undefined || named.length < words.length
  const query = { category: null, owner: accountId, isOwn, limit: mostImported, offset: 0 }
  const [all, others] = await Promise.all([
    isAskedByLook ? [] : findPieceHits(db, { ...query, words }),
    isAlone && !isOwn && !isAskedByLook ? findPieceHits(db, { ...query, category: "other", words }) : [],
  ])
  const found =
    category === "other" ? others : all.filter((one) => category === undefined || one.category === category)
  return {
    source: "piece",
    total: found.length,
    facets: {
      categories: countEach([...all, ...others].map((one) => one.category)),
      colours: new Map(),
      materials: new Map(),
    },
    async read({ from, count }) {
      const ids = found.slice(from, from + count).map(({ id }) => id)
      const pieces = await readImportedPieces(db, ids, accountId)
      return pieces.map((one) => toImportedPiece(one, language))
    },
  }
}

/** These pieces in their order, for who may see them; what is gone meanwhile is left out. */
export async function readImportedPieces(
  db: Kysely<DB>,
  ids: readonly string[],
  accountId: string,
): Promise<readonly FoundPiece[]> {
  if (ids.length === 0) return []
  const query = { ids, words: [], category: null, owner: accountId, limit: ids.length, offset: 0 }
  const byId = new Map((await searchPieces(db, query)).map((piece) => [piece.id, piece]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** An imported piece as the list shows it, with who made it and under which terms. */
export function toImportedPiece(piece: FoundPiece, language: Language): ListedPiece {
  const reference = `piece:${piece.id}`
  return {
    key: reference,
    source: "piece",
    isOwn: piece.isOwn,
    name: showText(piece.name, language),
    category: piece.category,
    anchor: anchors.find((one) => one === piece.anchor) ?? "floor",
    item: {
      model: reference,
      size: { width: piece.widthMm, depth: piece.depthMm, height: piece.heightMm },
      elevation: piece.elevationMm,
      parameters: {},
      materials: {},
      product: null,
    },
    picture: piece.hasThumbnail ? `/api/studio/pieces/${piece.id}.webp` : null,
    product: null,
    credit: piece.isOwn ? null : { creator: piece.creator, licence: piece.license },
  }
}

const anchors = ["floor", "wall", "ceiling", "surface", "opening"] as const
