import { listEndpoints } from "./contract-endpoints.ts"
import { isListed, misspeltFiles } from "./exemptions.ts"
import { isTestFile, lineAt } from "./text-file.ts"
import type { Rule, Violation } from "./violation.ts"

const misspelt = /desgin/gi

/** The specification's misspelt words are addresses to keep, not words to spread. */
export const checkMisspeltWords: Rule = (tree) => {
  const endpoints = listEndpoints(tree)
  return tree.files.flatMap(({ path, text }) => {
    if (isListed(path, misspeltFiles) || isTestFile(path) || path.endsWith(".md")) return []
    const paths = endpoints.flatMap((endpoint) =>
      endpoint.file === path && endpoint.path ? [endpoint.path] : [],
    )
    const refuse = (line: number): Violation => ({
      path,
      line,
      rule: "misspelt-word",
      message:
        'a misspelt word of the specification; write "design", or take the path from contract/page-paths.ts',
    })
    const inText = [...text.matchAll(misspelt)]
      .filter(({ index }) => !paths.some(({ start, end }) => start < index && index < end))
      .map(({ index }) => refuse(lineAt(text, index)))
    return path.search(misspelt) === -1 ? inText : [refuse(0), ...inText]
  })
}
