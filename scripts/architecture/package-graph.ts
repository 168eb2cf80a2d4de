import type { Module } from "./parse-module.ts"
import { importsOf } from "./resolve-import.ts"
import type { SourceTree } from "./source-tree.ts"
import { isTestFile } from "./text-file.ts"
import { mayImport } from "./tiers.ts"
import type { Rule, Violation } from "./violation.ts"

/** What of npm and Node a package stays clear of, tests aside, and why. */
const forbiddenOutside: Readonly<Record<string, readonly { readonly name: RegExp; readonly why: string }[]>> =
  {
    scene: [
      { name: /^(?:node:|react|three)/, why: "scene is pure TypeScript that knows no screen and no machine" },
    ],
    models: [
      { name: /^(?:node:|react|three)/, why: "models turns numbers into arrays, without three, DOM or Node" },
    ],
    contract: [{ name: /^(?!zod\/mini$)/, why: "contract does no I/O and is written with zod/mini only" }],
    ui: [
      { name: /^@lingui\//, why: "ui knows no text; take the words as a prop" },
      { name: /^node:/, why: "ui runs in the browser" },
    ],
  }

/** The package or app a file belongs to, or null for scripts, e2e, bench and the root. */
export const packageOf = (path: string): string | null =>
  /^(?:apps|packages)\/([^/]+)\//.exec(path)?.[1] ?? null

/** Section 2 of the architecture: which package may import which. */
export const checkPackageGraph: Rule = (tree) => tree.modules.flatMap((module) => checkModule(tree, module))

function checkModule(tree: SourceTree, module: Module): Violation[] {
  const own = packageOf(module.path)
  if (own === null) return []
  const allowed = mayImport[own]
  if (!allowed) {
    const message = `nobody said what "${own}" may import; add it to mayImport in scripts/architecture/tiers.ts`
    return [{ path: module.path, line: 0, rule: "package-graph", message }]
  }
  return importsOf(tree, module).flatMap(({ target, line }) => {
    const refuse = (message: string): Violation[] => [
      { path: module.path, line, rule: "package-graph", message },
    ]
    if (target.kind === "nowhere") return []
    if (target.kind === "package") {
      const broken = (forbiddenOutside[own] ?? []).find(({ name }) => name.test(target.name))
      return broken && !isTestFile(module.path) ? refuse(`imports "${target.name}", but ${broken.why}`) : []
    }
    const other = packageOf(target.path)
    if (other === own) return []
    if (other === null) {
      // A test may call the script it is about.
      if (isTestFile(module.path)) return []
      return refuse(`product code imports ${target.path}; move what both need into the product`)
    }
    if (!allowed.includes(other)) {
      const list = allowed.length > 0 ? allowed.join(", ") : "no package of ours"
      return refuse(`${own} must not import ${other} (${target.path}); it may import ${list}`)
    }
    if (own === "contract" && !isSchemaOnly(tree, target.path)) {
      return refuse(
        `contract may import only files of ${other} that hold schemas and nothing else; split ${target.path}`,
      )
    }
    return []
  })
}

/** Whether a file needs nothing but zod/mini and files like itself, so that it may travel with every page. */
function isSchemaOnly(tree: SourceTree, path: string, seen: ReadonlySet<string> = new Set()): boolean {
  const module = tree.moduleAt.get(path)
  if (!module || seen.has(path)) return seen.has(path)
  const imports = importsOf(tree, module)
  return (
    imports.some(({ target }) => target.kind !== "nowhere") &&
    imports.every(({ target }) => {
      if (target.kind === "package") return target.name === "zod/mini"
      return target.kind === "file" && isSchemaOnly(tree, target.path, new Set([...seen, path]))
    })
  )
}
