/** Where files are kept. Names are relative paths of letters, digits, `-`, `.` and `/`. */
export interface FileStore {
  write(name: string, content: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>
}
