import { readEmbeddedSql } from "./embedded-sql.ts"
import { readTableOwners } from "./migrations.ts"
import type { Module } from "./parse-module.ts"
import type { TableUse } from "./read-sql.ts"
import { placeInServer, tierOf } from "./server-tiers.ts"
import { isTestFile, lineAt } from "./text-file.ts"
import type { Rule, Violation } from "./violation.ts"

/** Who a piece of server code speaks for: platform is below all features, what joins them above all. */
interface Speaker {
  readonly name: string
  readonly tier: number
  /** Demo content is the platform's and may note in its tables that it was put in. */
  readonly mayWritePlatform: boolean
}

/** A table is written by the feature that owns it, and read only from above. Tests may arrange what they need. */
export const checkTableUse: Rule = (tree) => {
  const owners = readTableOwners(tree)
  const modules = tree.modules.filter(({ path }) => !isTestFile(path))
  // A feature may make tables while it runs, such as a snapshot that it swaps; they are its own.
  for (const module of modules) {
    const speaker = speakerOf(module.path)
    for (const { kind, name } of speaker ? readEmbeddedSql(module) : []) {
      if (speaker && kind === "create" && name !== null && !owners.has(name)) owners.set(name, speaker.name)
    }
  }
  return modules.flatMap((module) => checkModule(module, owners))
}

function speakerOf(path: string): Speaker | null {
  const place = placeInServer(path)
  if (!place) return null
  if (place.kind === "platform") return { name: "platform", tier: -1, mayWritePlatform: true }
  if (place.kind === "feature")
    return { name: place.feature, tier: place.tier ?? -1, mayWritePlatform: false }
  return { name: "platform", tier: Number.POSITIVE_INFINITY, mayWritePlatform: true }
}

function checkModule(module: Module, owners: ReadonlyMap<string, string>): Violation[] {
  const speaker = speakerOf(module.path)
  if (!speaker) return []
  return readEmbeddedSql(module).flatMap((use) => {
    const fault = faultOf(use, speaker, owners)
    return fault ? [{ path: module.path, line: lineAt(module.text, use.offset), ...fault }] : []
  })
}

function faultOf(
  { kind, name }: TableUse,
  speaker: Speaker,
  owners: ReadonlyMap<string, string>,
): { rule: string; message: string } | null {
  const isRead = kind === "read" || kind === "reference"
  if (name === null) {
    const message = "writes to a table whose name is only known when it runs; write the name in the statement"
    return isRead ? null : { rule: "table-write", message }
  }
  const owner = owners.get(name)
  if (owner === undefined || owner === speaker.name) return null
  if (isRead) {
    if (owner === "platform" || (tierOf(owner) ?? Number.POSITIVE_INFINITY) < speaker.tier) return null
    const message = `reads "${name}" of ${owner}, which is not below ${speaker.name}; let app.ts register a reader, or use an event`
    return { rule: "table-read", message }
  }
  if (owner === "platform" && speaker.mayWritePlatform) return null
  const message = `writes "${name}", which belongs to ${owner}; call ${owner}.public.ts, or let app.ts register a handler`
  return { rule: "table-write", message }
}
