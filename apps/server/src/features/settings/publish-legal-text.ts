import type { LegalTextName } from "@roomwright/contract/settings/legal-texts"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent, type Writing } from "../../platform/events/record-event.ts"
import { LegalWordings } from "./legal-texts.ts"

/** Publishes a legal text from now on and returns its version. Previous versions stay stored. */
export const publishLegalText = (
  services: Writing,
  name: LegalTextName,
  wordings: LegalWordings,
): Promise<string> =>
  inTransaction(services, async (tx) => {
    const version = await insertNextVersion(tx, name, LegalWordings.parse(wordings))
    await recordEvent(tx, { type: "settings-changed" })
    return version
  })

/** The first version of a day is named by the day, the next ones add a number. */
async function insertNextVersion(
  tx: Transaction<DB>,
  name: LegalTextName,
  wordings: LegalWordings,
): Promise<string> {
  const texts = JSON.stringify(wordings)
  for (let number = 1; ; number += 1) {
    // Read again each time: a caller that waited for another's version here is the later one.
    const publishedAt = new Date()
    const version = `${dayOfPlatform(publishedAt)}${number === 1 ? "" : `-${number}`}`
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("legal_text")
      .values({ name, version, published_at: publishedAt, texts })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) return version
  }
}

/** The calendar day in Vietnam, as YYYY-MM-DD. */
export const dayOfPlatform = (at: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Ho_Chi_Minh" }).format(at)
