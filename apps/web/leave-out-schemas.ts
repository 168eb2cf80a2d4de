import type { Plugin } from "vite"
import * as zod from "zod/mini"
import { shortenCalls } from "./shorten-calls.ts"

const stub = "\0roomwright:schemas"

/**
 * Leaves the contract's schemas out of what browsers load: there a call needs its path, its method and who may make it,
 * and the server alone parses. In their place stands one value that can be nothing but part of another schema; calls lose
 * everything else that describes them, and what nobody needs any more goes with them.
 */
export function leaveOutSchemas(): Plugin {
  return {
    name: "roomwright:leave-out-schemas",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer) {
      return source === "zod/mini" && importer?.includes("/packages/contract/src/") ? stub : null
    },
    load: (id) => (id === stub ? writeStub() : null),
    transform: {
      filter: { id: /\/packages\/contract\/src\/.*\.ts$/ },
      handler(source) {
        return { code: shortenCalls(source), map: null }
      },
    },
  }
}

/** A module with every function of zod/mini: those that make schemas, and those that would read by them. */
function writeStub(): string {
  const names = Object.entries(zod).flatMap(([name, value]) => (typeof value === "function" ? [name] : []))
  const isReading = (name: string): boolean => /parse|encode|decode/i.test(name)
  const asOne = (own: string, taken: readonly string[]): string =>
    `export { ${taken.map((name) => `${own} as ${name}`).join(", ")} }`
  return [
    "const unread = { shape: {}, check: () => unread }",
    "/*#__NO_SIDE_EFFECTS__*/ function schema() { return unread }",
    'function read() { throw new Error("Schemas are not there in browsers: the server parses.") }',
    asOne(
      "schema",
      names.filter((name) => !isReading(name)),
    ),
    asOne("read", names.filter(isReading)),
  ].join("\n")
}
