import type pg from "pg"

/** TypeScript types of SQL types, as our pool reads and takes them. */
const columnTypes: Readonly<Record<string, { read: string; write?: string }>> = {
  text: { read: "string" },
  uuid: { read: "string" },
  bool: { read: "boolean" },
  int4: { read: "number" },
  int8: { read: "number" },
  float4: { read: "number" },
  numeric: { read: "number" },
  timestamptz: { read: "Date", write: "Date | string" },
  // Calendar days travel as YYYY-MM-DD: a Date would shift them by the server's zone.
  date: { read: "string" },
  bytea: { read: "Buffer" },
  bit: { read: "string" },
  tsvector: { read: "string" },
  xid8: { read: "string" },
  _text: { read: "string[]" },
  _int4: { read: "number[]" },
  _uuid: { read: "string[]" },
}

/** Columns of type jsonb or json and what is in them; everything that is not named holds texts per language. */
const jsonColumns: Readonly<Record<string, string>> = {
  "audit_entry.details": "unknown",
  "bill.account": "unknown",
  "bill.invoice": "unknown",
  "event.data": "unknown",
  "legal_text.texts": "unknown",
  "tour.sketch": "unknown",
  "tour_stop.place": "unknown",
  "tour_stop.links": "unknown",
  "tour_stop.spots": "unknown",
  "library_piece.source": "unknown",
  "plan_version.prices": "unknown",
  "plan_version.quotas": "unknown",
  "product_card.card": "unknown",
  "setting.value": "unknown",
  "studio_project.facts": "unknown",
  "studio_project.sketch": "unknown",
  "studio_version.facts": "unknown",
  "studio_version.sketch": "unknown",
}

interface Column {
  readonly table_name: string
  readonly column_name: string
  readonly udt_name: string
  readonly is_nullable: "YES" | "NO"
  readonly column_default: string | null
  readonly is_identity: "YES" | "NO"
  readonly is_generated: "ALWAYS" | "NEVER"
}

/** Writes the row types of a migrated database as a TypeScript module. Throws for a column type not listed above. */
export async function writeRowTypes(client: pg.Pool): Promise<string> {
  const { rows } = await client.query<Column>(
    `select table_name, column_name, udt_name, is_nullable, column_default, is_identity, is_generated
     from information_schema.columns where table_schema = 'public' and table_name <> 'migration'
     order by table_name, ordinal_position`,
  )
  const tables = Map.groupBy(rows, (row) => row.table_name)
  const lines = [
    "// Made from a migrated database by `npm run row-types`; a test fails when it is stale.",
    'import type { LocalText } from "@roomwright/contract/language"',
    'import type { ColumnType } from "kysely"',
    "",
    "export interface DB {",
    ...[...tables.keys()].map((table) => `  ${table}: ${rowName(table)}`),
    "}",
  ]
  for (const [table, columns] of tables) {
    lines.push("", `interface ${rowName(table)} {`)
    for (const column of columns) lines.push(`  ${column.column_name}: ${typeOf(column)}`)
    lines.push("}")
  }
  return `${lines.join("\n")}\n`
}

const rowName = (table: string): string =>
  `${table.replaceAll(/(?:^|_)([a-z])/g, (_all, letter: string) => letter.toUpperCase())}Row`

function typeOf({
  table_name,
  column_name,
  udt_name,
  is_nullable,
  column_default,
  is_identity,
  is_generated,
}: Column): string {
  const { read, write = read } =
    udt_name === "jsonb" || udt_name === "json"
      ? { read: jsonColumns[`${table_name}.${column_name}`] ?? "LocalText", write: "string" }
      : (columnTypes[udt_name] ?? refuse(`${table_name}.${column_name} is of type ${udt_name}`))
  const orNull = is_nullable === "YES" ? " | null" : ""
  // The database computes it: nobody writes it.
  if (is_generated === "ALWAYS") return `ColumnType<${read}${orNull}, never, never>`
  const isFilledIn = column_default !== null || is_identity === "YES" || is_nullable === "YES"
  const optional = isFilledIn ? " | undefined" : ""
  if (read === write && !optional) return read + orNull
  // Unknown takes null in already.
  return `ColumnType<${read === "unknown" ? read : read + orNull}, ${write}${orNull}${optional}, ${write}${orNull}>`
}

function refuse(what: string): never {
  throw new Error(`No row type for this: ${what}. Add it to scripts/row-types.ts.`)
}
