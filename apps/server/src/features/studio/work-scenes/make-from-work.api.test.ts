import { projectLimits } from "@roomwright/contract/studio/projects"
import { makeProject, readProject } from "@roomwright/contract/studio/project-calls"
import { takeToolToken } from "@roomwright/contract/studio/sessions"
import * as calls from "@roomwright/contract/studio/work-scene-calls"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../../platform/ids.ts"
import { expectRefusal, refuse } from "../../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../../testing/test-app.ts"
import { openAtelier, placeDesign } from "../../../testing/test-atelier.ts"
import { publishMyWork, signUpDesigner } from "../../../testing/test-my-works.ts"
import { payOrder } from "../../../testing/test-orders.ts"
import { setUpPayments } from "../../../testing/test-payments.ts"
import { signUp, type TestPerson } from "../../../testing/test-people.ts"
import { documentNamed, makeTestProject } from "../../../testing/test-studio.ts"
import { hideWork } from "../../works/works.public.ts"

let app: TestApp
let clerk: TestPerson
let lan: TestPerson
let minh: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
  lan = await signUpDesigner(app)
  minh = await signUpDesigner(app)
})
afterAll(() => app.close())

const begin = (person: TestPerson, workId: string, key: string = newId()) =>
  refuse(app, calls.makeProjectFromWork, { params: { id: workId }, body: { key } }, person)

/** A work of Lan's with a scene. */
async function sceneWork(overrides: Parameters<typeof publishMyWork>[2] = {}): Promise<string> {
  const { id } = await publishMyWork(app, lan, overrides)
  await publishScene(lan, id)
  return id
}
async function publishScene(person: TestPerson, id: string): Promise<void> {
  const { id: projectId } = await makeTestProject(app, person)
  await app.call(calls.attachScene, { params: { id }, body: { projectId } }, person)
}

test("designers begin from a free template, once for a key", async () => {
  const workId = await sceneWork({ template: true })
  const key = newId()
  const { id, name } = await app.call(
    calls.makeProjectFromWork,
    { params: { id: workId }, body: { key } },
    minh,
  )
  expect(name).toBe("Flat by the river")
  expect((await app.call(readProject, { params: { id } }, minh)).document).toBe(documentNamed("one"))
  expect(await begin(minh, workId, key)).toMatchObject({ envelope: { data: { id } } })
  expectRefusal(await begin(minh, await sceneWork({ template: true }), key), "projectKeyReused")
  // What was made is made, whatever the work offers now.
  await hideWork(app.services, workId)
  expect(await begin(minh, workId, key)).toMatchObject({ envelope: { data: { id } } })
  const copy = await app.call(makeProject, { body: { name: "Copy", key: newId(), from: id } }, minh)
  const rows = await app.database.db
    .selectFrom("studio_project")
    .select(["id", "template_id"])
    .where("id", "in", [id, copy.id])
    .execute()
  expect(rows.map((row) => row.template_id)).toEqual([workId, workId])
})

test("everybody else is told why not", async () => {
  const guest = await signUp(app)
  const template = await sceneWork({ template: true })
  expectRefusal(await begin(guest, template), "studioForDesigners")
  expectRefusal(await begin(minh, await sceneWork()), "templateNotOffered")
  expectRefusal(await begin(minh, await sceneWork({ template: true, price: 900_000 })), "buyDesignFirst")
  const { id: bare } = await publishMyWork(app, lan, { template: true })
  expectRefusal(await begin(minh, bare), "workWithoutScene")
  await hideWork(app.services, template)
  expectRefusal(await begin(minh, template), "notFound")
  expectRefusal(await begin(minh, newId()), "notFound")
  // Its designer may, hidden or not.
  expect((await begin(lan, template)).status).toBe(200)
})

test("who bought a design begins from it once it is paid for, without being a designer, and for good", async () => {
  const { designer, workId } = await openAtelier(app)
  await publishScene(designer, workId)
  const buyer = await signUp(app, { nickname: "Hoa" })
  const order = await placeDesign(app, buyer, workId)
  expectRefusal(await begin(buyer, workId), "buyDesignFirst")
  await payOrder(app, buyer, clerk, order)
  await hideWork(app.services, workId)
  expect((await begin(buyer, workId)).status).toBe(200)
  // And opens the studio with what there is now.
  expect(await app.call(takeToolToken, { query: {} }, buyer)).toMatchObject({ tool: "roomwright" })
  expectRefusal(await begin(await signUp(app), workId), "notFound")
})

test("a scene that is taken away stays for who bought the design, and for nobody else", async () => {
  const { designer, workId } = await openAtelier(app)
  await publishScene(designer, workId)
  const [buyer, stranger] = [await signUp(app, { nickname: "Mai" }), await signUp(app)]
  const order = await placeDesign(app, buyer, workId)
  const mayBegin = async (person: TestPerson) =>
    (await app.call(calls.readBeginning, { params: { id: workId } }, person)).mayBegin
  expect([await mayBegin(buyer), await mayBegin(designer)]).toEqual([false, true])
  await app.call(calls.detachScene, { params: { id: workId } }, designer)
  expectRefusal(await refuse(app, calls.readWorkScene, { params: { id: workId } }), "notFound")
  expect(await app.call(calls.readOwnWorkScene, { params: { id: workId } }, designer)).toBeNull()
  // Again changes nothing.
  const again = await app.call(calls.detachScene, { params: { id: workId } }, designer)
  expect(await app.call(calls.detachScene, { params: { id: workId } }, designer)).toEqual(again)
  await payOrder(app, buyer, clerk, order)
  expect([await mayBegin(buyer), await mayBegin(designer)]).toEqual([true, false])
  expect((await begin(buyer, workId)).status).toBe(200)
  expectRefusal(await begin(stranger, workId), "workWithoutScene")
  expectRefusal(await begin(designer, workId), "workWithoutScene")
  // Published anew it is everybody's again, as it is then.
  await publishScene(designer, workId)
  expect((await app.call(calls.readWorkScene, { params: { id: workId } })).workId).toBe(workId)
  expect([await mayBegin(buyer), await mayBegin(designer)]).toEqual([true, true])
})

test("a scene of a design that nobody ordered goes for good", async () => {
  const workId = await sceneWork({ template: true })
  await app.call(calls.detachScene, { params: { id: workId } }, lan)
  expectRefusal(await begin(minh, workId), "workWithoutScene")
  const rows = await app.database.db
    .selectFrom("studio_work_scene")
    .select("work_id")
    .where("work_id", "=", workId)
    .execute()
  expect(rows).toEqual([])
})

test("keeps to the number and the size of projects", async () => {
  const workId = await sceneWork({ template: true })
  const full = await signUpDesigner(app)
  const { id } = await makeTestProject(app, full)
  const { db } = app.database
  await sql`update studio_project set document = repeat('x', ${projectLimits.documentBytes}) where id = ${id}`.execute(
    db,
  )
  expectRefusal(await begin(full, workId), "studioFull")
  await sql`
    insert into studio_project (id, account_id, key, body_hash, name, created_at, changed_at, saved_at, kept_at, document,
      document_hash, schema_version, facts)
    select gen_random_uuid(), account_id, gen_random_uuid(), '', name, created_at, changed_at, saved_at, kept_at, '{}',
      '', 2, facts from studio_project, generate_series(2, ${projectLimits.each}) where id = ${id}`.execute(
    db,
  )
  expectRefusal(await begin(full, workId), "tooManyProjects")
})
