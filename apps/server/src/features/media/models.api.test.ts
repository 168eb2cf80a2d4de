import { errorCatalogue } from "@roomwright/contract/errors"
import { readOwnModel, uploadModel } from "@roomwright/contract/catalogue/product-model-calls"
import { readOwnUpload, uploadQuotaBytes } from "@roomwright/contract/media/uploads"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { expectDecentAnswer } from "../../testing/hostile-input.ts"
import { listFiles } from "../../testing/list-files.ts"
import { send, toForm, type Answer } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openMerchantAccount } from "../../testing/test-merchants.ts"
import { changeGlb, sendModel, sendModelAndWait, tableGlb } from "../../testing/test-models.ts"
import type { TestPerson } from "../../testing/test-people.ts"
import { deleteForgottenUploads, deleteGoneFiles, deleteStrayFiles } from "./sweep-files.ts"
import { uploadData } from "./upload-data.ts"

let app: TestApp
let merchant: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  merchant = await openMerchantAccount(app)
})

afterAll(() => app.close())

const dayMs = 86_400_000
const as = ({ headers }: TestPerson) => ({ headers })

/** Sends what will be refused. */
async function sendBad(content: Uint8Array<ArrayBuffer>): Promise<Answer> {
  const answer = await send(`${app.url}/api${uploadModel.path}`, {
    method: "POST",
    headers: merchant.headers,
    body: toForm({}, new Blob([content]), "a.glb"),
    language: "en",
  })
  expectDecentAnswer(answer, "en")
  return answer
}

const files = () => listFiles(app.services.files, "models")

test("a model is measured at once, then made smaller; its sender alone sees it, at an address signed for a minute", async () => {
  const sent = await sendModel(app, merchant)
  expect(sent).toMatchObject({ widthMm: 1_800, depthMm: 900, heightMm: 750, fault: null })
  const made = await sendModelAndWait(app, merchant)
  expect(made).toMatchObject({ state: "ready", fault: null, sentBytes: tableGlb().length })
  expect(made.bytes).toBeLessThan(made.sentBytes / 3)
  const answer = await fetch(app.url + made.address)
  expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, made.bytes])
  const other = await openMerchantAccount(app, "Đá Gỗ")
  expectRefusal(await refuse(app, readOwnModel, { params: { id: made.id } }, as(other)), "notFound")
  // It is no picture, and no picture's call knows it.
  expectRefusal(await refuse(app, readOwnUpload, { params: { id: made.id } }, as(merchant)), "notFound")
  app.time.passes(61_000)
  expect((await app.get(made.address ?? "")).status).toBe(404)
})

test.each<[string, string, () => Uint8Array<ArrayBuffer>]>([
  ["nothing", "notGlb", () => new Uint8Array()],
  ["cut", "cut", () => tableGlb().slice(0, 5_000)],
  [
    "elsewhere",
    "outside",
    () =>
      changeGlb(tableGlb(), ({ buffers }) => Object.assign(buffers[0] ?? {}, { uri: "http://127.0.0.1/a" })),
  ],
  [
    "huge",
    "tooLarge",
    () =>
      changeGlb(tableGlb(), ({ accessors }) => {
        accessors.push({ componentType: 5126, type: "MAT4", count: 2_000_000_000 })
      }),
  ],
])(
  "a model that is %s is refused with its reason in words, and leaves nothing",
  async (_what, fault, make) => {
    const before = await files()
    const answer = await sendBad(make())
    expectRefusal(answer, "modelRefused")
    expect(answer.text).toContain(`"problem":"${fault}"`)
    expect(answer.envelope?.message).toMatch(/^This 3D model can’t be used: .+\.$/)
    expect(await files()).toEqual(before)
    const left = await app.database.db
      .selectFrom("upload")
      .select("id")
      .where("account_id", "=", merchant.id)
      .where("model_file_id", "is", null)
      .execute()
    expect(left).toEqual([])
  },
)

test("more than 50 MB are refused while they come", async () => {
  const answer = await sendBad(new Uint8Array(50_000_001))
  expectRefusal(answer, "fileTooLarge")
  expect(answer.envelope?.message).toContain("50 MB")
})

