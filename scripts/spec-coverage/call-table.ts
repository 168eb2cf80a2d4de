import {
  listEndpoints,
  listHandleCalls,
  namesFrom,
  type FoundEndpoint,
} from "../architecture/contract-endpoints.ts"
import type { Module } from "../architecture/parse-module.ts"
import type { SourceTree } from "../architecture/source-tree.ts"
import { resolveImport } from "../architecture/resolve-import.ts"
import { isTestFile } from "../architecture/text-file.ts"

const contractFolder = "packages/contract/src/"
/** One call of the API and the files that hold it, read from the sources. */
export interface CallRow {
  readonly method: string
  readonly path: string
  readonly contract: string
  readonly handler: string
  /** Files of the web app that make the call. */
  readonly screens: readonly string[]
  /** API tests, journeys and the helpers they share that make the call. */
  readonly tests: readonly string[]
}

/** Finds every endpoint of the contract with its handler, the screens that call it and the tests that do. */
export function listCallRows(tree: SourceTree): CallRow[] {
  const users = findUsers(tree)
  const handlers = findHandlers(tree)
  return listEndpoints(tree)
    .map((endpoint) => {
      const key = `${endpoint.file}#${endpoint.name}`
      const files = [...new Set([...(users.get(key) ?? []), ...findByPath(tree, endpoint)])]
      return {
        method: methodOf(endpoint),
        path: endpoint.path?.text ?? "",
        contract: endpoint.file,
        handler: handlers.get(key) ?? "",
        screens: files.filter((file) => file.startsWith("apps/web/app/") && !isTestFile(file)),
        tests: files.filter(isTest),
      }
    })
    .toSorted((a, b) => compare(a.path, b.path) || compare(a.method, b.method))
}

const methodOf = ({ method }: FoundEndpoint): string => (method === "del" ? "DELETE" : method.toUpperCase())

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const isTest = (file: string): boolean =>
  isTestFile(file) || file.startsWith("e2e/") || file.startsWith("apps/server/src/testing/")

function findUsers(tree: SourceTree): Map<string, string[]> {
  const users = new Map<string, string[]>()
  const endpoints = Map.groupBy(listEndpoints(tree), ({ file }) => file)
  for (const module of tree.modules) {
    if (module.path.startsWith(contractFolder)) continue
    const add = (file: string, name: string) => {
      const key = `${file}#${name}`
      users.set(key, [...(users.get(key) ?? []), module.path])
    }
    const names = namesFrom(tree, module, (file) => file.startsWith(contractFolder))
    for (const [local, { file, name }] of names) {
      if (name !== "*") add(file, name)
      else for (const member of membersOf(module.text, local)) add(file, member)
    }
    for (const file of filesLoadedLate(tree, module)) {
      for (const { name } of endpoints.get(file) ?? [])
        if (new RegExp(`\\b${name}\\b`).test(module.text)) add(file, name)
    }
  }
  return users
}

/** Files of the contract that a module takes by `await import(…)`, which names nothing. */
const filesLoadedLate = (tree: SourceTree, module: Module): string[] =>
  module.imports.flatMap((imported) => {
    if (imported.names.size > 0) return []
    const target = resolveImport(tree, module, imported)
    return target.kind === "file" && target.path.startsWith(contractFolder) ? [target.path] : []
  })

/** Files that spell a path out, because the page they belong to does without the contract. */
function findByPath(tree: SourceTree, { path }: FoundEndpoint): string[] {
  if (!path) return []
  const spelt = [`"${path.text}"`, `/api${path.text}"`, `/api${path.text}\``]
  return tree.modules
    .filter(
      ({ path: file, text }) => !file.startsWith(contractFolder) && spelt.some((part) => text.includes(part)),
    )
    .map(({ path: file }) => file)
}

/** Names that a module takes from one it imports whole: `desk.listReports`. */
const membersOf = (text: string, local: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, "g"))].map(([, member]) => member ?? "")),
]

function findHandlers(tree: SourceTree): Map<string, string> {
  const handlers = new Map<string, string>()
  for (const module of tree.modules) {
    if (!module.path.startsWith("apps/server/src/features/") || isTestFile(module.path)) continue
    for (const { value } of listHandleCalls(tree, module)) {
      if (value) handlers.set(`${value.file}#${value.name}`, module.path)
    }
  }
  return handlers
}
