import { exportMyData } from "@roomwright/contract/accounts/calls"
import { projectLimits } from "@roomwright/contract/studio/projects"
import {
  addPlanPicture,
  deleteProject,
  readProject,
  saveDocument,
  trashProject,
} from "@roomwright/contract/studio/project-calls"
import * as calls from "@roomwright/contract/studio/work-scene-calls"
import { deleteMyWork, readMyWork } from "@roomwright/contract/works/my-works"
import { readWork } from "@roomwright/contract/works/calls"
import { unzipSync } from "fflate"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../../testing/test-app.ts"
import { giveModel } from "../../../testing/test-models.ts"
import { publishMyWork, signUpDesigner } from "../../../testing/test-my-works.ts"
import { openSellerShop } from "../../../testing/test-orders.ts"
import type { TestPerson } from "../../../testing/test-people.ts"
import { phonePicture } from "../../../testing/test-pictures.ts"
import { documentNamed, documentWith, makeTestProject } from "../../../testing/test-studio.ts"
import { removeProduct, repriceVariant, withdrawProduct } from "../../catalogue/catalogue.public.ts"
import { hideWork } from "../../works/works.public.ts"

let app: TestApp
let lan: TestPerson
let minh: TestPerson
let workId: string
let projectId: string
beforeAll(async () => {
  app = await startTestApp()
  lan = await signUpDesigner(app, { nickname: "Lan Anh" })
  minh = await signUpDesigner(app)
})
beforeEach(async () => {
  workId = (await publishMyWork(app, lan)).id
  projectId = (await makeTestProject(app, lan, { name: "Căn hộ" })).id
})
afterAll(() => app.close())

const attach = (person = lan, work = workId, project = projectId) =>
  refuse(app, calls.attachScene, { params: { id: work }, body: { projectId: project } }, person)
const publish = () => app.call(calls.attachScene, { params: { id: workId }, body: { projectId } }, lan)
const look = (id = workId) => refuse(app, calls.readWorkScene, { params: { id } })
const see = (id = workId) => app.call(calls.readWorkScene, { params: { id } })
const save = (base: number, document: string) =>
  app.call(saveDocument, { params: { id: projectId }, body: { base, document } }, lan)

describe("the scene of a work", () => {
  test("is what its designer published, until it is published anew", async () => {
    expectRefusal(await look(), "notFound")
    const published = await publish()
    expect(published).toMatchObject({ workId, project: { id: projectId, name: "Căn hộ" }, isBehind: false })
    const shown = await see()
    expect(shown).toMatchObject({
      workId,
      designer: { id: lan.id, name: "Lan Anh" },
      document: JSON.parse(documentNamed("one")),
      products: [],
      libraries: [],
      offersTemplate: false,
    })
    expect(shown.poster).toEqual((await app.call(readWork, { params: { id: workId } })).picture)
    // The viewer's path stands where another site's address would.
    expect((await app.call(readWork, { params: { id: workId } })).url3d).toBe(`/view/${workId}`)

    await save(1, documentNamed("two"))
    expect((await see()).document).toEqual(JSON.parse(documentNamed("one")))
    expect(await app.call(calls.readOwnWorkScene, { params: { id: workId } }, lan)).toMatchObject({
      isBehind: true,
    })
    app.time.passes(1_000)
    const again = await publish()
    expect(again.publishedAt > published.publishedAt).toBe(true)
    expect((await see()).document).toEqual(JSON.parse(documentNamed("two")))
    // The same state once more is nothing new: neither date nor edition.
    app.time.passes(1_000)
    expect(await publish()).toEqual(again)
    expect((await app.call(readMyWork, { params: { id: workId } }, lan)).edition).toBe(again.edition)
  })

  test("can be taken away, and stays when its project goes", async () => {
    await publish()
    await app.call(trashProject, { params: { id: projectId } }, lan)
    expectRefusal(await attach(), "projectInTrash")
    await app.call(deleteProject, { params: { id: projectId } }, lan)
    expect(await app.call(calls.readOwnWorkScene, { params: { id: workId } }, lan)).toMatchObject({
      project: null,
    })
    expect((await look()).status).toBe(200)
    const input = { params: { id: workId } }
    const { edition } = await app.call(calls.detachScene, input, lan)
    expect(await app.call(calls.detachScene, input, lan)).toEqual({ edition })
    expectRefusal(await look(), "notFound")
    expect((await app.call(readWork, { params: { id: workId } })).url3d).toBeNull()
  })

  test("is nobody's but its designer's, and of their own projects", async () => {
    const theirs = await makeTestProject(app, minh)
    expectRefusal(await attach(minh), "notFound")
    expectRefusal(await attach(minh, workId, theirs.id), "notFound")
    expectRefusal(await attach(lan, workId, theirs.id), "notFound")
    await publish()
    expectRefusal(await refuse(app, calls.readOwnWorkScene, { params: { id: workId } }, minh), "notFound")
    expectRefusal(await refuse(app, calls.detachScene, { params: { id: workId } }, minh), "notFound")
    const page = await app.call(calls.listSceneableWorks, { query: {} }, minh)
    expect(page.content.map(({ id }) => id)).not.toContain(workId)
    const mine = await app.call(calls.listSceneableWorks, { query: { size: "50" } }, lan)
    expect(mine.content.find(({ id }) => id === workId)?.scene?.project?.id).toBe(projectId)
  })

  test("is hidden with its work, and gone with it", async () => {
    await publish()
    expect((await look()).status).toBe(200)
    await hideWork(app.services, workId)
    expectRefusal(await look(), "notFound")
    expectRefusal(await refuse(app, calls.listWorkSceneFiles, { params: { id: workId } }), "notFound")
    await app.call(deleteMyWork, { params: { id: workId } }, lan)
    const rows = await app.database.db
      .selectFrom("studio_work_scene")
      .select("work_id")
      .where("work_id", "=", workId)
      .execute()
    expect(rows).toEqual([])
  })

  test("does not show the picture of a plan that it was drawn over", async () => {
    const file = new Blob([await phonePicture()], { type: "image/jpeg" })
    const picture = await app.call(addPlanPicture, { params: { id: projectId }, body: {}, file }, lan)
    const level = JSON.parse(documentNamed("one")).elements.l1
    const underlay = {
      kind: "underlay",
      parent: "l1",
      picture: picture.id,
      at: { x: 0, y: 0 },
      turn: 0,
      pixels: { width: 400, height: 300 },
      mmPerPixel: 10,
      opacity: 0.5,
    }
    const document = JSON.stringify({ schema: 3, elements: { l1: level, u1: underlay } })
    await save(1, document)
    await publish()
    expect(Object.keys((await see()).document.elements)).toEqual(["l1"])
  })

  test("counts for the quota of documents", async () => {
    const most = projectLimits.documentBytes
    await sql`
      update studio_project set document = repeat('x', ${most - 100}) where id = ${(await makeTestProject(app, lan)).id}`.execute(
      app.database.db,
    )
    try {
      expectRefusal(await attach(), "studioFull")
      expectRefusal(await look(), "notFound")
    } finally {
      await sql`delete from studio_project where octet_length(document) > 1000000`.execute(app.database.db)
    }
  })

  test("is among the data of its designer", async () => {
    await publish()
    const { address } = await app.call(exportMyData, { body: { password: lan.password } }, lan)
    const files = unzipSync(new Uint8Array(await (await fetch(app.url + address)).arrayBuffer()))
    const text = Object.values(files)
      .map((file) => new TextDecoder().decode(file))
      .join("\n")
    expect(text).toContain(`"work_id": "${workId}"`)
  })
})

