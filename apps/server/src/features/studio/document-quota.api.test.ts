import {
  saveVersion,
  listProjects,
  listVersions,
  makeProject,
  readProject,
  restoreVersion,
  saveDocument,
  trashProject,
} from "@roomwright/contract/studio/project-calls"
import { projectLimits } from "@roomwright/contract/studio/projects"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { documentNamed, makeTestProject } from "../../testing/test-studio.ts"
import { countDocumentBytes } from "./document-quota.ts"

const most = projectLimits.documentBytes
let app: TestApp
let lan: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  lan = await signUp(app, { roles: ["ROLE_DESIGNER"] })
})
afterAll(() => app.close())

const save = (id: string, base: number, name: string) =>
  refuse(app, saveDocument, { params: { id }, body: { base, document: documentNamed(name) } }, lan)
const used = async () => (await countDocumentBytes(app.database.db, lan.id)).used

/** An earlier state of a project that takes up so much, saved so many days ago. */
async function addVersion(id: string, bytes: number, { days = 1, name = "" } = {}): Promise<string> {
  const version = newId()
  await sql`
    insert into studio_version (id, project_id, version, reason, name, document, document_hash, schema_version, facts,
      sketch, saved_at)
    select ${version}, id, ${1_000 - days}, 'span', ${name}, repeat('x', ${bytes}), ${version}, 2, facts, sketch,
      saved_at - make_interval(days => ${days})
    from studio_project where id = ${id}`.execute(app.database.db)
  return version
}
const versionsOf = async (id: string) =>
  (await app.call(listVersions, { params: { id } }, lan)).map((one) => one.id)

test("the oldest earlier states without a name make room, as few as are needed, those in the trash first", async () => {
  const { id } = await makeTestProject(app, lan)
  const { id: trashed } = await makeTestProject(app, lan)
  const part = most / 10
  const inTrash = await addVersion(trashed, part, { days: 2 })
  await app.call(trashProject, { params: { id: trashed } }, lan)
  const old: string[] = []
  for (let days = 9; days > 0; days -= 1) old.push(await addVersion(id, part, { days }))
  expect((await save(id, 1, "more")).status).toBe(200)
  expect(await versionsOf(trashed)).not.toContain(inTrash)
  expect(await versionsOf(id)).toEqual(old.toReversed())
  await addVersion(id, part, { days: 0 })
  expect((await save(id, 2, "and more")).status).toBe(200)
  expect(await versionsOf(id)).not.toContain(old[0])
  expect(await versionsOf(id)).toContain(old[1])
  expect(await used()).toBeLessThanOrEqual(most)
})

test("named ones stay: then it says how much is used and what can be deleted, and nothing is lost", async () => {
  const { id } = await makeTestProject(app, lan, { document: documentNamed("a") })
  const named = await addVersion(id, most - 1_000, { name: "For the client" })
  const unnamed = await addVersion(id, 900, { days: 5 })
  const refused = await save(id, 1, "b".repeat(70).padEnd(79, "c"))
  expect(refused.status).toBe(200)
  const { id: trashed } = await makeTestProject(app, lan)
  await app.call(trashProject, { params: { id: trashed } }, lan)
  const keys = Array.from({ length: 12 }, () => newId())
  const answers = await Promise.all(
    keys.map((key) => refuse(app, makeProject, { body: { name: "Copy", key, from: id } }, lan)),
  )
  const full = answers.find(({ status }) => status !== 200)
  if (!full) throw new Error("nothing was refused")
  expectRefusal(full, "studioFull")
  expect(full.envelope?.message).toMatch(/200/)
  expect(await used()).toBeLessThanOrEqual(most)
  expect(await versionsOf(id)).toContain(named)
  expect(await versionsOf(id)).not.toContain(unnamed)
  expect((await app.call(readProject, { params: { id } }, lan)).version).toBe(2)
})

test("what is refused leaves every earlier state where it was", async () => {
  const { id } = await makeTestProject(app, lan, { document: documentNamed("a") })
  await addVersion(id, most, { name: "All of it" })
  const unnamed = await addVersion(id, 50, { days: 3 })
  expectRefusal(
    await refuse(app, saveVersion, { params: { id }, body: { name: "One more" } }, lan),
    "studioFull",
  )
  expectRefusal(await save(id, 1, "a".repeat(79)), "studioFull")
  expect(await versionsOf(id)).toContain(unnamed)
  const { storage } = await app.call(listProjects, { query: { page: "0", size: "12" } }, lan)
  expect(storage).toEqual({ used: await used(), most, trash: 0, named: most })
  // Who is over the quota already may make things smaller.
  expect((await save(id, 1, "")).status).toBe(200)
})

test("what a restoration takes the place of is kept, however full it is", async () => {
  const { id } = await makeTestProject(app, lan, { document: documentNamed("first") })
  const { id: first } = await app.call(saveVersion, { params: { id }, body: { name: "First" } }, lan)
  await save(id, 1, "second")
  for (let days = 1; days <= 4; days += 1) await addVersion(id, most / 4, { days })
  const body = { base: 2 }
  const restored = await refuse(app, restoreVersion, { params: { id, kept: first }, body }, lan)
  expect(restored.envelope?.data).toMatchObject({ version: 3, document: documentNamed("first") })
  const reasons = (await app.call(listVersions, { params: { id } }, lan)).map(({ reason }) => reason)
  expect(reasons).toContain("restoration")
  expect(await used()).toBeLessThanOrEqual(most)
})
