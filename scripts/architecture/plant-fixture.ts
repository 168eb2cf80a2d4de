import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

// A fixture is one text, so that no linter, compiler or test runner takes its wrong code for ours:
//
//   What it shows.
//   expect apps/web/app/a.tsx:3 colour-literal
//
//   === apps/web/app/a.tsx
//   the file's text, to the next such line
const fileHead = /^=== (.+)\n/m

export interface Fixture {
  /** `path:line rule`, one a violation. */
  readonly expected: readonly string[]
  readonly files: ReadonlyMap<string, string>
}

/** Takes a fixture apart into what is expected and its files. */
export function readFixture(path: string): Fixture {
  const [head = "", ...parts] = readFileSync(path, "utf8").split(fileHead)
  const expected = head.split("\n").flatMap((line) => (line.startsWith("expect ") ? [line.slice(7)] : []))
  const files = new Map<string, string>()
  for (let at = 0; at < parts.length; at += 2) files.set(parts[at] ?? "", parts[at + 1] ?? "")
  return { expected, files }
}

/** Writes files into a folder of their own while `use` runs. */
export function withPlanted<Result>(
  files: ReadonlyMap<string, string>,
  use: (root: string) => Result,
): Result {
  const root = mkdtempSync(join(tmpdir(), "architecture-"))
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return use(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}
