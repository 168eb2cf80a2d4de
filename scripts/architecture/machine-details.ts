import { listEndpoints } from "./contract-endpoints.ts"
import { Visitor } from "oxc-parser"
import type { Module } from "./parse-module.ts"
import { lineAt } from "./text-file.ts"
import type { Rule } from "./violation.ts"

const registry =
  /\b(?:registry|npm|deb|security|ftp|archive|proxy|mirrors?)\.[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:org|com|net|io|dev|cn|local|internal)\b|\bregistry\s*=\s*https?:|"resolved":\s*"https?:/gi
// A path begins where no word or other path stands before it.
const machinePath = /(?<![\w./*\\\])}-])\/(?:work|home|tmp|root|Users)\/[\w.-]*|\b[A-Z]:\\Users\\/g

/** What holds on one machine only breaks on the next, and tells strangers how ours is built. */
export const checkMachineDetails: Rule = (tree) => {
  // A path of our API may begin with the same word.
  const apiPaths = listEndpoints(tree).flatMap(({ path }) => (path ? [path.text] : []))
  return tree.files.flatMap(({ path, text: whole }) => {
    const module = tree.moduleAt.get(path)
    const text = module ? withoutPatterns(module) : whole
    const hosts = [...text.matchAll(registry)].map(({ 0: shown, index }) => ({
      path,
      line: lineAt(text, index),
      rule: "registry-host",
      message: `"${shown}" names a package registry; leave the choice to each machine's npm settings`,
    }))
    const places = [...text.matchAll(machinePath)]
      .filter(({ 0: shown }) => !apiPaths.some((apiPath) => apiPath.startsWith(shown)))
      .map(({ 0: shown, index }) => ({
        path,
        line: lineAt(text, index),
        rule: "machine-path",
        message: `"${shown}" is a place on one machine; use os.tmpdir(), a setting, or a path from the repository's root`,
      }))
    return [...hosts, ...places]
  })
}

/** A regular expression between its slashes looks like a path. Blanks keep lines and offsets as they are. */
function withoutPatterns({ text, program }: Module): string {
  let blanked = text
  new Visitor({
    Literal(node) {
      if (!("regex" in node)) return
      blanked = blanked.slice(0, node.start) + " ".repeat(node.end - node.start) + blanked.slice(node.end)
    },
  }).visit(program)
  return blanked
}
