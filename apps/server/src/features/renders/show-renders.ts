import { renderLimits } from "@roomwright/contract/renders/limits"
import { RenderCamera, RenderMoment, RenderPath } from "@roomwright/contract/renders/order"
import { RenderShape, type Render, type RenderPage } from "@roomwright/contract/renders/renders"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import {
  foundPicture,
  levelsOfRow,
  pictureColumns,
  signPictureFolder,
  toOwnPicture,
} from "../media/media.public.ts"
import {
  engineOf,
  failureOf,
  isOpen,
  kindOf,
  sortOfRow,
  stateOf,
  tilesOfRow,
  type OwnRender,
} from "./render-row.ts"

type Reading = Pick<Services, "config" | "clock"> & { readonly database: { readonly db: Kysely<DB> } }

const selectRenders = (db: Kysely<DB>) =>
  db
    .selectFrom("render as r")
    .leftJoin("studio_project as p", "p.id", "r.project_id")
    .leftJoin("picture", "picture.id", "r.picture_id")
    .selectAll("r")
    .select(["p.name as project_name", "picture.hidden", "picture.tile_size", "picture.tile_columns"])
    .select(pictureColumns)

type ShownRow = Awaited<ReturnType<ReturnType<typeof selectRenders>["execute"]>>[number]

/** Which tiles of these renders are stored, or which parts of videos, by render. */
async function findStored(
  db: Kysely<DB>,
  rows: readonly Pick<ShownRow, "id" | "kind">[],
): Promise<ReadonlyMap<string, number[]>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const videos = new Set(rows.filter((row) => sortOfRow(row) === "video").map(({ id }) => id))
  const [tiles, parts] = await Promise.all([
    db.selectFrom("render_tile").select(["render_id", "tile as at"]).where("render_id", "in", ids).execute(),
    db.selectFrom("render_part").select(["render_id", "part as at"]).where("render_id", "in", ids).execute(),
  ])
  const stored = new Map<string, number[]>(ids.map((id) => [id, []]))
  // The one tile of a video is its poster.
  const ofPictures = tiles.filter(({ render_id }) => !videos.has(render_id))
  for (const { render_id, at } of [...ofPictures, ...parts]) stored.get(render_id)?.push(at)
  for (const each of stored.values()) each.sort((a, b) => a - b)
  return stored
}

/** Whether its engine is silent: anybody may go on with it. */
export const isInterrupted = (row: Pick<ShownRow, "state" | "lease" | "lease_until">, now: Date): boolean =>
  row.state === "running" && (row.lease === null || row.lease_until === null || row.lease_until <= now)

function toRender(
  services: Pick<Services, "config" | "clock">,
  row: ShownRow,
  stored: readonly number[],
): Render {
  const picture = foundPicture(row)
  const isFinished = row.state === "finished"
  return {
    id: row.id,
    name: row.name,
    project:
      row.project_id === null || row.project_name === null
        ? null
        : { id: row.project_id, name: row.project_name },
    version: row.project_version,
    kind: kindOf(row),
    shape: z.parse(RenderShape, row.shape),
    width: row.width,
    height: row.height,
    engine: engineOf(row),
    proof: proofOf(row),
    state: stateOf(row),
    isInterrupted: isInterrupted(row, services.clock.now()),
    failure: failureOf(row),
    quota: z.parse(z.enum(["reserved", "spent", "returned"]), row.quota),
    progress: row.progress,
    secondsLeft: secondsLeftOf(row, services.clock.now()),
    samples: row.samples,
    samplesDone: row.samples_done,
    duration: row.duration,
    camera: z.parse(RenderCamera, row.camera),
    moment: z.parse(RenderMoment, row.moment),
    path: z.parse(z.nullable(RenderPath), row.path),
    stored: isFinished && stored.length === 0 ? tilesOfRow(row).map((_tile, at) => at) : [...stored],
    picture: picture && toOwnPicture(services, { ...picture, hidden: row.hidden ?? true }),
    levels: levelsOfRow(row),
    folder: picture && signPictureFolder(services, picture.pictureId),
    bytes: row.bytes,
    isShared: row.is_shared,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  }
}

