import { Visitor, type Expression } from "oxc-parser"
import type { Module } from "./parse-module.ts"
import { resolveImport } from "./resolve-import.ts"
import type { SourceTree } from "./source-tree.ts"
import { isTestFile, lineAt } from "./text-file.ts"

const contract = "packages/contract/src/"
const makers = new Set(["get", "post", "put", "patch", "del"])

/** An endpoint value of the contract. */
export interface FoundEndpoint {
  readonly name: string
  readonly file: string
  readonly line: number
  readonly exported: boolean
  readonly method: string
  /** The path as written, with where it stands in the file; null if it is not a plain string. */
  readonly path: { readonly text: string; readonly start: number; readonly end: number } | null
}

/** Every constant of the contract that `get`, `post`, `put`, `patch` or `del` of endpoint.ts makes. */
export const listEndpoints = (tree: SourceTree): FoundEndpoint[] =>
  tree.modules
    .filter(({ path }) => path.startsWith(contract) && !isTestFile(path))
    .flatMap((module) => listEndpointsOf(tree, module))

function listEndpointsOf(tree: SourceTree, module: Module): FoundEndpoint[] {
  const makerNames = namesFrom(tree, module, (path) => path === `${contract}endpoint.ts`)
  return module.program.body.flatMap((statement) => {
    const exported = statement.type === "ExportNamedDeclaration"
    const declaration = exported ? statement.declaration : statement
    if (declaration?.type !== "VariableDeclaration") return []
    return declaration.declarations.flatMap(({ id, init }): FoundEndpoint[] => {
      if (id.type !== "Identifier" || init?.type !== "CallExpression" || init.callee.type !== "Identifier")
        return []
      const method = makerNames.get(init.callee.name)?.name
      if (method === undefined || !makers.has(method)) return []
      const [first] = init.arguments
      const path =
        first?.type === "Literal" && typeof first.value === "string"
          ? { text: first.value, start: first.start, end: first.end }
          : null
      return [
        { name: id.name, file: module.path, line: lineAt(module.text, id.start), exported, method, path },
      ]
    })
  })
}

/** Local names that a module imports from files of ours, with the file and the name there (`*`: all of it). */
export function namesFrom(
  tree: SourceTree,
  module: Module,
  isWanted: (path: string) => boolean,
): Map<string, { readonly file: string; readonly name: string }> {
  const names = new Map<string, { file: string; name: string }>()
  for (const imported of module.imports) {
    const target = resolveImport(tree, module, imported)
    if (target.kind !== "file" || !isWanted(target.path)) continue
    for (const [local, name] of imported.names) names.set(local, { file: target.path, name })
  }
  return names
}

/** A value that a module takes from the contract: `listWorks`, or `works.listWorks`. */
export interface ContractValue {
  readonly file: string
  readonly name: string
  readonly line: number
}

/** What an expression names in the contract, or null. */
function contractValue(
  names: ReturnType<typeof namesFrom>,
  module: Module,
  node: Expression,
): ContractValue | null {
  const line = lineAt(module.text, node.start)
  if (node.type === "Identifier") {
    const found = names.get(node.name)
    return found ? { ...found, line } : null
  }
  if (node.type !== "MemberExpression" || node.object.type !== "Identifier") return null
  const whole = names.get(node.object.name)
  return whole?.name === "*" && node.property.type === "Identifier" && !node.computed
    ? { file: whole.file, name: node.property.name, line }
    : null
}

/** Each call `handle(endpoint, …)` of a module; `value` is null where the endpoint is not named plainly. */
export function listHandleCalls(tree: SourceTree, module: Module) {
  const names = namesFrom(tree, module, (path) => path.startsWith(contract))
  const calls: { readonly value: ContractValue | null; readonly line: number }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [first], start }) {
      if (callee.type !== "Identifier" || callee.name !== "handle") return
      const value = first && first.type !== "SpreadElement" ? contractValue(names, module, first) : null
      calls.push({ value, line: lineAt(module.text, start) })
    },
  }).visit(module.program)
  return calls
}

/** What the full table holds: single values, whole files by `...works`, and parts of the table that are files of their own. */
export function readFullTable(tree: SourceTree): { readonly path: string; readonly values: ContractValue[] } {
  const path = `${contract}endpoints.ts`
  return { path, values: readTable(tree, path) }
}

function readTable(tree: SourceTree, path: string): ContractValue[] {
  const module = tree.moduleAt.get(path)
  if (!module) return []
  const values: ContractValue[] = []
  const names = namesFrom(tree, module, (file) => file.startsWith(contract))
  const valueOf = (value: Expression) => contractValue(names, module, value)
  new Visitor({
    ObjectExpression({ properties }) {
      for (const property of properties) {
        const found = valueOf(property.type === "SpreadElement" ? property.argument : property.value)
        if (!found) continue
        const isPart = property.type === "SpreadElement" && found.name !== "*" && found.file !== path
        values.push(...(isPart ? readTable(tree, found.file) : [found]))
      }
    },
  }).visit(module.program)
  return values
}
