import { posix } from "node:path"
import type { ImportedModule, Module } from "./parse-module.ts"
import type { SourceTree } from "./source-tree.ts"
import { lineAt } from "./text-file.ts"
import type { Rule } from "./violation.ts"

/** Where an import leads: to a file of ours, to another package, or nowhere. */
export type Target =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "package"; readonly name: string }
  | { readonly kind: "nowhere" }

const ownPackage = /^@roomwright\/([a-z-]+)(?:\/(.+))?$/
const endings = ["", ".ts", ".tsx"]

/** Follows one import of a module. */
export function resolveImport(tree: SourceTree, module: Module, { specifier }: ImportedModule): Target {
  const [bare = ""] = specifier.split("?")
  if (bare.startsWith(".")) return findFile(tree, [posix.join(posix.dirname(module.path), bare)])
  const own = ownPackage.exec(bare)
  if (!own) return { kind: "package", name: specifier }
  const [, name = "", inside] = own
  const folder = name === "web" || name === "server" ? `apps/${name}` : `packages/${name}`
  const exported = findExport(tree, folder, inside === undefined ? "." : `./${inside}`)
  // A package that exports nothing can still not be reached behind the rules' back.
  return findFile(tree, exported === null ? [`${folder}/src/${inside}`, `${folder}/${inside}`] : [exported])
}

/** The file that a package's "exports" gives for "." or "./…", or null. */
function findExport(tree: SourceTree, folder: string, wanted: string): string | null {
  const exports = exportsOf(tree, folder)
  for (const [key, file] of exports) {
    const [before = "", after] = key.split("*")
    if (after === undefined ? key !== wanted : !wanted.startsWith(before) || !wanted.endsWith(after)) continue
    const middle = after === undefined ? "" : wanted.slice(before.length, wanted.length - after.length)
    const path = posix.join(folder, file.replaceAll("*", middle))
    if (tree.paths.has(path)) return path
  }
  return null
}

type Exports = readonly (readonly [key: string, file: string])[]

/** Every import of a package of ours asks for these: each manifest is read once. */
const knownExports = new WeakMap<SourceTree, Map<string, Exports>>()

function exportsOf(tree: SourceTree, folder: string): Exports {
  const known = knownExports.get(tree) ?? new Map<string, Exports>()
  knownExports.set(tree, known)
  const exports = known.get(folder) ?? readExports(tree, folder)
  known.set(folder, exports)
  return exports
}

function readExports(tree: SourceTree, folder: string): Exports {
  const manifest = tree.files.find(({ path }) => path === `${folder}/package.json`)
  const parsed: unknown = manifest ? JSON.parse(manifest.text) : null
  const exports = typeof parsed === "object" && parsed !== null && "exports" in parsed ? parsed.exports : null
  if (typeof exports === "string") return [[".", exports]]
  if (typeof exports !== "object" || exports === null) return []
  return Object.entries(exports).flatMap(([key, value]) => filesOf(value).map((file) => [key, file] as const))
}

/** "exports" may tell conditions apart; each may be the file. */
function filesOf(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(filesOf) : []
}

function findFile(tree: SourceTree, candidates: readonly string[]): Target {
  const path = candidates
    .flatMap((candidate) => endings.map((ending) => candidate + ending))
    .find((candidate) => tree.paths.has(candidate))
  return path === undefined ? { kind: "nowhere" } : { kind: "file", path }
}

/** Each import of a module with where it leads. */
export const importsOf = (tree: SourceTree, module: Module) =>
  module.imports.map((imported) => ({
    imported,
    target: resolveImport(tree, module, imported),
    line: lineAt(module.text, imported.offset),
  }))

// Made by the router's type generator, and never committed.
const isGenerated = (specifier: string) => specifier.includes("+types/") || specifier.startsWith("virtual:")

/**
 * A file that cannot be read, or an import that leads nowhere, would blind every other rule without a sound.
 */
export const checkReadable: Rule = (tree) =>
  tree.modules.flatMap((module) => [
    ...module.faults.map(({ message, offset }) => ({
      path: module.path,
      line: lineAt(module.text, offset),
      rule: "unreadable-file",
      message: `the parser stops here (${message}); write what TypeScript can read`,
    })),
    ...importsOf(tree, module).flatMap(({ imported, target, line }) =>
      target.kind === "nowhere" && !imported.isAddress && !isGenerated(imported.specifier)
        ? [
            {
              path: module.path,
              line,
              rule: "import-nowhere",
              message: `"${imported.specifier}" leads to no file of the repository; correct the path`,
            },
          ]
        : [],
    ),
  ])
