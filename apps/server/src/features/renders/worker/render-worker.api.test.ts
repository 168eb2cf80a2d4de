import { execFileSync } from "node:child_process"
import { listQuotaEntries } from "@roomwright/contract/plans/calls"
import { cancelRender, readRender, readRenderFile } from "@roomwright/contract/renders/calls"
import { addRenderTile, takeRender } from "@roomwright/contract/renders/delivery-calls"
import { renderLimits } from "@roomwright/contract/renders/limits"
import type { Render } from "@roomwright/contract/renders/renders"
import sharp from "sharp"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { newId } from "../../../platform/ids.ts"
import { findBlender } from "../../../platform/cycles/find-blender.ts"
import { expectRefusal, refuse } from "../../../testing/expect-refusal.ts"
import { startProgram } from "../../../testing/start-program.ts"
import { startTestApp, type TestApp } from "../../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../../testing/test-people.ts"
import { makeSmall, orderRender, pictureOf } from "../../../testing/test-renders.ts"
import { flatDocument, makeTestProject } from "../../../testing/test-studio.ts"
import { finishRender } from "../finish-render.ts"
import { addTile } from "../hand-in.ts"
import { leaseNext } from "./lease-next.ts"
import { workOffOne } from "./render-worker.ts"

const blender = await findBlender()
if (!blender) process.stdout.write("3 not run: no blender\n")

let app: TestApp
let lan: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  lan = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  // Else nothing is offered: a test's worker says by itself that it is there.
  const worker = { id: newId(), heard_at: app.services.clock.now() }
  await app.database.db.insertInto("render_worker").values(worker).execute()
})
// What a test left open is no other's.
afterEach(() =>
  app.database.pool.query(
    "update render set engine = 'browser', state = 'running' where state in ('waiting', 'running')",
  ),
)
afterAll(() => app.close())

const read = (id: string) => app.call(readRender, { params: { id } }, lan)
const silence = (id: string) =>
  app.database.pool.query("update render set lease_until = now() - interval '1 second' where id = $1", [id])

/** A still for a worker, of this size. */
async function orderSmall(width: number, height: number, samples?: number): Promise<Render> {
  const { id: project } = await makeTestProject(app, lan, { document: flatDocument() })
  const order = await orderRender(app, lan, { project, engine: "worker" })
  await makeSmall(app, order.id, width, height)
  if (samples !== undefined)
    await app.database.db.updateTable("render").set({ samples }).where("id", "=", order.id).execute()
  return order
}

describe("the queue of workers", () => {
  test("gives a render to one of two that ask at once, and to no browser", async () => {
    const { id } = await orderSmall(64, 40)
    expect(await read(id)).toMatchObject({ state: "waiting", engine: "worker" })
    const taken = await Promise.all([leaseNext(app.services), leaseNext(app.services)])
    expect(taken.filter((one) => one !== null).map(({ row }) => row.id)).toEqual([id])
    const body = { lease: newId() }
    expectRefusal(await refuse(app, takeRender, { params: { id }, body }, lan), "renderSettled")
  })

  test("gives what a silent worker had to another, and takes nothing more from the first", async () => {
    const { id } = await orderSmall(64, 40)
    const own = { id, accountId: lan.id }
    const first = await leaseNext(app.services)
    await silence(id)
    const second = await leaseNext(app.services)
    expect(second?.row.id).toBe(id)
    const content = new Uint8Array(await (await pictureOf(64, 40)).arrayBuffer())
    const [old, now] = [first?.lease ?? "", second?.lease ?? ""]
    await expect(addTile(app.services, own, { lease: old, at: 0, content })).rejects.toThrow(
      "renderLeaseLost",
    )
    await addTile(app.services, own, { lease: now, at: 0, content })
    const finish = (lease: string) => finishRender(app.services, own, { lease, samplesDone: 4, parts: 0 })
    await expect(finish(old)).rejects.toThrow("renderLeaseLost")
    await finish(now)
    expect(await read(id)).toMatchObject({ state: "finished", proof: "verified", quota: "spent" })
  })

  test("gives up a render that was lost too often, with its unit back", async () => {
    const { id } = await orderSmall(64, 40)
    for (let tries = 0; tries < renderLimits.tries; tries += 1) {
      expect((await leaseNext(app.services))?.row.id).toBe(id)
      await silence(id)
    }
    expect(await leaseNext(app.services)).toBeNull()
    expect(await read(id)).toMatchObject({ state: "failed", failure: "engine-failed", quota: "returned" })
  })

  test("takes no tile from a browser for a worker's render", async () => {
    const { id } = await orderSmall(64, 40)
    const input = { params: { id, tile: "0" }, body: { lease: newId() }, file: await pictureOf(64, 40) }
    await expect(app.call(addRenderTile, input, lan)).rejects.toThrow("40922")
  })
})

