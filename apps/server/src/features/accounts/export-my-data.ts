import type { SignedAddress } from "@roomwright/contract/accounts/calls"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { streamZip, type ZippedFile } from "../../platform/files/stream-zip.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import { countUse, type Limit } from "../../platform/limits/count-use.ts"
import type { ExportedFile, PersonalData } from "../../platform/personal-data.ts"
import type { Services } from "../../platform/services.ts"
import { signDownload, type MakeFile } from "../media/media.public.ts"
import { confirmPassword } from "./passwords.ts"
import { toJsonParts } from "./to-json-parts.ts"

/** Identifies this download in `serveSignedFiles`. */
export const accountDataKind = "account-data"

const hourMs = 3_600_000
// An export reads all data of an account. An address may be opened more than once, because browsers retry.
const asked: Limit = { name: "data-export", most: 10, windowMs: hourMs }
const made: Limit = { name: "data-export-made", most: 30, windowMs: hourMs }

/**
 * Returns an address for downloading the account's data. Throws `wrongPassword`, `passwordLocked`,
 * `tooManyRequests`.
 */
export async function requestMyData(
  services: Services,
  session: Session,
  password: string,
): Promise<SignedAddress> {
  const { accountId } = session
  await confirmPassword(services, session, password)
  const { database, clock, log } = services
  await countUse({ db: database.db, clock }, asked, accountId)
  log.info({ accountId }, "account data asked for")
  return signDownload(services, accountDataKind, accountId)
}

/**
 * Creates the zip of an account: a JSON of each feature with data on it, and its files. Null if the account
 * was erased or blocked meanwhile. Throws `tooManyRequests`.
 */
export const makeAccountData =
  (services: Services, registry: readonly PersonalData[]): MakeFile =>
  async (accountId) => {
    const { database, clock } = services
    const found = await database.db
      .transaction()
      // All data as of one moment; a slow download holds no transaction open.
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((tx) => readAccountData(tx, accountId, registry))
    if (!found) return null
    await countUse({ db: database.db, clock }, made, accountId)
    const day = clock.now().toISOString().slice(0, 10)
    return {
      fileName: `roomwright-data-${day}.zip`,
      type: "application/zip",
      content: streamZip(zipFiles(services, found)),
    }
  }

interface AccountFiles {
  readonly texts: readonly ZippedFile[]
  readonly files: readonly ExportedFile[]
}

async function readAccountData(
  tx: Kysely<DB>,
  accountId: string,
  registry: readonly PersonalData[],
): Promise<AccountFiles | null> {
  const account = await tx
    .selectFrom("account")
    .select("id")
    .where("id", "=", accountId)
    .where("erased_at", "is", null)
    .where("blocked_at", "is", null)
    .executeTakeFirst()
  if (!account) return null
  const texts: ZippedFile[] = []
  const files: ExportedFile[] = []
  // The identity comes first.
  for (const { name, export: exportData, exportFiles } of registry.toReversed()) {
    const parts = await toJsonParts(await exportData(tx, accountId))
    if (parts) texts.push({ name: `${name}.json`, isPacked: false, parts })
    for (const file of (await exportFiles?.(tx, accountId)) ?? [])
      files.push({ ...file, name: `${name}/${file.name}` })
  }
  return { texts, files }
}

async function* zipFiles(
  { files: store, log }: Pick<Services, "files" | "log">,
  { texts, files }: AccountFiles,
): AsyncGenerator<ZippedFile> {
  yield* texts
  for (const { name, stored } of files) {
    const content = await store.read(stored)
    // Deleted after its row was read.
    if (content) yield { name, isPacked: true, parts: [content] }
    else log.warn({ file: stored }, "a file of an export is gone")
  }
}
