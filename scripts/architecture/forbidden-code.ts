import { Visitor, type Expression } from "oxc-parser"
import { isListed, printingFiles } from "./exemptions.ts"
import { isTestFile, lineAt } from "./text-file.ts"
import type { Rule, Violation } from "./violation.ts"

const testNames = new Set(["it", "test", "describe", "suite", "bench"])
const skippingNames = new Set(["xit", "xtest", "xdescribe", "fit", "fdescribe"])
const skippers = new Set(["only", "skip", "todo", "fixme"])
const silencer = /@ts-(?:ignore|expect-error|nocheck)\b/

/** The server logs, the browser is silent; only what a person starts by hand prints. */
export const checkConsole: Rule = ({ modules }) =>
  modules
    .filter(({ path }) => !isListed(path, printingFiles))
    .flatMap(({ path, text, program }) => {
      const found: Violation[] = []
      new Visitor({
        MemberExpression({ object, property, start }) {
          if (object.type !== "Identifier" || object.name !== "console") return
          if (property.type !== "Identifier" || property.name !== "log") return
          const message = "prints to the console; use the log of platform, or take the line out"
          found.push({ path, line: lineAt(text, start), rule: "console-log", message })
        },
      }).visit(program)
      return found
    })

const readings = new Set(["parse", "safeParse", "options", "shape", "enum"])
/** What else is written large and parses. */
const otherParsers = new Set(["JSON", "Date", "URL"])

/** Browsers load no schemas (`apps/web/leave-out-schemas.ts`): what reads by one would fail there. */
export const checkSchemaReading: Rule = ({ modules }) =>
  modules
    .filter(({ path }) => path.startsWith("apps/web/app/") && !isTestFile(path))
    .flatMap(({ path, text, program }) => {
      const found: Violation[] = []
      new Visitor({
        MemberExpression({ object, property, start }) {
          if (object.type !== "Identifier" || property.type !== "Identifier") return
          if (!/^[A-Z]/.test(object.name) || otherParsers.has(object.name) || !readings.has(property.name))
            return
          const message = "asks a schema, and browsers have none; use a constant of the contract"
          found.push({ path, line: lineAt(text, start), rule: "web-schema", message })
        },
      }).visit(program)
      return found
    })

/** A test that does not run proves nothing, and one that runs alone hides all others. */
export const checkSkippedTests: Rule = ({ modules }) =>
  modules
    .filter(({ path }) => isTestFile(path))
    .flatMap(({ path, text, program }) => {
      const found: Violation[] = []
      const add = (shown: string, start: number) =>
        found.push({
          path,
          line: lineAt(text, start),
          rule: "skipped-test",
          message: `${shown} leaves tests out; make them pass or delete them`,
        })
      new Visitor({
        MemberExpression({ object, property, start }) {
          if (property.type !== "Identifier" || !skippers.has(property.name)) return
          const root = rootName(object)
          if (root !== null && testNames.has(root)) add(`${root}.${property.name}`, start)
        },
        CallExpression({ callee, start }) {
          if (callee.type === "Identifier" && skippingNames.has(callee.name)) add(callee.name, start)
        },
      }).visit(program)
      return found
    })

/** The name a chain such as `test.concurrent.each(…)` begins with. */
function rootName(node: Expression | { readonly type: "Super" }): string | null {
  if (node.type === "Identifier") return node.name
  if (node.type === "MemberExpression") return rootName(node.object)
  return node.type === "CallExpression" ? rootName(node.callee) : null
}

/** What silences the type checker silences it for whoever comes next, too. */
export const checkTypeEscapes: Rule = ({ modules }) =>
  modules.flatMap(({ path, text, program, comments }) => {
    const found: Violation[] = []
    const add = (start: number, message: string) =>
      found.push({ path, line: lineAt(text, start), rule: "type-escape", message })
    const checkCast = ({
      typeAnnotation,
      start,
    }: {
      readonly typeAnnotation: { readonly type: string }
      readonly start: number
    }) => {
      if (typeAnnotation.type === "TSAnyKeyword")
        add(start, "casts to any; give it its type, or unknown and a check")
    }
    new Visitor({ TSAsExpression: checkCast, TSTypeAssertion: checkCast }).visit(program)
    for (const { value, start } of comments) {
      const shown = silencer.exec(value)?.[0]
      if (shown !== undefined) add(start, `${shown} silences the type checker; correct the types`)
    }
    return found
  })
