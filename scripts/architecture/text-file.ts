/** A text file of the repository; `path` is relative to its root, with "/". */
export interface TextFile {
  readonly path: string
  readonly text: string
}

export const isTestFile = (path: string): boolean =>
  /\.(?:test|e2e|prove|bench)\.tsx?$/.test(path) ||
  /^(?:e2e|bench)\//.test(path) ||
  path.includes("/testing/")

/** Counts from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line += 1
  return line
}
