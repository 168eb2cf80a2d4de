import { pagePaths } from "@roomwright/contract/page-paths"
import type { Plugin } from "vite"

/**
 * Writes the paths of pages where they are used: by way of the one value that names all of them, each page would carry the
 * addresses of the back office and of everybody's own pages.
 */
export function writeOutPaths(): Plugin {
  return {
    name: "roomwright:write-out-paths",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      // React Router takes pages apart by a query behind their names.
      filter: { id: /\.tsx?(?:\?|$)/, code: /\bpagePaths\.\w/ },
      handler: (source: string) => ({ code: writePaths(source), map: null }),
    },
  }
}

/** `pagePaths.works` as `"/works"`. */
export function writePaths(source: string): string {
  const paths: Readonly<Record<string, string>> = pagePaths
  return source.replaceAll(/\bpagePaths\.(\w+)/g, (_all, name: string) => {
    const path = paths[name]
    if (path === undefined) throw new Error(`There is no page ${name}.`)
    return JSON.stringify(path)
  })
}
