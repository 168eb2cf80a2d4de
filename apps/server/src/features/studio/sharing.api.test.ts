import { deleteMyAccount, exportMyData } from "@roomwright/contract/accounts/calls"
import {
  addPlanPicture,
  deleteProject,
  saveVersion,
  makeProject,
  readPlanPicture,
  readProject,
  readSharedPicture,
  readSharedProject,
  saveDocument,
  shareProject,
  trashProject,
  unshareProject,
  untrashProject,
} from "@roomwright/contract/studio/project-calls"
import { Reference } from "@roomwright/scene/elements/values"
import { unzipSync } from "fflate"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { jpegOf, phonePicture } from "../../testing/test-pictures.ts"
import { documentNamed, makeTestProject } from "../../testing/test-studio.ts"

const dayMs = 86_400_000
let app: TestApp
let lan: TestPerson
let minh: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  lan = await signUp(app, { nickname: "Lan Anh", roles: ["ROLE_DESIGNER"] })
  minh = await signUp(app, { roles: ["ROLE_DESIGNER"] })
})
afterAll(() => app.close())

const share = (id: string) => app.call(shareProject, { params: { id } }, lan)
const look = (token: string) => refuse(app, readSharedProject, { body: { token } })
const picture = async () => new Blob([await phonePicture()], { type: "image/jpeg" })
const addPicture = async (id: string, person = lan) =>
  app.call(addPlanPicture, { params: { id }, body: {}, file: await picture() }, person)
const readPicture = (id: string, of: string, person = lan) =>
  refuse(app, readPlanPicture, { params: { id, picture: of } }, person)

describe("the link of a project", () => {
  test("lets everybody look who has it, and shows what was saved last", async () => {
    const { id } = await makeTestProject(app, lan, { name: "Căn hộ" })
    const link = await share(id)
    expect(await share(id)).toEqual(link)
    expect(await app.call(readProject, { params: { id } }, lan)).toMatchObject({ isShared: true, link })
    const body = { base: 1, document: documentNamed("newer") }
    await app.call(saveDocument, { params: { id }, body }, lan)
    const answer = await look(link.token)
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(answer.envelope?.data).toEqual({
      name: "Căn hộ",
      owner: { nickname: "Lan Anh" },
      document: documentNamed("newer"),
      changedAt: expect.any(String),
    })
    const rows = await app.database.db.selectFrom("studio_link").selectAll().execute()
    expect(JSON.stringify(rows) + app.readLog()).not.toContain(link.token)
  })

  test("is dead once it is withdrawn, and another one is made after that", async () => {
    const { id } = await makeTestProject(app, lan)
    const { token } = await share(id)
    await app.call(unshareProject, { params: { id } }, lan)
    expectRefusal(await look(token), "notFound")
    expect(await app.call(readProject, { params: { id } }, lan)).toMatchObject({
      isShared: false,
      link: null,
    })
    const again = await share(id)
    expect(again.token).not.toBe(token)
    expectRefusal(await look(token), "notFound")
    expect((await look(again.token)).status).toBe(200)
  })

  test("shows nothing while the project is in the trash or its owner is blocked", async () => {
    const { id } = await makeTestProject(app, lan)
    const { token } = await share(id)
    await app.call(trashProject, { params: { id } }, lan)
    expectRefusal(await look(token), "notFound")
    expectRefusal(await refuse(app, shareProject, { params: { id } }, lan), "projectInTrash")
    await app.call(untrashProject, { params: { id } }, lan)
    expect((await look(token)).status).toBe(200)
    const block = (at: Date | null) =>
      app.database.db.updateTable("account").set({ blocked_at: at }).where("id", "=", lan.id).execute()
    await block(new Date())
    expectRefusal(await look(token), "notFound")
    await block(null)
  })

  test("is made and withdrawn by the owner alone; what was made up leads nowhere", async () => {
    const { id } = await makeTestProject(app, lan)
    const { token } = await share(id)
    expectRefusal(await refuse(app, shareProject, { params: { id } }, minh), "notFound")
    expectRefusal(await refuse(app, unshareProject, { params: { id } }, minh), "notFound")
    for (const wrong of [`${token.slice(0, -1)}~`, id, "nobody's"])
      expectRefusal(await look(wrong), "notFound")
    expect((await look(token)).status).toBe(200)
  })
})

