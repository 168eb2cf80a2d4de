import { randomBytes } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { FileStore } from "./file-store.ts"

const safeName = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?$/

/** Keeps files below a folder. A file is there whole or not at all: it is written beside and renamed. */
export function localDisk(folder: string): FileStore {
  const pathOf = (name: string): string => {
    if (!safeName.test(name)) throw new Error("Not a file name of ours.")
    return join(folder, name)
  }
  return {
    async write(name, content) {
      const path = pathOf(name)
      const beside = `${path}.${randomBytes(6).toString("hex")}`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(beside, content)
      await rename(beside, path)
    },
    async read(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null
        throw error
      }
    },
  }
}
