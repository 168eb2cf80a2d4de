import { createHash } from "node:crypto"
import type { ParsedInput } from "@roomwright/contract/endpoint"
import type { startRender as startCall } from "@roomwright/contract/renders/calls"
import {
  kindSizes,
  sizeOf,
  sortOf,
  type RenderEngine,
  type RenderKind,
} from "@roomwright/contract/renders/kinds"
import { renderLimits } from "@roomwright/contract/renders/limits"
import { sql, type Kysely, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { reserveQuota } from "../plans/plans.public.ts"
import { offers, hasWorker } from "./offer-renders.ts"
import { engineOf, isOpen, kindOf, lockOrders, lockRender, sortOfRow, type OwnRender } from "./render-row.ts"
import { completeRender } from "./settle-render.ts"
import { refuseTooManyRenders } from "./show-renders.ts"

type Order = ParsedInput<typeof startCall>["body"]

/**
 * Orders a render of a project as it is now and reserves its unit; gives its id. The same key gives the render that is there, and
 * a session that runs is the answer to whoever asks for another. Throws
 * `notFound`, `projectInTrash`, `projectChanged`, `quotaExhausted`, `renderNotOffered`, `renderKeyReused`, `tooManyRenders` and
 * `tooManyOpenRenders`.
 */
export async function startRender(
  services: Services,
  { projectId, accountId }: { readonly projectId: string; readonly accountId: string },
  { key, ...order }: Order,
): Promise<string> {
  const bodyHash = createHash("sha256")
    .update(JSON.stringify([projectId, order]))
    .digest("hex")
  return inTransaction(services, async (tx) => {
    await lockOrders(tx, accountId)
    const made = await findMade(tx, { accountId, key, bodyHash })
    if (made !== null) return made
    const now = services.clock.now()
    if (sortOf(order.counter) === "real-time") {
      const running = await findSession(tx, accountId, now)
      if (running !== null) return running
    }
    await refuseUnoffered(tx, order.counter, order.engine, now)
    if ((kindSizes[order.counter].sort === "video") !== (order.path !== null))
      throw new AppError("invalidInput", { faults: [{ path: "body.path", problem: "invalid" }] })
    const project = await tx
      .selectFrom("studio_project")
      .select(["version", "trashed_at"])
      .where("id", "=", projectId)
      .where("account_id", "=", accountId)
      .forShare()
      .executeTakeFirst()
    if (!project) throw new AppError("notFound")
    if (project.trashed_at) throw new AppError("projectInTrash")
    if (project.version !== order.base) throw new AppError("projectChanged")
    await refuseTooManyRenders(tx, accountId, "new")
    const reservation = await reserveQuota(tx, { accountId, counter: order.counter, amount: 1, now })
    const id = newId()
    const isWorkers = order.engine === "worker"
    await tx
      .insertInto("render")
      .values({
        id,
        account_id: accountId,
        key,
        body_hash: bodyHash,
        project_id: projectId,
        project_version: project.version,
        scene_id: await keepScene(tx, accountId, projectId),
        name: order.name,
        kind: order.counter,
        shape: order.shape,
        ...sizeOf(order.counter, order.shape),
        engine: order.engine,
        state: isWorkers ? "waiting" : "running",
        camera: JSON.stringify(order.camera),
        moment: JSON.stringify(order.moment),
        path: order.path && JSON.stringify(order.path),
        samples: order.samples,
        reservation_id: reservation,
        quota: "reserved",
        heard_at: now,
        created_at: now,
      })
      .execute()
    await beginSession(tx, services, { id, accountId })
    return id
  })
}

/** The session that runs for an account: other windows, and one that was loaded anew, go on with it and spend nothing. */
async function findSession(tx: Transaction<DB>, accountId: string, now: Date): Promise<string | null> {
  const row = await tx
    .selectFrom("render")
    .select("id")
    .where("account_id", "=", accountId)
    .where("kind", "=", "real-time")
    .where("state", "=", "running")
    .where("created_at", ">", new Date(now.getTime() - renderLimits.sessionMs))
    .orderBy("created_at", "desc")
    .executeTakeFirst()
  return row?.id ?? null
}

/** A session is used up as soon as it has begun. */
async function beginSession(tx: Transaction<DB>, services: Services, own: OwnRender): Promise<void> {
  const row = await lockRender(tx, own)
  if (sortOfRow(row) === "real-time") await completeRender(tx, services, row)
}

interface Made {
  readonly accountId: string
  readonly key: string
  readonly bodyHash: string
}

async function findMade(tx: Transaction<DB>, { accountId, key, bodyHash }: Made): Promise<string | null> {
  const row = await tx
    .selectFrom("render")
    .select(["id", "body_hash"])
    .where("account_id", "=", accountId)
    .where("key", "=", key)
    .executeTakeFirst()
  if (row && row.body_hash !== bodyHash) throw new AppError("renderKeyReused")
  return row?.id ?? null
}

async function refuseUnoffered(
  db: Kysely<DB>,
  kind: RenderKind,
  engine: RenderEngine,
  now: Date,
): Promise<void> {
  if (!offers(engine, kind) || (engine === "worker" && !(await hasWorker(db, now))))
    throw new AppError("renderNotOffered")
}

/** The present document of a project, once for all renders of it. Gives its id. */
async function keepScene(tx: Transaction<DB>, accountId: string, projectId: string): Promise<string> {
  await sql`
    insert into render_scene (id, account_id, document_hash, document)
    select ${newId()}, account_id, document_hash, document from studio_project where id = ${projectId}
    on conflict (account_id, document_hash) do nothing`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    select s.id from render_scene as s
    join studio_project as p on p.document_hash = s.document_hash and p.account_id = s.account_id
    where p.id = ${projectId} and s.account_id = ${accountId}`.execute(tx)
  const [scene] = rows
  if (!scene) throw new Error("the document of a render was not kept")
  return scene.id
}

/**
 * Makes a failed or cancelled render once more, from the beginning; one that is under way goes on. Throws `notFound`, `renderSettled`
 * for a finished one, `quotaExhausted`, `renderNotOffered`, `tooManyOpenRenders`.
 */
export async function retryRender(services: Services, own: OwnRender, engine: RenderEngine): Promise<void> {
  await inTransaction(services, async (tx) => {
    await lockOrders(tx, own.accountId)
    const row = await lockRender(tx, own)
    if (row.state === "finished") throw new AppError("renderSettled")
    if (isOpen(row)) {
      if (engineOf(row) !== engine) throw new AppError("renderSettled")
      return
    }
    const now = services.clock.now()
    const counter = kindOf(row)
    await refuseUnoffered(tx, counter, engine, now)
    await refuseTooManyRenders(tx, own.accountId, "again")
    const reservation = await reserveQuota(tx, { accountId: own.accountId, counter, amount: 1, now })
    await tx
      .updateTable("render")
      .set({
        engine,
        state: engine === "worker" ? "waiting" : "running",
        failure: null,
        reservation_id: reservation,
        quota: "reserved",
        samples_done: 0,
        progress: 0,
        seconds_left: null,
        tries: 0,
        complete_at: null,
        heard_at: now,
      })
      .where("id", "=", row.id)
      .execute()
    await beginSession(tx, services, own)
  })
}
