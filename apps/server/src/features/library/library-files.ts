import { createHash, randomUUID } from "node:crypto"
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** Made files on disk, found by name; those that nobody asked for longest go first. */
export interface FileCache {
  read(name: string): Promise<Buffer | null>
  save(name: string, bytes: Uint8Array): Promise<void>
}

/**
 * Caches files in a folder of the data folder, up to a size in all. What another version of the library made lies in a folder of
 * its own and is deleted. A full or unwritable disk is no failure: then nothing is cached.
 */
export async function openFileCache({
  folder,
  version,
  mostBytes,
}: {
  readonly folder: string
  readonly version: string
  readonly mostBytes: number
}): Promise<FileCache> {
  const own = join(folder, version)
  await mkdir(own, { recursive: true }).catch(() => {})
  await deleteOthers(folder, version)
  let bytes = await sumSizes(own)
  let isTrimming = false

  const trim = async (): Promise<void> => {
    if (isTrimming || bytes <= mostBytes) return
    isTrimming = true
    try {
      const files = await listFiles(own)
      for (const { path, size } of files.toSorted((one, other) => one.usedMs - other.usedMs)) {
        if (bytes <= mostBytes * 0.8) break
        await rm(path, { force: true })
        bytes -= size
      }
    } finally {
      isTrimming = false
    }
  }

  return {
    async read(name) {
      const path = join(own, fileName(name))
      const found = await readFile(path).catch(() => null)
      const now = new Date()
      if (found) void utimes(path, now, now).catch(() => {})
      return found
    },
    async save(name, content) {
      const path = join(own, fileName(name))
      const draft = `${path}.${randomUUID()}`
      try {
        await writeFile(draft, content)
        await rename(draft, path)
        bytes += content.length
        await trim()
      } catch {
        await rm(draft, { force: true }).catch(() => {})
      }
    },
  }
}

const fileName = (name: string): string => createHash("sha256").update(name).digest("hex").slice(0, 40)

async function deleteOthers(folder: string, version: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  await Promise.all(
    names
      .filter((name) => name !== version)
      .map((name) => rm(join(folder, name), { recursive: true, force: true })),
  ).catch(() => {})
}

async function listFiles(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const found = await stat(path).catch(() => null)
      return found ? [{ path, size: found.size, usedMs: found.mtimeMs }] : []
    }),
  )
  return files.flat()
}

const sumSizes = async (folder: string): Promise<number> =>
  (await listFiles(folder)).reduce((sum, { size }) => sum + size, 0)

let tag: Promise<string> | null = null

/** The same, read once: the sources of a running program do not change. */
export const readLibraryTag = (): Promise<string> => (tag ??= readLibraryVersion())

/** What the library's files are made by, as a short hash: other sources, other files. */
export async function readLibraryVersion(): Promise<string> {
  const folder = fileURLToPath(new URL("./", import.meta.resolve("@roomwright/models/model/model-type")))
  const source = join(folder, "..")
  const names = (await readdir(source, { recursive: true }))
    .filter((name) => /(?<!\.test|\.d)\.ts$/.test(name))
    .toSorted()
  const hash = createHash("sha256")
  for (const name of names) hash.update(name).update(await readFile(join(source, name)))
  return hash.digest("hex").slice(0, 16)
}
