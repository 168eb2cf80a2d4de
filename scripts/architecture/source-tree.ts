import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseModule, type Module } from "./parse-module.ts"
import type { TextFile } from "./text-file.ts"

export interface SourceTree {
  readonly files: readonly TextFile[]
  /** Every path, also of pictures and other binary files. */
  readonly paths: ReadonlySet<string>
  /** The TypeScript and JavaScript among the files, parsed. */
  readonly modules: readonly Module[]
  readonly moduleAt: ReadonlyMap<string, Module>
}

const codeFile = /\.(?:ts|tsx|mts|mjs|js|jsx)$/
const ignoredFolders = new Set([
  ".git",
  ".data",
  ".react-router",
  "build",
  "coverage",
  "node_modules",
  "test-results",
])
// They break the rules on purpose.
const fixtures = "scripts/architecture/fixtures/"

/** Reads the repository at `root`: what git knows or would add, or every file where there is no git. */
export function readSourceTree(root: string): SourceTree {
  const found = existsSync(join(root, ".git")) ? listByGit(root) : listByWalk(root, "")
  const paths = found.filter((path) => !path.startsWith(fixtures)).toSorted()
  const files = paths.flatMap((path) => readText(root, path))
  const modules = files.filter(({ path }) => codeFile.test(path)).map(parseModule)
  return {
    files,
    paths: new Set(paths),
    modules,
    moduleAt: new Map(modules.map((module) => [module.path, module])),
  }
}

function listByGit(root: string): string[] {
  const asked = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
  const listed = execFileSync("git", asked, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
  // The index still lists a file that was deleted but not yet committed.
  return [...new Set(listed.split("\0"))].filter((path) => path !== "" && existsSync(join(root, path)))
}

function listByWalk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : listByWalk(root, `${path}/`)
    return entry.isFile() ? [path] : []
  })
}

function readText(root: string, path: string): TextFile[] {
  const bytes = readFileSync(join(root, path))
  return bytes.includes(0) ? [] : [{ path, text: bytes.toString("utf8") }]
}
