import { isListed, longFiles } from "./exemptions.ts"
import { migrationsFolder } from "./migrations.ts"
import type { SourceTree } from "./source-tree.ts"
import type { Rule, Violation } from "./violation.ts"

const ourFolders = /^(?:apps|packages|scripts|e2e|bench)\//
const codeEndings = /\.(?:ts|tsx|mts|mjs|js|css|sql|sh)$/
const longestLines = 300
const usualLines = 200
const usualShare = 0.95

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const vagueNames = new Set([
  "util",
  "utils",
  "helper",
  "helpers",
  "common",
  "misc",
  "manager",
  "managers",
  "lib",
  "index",
])
/** `order-utils` hides as much as `utils`; "search-index" is a name. */
const vagueEndings = /-(?:utils?|helpers?|common|misc|managers?)$/

/** No file longer than a reader can hold, and few near that. */
export const checkFileLength: Rule = (tree) => {
  const lengths = codeFiles(tree).map(({ path, text }) => ({ path, lines: countLines(text) }))
  const tooLong = lengths
    .filter(({ lines }) => lines > longestLines)
    .map(({ path, lines }) => ({
      path,
      line: longestLines + 1,
      rule: "file-length",
      message: `${lines} lines, but ${longestLines} is the most; split it by what its parts are for`,
    }))
  const long = lengths
    .filter(({ lines }) => lines >= usualLines)
    .toSorted((one, other) => other.lines - one.lines)
  // Among a handful of files one is already more than a twentieth.
  const tooMany = lengths.length >= 20 && long.length > lengths.length * (1 - usualShare)
  if (!tooMany) return tooLong
  const names = long.slice(0, 5).map(({ path, lines }) => `${path} (${lines})`)
  const message = `${long.length} of ${lengths.length} files have ${usualLines} lines or more, but 95 % must be shorter; begin with ${names.join(", ")}`
  return [...tooLong, { path: ".", line: 0, rule: "file-length", message }]
}

const codeFiles = (tree: SourceTree) =>
  tree.files.filter(
    ({ path }) =>
      ourFolders.test(path) &&
      codeEndings.test(path) &&
      !/\.generated\./.test(path) &&
      !isListed(path, longFiles),
  )

const countLines = (text: string) => text.split("\n").length - (text.endsWith("\n") ? 1 : 0)

/** Names in kebab-case that say what is inside. */
export const checkFileNames: Rule = (tree) => {
  const seen = new Set<string>()
  return [...tree.paths]
    .filter((path) => ourFolders.test(path))
    .flatMap((path): Violation[] => {
      const folders = path.split("/")
      const file = folders.pop() ?? ""
      const newFolders = folders.filter((_, at) => {
        const folder = folders.slice(0, at + 1).join("/")
        return !seen.has(folder) && seen.add(folder)
      })
      const message = newFolders.map(faultOfFolder).find((fault) => fault !== null) ?? faultOfFile(path, file)
      return message === null ? [] : [{ path, line: 0, rule: "file-name", message }]
    })
}

const faultOfFolder = (folder: string) =>
  folder.startsWith(".") ? null : faultOf(`folder ${folder}`, [folder])

function faultOfFile(path: string, file: string): string | null {
  // Named by other rules or by the tools that read them.
  if (file.startsWith(".") || path.startsWith(migrationsFolder) || /^[A-Z]+(?:\.(?:md|txt))?$/.test(file))
    return null
  return faultOf(file, file.split("."))
}

function faultOf(shown: string, parts: readonly string[]): string | null {
  const [first = ""] = parts
  if (!parts.every((part) => kebab.test(part))) return `${shown} is not kebab-case; rename it`
  if (vagueNames.has(first) || vagueEndings.test(first)) {
    return `${shown} does not say what is inside; name it by what it does, or split it`
  }
  return null
}
