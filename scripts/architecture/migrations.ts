import { readTableUses } from "./read-sql.ts"
import { tierOf } from "./server-tiers.ts"
import type { SourceTree } from "./source-tree.ts"
import { lineAt, type TextFile } from "./text-file.ts"
import { renamedFeatures } from "./tiers.ts"
import type { Rule, Violation } from "./violation.ts"

export const migrationsFolder = "apps/server/src/migrations/"

const migrationName = /^(\d{4})_([a-z]+)(?:[-_][a-z0-9]+)*\.sql$/

/** A migration with its number and the feature that its name gives, where the name can be read. */
export interface Migration extends TextFile {
  readonly name: string
  readonly number: number | null
  readonly feature: string | null
}

/** All migrations in the order of their names. */
export function listMigrations(tree: SourceTree): Migration[] {
  return tree.files
    .filter(({ path }) => path.startsWith(migrationsFolder) && !path.endsWith(".test.ts"))
    .map((file) => {
      const name = file.path.slice(migrationsFolder.length)
      const [, number, named = null] = migrationName.exec(name) ?? []
      const feature = named === null ? null : (renamedFeatures[named] ?? named)
      return { ...file, name, number: number === undefined ? null : Number(number), feature }
    })
}

/** Names tell order and owner, so they are exact: NNNN_feature.sql from 0001, no gap, no double. */
export const checkMigrationNames: Rule = (tree) => {
  const violations: Violation[] = []
  const refuse = (path: string, message: string) =>
    violations.push({ path, line: 0, rule: "migration-names", message })
  let last = 0
  for (const { path, name, number, feature } of listMigrations(tree)) {
    if (number === null || feature === null) {
      refuse(path, `"${name}" is no migration's name; call it NNNN_feature.sql`)
      continue
    }
    if (feature !== "platform" && tierOf(feature) === null) {
      refuse(path, `"${feature}" is no feature; put a known feature or "platform" behind the number`)
    }
    if (number === last) refuse(path, `number ${number} is taken; take the next free one`)
    else if (number !== last + 1) refuse(path, `number ${number} follows ${last}; close the gap`)
    last = number
  }
  return violations
}

/** Who owns each table: the feature whose migration made it. */
export function readTableOwners(tree: SourceTree): Map<string, string> {
  const owners = new Map<string, string>()
  for (const { text, feature } of listMigrations(tree)) {
    if (feature === null) continue
    for (const { kind, name } of readTableUses(text).uses) {
      if (kind === "create" && name !== null && !owners.has(name)) owners.set(name, feature)
    }
  }
  return owners
}

/** A migration is its feature's code too: it makes, changes and fills that feature's tables only. */
export const checkMigrationTables: Rule = (tree) => {
  const owners = readTableOwners(tree)
  return listMigrations(tree).flatMap(({ path, text, feature }) => {
    if (feature === null) return []
    return readTableUses(text).uses.flatMap(({ kind, name, offset }): Violation[] => {
      const owner = name === null ? undefined : owners.get(name)
      if (owner === undefined || owner === feature) return []
      const at = { path, line: lineAt(text, offset) }
      if (kind === "read" || kind === "reference") {
        const mine = feature === "platform" ? -1 : tierOf(feature)
        const theirs = owner === "platform" ? -1 : tierOf(owner)
        if (mine === null || theirs === null || theirs < mine) return []
        const message = `${feature} must not know the table "${name}" of ${owner}, which is not below it`
        return [{ ...at, rule: "table-read", message }]
      }
      const message = `"${name}" belongs to ${owner}; change it in a migration NNNN_${owner}.sql`
      return [{ ...at, rule: "table-write", message }]
    })
  })
}
