import { randomBytes } from "node:crypto"
import { mkdir, readFile, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises"
import { dirname, join, relative, sep } from "node:path"
import { AppError } from "../app-error.ts"
import { readSpace, reservedBytes, type Space } from "../free-space.ts"
import { codeOf } from "../startup-error.ts"
import { checkFileName, isFileName, type FileStore } from "./file-store.ts"

/**
 * Stores files below a folder. It writes each to a temporary file and renames it, so it exists completely or
 * not at all. Writing throws `diskFull` before the disk is full: the database may need the rest.
 */
export function localDisk(folder: string, look: (folder: string) => Promise<Space> = readSpace): FileStore {
  const pathOf = (name: string): string => join(folder, checkFileName(name))
  return {
    async write(name, content) {
      const path = pathOf(name)
      const space = await look(folder)
      if (space.freeBytes - content.length < reservedBytes(space))
        throw new AppError("diskFull", { retryAfterSeconds: 60 })
      const beside = `${path}.${randomBytes(6).toString("hex")}`
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(beside, content)
        await rename(beside, path)
      } catch (error) {
        await rm(beside, { force: true })
        await rmdir(dirname(path)).catch(() => {})
        throw error
      }
    },
    async read(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if (codeOf(error) === "ENOENT") return null
        throw error
      }
    },
    async delete(name) {
      const path = pathOf(name)
      await rm(path, { force: true })
      if (dirname(name) === ".") return
      // A picture's folder is deleted with its last file.
      await rmdir(dirname(path)).catch(() => {})
    },
    list: (name) => walk(pathOf(name), folder),
  }
}

/** Folder by folder: all names at once would take much memory. */
async function* walk(path: string, root: string): AsyncGenerator<string> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return []
    throw error
  })
  for (const entry of entries) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) yield* walk(inside, root)
    const name = relative(root, inside).split(sep).join("/")
    if (entry.isFile() && isFileName(name)) yield name
  }
}
