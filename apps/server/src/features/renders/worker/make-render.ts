import { availableParallelism } from "node:os"
import { tileSide } from "@roomwright/contract/renders/kinds"
import { RenderCamera, RenderMoment } from "@roomwright/contract/renders/order"
import * as z from "zod/mini"
import { inTransaction } from "../../../platform/events/record-event.ts"
import type { Blender } from "../../../platform/cycles/find-blender.ts"
import type { FinishedTile } from "../../../platform/cycles/render-view.ts"
import type { Services } from "../../../platform/services.ts"
import { finishRender } from "../finish-render.ts"
import { addTile } from "../hand-in.ts"
import { reportRender } from "../lease-render.ts"
import { lockRender, refuseWithoutLease, sortOfRow, tilesOfRow } from "../render-row.ts"
import { endRender } from "../settle-render.ts"
import type { Leased } from "./lease-next.ts"
import { readSceneFile } from "./scene-files.ts"

/** How often a worker says that it is alive, and hears of a cancellation. */
const reportMs = 4_000

interface Making {
  readonly blender: Blender
  /** Stops it; what is done stays. */
  readonly signal: AbortSignal
}

/**
 * Makes a leased render by Blender and finishes it, tile after tile: tiles that an earlier worker handed in are kept. Rejects when
 * Blender fails, when the lease is lost or the render was cancelled: then no process of it is left.
 */
export async function makeRender(
  services: Services,
  { row, lease }: Leased,
  { blender, signal }: Making,
): Promise<void> {
  const { database } = services
  const own = { id: row.id, accountId: row.account_id }
  const stored = await database.db
    .selectFrom("render_tile")
    .select("tile")
    .where("render_id", "=", row.id)
    .execute()
  const { document } = await database.db
    .selectFrom("render_scene")
    .select("document")
    .where("id", "=", row.scene_id)
    .executeTakeFirstOrThrow()
  // Loaded with the first render: they are large.
  const [{ readDocument }, { renderDocument }, { default: sharp }] = await Promise.all([
    import("@roomwright/scene/document/read-document"),
    import("../../../platform/cycles/render-document.ts"),
    import("sharp"),
  ])
  const read = readDocument(document)
  if ("refused" in read) return refuseDocument(services, { row, lease })
  const tiles = tilesOfRow(row)
  const lost = new AbortController()
  const reports = reportWhile(services, { row, lease }, lost)
  const { width, height, samples } = row
  const camera = z.parse(RenderCamera, row.camera)
  const { stops, mood: _mood, ...moment } = z.parse(RenderMoment, row.moment)
  const view = sortOfRow(row) === "panorama" ? "panorama" : "still"
  const handIn = async ({ pixels, ...tile }: FinishedTile): Promise<void> => {
    const at = tiles.findIndex(({ left, top }) => left === tile.left && top === tile.top)
    const raw = { width: tile.width, height: tile.height, channels: 3 } as const
    const content = await sharp(pixels, { raw }).png({ compressionLevel: 2 }).toBuffer()
    await addTile(services, own, { lease, at, content })
  }
  try {
    await renderDocument(
      {
        scene: read.scene,
        camera: {
          ...camera,
          view,
          ...(view === "panorama" ? { turn: 0, tilt: 0, lensShift: 0, focus: null } : {}),
        },
        moment,
        stops,
        width,
        height,
        samples,
        tileSide,
        threads: Math.max(1, availableParallelism() - 1),
        skip: new Set(stored.map(({ tile }) => tile)),
        fileOf: readSceneFile(services, row.account_id),
      },
      {
        blender,
        signal: AbortSignal.any([signal, lost.signal]),
        onProgress: reports.note,
        onTile: handIn,
      },
    )
    await finishRender(services, own, { lease, samplesDone: samples, parts: 0 })
  } finally {
    reports.stop()
  }
}

/** Reports the progress from time to time, which keeps the lease; stops the work where that is refused. */
function reportWhile(services: Services, { row, lease }: Leased, lost: AbortController) {
  const begun = Date.now()
  let share = 0
  const report = async (): Promise<void> => {
    const spent = (Date.now() - begun) / 1_000
    const secondsLeft = share > 0.02 ? Math.min(999_999, Math.round((spent * (1 - share)) / share)) : null
    await reportRender(
      services,
      { id: row.id, accountId: row.account_id },
      { lease, progress: share, samplesDone: Math.floor(share * row.samples), secondsLeft },
    )
  }
  const timer = setInterval(() => void report().catch((error: unknown) => lost.abort(error)), reportMs)
  return {
    note: (now: number): void => void (share = now),
    stop: (): void => clearInterval(timer),
  }
}

async function refuseDocument(services: Services, { row, lease }: Leased): Promise<void> {
  await inTransaction(services, async (tx) => {
    const locked = await lockRender(tx, { id: row.id, accountId: row.account_id })
    refuseWithoutLease(locked, lease)
    const failure = "document-unreadable"
    await endRender(tx, services, locked, { state: "failed", failure, by: "platform" })
  })
}