describe("the picture of a plan", () => {
  test("is made anew, opens for a minute, and has an id that a document may name", async () => {
    const { id } = await makeTestProject(app, lan)
    const added = await addPicture(id)
    expect(Reference.safeParse(added.id).success).toBe(true)
    const [file, again] = await Promise.all([
      fetch(app.url + added.address),
      app.call(readPlanPicture, { params: { id, picture: added.id } }, lan),
    ])
    const made = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
    expect([made.format, made.width, made.height, made.exif]).toEqual([
      "webp",
      added.width,
      added.height,
      undefined,
    ])
    expect([again.width, again.height]).toEqual([added.width, added.height])
    app.time.passes(61_000)
    expect((await fetch(app.url + added.address)).status).toBe(404)
  })

  test("is seen by its owner, and through the link of its project as long as there is one", async () => {
    const [{ id }, other] = [await makeTestProject(app, lan), await makeTestProject(app, lan)]
    const { id: of } = await addPicture(id)
    expectRefusal(await readPicture(id, of, minh), "notFound")
    expectRefusal(await readPicture(other.id, of), "notFound")
    const foreign = { params: { id }, body: {}, file: await picture() }
    const refused = app.call(addPlanPicture, foreign, minh)
    await expect(refused).rejects.toThrow("answered 404")
    const { token } = await share(id)
    const through = (link: string) => refuse(app, readSharedPicture, { body: { token: link, picture: of } })
    const shown = await through(token)
    expect(shown.envelope?.data).toMatchObject({ id: of })
    const { token: elsewhere } = await share(other.id)
    expectRefusal(await through(elsewhere), "notFound")
    await app.call(unshareProject, { params: { id } }, lan)
    expectRefusal(await through(token), "notFound")
  })

  test("is refused when it is none or too large", async () => {
    const { id } = await makeTestProject(app, lan)
    const add = (content: Buffer) =>
      app.call(addPlanPicture, { params: { id }, body: {}, file: new Blob([new Uint8Array(content)]) }, lan)
    await expect(add(Buffer.from("<svg/>"))).rejects.toThrow("42220")
    await expect(add(await jpegOf(8_000_001))).rejects.toThrow("41301")
    await app.call(trashProject, { params: { id } }, lan)
    await expect(add(await phonePicture())).rejects.toThrow("40931")
  })

  test("stays as long as the project or a copy of it is there, and goes with the last", async () => {
    const { id } = await makeTestProject(app, lan)
    const { id: of } = await addPicture(id)
    const body = { name: "Copy", key: newId(), from: id }
    const copy = await app.call(makeProject, { body }, lan)
    const drop = async (project: string): Promise<void> => {
      await app.call(trashProject, { params: { id: project } }, lan)
      await app.call(deleteProject, { params: { id: project } }, lan)
    }
    const files = () => app.database.db.selectFrom("private_file").select("id").where("id", "=", of).execute()
    await drop(id)
    expect((await readPicture(copy.id, of)).status).toBe(200)
    expect((await files()).length).toBe(1)
    await drop(copy.id)
    expect(await files()).toEqual([])
    const gone = await app.database.db.selectFrom("gone_file").select("name").execute()
    expect(gone.map(({ name }) => name)).toContain(`private/${of}.webp`)
    const uploads = await app.database.db
      .selectFrom("upload")
      .select("id")
      .where("private_file_id", "=", of)
      .execute()
    expect(uploads).toEqual([])
  })
})

test("what one has drawn is exported, and erased with the account", async () => {
  const hoa = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const { id } = await makeTestProject(app, hoa, { name: "Ownmark home" })
  await app.call(saveVersion, { params: { id }, body: { name: "Ownmark version" } }, hoa)
  const { id: of } = await addPicture(id, hoa)
  const { token } = await app.call(shareProject, { params: { id } }, hoa)
  const body = { password: hoa.password }
  const { address } = await app.call(exportMyData, { body }, hoa)
  const files = unzipSync(await (await fetch(app.url + address)).bytes())
  const text = Buffer.from(files["studio.json"] ?? []).toString()
  expect(JSON.parse(text)).toMatchObject([
    {
      name: "Ownmark home",
      document: JSON.parse(documentNamed("one")),
      versions: [{ name: "Ownmark version", document: JSON.parse(documentNamed("one")) }],
    },
  ])
  expect(text).not.toContain(token)
  expect(Object.keys(files).some((name) => name.includes("plan-"))).toBe(true)

  await app.call(deleteMyAccount, { body }, hoa)
  app.time.passes(15 * dayMs)
  expect(await app.eraseDueAccounts()).toBe(1)
  const { db } = app.database
  expect(
    await db.selectFrom("studio_project").select("id").where("account_id", "=", hoa.id).execute(),
  ).toEqual([])
  expect(await db.selectFrom("private_file").select("id").where("id", "=", of).execute()).toEqual([])
  expectRefusal(await look(token), "notFound")
})
