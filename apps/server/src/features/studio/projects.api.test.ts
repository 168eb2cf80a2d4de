import {
  deleteProject,
  emptyTrash,
  listProjects,
  makeProject,
  readProject,
  renameProject,
  saveDocument,
  trashProject,
  untrashProject,
} from "@roomwright/contract/studio/project-calls"
import { projectLimits } from "@roomwright/contract/studio/projects"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startStudioSession, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { documentNamed, flatDocument, makeTestProject } from "../../testing/test-studio.ts"
import { emptyOldTrash } from "./change-project.ts"

const dayMs = 86_400_000
let app: TestApp
let lan: TestPerson
let minh: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  lan = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  minh = await signUp(app, { roles: ["ROLE_DESIGNER"] })
})
afterAll(() => app.close())

const read = (id: string, person = lan) => app.call(readProject, { params: { id } }, person)
const save = (id: string, base: number, document: string, person = lan) =>
  refuse(app, saveDocument, { params: { id }, body: { base, document } }, person)
const list = (query: object = {}, person = lan) => app.call(listProjects, { query }, person)

describe("a project", () => {
  test("made of a flat is measured and drawn small, in the site and in a studio window", async () => {
    const window = await startStudioSession(app, lan)
    const made = await makeTestProject(app, window, { name: "Tầng 5", document: flatDocument() })
    expect(made).toMatchObject({ name: "Tầng 5", version: 1, isShared: false, trashedAt: null })
    expect(made.facts).toMatchObject({ levels: 1, rooms: 3, areaM2: 32.62, items: 0 })
    expect(made.sketch?.walls.length).toBeGreaterThan(5)
    const shown = await read(made.id)
    expect(shown).toEqual({ ...made, document: flatDocument(), link: null })
    expect((await list()).content).toContainEqual(made)
  })

  test("is empty when nothing is given, and its document is kept in its one form", async () => {
    const empty = await app.call(makeProject, { body: { name: "Empty", key: newId() } }, lan)
    expect(await read(empty.id)).toMatchObject({ document: '{"schema":3,"elements":{}}', sketch: null })
    const oddly = documentNamed("level").replace("{", "{\n  ")
    expect((await save(empty.id, 1, oddly)).status).toBe(200)
    expect((await read(empty.id)).document).toBe(documentNamed("level"))
  })

  test("asked for twice with one key is one, also at once; with other contents it is refused", async () => {
    const body = { name: "Once", key: newId(), document: documentNamed("once") }
    const before = (await list()).totals.active
    const made = await Promise.all([1, 2, 3, 4].map(() => app.call(makeProject, { body }, lan)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect((await list()).totals.active).toBe(before + 1)
    const other = await refuse(app, makeProject, { body: { ...body, name: "Twice" } }, lan)
    expectRefusal(other, "projectKeyReused")
    // Another's key is another's.
    expect((await app.call(makeProject, { body }, minh)).id).not.toBe(made[0]?.id)
  })

  test("is copied with what it holds, and only by its owner", async () => {
    const { id } = await makeTestProject(app, lan, { document: flatDocument() })
    const body = { name: "Copy", key: newId(), from: id }
    const copy = await app.call(makeProject, { body }, lan)
    expect(await read(copy.id)).toMatchObject({ name: "Copy", version: 1, document: flatDocument() })
    expect((await app.call(makeProject, { body }, lan)).id).toBe(copy.id)
    await save(copy.id, 1, documentNamed("changed"))
    expect((await read(id)).document).toBe(flatDocument())
    expectRefusal(await refuse(app, makeProject, { body: { ...body, key: newId() } }, minh), "notFound")
    const both = { ...body, key: newId(), document: flatDocument() }
    expectRefusal(await refuse(app, makeProject, { body: both }, lan), "invalidInput")
  })

  test("is nobody else's: to others there is none, for reading and for writing", async () => {
    const { id } = await makeTestProject(app, lan)
    const params = { id }
    const tries = [
      refuse(app, readProject, { params }, minh),
      save(id, 1, documentNamed("foreign"), minh),
      refuse(app, renameProject, { params, body: { name: "Mine" } }, minh),
      refuse(app, trashProject, { params }, minh),
      refuse(app, untrashProject, { params }, minh),
      refuse(app, deleteProject, { params }, minh),
    ]
    for (const answer of await Promise.all(tries)) expectRefusal(answer, "notFound")
    expect(await read(id)).toMatchObject({ name: "Home", document: documentNamed("one"), trashedAt: null })
  })

  test("is made by designers, merchants and staff; others copy what they have", async () => {
    const person = await signUp(app, { roles: ["ROLE_MERCHANT"] })
    const { id } = await makeTestProject(app, person)
    await app.database.db.deleteFrom("account_role").where("account_id", "=", person.id).execute()
    const fresh = await refuse(app, makeProject, { body: { name: "New", key: newId() } }, person)
    expectRefusal(fresh, "studioForDesigners")
    const copy = await app.call(makeProject, { body: { name: "Copy", key: newId(), from: id } }, person)
    expect((await save(copy.id, 1, documentNamed("furnished"), person)).status).toBe(200)
  })
})

describe("saving", () => {
  test("goes on from the version it is based on, and counts up", async () => {
    const { id } = await makeTestProject(app, lan)
    for (const base of [1, 2, 3]) {
      const answer = await save(id, base, documentNamed(`v${base + 1}`))
      expect(answer.envelope?.data).toMatchObject({ version: base + 1 })
    }
    expect(await read(id)).toMatchObject({ version: 4, document: documentNamed("v4") })
  })

  test("the same once more, after an answer was lost, is the same version", async () => {
    const { id } = await makeTestProject(app, lan)
    const answers = await Promise.all([1, 2, 3].map(() => save(id, 1, documentNamed("again"))))
    expect(answers.map(({ envelope }) => envelope?.data)).toEqual(
      Array(3).fill(expect.objectContaining({ version: 2 })),
    )
  })

  test("on top of what somebody else has saved since is refused, and nothing is lost", async () => {
    const { id } = await makeTestProject(app, lan)
    await save(id, 1, documentNamed("of the laptop"))
    expectRefusal(await save(id, 1, documentNamed("of the tablet")), "projectChanged")
    expectRefusal(await save(id, 7, documentNamed("of the future")), "projectChanged")
    const newer = await read(id)
    expect(newer).toMatchObject({ version: 2, document: documentNamed("of the laptop") })
    expect((await save(id, newer.version, documentNamed("of the tablet"))).status).toBe(200)
  })

  test("two different ones at once: one is saved, the other is told", async () => {
    const { id } = await makeTestProject(app, lan)
    const answers = await Promise.all(["a", "b", "c", "d"].map((name) => save(id, 1, documentNamed(name))))
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    expect((await read(id)).version).toBe(2)
  })
})

describe("the list", () => {
  test("is of one's own, by change or by name, in pages, and finds names", async () => {
    const person = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    for (const name of ["Biệt thự", "an cư", "Căn hộ 100%"]) await makeTestProject(app, person, { name })
    const names = async (query: object) => (await list(query, person)).content.map(({ name }) => name)
    expect(await names({})).toEqual(["Căn hộ 100%", "an cư", "Biệt thự"])
    expect((await names({ sort: "name" }))[0]).toBe("an cư")
    expect(await names({ w: "00%" })).toEqual(["Căn hộ 100%"])
    expect(await names({ w: "CƯ" })).toEqual(["an cư"])
    expect(await names({ size: "2", page: "1" })).toEqual(["Biệt thự"])
    const [{ id } = { id: "" }] = (await list({ w: "Biệt" }, person)).content
    const renamed = await app.call(renameProject, { params: { id }, body: { name: "  Nhà phố " } }, person)
    expect(renamed).toMatchObject({ name: "Nhà phố", version: 1 })
    expect((await names({}))[0]).toBe("Nhà phố")
    expect(await list({ w: "không có" }, person)).toMatchObject({
      content: [],
      totalElements: 0,
      totals: { active: 3, trash: 0 },
    })
  })
})

describe("the trash", () => {
  const move = (id: string, person: TestPerson) => app.call(trashProject, { params: { id } }, person)

  test("keeps a project from being worked on until it is taken out", async () => {
    const person = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const { id } = await makeTestProject(app, person)
    expectRefusal(await refuse(app, deleteProject, { params: { id } }, person), "projectNotInTrash")
    const trashed = await move(id, person)
    expect(Date.parse(trashed.deletedAfter ?? "") - Date.parse(trashed.trashedAt ?? "")).toBe(30 * dayMs)
    expect(await move(id, person)).toEqual(trashed)
    expect(await list({}, person)).toMatchObject({ content: [], totals: { active: 0, trash: 1 } })
    expect((await list({ state: "trash" }, person)).content).toEqual([trashed])
    expectRefusal(await save(id, 1, documentNamed("late"), person), "projectInTrash")
    const back = await app.call(untrashProject, { params: { id } }, person)
    expect(back).toMatchObject({ trashedAt: null, deletedAfter: null })
    expect((await save(id, 1, documentNamed("late"), person)).status).toBe(200)
  })

  test("gives a project up for ever when asked, and after 30 days by itself", async () => {
    const person = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const ids: string[] = []
    for (const name of ["a", "b", "c", "d"]) ids.push((await makeTestProject(app, person, { name })).id)
    const [now = "", soon = "", later = "", kept = ""] = ids
    await move(now, person)
    await app.call(deleteProject, { params: { id: now } }, person)
    expectRefusal(await refuse(app, readProject, { params: { id: now } }, person), "notFound")
    await move(soon, person)
    app.time.passes(20 * dayMs)
    const again = await startTestSession(app, person)
    await move(later, again)
    app.time.passes(11 * dayMs)
    expect(await emptyOldTrash(app.services)).toBe(1)
    const last = await startTestSession(app, person)
    expect((await list({ state: "trash" }, last)).content.map(({ id }) => id)).toEqual([later])
    expect(await app.call(emptyTrash, {}, last)).toEqual({ deleted: 1 })
    expect(await list({}, last)).toMatchObject({ content: [{ id: kept }], totals: { active: 1, trash: 0 } })
    ;[lan, minh] = [await startTestSession(app, lan), await startTestSession(app, minh)]
  })
})

test("there is an end to how many projects one has, also when several are made at once", async () => {
  const person = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const { id } = await makeTestProject(app, person)
  const more = projectLimits.each - 2
  const { db } = app.database
  const { document_bytes: _bytes, ...row } = await db
    .selectFrom("studio_project")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const facts = JSON.stringify(row.facts)
  await db
    .insertInto("studio_project")
    .values(Array.from({ length: more }, () => ({ ...row, id: newId(), key: newId(), facts, sketch: null })))
    .execute()
  const bodies = [1, 2, 3, 4].map(() => ({ name: "One more", key: newId() }))
  const answers = await Promise.all(bodies.map((body) => refuse(app, makeProject, { body }, person)))
  expect(answers.filter(({ status }) => status === 200).length).toBe(1)
  const refused = answers.find(({ status }) => status === 409)
  if (refused) expectRefusal(refused, "tooManyProjects")
  await app.call(trashProject, { params: { id } }, person)
  await app.call(makeProject, { body: { name: "In its place", key: newId() } }, person)
  expectRefusal(await refuse(app, untrashProject, { params: { id } }, person), "tooManyProjects")
})
