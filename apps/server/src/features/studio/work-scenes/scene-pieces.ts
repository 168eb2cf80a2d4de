import type { ModelOutline } from "@roomwright/contract/catalogue/product-models"
import type { LocalText } from "@roomwright/contract/language"
import type { PieceKey } from "@roomwright/contract/library/pieces"
import type { Kysely } from "kysely"
import type { DB } from "../../../platform/database/row-types.ts"
import type { Services } from "../../../platform/services.ts"

/** A piece of an imported library, or its designer's own, as far as a scene is concerned. */
export interface ScenePiece {
  readonly id: string
  readonly name: LocalText
  readonly creator: string
  readonly licence: string
  /** Of its GLB: for everybody, or, of a designer's own, for 60 seconds. */
  readonly address: string
  /** Uploaded by the designer: it is owed to nobody. */
  readonly isOwn: boolean
}

/** What the library tells of pieces: registered where features are joined. Those that are gone are left out. */
export interface ScenePieces {
  findPieces(
    services: Pick<Services, "database" | "config" | "clock">,
    asked: { readonly ids: readonly string[]; readonly designerId: string },
  ): Promise<readonly ScenePiece[]>
  /** How plans draw these pieces, as far as they were outlined and the designer may see them. */
  listOutlines(
    db: Kysely<DB>,
    designerId: string,
    keys: readonly PieceKey[],
  ): Promise<readonly (ModelOutline & { readonly key: PieceKey })[]>
}
