import { changeProfile, deleteMyAccount } from "@roomwright/contract/accounts/calls"
import { uploadPicture, type UploadPurpose } from "@roomwright/contract/media/uploads"
import { afterAll, beforeAll, expect, test } from "vitest"
import { listFiles } from "../../testing/list-files.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { blank } from "../../testing/test-pictures.ts"
import { deleteGoneFiles, deleteStrayFiles } from "./sweep-files.ts"
import { uploadData } from "./upload-data.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const waitMs = 14 * 86_400_000

const upload = async ({ headers }: TestPerson, purpose: UploadPurpose) =>
  app.call(
    uploadPicture,
    { body: { purpose }, file: new Blob([new Uint8Array(await blank(400, 300).png().toBuffer())]) },
    { headers },
  )

const keptFiles = async (): Promise<string[]> => [
  ...(await listFiles(app.services.files, "pictures")),
  ...(await listFiles(app.services.files, "private")),
]

test("an account that is erased leaves no picture that it sent, used or not; those of others stay", async () => {
  const [leaving, staying] = [await signUp(app), await signUp(app)]
  const kept = await upload(staying, "avatar")
  await app.call(changeProfile, { body: { avatar: kept.id } }, staying)
  const filesOfOthers = await keptFiles()

  const avatar = await upload(leaving, "avatar")
  await app.call(changeProfile, { body: { avatar: avatar.id } }, leaving)
  await app.call(deleteMyAccount, { body: { password: leaving.password } }, leaving)
  // Not used, and too young to be swept: they go because their sender does.
  await upload(leaving, "work")
  await upload(leaving, "identity")
  expect((await app.get(`${avatar.picture?.path}/320.webp`)).status).toBe(200)
  expect((await keptFiles()).length).toBeGreaterThan(filesOfOthers.length + 4)

  app.time.passes(waitMs + 1)
  expect(await app.eraseDueAccounts()).toBe(1)
  expect((await app.get(`${avatar.picture?.path}/320.webp`)).status).toBe(404)
  await deleteGoneFiles(app.services)
  expect(await keptFiles()).toEqual(filesOfOthers)
  const rows = await app.database.db.selectFrom("upload").select("account_id").execute()
  expect(rows).toEqual([{ account_id: staying.id }])
  // Nothing is left for the look through all files.
  app.time.passes(2 * 86_400_000)
  expect(await deleteStrayFiles(app.services)).toBe(0)
  expect((await app.get(`${kept.picture?.path}/320.webp`)).status).toBe(200)
})

test("an upload that is still on its way is told of in an export, without a file", async () => {
  const { id } = await signUp(app)
  const { db } = app.database
  await db
    .insertInto("upload")
    .values({ id: crypto.randomUUID(), account_id: id, purpose: "work", bytes: 5 })
    .execute()
  expect(await uploadData.export(db, id)).toMatchObject([{ purpose: "work", bytes: 5, file: null }])
  expect(await uploadData.exportFiles?.(db, id)).toEqual([])
})
