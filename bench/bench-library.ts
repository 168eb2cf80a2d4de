import { existsSync } from "node:fs"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import type { MadePiece, Sh3fAnswer } from "../apps/server/src/features/library/pieces/sh3f-work.ts"
import work from "../apps/server/src/features/library/pieces/sh3f-work.ts"
import type { Catalogue } from "../apps/server/src/features/library/sh3f/read-catalogue.ts"
import { ms, row, type Row } from "./table.ts"

/** Where Debian's package sweethome3d-furniture puts its libraries; LIBRARY_FOLDER is another place. */
const folder = process.env["LIBRARY_FOLDER"] ?? "/usr/share/sweethome3d/furniture"

/** How long the pieces of open furniture libraries take to be made, one after the other, and how many fail. */
export async function benchLibrary(): Promise<Row[]> {
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith(".sh3f")) : []
  if (names.length === 0)
    return [row(`no furniture libraries in ${folder}`, "apt-get install sweethome3d-furniture")]
  const rows: Row[] = []
  for (const name of names.toSorted()) rows.push(await benchFile(name))
  return rows
}

async function benchFile(name: string): Promise<Row> {
  const path = join(folder, name)
  const read = await work({ kind: "catalogue", path })
  // Of this kind of order.
  const { pieces } = doneOf(read as Sh3fAnswer<Catalogue>)
  const times: number[] = []
  let bytes = 0
  let failed = 0
  for (const source of pieces) {
    const { creator, license } = source
    const credit = { name: source.name.en ?? "", creator, license, library: name }
    const from = performance.now()
    // Of this kind of order.
    const made = (await work({ kind: "piece", path, source, credit })) as Sh3fAnswer<MadePiece>
    times.push(performance.now() - from)
    if ("done" in made) bytes += made.done.bytes.length
    else failed += 1
  }
  const sorted = times.toSorted((one, other) => one - other)
  const all = times.reduce((sum, time) => sum + time, 0)
  const at = (share: number): string => ms(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  const figure = `${(all / 1_000).toFixed(0)} s; a piece ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}; ${(bytes / 1e6).toFixed(1)} MB; ${failed} failed`
  return row(`${name}, ${pieces.length} pieces`, figure)
}

function doneOf<Done>(answer: Sh3fAnswer<Done>): Done {
  if ("done" in answer) return answer.done
  throw new Error(answer.detail)
}