const blenders = (): number =>
  execFileSync("ps", ["-eo", "ppid,args"], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.trim().startsWith(`${process.pid} `) && line.includes("render.py")).length

describe("Blender", () => {
  test.skipIf(!blender)(
    "makes a render that a killed worker began, once, from the tiles that are there",
    async () => {
      if (!blender) return
      // The second tile takes long enough for the kill to come before it is handed in.
      const { id } = await orderSmall(2_700, 160, 8)
      const worker = startProgram({
        args: ["--worker"],
        env: { DATABASE_URL: app.database.url, DATA_DIR: app.services.config.dataDir },
      })
      await worker.ready
      await expect.poll(async () => (await read(id)).stored, { timeout: 150_000, interval: 20 }).toEqual([0])
      worker.signalGroup("SIGKILL")
      await worker.ended
      expect(await read(id)).toMatchObject({ state: "running", quota: "reserved", stored: [0] })
      await silence(id)
      await workOffOne(app.services, blender, AbortSignal.timeout(150_000))
      expect(await read(id)).toMatchObject({
        state: "finished",
        proof: "verified",
        quota: "spent",
        samplesDone: 8,
      })
      // The first tile was not made again: two were handed in, and went with the whole picture.
      const { rows } = await app.database.pool.query("select name from gone_file where name like 'private/%'")
      expect(rows).toHaveLength(2)
      const { content } = await app.call(listQuotaEntries, { query: {} }, lan)
      expect(content.map(({ state }) => state)).toEqual(["SPENT"])
      const { address } = await app.call(readRenderFile, { params: { id } }, lan)
      const picture = sharp(await (await fetch(app.url + address)).bytes())
      const { width, height } = await picture.metadata()
      expect([width, height]).toEqual([2_700, 160])
      const { channels } = await picture.stats()
      // A home is seen: walls and windows differ.
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(4)
      const mails = await app.database.pool.query("select type from mail where account_id = $1", [lan.id])
      expect(mails.rows).toEqual([{ type: "RENDER_FINISHED" }])
    },
    400_000,
  )

  test.skipIf(!blender)(
    "makes a panorama that viewers can show",
    async () => {
      if (!blender) return
      const { id: project } = await makeTestProject(app, lan, { document: flatDocument() })
      const { id } = await orderRender(app, lan, { project, engine: "worker", counter: "panorama-3k" })
      await makeSmall(app, id, 2_400, 40)
      await app.database.db.updateTable("render").set({ samples: 1 }).where("id", "=", id).execute()
      await workOffOne(app.services, blender, AbortSignal.timeout(100_000))
      const shown = await read(id)
      expect(shown).toMatchObject({ state: "finished", proof: "verified" })
      expect(shown.levels).toEqual([{ width: 2_400, columns: 8 }])
    },
    150_000,
  )

  test.skipIf(!blender)(
    "stops when the render is cancelled",
    async () => {
      if (!blender) return
      const { id } = await orderSmall(1_600, 1_000, 4_000)
      const working = workOffOne(app.services, blender, new AbortController().signal)
      await expect.poll(blenders, { timeout: 60_000, interval: 100 }).toBe(1)
      await app.call(cancelRender, { params: { id } }, lan)
      await working
      expect(blenders()).toBe(0)
      expect(await read(id)).toMatchObject({ state: "cancelled", quota: "returned" })
    },
    150_000,
  )
})
