import { parseSync, type ESTree } from "vite"

/** What a browser asks of a call besides its method and path. */
const neededOfCalls = new Set(["access", "retry"])
const callMakers = new Set(["get", "post", "put", "patch", "del"])
const pure = "/*#__PURE__*/ "

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * A file of the contract as a browser needs it. Calls keep who may make them and whether they are repeated: summaries,
 * refusals and shapes are the server's. Whatever makes a constant is marked as pure, since the contract's files change
 * nothing: the bundler then leaves out schemas and calls that nobody names.
 */
export function shortenCalls(source: string): string {
  const { program } = parseSync("contract.ts", source)
  const edits = program.body.flatMap((statement) => {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement
    if (declared?.type !== "VariableDeclaration") return []
    return declared.declarations.flatMap(({ init }) => editsOf(init))
  })
  let text = source
  // From the last to the first, so that places stay where they are.
  for (const edit of edits.toSorted((one, other) => other.start - one.start))
    text = text.slice(0, edit.start) + edit.text + text.slice(edit.end)
  return text
}

function editsOf(value: unknown): Edit[] {
  if (Array.isArray(value)) return value.flatMap(editsOf)
  if (!isNode(value)) return []
  // A function's own calls run when it is called.
  if (value.type === "ArrowFunctionExpression" || value.type === "FunctionExpression") return []
  // There are no shapes to take parts of, and asking for one would keep the whole schema.
  if (isShape(value)) return [{ start: value.start, end: value.end, text: "{}" }]
  if (value.type !== "CallExpression") return Object.values(value).flatMap(editsOf)
  const mark = { start: value.start, end: value.start, text: pure }
  const spec = value.arguments[1]
  const isSpec = value.callee.type === "Identifier" && callMakers.has(value.callee.name)
  if (isSpec && spec?.type === "ObjectExpression") return [mark, ...shorten(spec)]
  return [mark, ...callsBelow(value.callee), ...value.arguments.flatMap(editsOf)]
}

/** A chain of calls is one call with one mark; what its links are given is not in it. */
function callsBelow(callee: ESTree.Expression): Edit[] {
  return editsOf(callee).filter(({ start, text }) => text !== pure || start !== callee.start)
}

/** `...Work.shape` */
const isShape = (node: ESTree.Node): boolean =>
  node.type === "MemberExpression" &&
  node.object.type === "Identifier" &&
  node.property.type === "Identifier" &&
  node.property.name === "shape"

function shorten(spec: ESTree.ObjectExpression): Edit[] {
  return spec.properties.flatMap((part, at) => {
    if (part.type === "SpreadElement" || (part.key.type === "Identifier" && neededOfCalls.has(part.key.name)))
      return editsOf(part)
    // With the comma behind it.
    return [{ start: part.start, end: spec.properties[at + 1]?.start ?? spec.end - 1, text: "" }]
  })
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"
}
