import { pagePaths } from "../../packages/contract/src/page-paths.ts"
import type { SourceTree } from "../architecture/source-tree.ts"

/** One page of the site: its path, the file that shows it and the journeys that open it. */
export interface PageRow {
  readonly path: string
  readonly file: string
  readonly journeys: readonly string[]
}

const routesFile = "apps/web/app/routes.ts"

/** Finds the file and the journeys of every path of page-paths.ts, read from routes.ts and from e2e. */
export function listPageRows(tree: SourceTree): PageRow[] {
  const routes = tree.moduleAt.get(routesFile)?.text ?? ""
  const files = new Map(
    [...routes.matchAll(/\broute\(pagePaths\.(\w+),\s*"([^"]+)"/g)].map(([, name, file]) => [name, file]),
  )
  const home = /\bindex\("([^"]+)"/.exec(routes)?.[1]
  const journeys = tree.modules.filter(({ path }) => path.startsWith("e2e/"))
  return Object.entries(pagePaths)
    .map(([name, path]) => {
      const file = name === "home" ? home : files.get(name)
      // The table of e2e/sweep names pages by their names alone.
      const opens = new RegExp(`\\bpagePaths\\.${name}\\b|\\b${name}Path\\(|["\`]${path}["\`?#]`)
      const sweeps = new RegExp(`\\b(?:on|admin|page)\\("${name}"|^ +"${name}",$`, "m")
      return {
        path,
        file: file === undefined ? "" : `apps/web/app/${file}`,
        journeys: journeys
          .filter(({ text }) => opens.test(text) || sweeps.test(text))
          .map((journey) => journey.path),
      }
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