describe("products in a scene", () => {
  test("are told with price and model while they are on sale, and stay as what they were after that", async () => {
    const { merchant, productId, variantIds } = await openSellerShop(app)
    await giveModel(app, merchant, productId)
    await save(1, documentWith([`product:${productId}`, `product:${productId}`]))
    await publish()
    const files = async () => app.call(calls.listWorkSceneFiles, { params: { id: workId } })
    const [product] = (await see()).products
    expect(product).toMatchObject({
      reference: `product:${productId}`,
      productId,
      price: 12_900_000,
      isAvailable: true,
      merchant: { id: merchant.id, name: "Nhà Mộc" },
    })
    const [file] = await files()
    expect(file?.reference).toBe(`product:${productId}`)
    expect(file?.outline?.outline.map((ring) => ring.length)).toEqual([8])
    expect((await fetch(app.url + (file?.address ?? ""))).status).toBe(200)

    await repriceVariant(app.services, variantIds[0], 9_900_000)
    expect((await see()).products[0]?.price).toBe(9_900_000)

    await withdrawProduct(app.services, productId)
    const { name } = product ?? {}
    expect((await see()).products).toEqual([
      expect.objectContaining({ productId, isAvailable: false, price: null, picture: null, name }),
    ])
    expect(await files()).toEqual([])

    await app.database.db.transaction().execute((tx) => removeProduct(tx, productId))
    expect((await see()).products).toEqual([
      expect.objectContaining({ productId, isAvailable: false, price: null, name: null, merchant: null }),
    ])
    expect(Object.keys((await see()).document.elements)).toHaveLength(3)
  })
})

test("a project that was begun from another's template says so in the work that it is published to", async () => {
  const template = await publishMyWork(app, minh, { template: true })
  const theirs = await makeTestProject(app, minh)
  await attach(minh, template.id, theirs.id)
  const asked = { params: { id: template.id }, body: { key: crypto.randomUUID() } }
  const begun = await app.call(calls.makeProjectFromWork, asked, lan)
  expect(await attach(lan, workId, begun.id)).toMatchObject({
    envelope: { data: { templateId: template.id } },
  })
  expect((await app.call(readWork, { params: { id: workId } })).startedFrom?.id).toBe(template.id)
  expect((await app.call(readProject, { params: { id: begun.id } }, lan)).document).toBe(documentNamed("one"))
})
