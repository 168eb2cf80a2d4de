import type { LocalText } from "@roomwright/contract/language"
import type { Kysely } from "kysely"
import type { DB } from "../../../platform/database/row-types.ts"

/** A piece of an imported library, as far as a scene is concerned. */
export interface ScenePiece {
  readonly id: string
  readonly name: LocalText
  readonly creator: string
  readonly licence: string
  /** Of its GLB, which anybody may have. */
  readonly address: string
}

/** What the library tells of pieces: registered where features are joined. Those that are gone are left out. */
export interface ScenePieces {
  findPieces(db: Kysely<DB>, ids: readonly string[]): Promise<readonly ScenePiece[]>
}
