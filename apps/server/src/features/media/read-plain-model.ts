import type { FileStore } from "../../platform/files/file-store.ts"
import { unpackInThread } from "./glb/run-glb-worker.ts"
import { modelFile, plainModelFile } from "./model-files.ts"

/** Gives a public model without its packing; null where its file is gone. Throws `unavailable` when too many wait. */
export type ReadPlainModel = (id: string, hash: string) => Promise<Uint8Array | null>

/** Models without packing are seldom wanted: each is made when somebody first asks for it, once, and then kept as a file. */
export function createReadPlainModel(files: FileStore): ReadPlainModel {
  const underWay = new Map<string, Promise<Uint8Array>>()
  const make = async (name: string, made: Uint8Array): Promise<Uint8Array> => {
    const plain = await unpackInThread(made)
    await files.write(name, plain)
    return plain
  }
  return async (id, hash) => {
    const name = plainModelFile(id, hash)
    const kept = await files.read(name)
    if (kept) return kept
    const made = await files.read(modelFile(id, hash))
    if (!made) return null
    const making = underWay.get(name) ?? make(name, made).finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making
  }
}
