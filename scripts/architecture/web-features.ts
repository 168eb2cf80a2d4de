import type { Module } from "./parse-module.ts"
import { importsOf } from "./resolve-import.ts"
import type { SourceTree } from "./source-tree.ts"
import type { Rule, Violation } from "./violation.ts"

const app = "apps/web/app/"
const fullTable = "packages/contract/src/endpoints.ts"

/** The first folder below the app; null is a file that joins them (`root.tsx`, `routes.ts`, the entries). */
const areaOf = (path: string): string | null => /^([^/]+)\//.exec(path.slice(app.length))?.[1] ?? null

/** Pages of the back office lie beside what they are about, in a folder `admin` of the feature. */
const isAdminPart = (path: string): boolean => /^[^/]+\/admin\//.test(path.slice(app.length))

/** Features of the web stand alone on the platform; only layout, routes and root see them. */
export const checkWebFeatures: Rule = (tree) =>
  tree.modules
    .filter(({ path }) => path.startsWith(app))
    .flatMap((module) => [...checkAreas(tree, module), ...checkFullTable(tree, module)])

function checkAreas(tree: SourceTree, module: Module): Violation[] {
  const here = areaOf(module.path)
  if (here === null) return []
  return importsOf(tree, module).flatMap(({ target, line }) => {
    if (target.kind !== "file" || !target.path.startsWith(app)) return []
    const message =
      adminFault(module.path, target.path) ?? faultOf(here, areaOf(target.path), module.path, target.path)
    return message === null ? [] : [{ path: module.path, line, rule: "web-features", message }]
  })
}

/** What only staff sees comes with the back office alone. */
const adminFault = (path: string, targetPath: string): string | null =>
  isAdminPart(targetPath) && !isAdminPart(path)
    ? `imports ${targetPath}, which is of the back office; move what both need to its feature`
    : null

function faultOf(here: string, there: string | null, path: string, targetPath: string): string | null {
  if (there === here || there === "platform" || (there === "admin" && isAdminPart(path))) return null
  if (here === "platform")
    return `platform knows no feature, but imports ${targetPath}; take it as a parameter`
  if (there === null)
    return `imports ${targetPath}, which joins the features from above; move what it needs to platform`
  if (here === "layout") {
    return targetPath.endsWith(".page.tsx")
      ? `layout takes components of features, not the page ${targetPath}`
      : null
  }
  return `${here} must not import ${there} (${targetPath}); move what both need to platform, packages/ui or packages/contract`
}

/** The full table would carry every schema of the API into every page. */
function checkFullTable(tree: SourceTree, module: Module): Violation[] {
  return importsOf(tree, module).flatMap(({ target, line }) =>
    target.kind === "file" && target.path === fullTable
      ? [
          {
            path: module.path,
            line,
            rule: "web-endpoints",
            message:
              "imports the full table of endpoints; import the endpoint from its feature's file of contract",
          },
        ]
      : [],
  )
}
