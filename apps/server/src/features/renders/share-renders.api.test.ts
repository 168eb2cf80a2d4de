import { deleteMyAccount, exportMyData } from "@roomwright/contract/accounts/calls"
import {
  cancelRender,
  deleteRender,
  listRenders,
  readRender,
  shareRender,
  unshareRender,
  useRenderInWork,
} from "@roomwright/contract/renders/calls"
import { readPublicRender } from "@roomwright/contract/renders/public-calls"
import { unzipSync } from "fflate"
import { afterAll, beforeAll, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { listFiles } from "../../testing/list-files.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { publishMyWork, signUpDesigner } from "../../testing/test-my-works.ts"
import type { TestPerson } from "../../testing/test-people.ts"
import { finishedRender, orderRender } from "../../testing/test-renders.ts"

let app: TestApp
let lan: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  lan = await signUpDesigner(app)
})
afterAll(() => app.close())

const show = (id: string) => refuse(app, readPublicRender, { params: { id } })

test("a render is everybody's while its owner shares it, and says what it proves", async () => {
  const { id } = await finishedRender(app, lan, { name: "Evening" })
  expectRefusal(await show(id), "notFound")
  const shared = await app.call(shareRender, { params: { id } }, lan)
  expect(shared).toMatchObject({ isShared: true, picture: { address: null } })
  const seen = await app.call(readPublicRender, { params: { id } })
  expect(seen).toMatchObject({
    name: "Evening",
    kind: "image-2k",
    engine: "browser",
    proof: "declared",
    version: 1,
    samples: 4,
    owner: { nickname: "Nhà Xanh" },
    works: [],
  })
  const address = `${app.url}${seen.picture?.path}/64.webp`
  expect((await fetch(address)).status).toBe(200)
  await app.call(unshareRender, { params: { id } }, lan)
  expectRefusal(await show(id), "notFound")
  expect((await fetch(address)).status).toBe(404)
  const open = await orderRender(app, lan)
  expectRefusal(await refuse(app, shareRender, { params: { id: open.id } }, lan), "renderUnfinished")
  await app.call(cancelRender, { params: { id: open.id } }, lan)
})

test("a render made by a worker is verified", async () => {
  const { id } = await finishedRender(app, lan)
  await app.database.db.updateTable("render").set({ engine: "worker" }).where("id", "=", id).execute()
  expect(await app.call(readRender, { params: { id } }, lan)).toMatchObject({ proof: "verified" })
})

test("as a work's picture it is public with the work, and the picture outlives the render", async () => {
  const { id } = await finishedRender(app, lan)
  const upload = await app.call(useRenderInWork, { params: { id } }, lan)
  expect(upload).toMatchObject({ purpose: "work", width: 64, height: 40 })
  expectRefusal(await show(id), "notFound")
  const work = await publishMyWork(app, lan, { mainImage: upload.id })
  const seen = await app.call(readPublicRender, { params: { id } })
  expect(seen).toMatchObject({ works: [work.id], picture: { id: upload.picture?.id } })
  await app.call(deleteRender, { params: { id } }, lan)
  expectRefusal(await show(id), "notFound")
  await app.runJob("sweep-files")
  expect((await fetch(`${app.url}${seen.picture?.path}/64.webp`)).status).toBe(200)
})

test("renders are exported with their pictures, and erased with the account", async () => {
  const person = await signUpDesigner(app)
  const { id } = await finishedRender(app, person)
  await orderRender(app, person)
  const body = { password: person.password }
  const { address } = await app.call(exportMyData, { body }, person)
  const files = unzipSync(await (await fetch(app.url + address)).bytes())
  const told: unknown = JSON.parse(Buffer.from(files["renders.json"] ?? []).toString())
  expect(told).toMatchObject([{ id, state: "finished" }, { state: "running" }])
  expect(Object.keys(files).filter((name) => name.includes(`render-${id}`))).toHaveLength(1)
  await app.database.pool.query("update render set lease_until = null where account_id = $1", [person.id])
  const before = await listFiles(app.services.files, "pictures")

  await app.call(deleteMyAccount, { body }, person)
  app.time.passes(15 * 86_400_000)
  expect(await app.eraseDueAccounts()).toBe(1)
  await app.runJob("sweep-files")
  const left = await app.database.pool.query("select id from render where account_id = $1", [person.id])
  expect(left.rows).toEqual([])
  const scenes = await app.database.pool.query("select id from render_scene where account_id = $1", [
    person.id,
  ])
  expect(scenes.rows).toEqual([])
  expect((await listFiles(app.services.files, "pictures")).length).toBeLessThan(before.length)
  const open = await app.database.pool.query(
    "select id from quota_use where account_id = $1 and state = 'RESERVED'",
    [person.id],
  )
  expect(open.rows).toEqual([])
})

test("deleting leaves no file of a render behind", async () => {
  const designer = await signUpDesigner(app)
  const filesNow = async () => [
    ...(await listFiles(app.services.files, "pictures")),
    ...(await listFiles(app.services.files, "private")),
  ]
  await app.runJob("sweep-files")
  const before = (await filesNow()).length
  const { id } = await finishedRender(app, designer)
  await app.call(deleteRender, { params: { id } }, designer)
  await app.runJob("sweep-files")
  expect((await filesNow()).length).toBe(before)
  expect((await app.call(listRenders, { query: {} }, designer)).totalElements).toBe(0)
})
