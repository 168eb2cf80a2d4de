import { listQuotaEntries, readOwnPlan, type QuotaCounter } from "@roomwright/contract/plans/calls"
import {
  cancelRender,
  deleteRender,
  listRenders,
  readRender,
  readRenderOffer,
  readRenderScene,
  renameRender,
  retryRender,
  startRender,
} from "@roomwright/contract/renders/calls"
import { takeRender } from "@roomwright/contract/renders/delivery-calls"
import { renderLimits } from "@roomwright/contract/renders/limits"
import {
  deleteProject,
  readProject,
  saveDocument,
  trashProject,
} from "@roomwright/contract/studio/project-calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { finishedRender, orderOf, orderRender } from "../../testing/test-renders.ts"
import { documentNamed, flatDocument, makeTestProject } from "../../testing/test-studio.ts"

let app: TestApp
let lan: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  lan = await signUp(app, { roles: ["ROLE_DESIGNER"] })
})
afterAll(() => app.close())

const start = (id: string, body: object, person = lan) =>
  refuse(app, startRender, { params: { id }, body }, person)
const read = (id: string, person = lan) => app.call(readRender, { params: { id } }, person)
const cancel = (id: string, person = lan) => app.call(cancelRender, { params: { id } }, person)

async function meterOf(person: TestPerson, counter: QuotaCounter) {
  const { meters } = await app.call(readOwnPlan, {}, person)
  return meters.find((meter) => meter.counter === counter)
}
async function statesOf(person: TestPerson): Promise<string[]> {
  const { content } = await app.call(listQuotaEntries, { query: {} }, person)
  return content.map(({ state }) => state).toSorted()
}

describe("an order", () => {
  test("shows the home as it was, whatever is drawn meanwhile", async () => {
    const { id: project } = await makeTestProject(app, lan, { document: flatDocument() })
    const { id, version } = await orderRender(app, lan, { project })
    const changed = { params: { id: project }, body: { base: 1, document: documentNamed("other") } }
    await app.call(saveDocument, changed, lan)
    expect(version).toBe(1)
    expect((await app.call(readRenderScene, { params: { id } }, lan)).document).toBe(flatDocument())
    expectRefusal(await start(project, orderOf({ base: 1 })), "projectChanged")
  })

  test("with the same key is the same render, and takes one unit", async () => {
    const person = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const { id: project } = await makeTestProject(app, person)
    const order = orderOf({ counter: "panorama-8k" })
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(project, order, person)))
    const ids = answers.map(({ envelope }) => z.parse(z.object({ id: z.string() }), envelope?.data).id)
    expect(new Set(ids).size).toBe(1)
    expect(await meterOf(person, "panorama-8k")).toMatchObject({ used: 1, left: 2 })
    expectRefusal(await start(project, { ...order, samples: 5 }, person), "renderKeyReused")
  })

  test("of the last unit in two windows at once is taken from one of them", async () => {
    const person = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const { id: project } = await makeTestProject(app, person)
    const answers = await Promise.all(
      [1, 2].map(() => start(project, orderOf({ counter: "panorama-12k" }), person)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const refused of answers.filter(({ status }) => status !== 200))
      expectRefusal(refused, "quotaExhausted")
    expect((await app.call(listRenders, { query: {} }, person)).totalElements).toBe(1)
  })

  test("is refused for what nobody can make here, for homes in the trash and of others, and for too many at once", async () => {
    const minh = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const { id: project } = await makeTestProject(app, minh)
    expectRefusal(await start(project, orderOf()), "notFound")
    expectRefusal(await start(project, orderOf({ engine: "worker" }), minh), "renderNotOffered")
    expectRefusal(
      await start(project, orderOf({ engine: "worker", counter: "video-480p" }), minh),
      "renderNotOffered",
    )
    expectRefusal(await start(project, orderOf({ counter: "video-480p" }), minh), "invalidInput")
    for (let made = 0; made < renderLimits.open; made += 1) await orderRender(app, minh, { project })
    expectRefusal(await start(project, orderOf(), minh), "tooManyOpenRenders")
    await app.call(trashProject, { params: { id: project } }, minh)
    expectRefusal(await start(project, orderOf(), minh), "projectInTrash")
  })

  test("is refused when so many are kept that one more has no place", async () => {
    const person = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const { id } = await finishedRender(app, person)
    await app.database.pool.query(
      `insert into render select (jsonb_populate_record(r, jsonb_build_object(
        'id', gen_random_uuid(), 'key', gen_random_uuid(), 'picture_id', null))).*
       from render r, generate_series(2, $2) where id = $1`,
      [id, renderLimits.each],
    )
    const { id: project } = await makeTestProject(app, person)
    expectRefusal(await start(project, orderOf(), person), "tooManyRenders")
  })
})

describe("the offer", () => {
  test("says cost, what is left and who makes it; a worker counts while it is heard of", async () => {
    const person = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const before = await app.call(readRenderOffer, {}, person)
    expect(before.hasWorker).toBe(false)
    expect(before.kinds.find(({ kind }) => kind === "image-4k")).toEqual({
      kind: "image-4k",
      isSold: true,
      engines: ["browser"],
      cost: 1,
      left: 6,
      limit: 6,
      resetsAt: null,
    })
    const worker = { id: newId(), heard_at: app.services.clock.now() }
    await app.database.db.insertInto("render_worker").values(worker).execute()
    const { kinds, hasWorker } = await app.call(readRenderOffer, {}, person)
    expect(hasWorker).toBe(true)
    expect(kinds.find(({ kind }) => kind === "image-4k")?.engines).toEqual(["browser", "worker"])
    expect(kinds.find(({ kind }) => kind === "video-480p")?.engines).toEqual(["browser"])
    await app.database.db.deleteFrom("render_worker").where("id", "=", worker.id).execute()
  })
})

