import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { benchLibrarySearch } from "./bench-library-search.ts"
import { fillWithProducts } from "./stage.ts"
import { row, type Row } from "./table.ts"

/** Where Debian's package sweethome3d-furniture puts its libraries; LIBRARY_FOLDER is another place. */
const folder = process.env["LIBRARY_FOLDER"] ?? "/usr/share/sweethome3d/furniture"
const program = join(import.meta.dirname, "../apps/server/src/library.ts")

/** So many merchants' products are searched beside models and imported pieces. */
const products = 1_000

/**
 * How long open furniture libraries take to be imported, with all their pieces, and how many of those fail; then how long a
 * search over all of it takes.
 */
export async function benchLibrary(): Promise<Row[]> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".sh3f")) : []
  if (names.length === 0) return [row(`no library in ${folder}`, "apt-get install sweethome3d-furniture")]
  const dataDir = mkdtempSync(join(tmpdir(), "bench-library-"))
  try {
    // The database is made before the clock starts.
    fillWithProducts(dataDir, products)
    const imports = names.toSorted().map((name) => benchFile(dataDir, name))
    return [...imports, await benchLibrarySearch(dataDir)]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function benchFile(dataDir: string, name: string): Row {
  const from = performance.now()
  const output = runLibrary(dataDir, ["import", join(folder, name)])
  const seconds = (performance.now() - from) / 1_000
  const [, library = name] = /^(.*): \d+ pieces/m.exec(output) ?? []
  const line = output.split("\n").findLast((one) => one.includes(`  ${library}: `)) ?? ""
  const [, ready = "0", failed = "0"] = /: (\d+) ready, (\d+) failed/.exec(line) ?? []
  return row(`${library} is imported`, `${seconds.toFixed(0)} s: ${ready} pieces ready, ${failed} failed`)
}

function runLibrary(dataDir: string, args: readonly string[]): string {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env,
    encoding: "utf8",
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}
