import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { limitConcurrency } from "../../platform/limit-concurrency.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { runPictureWork } from "../../platform/work-process/picture-processes.ts"
import type { SoldMarking } from "./mark-sold-work.ts"
import { tileFile } from "./panorama-tiles.ts"
import { pictureFile, publicNames, type PictureTableRow } from "./picture-files.ts"

/** From this width (px) on the mark is repeated across the picture; below, one in the corner is all that fits. */
const acrossFrom = 1_000
/** Smaller ones (px) are of no use to anybody, and a mark in them could not be read. */
const leastMarked = 360

// Each is made once and takes a processor for a tenth of a second: a page with a row of new ones waits, and no longer.
const inTurn = limitConcurrency({ atOnce: 2, waiting: 128, retryAfterSeconds: 2 })
const underWay = new Map<string, Promise<Buffer | null>>()

type Marked = Pick<PictureTableRow, "id" | "hash" | "plain_hash" | "mark" | "widths">

/**
 * A public file of a picture that carries a mark, by its name without ending. It is made by whoever asks first, and
 * stored as the others are. Null if the picture has no such file.
 */
export async function readMarked(
  { files }: Pick<Services, "files">,
  row: Marked,
  name: string,
): Promise<Buffer | null> {
  const stored = tileFile(row.id, row.hash, name)
  const found = await files.read(stored)
  if (found) return found
  const waiting = underWay.get(stored)
  if (waiting) return waiting
  const made = inTurn(() => makeMarked(files, row, name)).finally(() => underWay.delete(stored))
  underWay.set(stored, made)
  return made
}

async function makeMarked(files: Services["files"], row: Marked, name: string): Promise<Buffer | null> {
  const plain = await files.read(tileFile(row.id, row.plain_hash ?? row.hash, name))
  const where = placeOf(row, name)
  if (!plain) return null
  const content = where === null ? plain : await draw({ content: plain, name: row.mark ?? "", where })
  await files.write(tileFile(row.id, row.hash, name), content)
  return content
}

const draw = (marking: SoldMarking): Promise<Buffer> =>
  runPictureWork(new URL("./mark-sold-work.ts", import.meta.url), marking, { mostMs: 30_000 })

/** Where a file carries the mark: every second tile of a panorama does, as the squares of a chessboard. */
function placeOf({ widths }: Marked, name: string): SoldMarking["where"] | null {
  const [width = 0, column, line] = name.split("-").map(Number)
  if (column !== undefined && line !== undefined) return (column + line) % 2 === 0 ? "tile" : null
  // The largest is what one would take, however small it is.
  if (width >= acrossFrom || width === Math.max(...widths)) return "all"
  return width >= leastMarked ? "corner" : null
}

/** The widest public file of a picture, with its mark where it has one: for previews. Null if it is gone. */
export async function readPublicPicture(
  services: Pick<Services, "database" | "files">,
  pictureId: string,
): Promise<Uint8Array | null> {
  const row = await services.database.db
    .selectFrom("picture")
    .selectAll()
    .where("id", "=", pictureId)
    .executeTakeFirst()
  if (!row) return null
  const width = Math.max(...row.widths)
  return row.plain_hash === null
    ? services.files.read(pictureFile(pictureId, row.hash, width))
    : readMarked(services, row, String(width))
}

export const createMarkSweep = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "a picture could not be marked")

/** Makes all marked files that are missing, so that nobody has to wait for them. Returns for how many pictures. */
export const makeWaitingMarks = (services: Services, sweep: Sweep, signal?: AbortSignal): Promise<number> =>
  sweep.all(
    (without) => (signal?.aborted ? Promise.resolve([]) : findWaiting(services.database.db, without)),
    async (id) => {
      const { db } = services.database
      const row = await db.selectFrom("picture").selectAll().where("id", "=", id).executeTakeFirst()
      if (!row || row.plain_hash === null || row.mark_made) return false
      for (const name of publicNames(row)) await readMarked(services, row, name)
      const { numUpdatedRows } = await db
        .updateTable("picture")
        .set({ mark_made: true })
        .where("id", "=", id)
        .where("hash", "=", row.hash)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
  )

async function findWaiting(db: Kysely<DB>, without: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("picture")
    .select("id")
    .where("mark", "is not", null)
    .where("mark_made", "=", false)
    .$if(without.length > 0, (query) => query.where("id", "not in", without))
    .orderBy("id")
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}
