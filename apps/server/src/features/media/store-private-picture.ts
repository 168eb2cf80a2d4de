import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { FileStore } from "../../platform/files/file-store.ts"
import { newId } from "../../platform/ids.ts"
import { encodePrivate } from "./encode-in-process.ts"
import { privateFile } from "./private-files.ts"

/** Stores a picture that only its feature shows, without an upload. Returns the id of its file. */
export async function storePrivatePicture(
  tx: Transaction<DB>,
  files: FileStore,
  source: Uint8Array,
): Promise<string> {
  const { width, height, content } = await encodePrivate(null, source)
  const id = newId()
  await files.write(privateFile(id), content)
  await tx.insertInto("private_file").values({ id, width, height }).execute()
  return id
}
