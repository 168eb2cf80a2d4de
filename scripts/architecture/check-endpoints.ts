import { listEndpoints, listHandleCalls, readFullTable, type FoundEndpoint } from "./contract-endpoints.ts"
import type { SourceTree } from "./source-tree.ts"
import { isTestFile } from "./text-file.ts"
import type { Rule, Violation } from "./violation.ts"

const routesFile = /^apps\/server\/src\/features\/[^/]+\/(?:.+\/)?[a-z0-9-]+\.routes\.ts$/

const keyOf = ({ file, name }: { readonly file: string; readonly name: string }) => `${file}#${name}`

/** Every endpoint of the contract is answered by one `handle` in a routes file, no more and no less. */
export const checkHandlers: Rule = (tree) => {
  const handled = new Set<string>()
  const violations: Violation[] = []
  const known = new Set(listEndpoints(tree).map(keyOf))
  for (const { path, value, line } of allHandleCalls(tree)) {
    const refuse = (message: string) => violations.push({ path, line, rule: "endpoint-handler", message })
    if (!routesFile.test(path)) refuse("handle() stands outside a feature's .routes.ts; move it there")
    if (!value || !known.has(keyOf(value))) {
      refuse(
        "handle() must name an endpoint imported from packages/contract; write handle(nameOfEndpoint, …)",
      )
    } else if (handled.has(keyOf(value))) refuse(`${value.name} is handled a second time; keep one handler`)
    else handled.add(keyOf(value))
  }
  const missing = listEndpoints(tree)
    .filter((endpoint) => endpoint.exported && !handled.has(keyOf(endpoint)))
    .map((endpoint) =>
      at(
        endpoint,
        "endpoint-handler",
        `nobody handles ${endpoint.name}; call handle(${endpoint.name}, …) in its feature's .routes.ts`,
      ),
    )
  return [...violations, ...missing]
}

const allHandleCalls = (tree: SourceTree) =>
  tree.modules
    .filter(({ path }) => path.startsWith("apps/server/src/features/") && !isTestFile(path))
    .flatMap((module) => listHandleCalls(tree, module).map((call) => ({ path: module.path, ...call })))

/** The full table names every endpoint, once, and no two share method and path. */
export const checkFullTable: Rule = (tree) => {
  const table = readFullTable(tree)
  const listed = new Set(table.values.map(keyOf))
  const addresses = new Map<string, string>()
  return listEndpoints(tree).flatMap((endpoint) => {
    const faults: Violation[] = []
    const refuse = (message: string) => faults.push(at(endpoint, "endpoint-table", message))
    if (!endpoint.exported) refuse(`${endpoint.name} is not exported, so nobody can handle it; export it`)
    else if (!listed.has(keyOf(endpoint)) && !listed.has(`${endpoint.file}#*`)) {
      refuse(`${endpoint.name} is missing in ${table.path}; add it`)
    }
    if (!endpoint.path) refuse(`the path of ${endpoint.name} is no plain string; write it out`)
    const address = `${endpoint.method} ${endpoint.path?.text.replaceAll(/\{[^}]*\}/g, "{}")}`
    const other = addresses.get(address)
    if (other !== undefined)
      refuse(`${endpoint.name} has method and path of ${other}; give it a path of its own`)
    addresses.set(address, endpoint.name)
    return faults
  })
}

const at = ({ file, line }: FoundEndpoint, rule: string, message: string): Violation => ({
  path: file,
  line,
  rule,
  message,
})
