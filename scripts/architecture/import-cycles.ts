import type { Module } from "./parse-module.ts"
import { importsOf } from "./resolve-import.ts"
import type { SourceTree } from "./source-tree.ts"
import { lineAt } from "./text-file.ts"
import type { Rule, Violation } from "./violation.ts"

/** Who imports whom, types included: two files that need each other are one thought in two places. */
function readGraph(tree: SourceTree): Map<string, string[]> {
  return new Map(
    tree.modules.map((module) => [
      module.path,
      importsOf(tree, module).flatMap(({ imported, target }) =>
        target.kind === "file" && !imported.isAddress ? [target.path] : [],
      ),
    ]),
  )
}

/** Reports each cycle once, at the first import of the file that comes first in the alphabet. */
export const checkCycles: Rule = (tree) => {
  const graph = readGraph(tree)
  return findLoops(graph).map((loop) => describeLoop(tree, graph, loop))
}

/** Groups of files that all reach each other, by Tarjan's algorithm. */
function findLoops(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const loops: string[][] = []

  const visit = (path: string): number => {
    const at = order.size
    order.set(path, at)
    lowest.set(path, at)
    stack.push(path)
    const targets = graph.get(path) ?? []
    for (const target of targets) {
      const known = order.get(target)
      const reached = known === undefined ? visit(target) : stack.includes(target) ? known : at
      lowest.set(path, Math.min(lowest.get(path) ?? at, reached))
    }
    if (lowest.get(path) === at) {
      const group = stack.splice(stack.indexOf(path))
      if (group.length > 1 || targets.includes(path)) loops.push(group.toSorted())
    }
    return lowest.get(path) ?? at
  }

  for (const path of graph.keys()) if (!order.has(path)) visit(path)
  return loops
}

function describeLoop(
  tree: SourceTree,
  graph: ReadonlyMap<string, readonly string[]>,
  loop: readonly string[],
): Violation {
  const [first = ""] = loop
  const way = shortestWayBack(graph, first, new Set(loop))
  const module = tree.moduleAt.get(first)
  return {
    path: first,
    line: module ? lineOfImport(tree, module, way[1] ?? first) : 0,
    rule: "import-cycle",
    message: `files import each other in a circle (${way.join(" -> ")}); move what they share into a file below them`,
  }
}

/** Breadth first, within the loop, from a file back to itself. */
function shortestWayBack(
  graph: ReadonlyMap<string, readonly string[]>,
  start: string,
  loop: ReadonlySet<string>,
): string[] {
  const ways: string[][] = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start]
      if (!loop.has(next) || seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return [start]
}

function lineOfImport(tree: SourceTree, module: Module, path: string): number {
  const found = importsOf(tree, module).find(({ target }) => target.kind === "file" && target.path === path)
  return found ? lineAt(module.text, found.imported.offset) : 0
}
