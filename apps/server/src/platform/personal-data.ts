import type { Kysely, Transaction } from "kysely"
import type { DB } from "./database/row-types.ts"

/** A file of an export. */
export interface ExportedFile {
  /** In the export: small letters, digits, `-` and one `.`. */
  readonly name: string
  /** In the file store. */
  readonly stored: string
}

/**
 * What a feature stores about a person. Features register it in the server's `personal-data.ts`, so that
 * nothing is forgotten.
 */
export interface PersonalData {
  /** Names the feature's part of an export. */
  readonly name: string
  /**
   * Everything that the feature stores about this account, as JSON; null if there is nothing. Very long data
   * is an async iterable, and becomes a list. No secrets and no hashes: a stolen file must not open anything.
   */
  export(db: Kysely<DB>, accountId: string): Promise<unknown>
  /** Its files, if any. */
  exportFiles?(db: Kysely<DB>, accountId: string): Promise<readonly ExportedFile[]>
  /** Deletes it, or anonymises what the law requires to keep. One transaction covers all features. */
  erase(tx: Transaction<DB>, accountId: string): Promise<void>
}