test("an account whose place is taken sends no more", async () => {
  const crowded = await openMerchantAccount(app, "Kho Đầy")
  await app.database.db
    .insertInto("upload")
    .values({ id: newId(), account_id: crowded.id, purpose: "receipt", bytes: uploadQuotaBytes - 10 })
    .execute()
  const form = toForm({}, new Blob([tableGlb()]), "a.glb")
  const options = { method: "POST", headers: crowded.headers, body: form } as const
  const answer = await send(`${app.url}/api${uploadModel.path}`, options)
  expect(answer.envelope?.code).toBe(errorCatalogue.storageFull.code)
})

test("what no product uses is in its sender's export, and gone after a day with its file", async () => {
  const sender = await openMerchantAccount(app, "Mộc Châu")
  const { id } = await sendModelAndWait(app, sender)
  const exported = await uploadData.exportFiles?.(app.database.db, sender.id)
  const [file] = exported ?? []
  expect(file?.name).toBe(`model-${id}.glb`)
  expect(await files()).toContain(file?.stored)
  app.time.passes(dayMs + 1_000)
  await deleteForgottenUploads(app.services)
  await deleteGoneFiles(app.services)
  expect(await files()).not.toContain(file?.stored)
  expect(
    (await app.database.db.selectFrom("upload").select("id").where("id", "=", id).execute()).length,
  ).toBe(0)
})

test("a file that never got a row is swept after a day; one of a model is not", async () => {
  await app.services.files.write(`models/${newId()}/source.glb`, tableGlb())
  const stray = (await files()).length
  const kept = await sendModelAndWait(app, await openMerchantAccount(app, "Bền Lâu"))
  expect(kept.state).toBe("ready")
  app.time.passes(2 * dayMs)
  await deleteGoneFiles(app.services)
  await deleteStrayFiles(app.services)
  expect((await files()).length).toBe(stray)
})

test("who has had many made waits behind who had none", async () => {
  const [many, one] = [await openMerchantAccount(app, "Kho Lớn"), await openMerchantAccount(app, "Xưởng Nhỏ")]
  const { id: had } = await sendModelAndWait(app, many)
  const { id: first } = await sendModelAndWait(app, many)
  const { id: last } = await sendModelAndWait(app, one)
  const { db } = app.database
  const modelOf = async (id: string) =>
    (await db.selectFrom("upload").select("model_file_id").where("id", "=", id).executeTakeFirstOrThrow())
      .model_file_id ?? ""
  const waiting = [await modelOf(first), await modelOf(last)]
  const before = new Date(app.services.clock.now().getTime() - 1_000)
  await db
    .updateTable("model_file")
    .set({ begun_at: before })
    .where("id", "=", await modelOf(had))
    .execute()
  // Both wait as if nobody had begun them; the one of who has had one came first.
  for (const id of waiting) await app.services.files.write(`models/${id}/source.glb`, tableGlb())
  await db
    .updateTable("model_file")
    .set({ state: "making", hash: null, bytes: null, tries: 0, begun_at: null })
    .where("id", "in", waiting)
    .execute()
  await sendModelAndWait(app, await openMerchantAccount(app, "Đồ Gỗ"))
  const made = async (id: string) => app.call(readOwnModel, { params: { id } }, as(many))
  await expect.poll(async () => (await made(first)).state, { timeout: 30_000 }).toBe("ready")
  const begun = await db
    .selectFrom("model_file")
    .select(["id", "begun_at"])
    .where("id", "in", waiting)
    .execute()
  const order = begun.toSorted((a, b) => Number(a.begun_at) - Number(b.begun_at)).map(({ id }) => id)
  expect(order).toEqual(waiting.toReversed())
})

test("one whose maker died is begun again, and given up after three times", async () => {
  const sender = await openMerchantAccount(app, "Gỗ Lim")
  const { id } = await sendModelAndWait(app, sender)
  const { db } = app.database
  const { model_file_id: modelId } = await db
    .selectFrom("upload")
    .select("model_file_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const long = new Date(app.services.clock.now().getTime() - dayMs)
  await db
    .updateTable("model_file")
    .set({ state: "making", hash: null, bytes: null, tries: 3, begun_at: long })
    .where("id", "=", modelId)
    .execute()
  // Any new one has them all looked through.
  await sendModelAndWait(app, sender)
  const model = await app.call(readOwnModel, { params: { id } }, as(sender))
  expect([model.state, model.fault]).toEqual(["failed", "failed"])
})
