import type { Category } from "@roomwright/models/model/categories"
import { normaliseText } from "@roomwright/models/search/normalise-words"
import type { LocalText } from "@roomwright/contract/language"
import { sql, type Kysely } from "kysely"
import { containing } from "../../platform/database/containing.ts"
import type { DB } from "../../platform/database/row-types.ts"

/** `other` is what is no furniture: vehicles, animals, food, people. */
export type PieceCategory = Category | "other"

export interface PieceQuery {
  /** Only these, of whatever category; null: all. */
  readonly ids?: readonly string[] | null
  /** Each must be in a piece's names, tags, category or creator, at the beginning of a word (Chinese: anywhere). Written in any way. */
  readonly words: readonly string[]
  /** Null: all but `other`, which is found by its own name alone. */
  readonly category: PieceCategory | null
  /** Whose own pieces are found besides everybody's. Null: nobody's. */
  readonly owner: string | null
  /** Only those of the owner. */
  readonly isOwn?: boolean
  readonly limit: number
  readonly offset: number
}

export interface FoundPiece {
  /** `Item.model` is `piece:<id>`; the GLB is at `/api/studio/pieces/<id>.glb`, the picture at `/api/studio/pieces/<id>.webp`. */
  readonly id: string
  readonly name: LocalText
  readonly category: string
  readonly anchor: string
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
  /** Of its underside over the floor, or over what it stands on. */
  readonly elevationMm: number
  /** Who made it and under which terms: shown wherever the piece is. */
  readonly creator: string
  readonly license: string
  /** The library that it came with; null for an account's own. */
  readonly library: string | null
  readonly isOwn: boolean
  readonly glbBytes: number
  readonly triangles: number
  readonly hasThumbnail: boolean
}

/** A piece that is found, before what it is called and how large it is are read. */
export interface PieceHit {
  readonly id: string
  readonly category: string
}

/** Which pieces are found, best first: of hundreds only what a list is narrowed by is read. */
export function findPieceHits(db: Kysely<DB>, query: PieceQuery): Promise<readonly PieceHit[]> {
  return inOrder(piecesOf(db, query), query).select(["p.id", "p.category"]).execute()
}

/** Finds pieces that are ready and offered. */
export async function searchPieces(db: Kysely<DB>, query: PieceQuery): Promise<readonly FoundPiece[]> {
  const rows = await inOrder(piecesOf(db, query), query)
    .leftJoin("furniture_library as l", "l.id", "p.library_id")
    .select(["p.id", "p.name", "p.category", "p.anchor", "p.width_mm", "p.depth_mm", "p.height_mm"])
    .select(["p.elevation_mm", "p.creator", "p.license", "l.name as library", "p.owner_id"])
    .select((eb) => eb.fn.coalesce("p.glb_bytes", "m.bytes").as("glb_bytes"))
    .select((eb) => eb.fn.coalesce("p.triangles", "m.triangles").as("triangles"))
    .select("p.thumbnail_hash")
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    category: row.category,
    anchor: row.anchor,
    widthMm: row.width_mm,
    depthMm: row.depth_mm,
    heightMm: row.height_mm,
    elevationMm: row.elevation_mm,
    creator: row.creator,
    license: row.license,
    library: row.library,
    isOwn: row.owner_id !== null,
    glbBytes: row.glb_bytes ?? 0,
    triangles: row.triangles ?? 0,
    hasThumbnail: row.thumbnail_hash !== null,
  }))
}

function piecesOf(db: Kysely<DB>, { ids = null, words, category, owner, isOwn = false }: PieceQuery) {
  let found = db
    .selectFrom("library_piece as p")
    .leftJoin("model_file as m", "m.id", "p.model_file_id")
    .where((eb) => {
      const offered = [
        eb("p.owner_id", "is", null),
        eb("p.state", "=", "ready"),
        eb("p.offered", "=", true),
        ...(ids === null ? [eb("p.category", category === null ? "<>" : "=", category ?? "other")] : []),
      ]
      const own = [
        eb("p.owner_id", "=", owner),
        eb("m.state", "=", "ready"),
        ...(category === null ? [] : [eb("p.category", "=", category)]),
      ]
      return eb.or([...(isOwn ? [] : [eb.and(offered)]), ...(owner === null ? [] : [eb.and(own)])])
    })
  if (ids !== null) found = found.where("p.id", "in", [...ids])
  for (const word of wordsOf(words)) {
    const pattern = /\p{Script=Han}/u.test(word) ? containing(word) : containing(` ${word}`)
    found = found.where("p.search_text", "like", pattern)
  }
  return found
}

const wordsOf = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => normaliseText(word).split(" ")).filter((word) => word !== "")

/** Names stand in front of tags: what is called so comes before what is like it. */
function inOrder(found: ReturnType<typeof piecesOf>, { words, limit, offset }: PieceQuery) {
  const [first = ""] = wordsOf(words)
  return found
    .orderBy(sql`p.owner_id is null`)
    .orderBy(sql`position(${first} in p.search_text)`)
    .orderBy("p.id")
    .limit(limit)
    .offset(offset)
}
