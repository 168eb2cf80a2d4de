import type { Kysely, Transaction } from "kysely"
import type { DB } from "./database/row-types.ts"

/** A file of an export. */
export interface ExportedFile {
  /** In the export: small letters, digits, `-` and one `.`. */
  readonly name: string
  /** In the file store. */
  readonly stored: string
}

/** What a feature keeps of a person: registered in `personal-data.ts` of the server, so that nothing is forgotten. */
export interface PersonalData {
  /** Names the feature's part of an export. */
  readonly name: string
  /**
   * Everything the feature keeps of this account, as JSON; null when there is nothing. What can be very long is an
   * async iterable, and becomes a list. No secrets and no hashes: whoever gets hold of the file must not get further.
   */
  export(db: Kysely<DB>, accountId: string): Promise<unknown>
  /** Its files, when there are some. */
  exportFiles?(db: Kysely<DB>, accountId: string): Promise<readonly ExportedFile[]>
  /** Removes it, or what it says of the person where the law has the rest kept. Runs in one transaction for all. */
  erase(tx: Transaction<DB>, accountId: string): Promise<void>
}
