import { readProduct } from "@roomwright/contract/catalogue/calls"
import { deleteMyProduct, offerMyProduct } from "@roomwright/contract/catalogue/my-product-calls"
import {
  readOwnModel,
  readProductModel,
  removeProductModel,
  setProductModel,
} from "@roomwright/contract/catalogue/product-model-calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { listSofa, newVariant, openMerchantAccount, uploadForProduct } from "../../testing/test-merchants.ts"
import { giveModel, sendModelAndWait } from "../../testing/test-models.ts"
import type { TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let merchant: TestPerson
let other: TestPerson
let made = 0

beforeAll(async () => {
  app = await startTestApp()
  await app.makeCategory({ id: "sofas" })
  merchant = await openMerchantAccount(app)
  other = await openMerchantAccount(app, "Đá Gỗ")
})

afterAll(() => app.close())

const as = ({ headers }: TestPerson) => ({ headers })
const list = async (isOnSale = true): Promise<string> =>
  (await listSofa(app, merchant, { variants: [newVariant(`M-${made++}`)], isOnSale })).id
const offer = (id: string, isOnSale: boolean) =>
  app.call(offerMyProduct, { params: { id }, body: { isOnSale } }, as(merchant))

describe("a product with a model", () => {
  test("says where it is, how many bytes it has and what it measures; the file is what it says", async () => {
    const id = await list()
    expect((await app.call(readProduct, { params: { id } })).model).toBeNull()
    await giveModel(app, merchant, id)
    const { model, drawing } = await app.call(readProduct, { params: { id } })
    expect(model).toMatchObject({ widthMm: 1_800, depthMm: 900, heightMm: 750 })
    // From above, from the front and from the right.
    for (const rings of [drawing?.outline, drawing?.front, drawing?.side])
      expect(rings?.[0]?.length).toBeGreaterThanOrEqual(8)
    const answer = await fetch(app.url + model?.path)
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "model/gltf-binary"])
    expect(answer.headers.get("cache-control")).toContain("immutable")
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(bytes.length).toBe(model?.bytes)
    expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe("glTF")
    expect((await app.get(`${model?.poster.path}/64.webp`)).status).toBe(200)
  })

  test("hides it with itself: model and picture are refused off sale, but to its merchant", async () => {
    const id = await list()
    const { path, poster } = await giveModel(app, merchant, id)
    await offer(id, false)
    expect((await app.get(path)).status).toBe(404)
    expect((await app.get(`${poster.path}/64.webp`)).status).toBe(404)
    const own = await app.call(readProductModel, { params: { id } }, as(merchant))
    expect((await app.get(own?.address ?? "")).status).toBe(200)
    expect((await app.get(own?.poster.address ?? "")).status).toBe(200)
    await offer(id, true)
    expect((await app.get(path)).status).toBe(200)
  })

  test("stays hidden when the product was off sale before", async () => {
    const id = await list(false)
    const { path } = await giveModel(app, merchant, id)
    expect((await app.get(path)).status).toBe(404)
  })

  test("takes it along when it is deleted, and when another takes its place", async () => {
    const id = await list()
    const first = await giveModel(app, merchant, id)
    const second = await giveModel(app, merchant, id)
    expect([(await app.get(first.path)).status, (await app.get(second.path)).status]).toEqual([404, 200])
    await app.call(deleteMyProduct, { params: { id } }, as(merchant))
    expect((await app.get(second.path)).status).toBe(404)
    const gone = await app.database.db.selectFrom("gone_file").select("name").execute()
    const fileOf = (path: string) => path.replace(/^\/media\/models\/(.{36})-/, "models/$1/")
    expect(gone.map(({ name }) => name)).toEqual(
      expect.arrayContaining([first, second].map(({ path }) => fileOf(path))),
    )
  })

  test("loses it when its merchant says so, also twice", async () => {
    const id = await list()
    const { path } = await giveModel(app, merchant, id)
    for (const _time of [1, 2]) await app.call(removeProductModel, { params: { id } }, as(merchant))
    expect((await app.get(path)).status).toBe(404)
    expect((await app.call(readProduct, { params: { id } })).model).toBeNull()
  })
})

describe("giving a product a model", () => {
  test("twice is once", async () => {
    const id = await list()
    const { id: model } = await sendModelAndWait(app, merchant)
    const poster = await uploadForProduct(app, merchant)
    const input = { params: { id }, body: { model, poster } }
    const sent = await Promise.all([1, 2].map(() => app.call(setProductModel, input, as(merchant))))
    expect(sent[0]?.path).toBe(sent[1]?.path)
  })

  test("another merchant has neither the product nor the model nor its picture", async () => {
    const id = await list()
    const { id: model } = await sendModelAndWait(app, merchant)
    const poster = await uploadForProduct(app, merchant)
    expectRefusal(await refuse(app, readOwnModel, { params: { id: model } }, as(other)), "notFound")
    expectRefusal(await refuse(app, readProductModel, { params: { id } }, as(other)), "notFound")
    expectRefusal(await refuse(app, removeProductModel, { params: { id } }, as(other)), "notFound")
    const body = { model, poster }
    expectRefusal(await refuse(app, setProductModel, { params: { id }, body }, as(other)), "notFound")
    const { id: foreign } = await sendModelAndWait(app, other)
    const stolen = { params: { id }, body: { model: foreign, poster } }
    const refused = await refuse(app, setProductModel, stolen, as(merchant))
    expectRefusal(refused, "uploadGone")
    expect(refused.text).toContain("body.model")
  })

  test("waits until the model is ready, and takes none that failed", async () => {
    const id = await list()
    const { id: model } = await sendModelAndWait(app, merchant)
    const poster = await uploadForProduct(app, merchant)
    const { db } = app.database
    const state = async (values: { state: string; fault: string | null; hash: string | null }) => {
      const row = await db
        .selectFrom("upload")
        .select("model_file_id")
        .where("id", "=", model)
        .executeTakeFirstOrThrow()
      await db.updateTable("model_file").set(values).where("id", "=", row.model_file_id).execute()
    }
    const body = { model, poster }
    for (const values of [
      { state: "making", fault: null, hash: null },
      { state: "failed", fault: "texture", hash: null },
    ]) {
      await state(values)
      expectRefusal(
        await refuse(app, setProductModel, { params: { id }, body }, as(merchant)),
        "modelNotReady",
      )
    }
    const failed = await app.call(readOwnModel, { params: { id: model } }, as(merchant))
    expect(failed).toMatchObject({ state: "failed", fault: "texture", address: null })
  })
})
