import type { FileStore } from "../platform/files/file-store.ts"

/** The names of all files in a folder, in their order. */
export async function listFiles(files: FileStore, folder: string): Promise<string[]> {
  const names: string[] = []
  for await (const name of files.list(folder)) names.push(name)
  return names.toSorted()
}
