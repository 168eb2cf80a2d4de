import {
  saveVersion,
  listVersions,
  readProject,
  readVersion,
  renameVersion,
  restoreVersion,
  saveDocument,
  trashProject,
} from "@roomwright/contract/studio/project-calls"
import { projectLimits } from "@roomwright/contract/studio/projects"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { documentNamed, makeTestProject } from "../../testing/test-studio.ts"

const minuteMs = 60_000
let app: TestApp
let lan: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  lan = await signUp(app, { roles: ["ROLE_DESIGNER"] })
})
afterAll(() => app.close())

/** Lets time pass; a token lives for an hour only. */
const pass = async (minutes: number): Promise<void> => {
  app.time.passes(minutes * minuteMs)
  lan = await startTestSession(app, lan)
}
const save = (id: string, base: number, name: string) =>
  app.call(saveDocument, { params: { id }, body: { base, document: documentNamed(name) } }, lan)
const list = (id: string) => app.call(listVersions, { params: { id } }, lan)
const restore = (id: string, kept: string, base: number) =>
  refuse(app, restoreVersion, { params: { id, kept }, body: { base } }, lan)

test("of every ten minutes of work the state before is kept, and read as it was", async () => {
  const { id } = await makeTestProject(app, lan, { document: documentNamed("1") })
  await save(id, 1, "2")
  await pass(9)
  await save(id, 2, "3")
  expect(await list(id)).toEqual([])
  await pass(2)
  await save(id, 3, "4")
  await save(id, 4, "5")
  // The next day: what yesterday's work ended with.
  await pass(24 * 60)
  await save(id, 5, "6")
  const kept = await list(id)
  expect(kept.map(({ version, reason, name }) => [version, reason, name])).toEqual([
    [5, "span", ""],
    [3, "span", ""],
  ])
  const opened = await app.call(readVersion, { params: { id, kept: kept[0]?.id ?? "" } }, lan)
  expect(opened).toEqual({ ...kept[0], document: documentNamed("5") })
})

test("the present state is kept under a name; named again it is the same one", async () => {
  const { id } = await makeTestProject(app, lan, { document: documentNamed("1") })
  const keep = (name: string) => app.call(saveVersion, { params: { id }, body: { name } }, lan)
  const first = await keep("For the client")
  expect(first).toMatchObject({ version: 1, reason: "named", name: "For the client" })
  expect(await keep("For Mrs Lan")).toEqual({ ...first, name: "For Mrs Lan" })
  expect((await list(id)).length).toBe(1)
  const params = { id, kept: first.id }
  const unnamed = await app.call(renameVersion, { params, body: { name: "" } }, lan)
  expect(unnamed).toEqual({ ...first, name: "" })
})

test("restoring is a save of its own, and keeps what it takes the place of", async () => {
  const { id } = await makeTestProject(app, lan, { document: documentNamed("early") })
  const early = await app.call(saveVersion, { params: { id }, body: { name: "Early" } }, lan)
  await save(id, 1, "late")
  const answer = await restore(id, early.id, 2)
  expect(answer.envelope?.data).toMatchObject({ version: 3, document: documentNamed("early") })
  const kept = await list(id)
  expect(kept.map(({ version, reason }) => [version, reason])).toEqual([
    [2, "restoration"],
    [1, "named"],
  ])
  // The same call after its answer was lost.
  expect((await restore(id, early.id, 2)).envelope).toEqual(answer.envelope)
  expect(await list(id)).toEqual(kept)
  // And back.
  const back = await restore(id, kept[0]?.id ?? "", 3)
  expect(back.envelope?.data).toMatchObject({ version: 4, document: documentNamed("late") })
})

test("nothing is restored over what somebody has saved meanwhile", async () => {
  const { id } = await makeTestProject(app, lan, { document: documentNamed("a") })
  const kept = await app.call(saveVersion, { params: { id }, body: { name: "A" } }, lan)
  await save(id, 1, "b")
  await save(id, 2, "c")
  expectRefusal(await restore(id, kept.id, 2), "projectChanged")
  expect((await app.call(readProject, { params: { id } }, lan)).document).toBe(documentNamed("c"))
  await app.call(trashProject, { params: { id } }, lan)
  expectRefusal(await restore(id, kept.id, 3), "projectInTrash")
})

test("versions are of one's own project, and of that project alone", async () => {
  const [one, other] = [await makeTestProject(app, lan), await makeTestProject(app, lan)]
  const { id: kept } = await app.call(saveVersion, { params: { id: one.id }, body: { name: "A" } }, lan)
  const minh = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const mixed = { id: other.id, kept }
  const foreign = { id: one.id, kept }
  const body = { name: "Mine" }
  for (const answer of [
    await refuse(app, readVersion, { params: mixed }, lan),
    await refuse(app, renameVersion, { params: mixed, body }, lan),
    await restore(other.id, kept, 1),
    await refuse(app, listVersions, { params: { id: one.id } }, minh),
    await refuse(app, saveVersion, { params: { id: one.id }, body }, minh),
    await refuse(app, readVersion, { params: foreign }, minh),
    await refuse(app, renameVersion, { params: foreign, body }, minh),
    await refuse(app, restoreVersion, { params: foreign, body: { base: 1 } }, minh),
  ])
    expectRefusal(answer, "notFound")
  expect((await list(one.id)).map(({ name }) => name)).toEqual(["A"])
})

test("fifty stay: the oldest without a name go first, also the one that is being restored", async () => {
  const { id } = await makeTestProject(app, lan, { document: documentNamed("v1") })
  const { id: named } = await app.call(saveVersion, { params: { id }, body: { name: "Begin" } }, lan)
  await save(id, 1, "v2")
  const { db } = app.database
  // How large it is follows from the document.
  const { document_bytes: _bytes, ...row } = await db
    .selectFrom("studio_version")
    .selectAll()
    .where("id", "=", named)
    .executeTakeFirstOrThrow()
  const filled = Array.from({ length: projectLimits.versions - 1 }, (_none, at) => ({
    ...row,
    id: newId(),
    name: "",
    reason: "span",
    version: 3 + at,
    facts: JSON.stringify(row.facts),
    sketch: null,
    document: documentNamed(`v${3 + at}`),
    document_hash: `of ${3 + at}`,
  }))
  await db.insertInto("studio_version").values(filled).execute()
  await db.updateTable("studio_project").set({ version: 60 }).where("id", "=", id).execute()
  const oldest = filled[0]?.id ?? ""
  const answer = await restore(id, oldest, 60)
  expect(answer.envelope?.data).toMatchObject({ version: 61, document: documentNamed("v3") })
  const kept = await list(id)
  expect(kept.length).toBe(projectLimits.versions)
  expect(kept.map(({ version }) => version)).not.toContain(3)
  expect([kept[0]?.version, kept.at(-1)?.name]).toEqual([60, "Begin"])
})

test("there is an end to named ones: taking a name off makes place", async () => {
  const { id } = await makeTestProject(app, lan, { document: documentNamed("n1") })
  const keep = (name: string) => refuse(app, saveVersion, { params: { id }, body: { name } }, lan)
  for (let version = 1; version <= projectLimits.namedVersions; version += 1) {
    expect((await keep(`No. ${version}`)).status).toBe(200)
    await save(id, version, `n${version + 1}`)
  }
  expectRefusal(await keep("One more"), "tooManyNamedVersions")
  expect((await list(id)).length).toBe(projectLimits.namedVersions)
  const [last] = await list(id)
  const params = { id, kept: last?.id ?? "" }
  await app.call(renameVersion, { params, body: { name: "" } }, lan)
  expect((await keep("One more")).status).toBe(200)
})
