import type { CallRow } from "./call-table.ts"
import type { PageRow } from "./page-table.ts"

/** At most this many files are named in a cell; the rest is a number. */
const namedFiles = 3

/** Writes docs/calls-and-pages.md: a table of calls for each first part of a path, and one of pages. */
export function writeTables(calls: readonly CallRow[], pages: readonly PageRow[]): string {
  const lines = [
    "# Calls and pages",
    "",
    "Every call of the API with its file of the contract, the server's handler, the screens that make it and the tests that",
    "prove it; then every page with its file and the journeys that open it. `npm run calls-and-pages` writes this page from",
    "the sources; a test fails when it is stale.",
    "",
    `${calls.length} calls, ${pages.length} pages. Paths of calls are below \`/api\`. \`contract/\`, \`server/\` and \`web/\` stand for`,
    "`packages/contract/src/`, `apps/server/src/features/` and `apps/web/app/`.",
  ]
  for (const [group, rows] of Map.groupBy(calls, ({ path }) => path.split(/[/:]/)[1] ?? "")) {
    lines.push("", `## Calls below /${group}`, "")
    lines.push("| call | contract | handler | screens | tests |", "|---|---|---|---|---|")
    lines.push(...rows.map(formatCall))
  }
  lines.push("", "## Pages", "", "| path | file | journeys |", "|---|---|---|")
  lines.push(
    ...pages.map(
      ({ path, file, journeys }) => `| \`${path}\` | ${formatFiles([file])} | ${formatFiles(journeys)} |`,
    ),
  )
  return `${lines.join("\n")}\n`
}

const formatCall = ({ method, path, contract, handler, screens, tests }: CallRow): string =>
  `| \`${method} ${path}\` | ${formatFiles([contract])} | ${formatFiles([handler])} | ${formatFiles(screens)} | ${formatFiles(tests)} |`

function formatFiles(files: readonly string[]): string {
  if (files.length === 0) return "–"
  const more = files.length > namedFiles ? `, ${files.length - namedFiles} more` : ""
  return (
    files
      .slice(0, namedFiles)
      .map((file) => `\`${shorten(file)}\``)
      .join(", ") + more
  )
}

const shorten = (file: string): string =>
  file
    .replace("packages/contract/src/", "contract/")
    .replace("apps/server/src/features/", "server/")
    .replace("apps/web/app/", "web/")