describe("a render that is under way", () => {
  test("gives its unit back when it is cancelled, so often a day; again changes nothing", async () => {
    const person = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const { id: project } = await makeTestProject(app, person)
    const ids: string[] = []
    for (let made = 0; made <= renderLimits.returnsPerDay; made += 1) {
      const { id } = await orderRender(app, person, { project })
      ids.push(id)
      await cancel(id, person)
      await cancel(id, person)
    }
    const quotas = await Promise.all(ids.map(async (id) => (await read(id, person)).quota))
    expect(quotas.filter((quota) => quota === "returned")).toHaveLength(renderLimits.returnsPerDay)
    expect(quotas.at(-1)).toBe("spent")
    expect(await meterOf(person, "image-2k")).toMatchObject({ used: 1 })
    expect((await app.call(readRenderOffer, {}, person)).returnsLeft).toBe(0)
    await app.database.pool.query("update render_return set at = at - interval '1 day'")
    expect((await app.call(readRenderOffer, {}, person)).returnsLeft).toBe(renderLimits.returnsPerDay)
  })

  test("is tried once more of the same scene with a unit of its own; two presses are one", async () => {
    const person = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const { id } = await orderRender(app, person)
    await cancel(id, person)
    const again = () => refuse(app, retryRender, { params: { id }, body: { engine: "browser" } }, person)
    expect((await Promise.all([again(), again()])).map(({ status }) => status)).toEqual([200, 200])
    expect(await read(id, person)).toMatchObject({ state: "running", quota: "reserved", isInterrupted: true })
    expect(await statesOf(person)).toEqual(["RESERVED", "RETURNED"])
  })

  test("of a window is another's only when nothing was heard for a minute", async () => {
    const { id } = await orderRender(app, lan)
    const [mine, other] = [newId(), newId()]
    const take = (lease: string) => refuse(app, takeRender, { params: { id }, body: { lease } }, lan)
    expect((await take(mine)).status).toBe(200)
    expect((await take(mine)).status).toBe(200)
    expectRefusal(await take(other), "renderElsewhere")
    app.time.passes(renderLimits.leaseMs)
    expect(await read(id)).toMatchObject({ state: "running", isInterrupted: true })
    expect((await take(other)).status).toBe(200)
    expectRefusal(await take(mine), "renderElsewhere")
    await cancel(id)
    expectRefusal(await take(other), "renderSettled")
  })

  test("has failed after a day of silence, and its owner hears of it", async () => {
    const person = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const { id } = await orderRender(app, person)
    await app.database.pool.query("update render set heard_at = heard_at - interval '1 day' where id = $1", [
      id,
    ])
    await app.runJob("settle-renders")
    expect(await read(id, person)).toMatchObject({ state: "failed", failure: "silent", quota: "returned" })
    const mails = await app.database.pool.query("select type from mail where account_id = $1", [person.id])
    expect(mails.rows).toEqual([{ type: "RENDER_FAILED" }])
  })
})

describe("the gallery", () => {
  test("lists, names and deletes renders of one's own", async () => {
    const person = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const [first, second] = [
      await orderRender(app, person),
      await orderRender(app, person, { counter: "panorama-3k" }),
    ]
    const list = (query: object) => app.call(listRenders, { query }, person)
    expect((await list({})).content.map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await list({ kind: "panorama-3k" })).content.map(({ id }) => id)).toEqual([second.id])
    expect((await list({ project: first.project?.id })).content.map(({ id }) => id)).toEqual([first.id])
    expect((await list({ state: "finished" })).content).toEqual([])
    // How many there are of each project is said whatever is asked for.
    const { projects } = await list({ state: "finished" })
    expect(projects).toEqual(
      [second, first].map(({ project }) => ({ id: project?.id, name: project?.name, renders: 1 })),
    )
    expect((await app.call(listRenders, { query: {} }, lan)).projects.map(({ id }) => id)).not.toContain(
      first.project?.id,
    )
    const named = { params: { id: first.id }, body: { name: "Phòng khách" } }
    expect(await app.call(renameRender, named, person)).toMatchObject({ name: "Phòng khách" })
    expectRefusal(await refuse(app, renameRender, named, lan), "notFound")
    expectRefusal(await refuse(app, deleteRender, { params: { id: first.id } }, lan), "notFound")
    await app.call(deleteRender, { params: { id: first.id } }, person)
    expect((await list({})).content.map(({ id }) => id)).toEqual([second.id])
    expect(await statesOf(person)).toEqual(["RESERVED", "RETURNED"])
  })

  test("keeps what is finished when its project is deleted, and cancels what is not", async () => {
    const person = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const finished = await finishedRender(app, person)
    const project = finished.project?.id ?? ""
    await app.call(readProject, { params: { id: project } }, person)
    const open = await orderRender(app, person, { project })
    await app.call(trashProject, { params: { id: project } }, person)
    await app.call(deleteProject, { params: { id: project } }, person)
    await app.runJob("settle-renders")
    expect(await read(open.id, person)).toMatchObject({
      state: "cancelled",
      quota: "returned",
      project: null,
    })
    expect(await read(finished.id, person)).toMatchObject({
      state: "finished",
      quota: "spent",
      project: null,
    })
  })
})
