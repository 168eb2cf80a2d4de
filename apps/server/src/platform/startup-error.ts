/**
 * Why the program cannot start, for the person who started it: each line is a cause and its remedy. `main.ts`
 * prints the lines without a stack and exits with 1.
 */
export class StartupError extends Error {
  readonly lines: readonly string[]

  constructor(lines: string | readonly string[], options: { cause?: unknown } = {}) {
    const all = typeof lines === "string" ? [lines] : lines
    super(all.join("\n"), options)
    this.name = "StartupError"
    this.lines = all
  }
}

/** The `code` of a system or database error, or undefined. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined
  return typeof error.code === "string" ? error.code : undefined
}

const fileFaults: Readonly<Partial<Record<string, (path: string) => string>>> = {
  EACCES: (path) =>
    `${path} cannot be written by this user: give it write permission or set DATA_DIR to another folder.`,
  EPERM: (path) =>
    `${path} cannot be changed by this user: give it permission or set DATA_DIR to another folder.`,
  EROFS: (path) => `${path} lies on a read-only disk: set DATA_DIR to a folder on a writable one.`,
  ENOSPC: (path) => `The disk of ${path} is full: free some space and start again.`,
  EDQUOT: (path) => `The disk quota for ${path} is used up: free some space and start again.`,
  ENOTDIR: (path) => `${path} is a file or lies below one: set DATA_DIR to a folder.`,
  EEXIST: (path) => `${path} is a file where a folder should be: remove it or set DATA_DIR to a folder.`,
  EMFILE: () => "Too many files are open: raise the limit (ulimit -n) and start again.",
}

/** Turns an error of the file system into cause and remedy; returns any other error unchanged. */
export function explainFileFault(error: unknown, path: string): unknown {
  const explain = fileFaults[codeOf(error) ?? ""]
  if (!explain || error instanceof StartupError) return error
  const faulty =
    error instanceof Error && "path" in error && typeof error.path === "string" ? error.path : path
  return new StartupError(explain(faulty), { cause: error })
}
