import { readProduct } from "@roomwright/contract/catalogue/calls"
import { deleteMyProduct, offerMyProduct } from "@roomwright/contract/catalogue/my-product-calls"
import { plainModelPath } from "@roomwright/contract/catalogue/product-models"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { listSofa, newVariant, openMerchantAccount } from "../../testing/test-merchants.ts"
import { giveModel } from "../../testing/test-models.ts"
import { measureGlb } from "./glb/make-glb.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await app.makeCategory({ id: "sofas" })
})

afterAll(() => app.close())

test("a product's model is there without packing, too, as large in metres, for programs that do not unpack it", async () => {
  const merchant = await openMerchantAccount(app)
  const { headers } = merchant
  const { id } = await listSofa(app, merchant, { variants: [newVariant("P-1")], isOnSale: true })
  await giveModel(app, merchant, id)
  const { model } = await app.call(readProduct, { params: { id } })
  const address = plainModelPath(model?.path ?? "")
  const read = async (): Promise<Uint8Array> => {
    const answer = await fetch(app.url + address)
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "model/gltf-binary"])
    return new Uint8Array(await answer.arrayBuffer())
  }
  // Whoever asks at the same time gets the same.
  const [first, second] = await Promise.all([read(), read()])
  expect(Buffer.compare(first, second)).toBe(0)
  expect(await measureGlb(first)).toMatchObject({ widthMm: 1_800, depthMm: 900, heightMm: 750 })
  expect(new TextDecoder().decode(first)).not.toContain("extensionsUsed")

  // It is a file that goes with the product.
  const name = address.replace(/^\/media\/models\/(.{36})-/, "models/$1/")
  expect(Buffer.compare((await app.services.files.read(name)) ?? Buffer.of(), first)).toBe(0)
  await app.call(offerMyProduct, { params: { id }, body: { isOnSale: false } }, { headers })
  expect((await app.get(address)).status).toBe(404)
  await app.call(deleteMyProduct, { params: { id } }, { headers })
  const gone = await app.database.db.selectFrom("gone_file").select("name").execute()
  expect(gone.map((file) => file.name)).toContain(name)
})

test("a model that is not there has no such file either", async () => {
  const id = "01a20317-bda9-705a-8ee5-000000000000"
  expect((await app.get(plainModelPath(`/media/models/${id}-0123456789abcdef.glb`))).status).toBe(404)
})
