import { createHash } from "node:crypto"
import type { FileStore } from "../files/file-store.ts"
import { StartupError } from "../startup-error.ts"
import { Manifest, type Part, type Piece, type StoredFile } from "./manifest.ts"

/** Parts are held in memory, and a slow bucket has to accept one within its time limit. */
export const partBytes = 8_000_000

const folder = "backups"
const manifestOf = (id: string): string => `${folder}/${id}/manifest.json`
const madeIn = /^backups\/(\d{8}-\d{6}-[0-9a-f]{4})\//

/** One backup in a store: packs its content into parts, each with its checksum. */
export interface BackupWriter {
  readonly id: string
  store(path: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile>
  /** Completes the backup. */
  finish(manifest: Omit<Manifest, "parts">): Promise<void>
}

export function createBackup(store: FileStore, id: string): BackupWriter {
  const parts: Part[] = []
  let held: Uint8Array[] = []
  let heldBytes = 0
  const flush = async (): Promise<void> => {
    if (heldBytes === 0) return
    const content = Buffer.concat(held, heldBytes)
    const name = `${folder}/${id}/${String(parts.length).padStart(7, "0")}.part`
    await store.write(name, content)
    parts.push({ name, bytes: content.length, sha256: checksum(content) })
    held = []
    heldBytes = 0
  }
  const append = async (chunk: Uint8Array): Promise<Piece[]> => {
    const pieces: Piece[] = []
    for (let rest = chunk; rest.length > 0;) {
      const taken = rest.subarray(0, partBytes - heldBytes)
      pieces.push({ part: parts.length, offset: heldBytes, bytes: taken.length })
      held.push(taken)
      heldBytes += taken.length
      rest = rest.subarray(taken.length)
      if (heldBytes === partBytes) await flush()
    }
    return pieces
  }
  return {
    id,
    async store(path, content) {
      const pieces: Piece[] = []
      for await (const chunk of content) for (const piece of await append(chunk)) joinPiece(pieces, piece)
      return { path, pieces }
    },
    async finish(manifest) {
      await flush()
      await store.write(manifestOf(id), Buffer.from(JSON.stringify({ ...manifest, parts })))
    },
  }
}

/** Consecutive chunks in a part become one piece. */
function joinPiece(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1)
  if (last?.part !== piece.part) pieces.push(piece)
  else pieces[pieces.length - 1] = { ...last, bytes: last.bytes + piece.bytes }
}

export const checksum = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex")

/** The complete backups of a store, the oldest first. */
export async function listBackups(store: FileStore): Promise<string[]> {
  const ids: string[] = []
  for await (const name of store.list(folder)) {
    const id = madeIn.exec(name)?.[1]
    if (id !== undefined && name === manifestOf(id)) ids.push(id)
  }
  return ids.toSorted()
}

/**
 * Keeps the given number of newest backups and deletes the others, and incomplete ones from before. Returns
 * how many complete ones it deleted.
 */
export async function deleteOldBackups(store: FileStore, keep: number): Promise<number> {
  const whole = await listBackups(store)
  const oldestKept = whole.at(-keep)
  if (oldestKept === undefined) return 0
  const names: string[] = []
  for await (const name of store.list(folder)) {
    const id = madeIn.exec(name)?.[1]
    if (id !== undefined && id < oldestKept) names.push(name)
  }
  // The manifest first: without it a half deleted backup counts as incomplete.
  const manifests = new Set(whole.map(manifestOf))
  for (const name of names.toSorted(
    (one, other) => Number(manifests.has(other)) - Number(manifests.has(one)),
  ))
    await store.delete(name)
  return whole.filter((id) => id < oldestKept).length
}

/** Throws `StartupError` for a backup that is missing, incomplete, or of another version. */
export async function readManifest(store: FileStore, id: string): Promise<Manifest> {
  const content = await store.read(manifestOf(id))
  if (!content) throw new StartupError(`There is no whole backup ${id} there.`)
  const { success, data } = Manifest.safeParse(parse(content))
  if (!success)
    throw new StartupError(
      `The backup ${id} cannot be read by this release: its manifest is damaged, or another release made it.`,
    )
  return data
}

function parse(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString("utf8"))
  } catch {
    return null
  }
}

/** Reads a backup; keeps the part that was read last in memory. */
export interface BackupReader {
  /** The content of a file, checking each part. Throws `StartupError` for missing or changed parts. */
  read(file: StoredFile): AsyncGenerator<Buffer>
  /** Reads everything and compares the checksums. */
  verify(): Promise<void>
}

export function openBackup(store: FileStore, { parts }: Manifest): BackupReader {
  let last: { readonly part: number; readonly content: Buffer } | null = null
  const readPart = async (at: number): Promise<Buffer> => {
    if (last?.part === at) return last.content
    const part = parts[at]
    if (!part)
      throw new StartupError("The backup is damaged: its manifest names a part that it does not list.")
    const content = await store.read(part.name)
    if (!content) throw new StartupError(`The backup is cut: ${part.name} is missing.`)
    if (content.length !== part.bytes || checksum(content) !== part.sha256)
      throw new StartupError(`The backup is damaged: ${part.name} is not what was written.`)
    last = { part: at, content }
    return content
  }
  return {
    async *read({ pieces }) {
      for (const { part, offset, bytes } of pieces)
        yield (await readPart(part)).subarray(offset, offset + bytes)
    },
    async verify() {
      for (const at of parts.keys()) await readPart(at)
    },
  }
}
