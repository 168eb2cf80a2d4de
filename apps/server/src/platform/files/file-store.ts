/**
 * Stores files. Names are relative paths of lower-case letters, digits, `-`, `/` and one `.` near the end.
 */
export interface FileStore {
  /** Writes a file completely or not at all. */
  write(name: string, content: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>
  /** Also succeeds when there is none. */
  delete(name: string): Promise<void>
  /** The names of all files in a folder (`pictures`) and below it, in no order. */
  list(folder: string): AsyncIterable<string>
}

const safeName = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?$/

export const isFileName = (name: string): boolean => safeName.test(name)

/** Throws for invalid names: the program creates all names and never takes them from outside. */
export function checkFileName(name: string): string {
  if (!isFileName(name)) throw new Error("Not a file name of ours.")
  return name
}
