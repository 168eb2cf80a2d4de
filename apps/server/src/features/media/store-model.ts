import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { FileStore } from "../../platform/files/file-store.ts"
import { newId } from "../../platform/ids.ts"
import type { MadeGlb } from "./glb/make-glb.ts"
import type { CheckedModel } from "./glb/measure-document.ts"
import { makeInThread, measureInThread } from "./glb/run-glb-worker.ts"
import { modelFile } from "./model-files.ts"

export interface PreparedModel {
  readonly measured: CheckedModel
  readonly made: MadeGlb
  readonly sentBytes: number
}

/** Checks a model and makes it smaller, without an upload: for models that come with the program. */
export async function prepareModel(source: Uint8Array): Promise<PreparedModel> {
  const sentBytes = source.length
  const { measured, bytes } = await measureInThread(null, source)
  return { measured, made: await makeInThread(bytes, new AbortController().signal), sentBytes }
}

/** Stores a prepared model, hidden until its feature shows it. Returns its id. */
export async function storeModel(
  { db, files }: { readonly db: Kysely<DB> | Transaction<DB>; readonly files: FileStore },
  { measured, made, sentBytes }: PreparedModel,
): Promise<string> {
  const id = newId()
  const { widthMm: width_mm, depthMm: depth_mm, heightMm: height_mm, triangles } = measured
  const { hash, bytes } = made
  await files.write(modelFile(id, hash), bytes)
  await db
    .insertInto("model_file")
    .values({
      id,
      state: "ready",
      width_mm,
      depth_mm,
      height_mm,
      triangles,
      outline: measured.outline && JSON.stringify(measured.outline),
      sent_bytes: sentBytes,
      hash,
      bytes: bytes.length,
    })
    .execute()
  return id
}
