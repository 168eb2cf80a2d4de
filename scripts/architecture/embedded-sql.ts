import {
  Visitor,
  type Argument,
  type Expression,
  type TaggedTemplateExpression,
  type TemplateLiteral,
} from "oxc-parser"
import type { Module } from "./parse-module.ts"
import { readTableUses, unknownName, type TableUse } from "./read-sql.ts"

const writers = new Set(["insertInto", "updateTable", "deleteFrom", "mergeInto", "replaceInto"])
const readers = new Set([
  "selectFrom",
  "innerJoin",
  "leftJoin",
  "rightJoin",
  "fullJoin",
  "crossJoin",
  "innerJoinLateral",
  "leftJoinLateral",
  "crossJoinLateral",
  "from",
  "using",
  "table",
])
const subqueryNamers = new Set(["with", "withRecursive"])
/** How a plain string must begin to be read as SQL; a template marked `sql` always is. */
const beginsAsSql =
  /^[\s(]*(?:select|insert\s+into|update|delete\s+from|truncate|with|merge\s+into|create|alter|drop|refresh|copy|lock)\b/i

/** The tables that a module's Kysely calls and SQL strings name. */
export function readEmbeddedSql({ program }: Module): TableUse[] {
  return program.body.flatMap((statement) => readStatement({ ...program, body: [statement] }))
}

/** Names of subqueries hold within one top-level statement, so that they hide no table elsewhere in the file. */
function readStatement(program: Module["program"]): TableUse[] {
  const uses: TableUse[] = []
  const ownNames = new Set<string>()
  const readText = (sql: string, offset: number) => {
    const found = readTableUses(sql)
    for (const name of found.ownNames) ownNames.add(name)
    uses.push(...found.uses.map((use) => ({ ...use, offset })))
  }
  // Quasis of a template and the parts of a sum are read with the whole, not once more alone.
  const parts = new Set<object>()

  new Visitor({
    CallExpression({ callee, arguments: [first], start }) {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier" || !first) return
      const method = callee.property.name
      if (subqueryNamers.has(method)) for (const name of namesIn(first) ?? []) ownNames.add(name)
      const kind = writers.has(method)
        ? "write"
        : readers.has(method) && !isGlobal(callee.object)
          ? "read"
          : null
      if (kind === null) return
      const offset = callee.property.start || start
      const names = namesIn(first)
      if (names) uses.push(...names.map((name) => ({ kind, name, offset }) as const))
      else if (kind === "write") uses.push({ kind, name: null, offset })
    },
    TaggedTemplateExpression(node) {
      parts.add(node.quasi)
      if (isSqlTag(node)) readText(textOfTemplate(node.quasi), node.start)
    },
    BinaryExpression(node) {
      if (parts.has(node) || node.operator !== "+") return
      const text = textOf(node, parts)
      if (beginsAsSql.test(text)) readText(text, node.start)
    },
    TemplateLiteral(node) {
      if (parts.has(node)) return
      const text = textOfTemplate(node)
      if (beginsAsSql.test(text)) readText(text, node.start)
    },
    Literal(node) {
      if (parts.has(node) || typeof node.value !== "string") return
      if (beginsAsSql.test(node.value)) readText(node.value, node.start)
    },
  }).visit(program)
  return uses.filter(({ name }) => name === null || !ownNames.has(name))
}

/** `Array.from`, `Buffer.from` and their like are no SQL. */
const isGlobal = (object: Expression | { readonly type: "Super" }) =>
  object.type === "Identifier" && /^[A-Z]/.test(object.name)

function isSqlTag({ tag }: TaggedTemplateExpression): boolean {
  if (tag.type === "Identifier") return tag.name === "sql"
  return tag.type === "CallExpression" && tag.callee.type === "Identifier" && tag.callee.name === "sql"
}

/** The table names in an argument such as "work as w", ["a", "b"] or `old ? "a" : "b"`; null if not literal. */
function namesIn(node: Argument | Expression): string[] | null {
  if (node.type === "ConditionalExpression") return joinNames([node.consequent, node.alternate])
  if (node.type === "ArrayExpression") {
    return joinNames(
      node.elements.flatMap((element) => (element && element.type !== "SpreadElement" ? [element] : [])),
    )
  }
  const text = plainText(node)
  if (text === null) return null
  // "public.work as w" is the table work; "shelf (id, name)" names a subquery with its columns.
  const [name = ""] = text.trim().split(/[\s(]/)
  return [name.slice(name.lastIndexOf(".") + 1).toLowerCase()]
}

function joinNames(nodes: readonly Expression[]): string[] | null {
  const names = nodes.map(namesIn)
  return names.some((name) => name === null) ? null : names.flatMap((name) => name ?? [])
}

function plainText(node: Argument | Expression): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null
  if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression")
    return plainText(node.expression)
  return node.type === "TemplateLiteral" && node.expressions.length === 0 ? textOfTemplate(node) : null
}

/** The text of a template, with names given as `sql.table("work")` put in and a mark for all else. */
function textOfTemplate({ quasis, expressions }: TemplateLiteral): string {
  return quasis
    .map(({ value }, at) => {
      const expression = expressions[at]
      return (value.cooked ?? value.raw) + (expression ? (namedTable(expression) ?? unknownName) : "")
    })
    .join("")
}

function namedTable(node: Expression): string | null {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return null
  const { object, property } = node.callee
  const isNaming = object.type === "Identifier" && object.name === "sql" && property.type === "Identifier"
  const [first] = node.arguments
  return isNaming && first && /^(?:table|id|ref|raw)$/.test(property.name) ? plainText(first) : null
}

/** The text of a sum of strings; its parts are noted in `parts`. */
function textOf(node: Expression, parts: Set<object>): string {
  parts.add(node)
  if (node.type === "BinaryExpression" && node.operator === "+") {
    return textOf(node.left, parts) + textOf(node.right, parts)
  }
  if (node.type === "TemplateLiteral") return textOfTemplate(node)
  return plainText(node) ?? unknownName
}