/** What its engine said, or how long a session goes on. */
function secondsLeftOf(row: ShownRow, now: Date): number | null {
  if (sortOfRow(row) !== "real-time") return row.seconds_left
  if (!isOpen(row)) return null
  return Math.max(0, Math.floor((row.created_at.getTime() + renderLimits.sessionMs - now.getTime()) / 1000))
}

/** What made it decides what it proves: only a worker of ours is known to have shown the stored scene. */
export const proofOf = ({ engine }: { readonly engine: string }): Render["proof"] =>
  engine === "worker" ? "verified" : "declared"

/** One render of one's own. Throws `notFound`. */
export async function readRender(services: Reading, { id, accountId }: OwnRender): Promise<Render> {
  const { db } = services.database
  const row = await selectRenders(db)
    .where("r.id", "=", id)
    .where("r.account_id", "=", accountId)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return toRender(services, row, (await findStored(db, [row])).get(id) ?? [])
}

interface Asked {
  readonly project?: string | undefined
  readonly state?: string | undefined
  readonly kind?: string | undefined
  readonly page: number
  readonly size: number
}

/** The renders of an account, the latest first. */
export async function listRenders(
  services: Reading,
  accountId: string,
  { project, state, kind, page, size }: Asked,
): Promise<RenderPage> {
  const { db } = services.database
  const found = selectRenders(db)
    .where("r.account_id", "=", accountId)
    .$if(project !== undefined, (query) => query.where("r.project_id", "=", project ?? ""))
    .$if(state !== undefined, (query) => query.where("r.state", "=", state ?? ""))
    .$if(kind !== undefined, (query) => query.where("r.kind", "=", kind ?? ""))
  const [rows, { total }, projects] = await Promise.all([
    found
      .orderBy("r.created_at", "desc")
      .orderBy("r.id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
    countByProject(db, accountId),
  ])
  const open = rows.filter((row) => isOpen(row) || row.video_type !== null)
  const stored = await findStored(db, open)
  const content = rows.map((row) => toRender(services, row, stored.get(row.id) ?? []))
  return { content, page, size, totalElements: total, projects }
}

/** Projects that are there, with how many renders of them an account keeps. */
const countByProject = (db: Kysely<DB>, accountId: string): Promise<RenderPage["projects"]> =>
  db
    .selectFrom("render as r")
    .innerJoin("studio_project as p", "p.id", "r.project_id")
    .select(({ fn }) => ["p.id", "p.name", fn.countAll<number>().as("renders")])
    .where("r.account_id", "=", accountId)
    .groupBy(["p.id", "p.name"])
    .orderBy(({ fn }) => fn.max("r.created_at"), "desc")
    .execute()

/** The document that a render shows. Throws `notFound`. */
export async function readRenderScene(
  { database: { db } }: Reading,
  { id, accountId }: OwnRender,
): Promise<{ readonly document: string }> {
  const row = await db
    .selectFrom("render as r")
    .innerJoin("render_scene as s", "s.id", "r.scene_id")
    .select("s.document")
    .where("r.id", "=", id)
    .where("r.account_id", "=", accountId)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return row
}

/** How many renders an account keeps, and how many of them are not finished. */
export const countRenders = (
  db: Kysely<DB>,
  accountId: string,
): Promise<{ readonly all: number; readonly open: number }> =>
  db
    .selectFrom("render")
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.countAll<number>().filterWhere("state", "in", ["waiting", "running"]).as("open"),
    ])
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow()

/** Throws `tooManyOpenRenders`, and `tooManyRenders` where one more is to be kept. Orders of the account are locked. */
export async function refuseTooManyRenders(
  db: Kysely<DB>,
  accountId: string,
  comes: "new" | "again",
): Promise<void> {
  const { all, open } = await countRenders(db, accountId)
  if (open >= renderLimits.open)
    throw new AppError("tooManyOpenRenders", { values: { most: renderLimits.open } })
  if (comes === "new" && all >= renderLimits.each)
    throw new AppError("tooManyRenders", { values: { most: renderLimits.each } })
}
