/** What one cell of the page refers to, as the files of the repository and the calls of the API name it. */
export interface Reference {
  readonly line: number
  readonly kind: "file" | "call" | "page" | "name"
  readonly text: string
}

/** One row of a table: where it stands, what it says is built, and where the code and the tests are. */
export interface CoverageRow {
  readonly line: number
  readonly what: string
  readonly state: string
  readonly where: readonly Reference[]
  readonly tests: readonly Reference[]
}

const folders: Readonly<Record<string, string>> = {
  "web/": "apps/web/app/",
  "server/": "apps/server/src/",
  "contract/": "packages/contract/src/",
  "i18n/": "packages/i18n/src/",
  "ui/": "packages/ui/src/",
  "studio/": "packages/studio/src/",
  "scene/": "packages/scene/src/",
  "models/": "packages/models/src/",
}
const wholePath = /^(?:apps|packages|e2e|bench|scripts|docs)(?:\/|$)/
const bareFile = /^[a-z0-9.*-]+\.(?:tsx?|mjs|css|sql|md)$/
const call = /^((?:(?:GET|POST|PUT|DELETE|PATCH)(?:, | and )?)+) (\/\S+)$/
const name = /^[A-Za-z_]\w*(?:\.\w+)?$/
const pagePath = /^\/[A-Za-z]/

/** Reads the tables of docs/spec-coverage.md. Rows with another number of cells than four are reported as such. */
export function readCoverage(text: string): { readonly rows: CoverageRow[]; readonly malformed: number[] } {
  const rows: CoverageRow[] = []
  const malformed: number[] = []
  text.split("\n").forEach((source, at) => {
    const line = at + 1
    if (!source.startsWith("| ") || /^\|\s*(?:specification|call|what)\s*\|/.test(source)) return
    const cells = source.split(/(?<!\\)\|/).slice(1, -1)
    const [what, where, tests, state] = cells
    if (
      cells.length !== 4 ||
      what === undefined ||
      where === undefined ||
      tests === undefined ||
      state === undefined
    )
      malformed.push(line)
    else
      rows.push({
        line,
        what: what.trim(),
        state: state.trim(),
        where: referencesOf(where, line),
        tests: referencesOf(tests, line),
      })
  })
  return { rows, malformed }
}

/** Files, calls, pages and names of the code (`work.style`: a column) among the code spans of a cell. A bare file name is in the folder of the file before it. */
function referencesOf(cell: string, line: number): Reference[] {
  const found: Reference[] = []
  let folder = ""
  for (const [, span = ""] of cell.matchAll(/`([^`]+)`/g)) {
    const file = fileOf(span, folder)
    const asked = call.exec(span)
    if (file !== null) {
      found.push({ line, kind: "file", text: file })
      folder = /\.[a-z]+$/.test(file)
        ? file.slice(0, file.lastIndexOf("/") + 1)
        : `${file.replace(/\/$/, "")}/`
    } else if (asked) {
      for (const method of asked[1]?.match(/[A-Z]+/g) ?? [])
        found.push({ line, kind: "call", text: `${method} ${asked[2]?.replace(/\?.*$/, "") ?? ""}` })
    } else if (name.test(span)) found.push({ line, kind: "name", text: span })
    else if (pagePath.test(span)) found.push({ line, kind: "page", text: span.replace(/\?.*$/, "") })
  }
  return found
}

function fileOf(span: string, folder: string): string | null {
  const short = Object.keys(folders).find((prefix) => span.startsWith(prefix))
  if (short !== undefined) return folders[short] + span.slice(short.length)
  if (wholePath.test(span)) return span
  return bareFile.test(span) ? folder + span : null
}
