import { uploadPicture, type UploadPurpose } from "@roomwright/contract/media/uploads"
import { afterAll, beforeAll, expect, test } from "vitest"
import { listFiles } from "../../testing/list-files.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { blank } from "../../testing/test-pictures.ts"
import { savePictures, readFullSizes, readPictureFile } from "./save-pictures.ts"
import { deleteGoneFiles, deleteStrayFiles } from "./sweep-files.ts"
import { claimUpload, deletePicture } from "./use-uploads.ts"

let app: TestApp
let someone: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  someone = await signUp(app)
})
afterAll(() => app.close())

/** A picture that was sent for this purpose and is used. */
async function take(purpose: UploadPurpose, width: number): Promise<string> {
  const sent = await blank(width, 900).jpeg().toBuffer()
  const input = { body: { purpose }, file: new Blob([new Uint8Array(sent)]) }
  const { id: uploadId } = await app.call(uploadPicture, input, { headers: someone.headers })
  const claim = { uploadId, accountId: someone.id, purpose }
  return app.database.db.transaction().execute((tx) => claimUpload(tx, claim))
}
const drop = (id: string) => app.database.db.transaction().execute((tx) => deletePicture(tx, id))
const filesOf = async (id: string): Promise<string[]> =>
  (await listFiles(app.services.files, "pictures"))
    .filter((name) => name.includes(id))
    .map((name) => name.replace(/^.*\//, ""))
    .toSorted()

test("only pictures of works are kept as they came, however large", async () => {
  const [large, small, product] = [
    await take("work", 1800),
    await take("work", 1600),
    await take("product", 1800),
  ]
  for (const id of [large, small]) expect(await filesOf(id)).toContain("original.jpg")
  expect((await filesOf(product)).filter((name) => !/^\d+\.webp$/.test(name))).toEqual([])
  const sizes = await readFullSizes(app.database.db, [large, small, product])
  expect([large, small, product].map((id) => sizes.get(id)?.width)).toEqual([1800, 1600, 1600])
})

test("no public address leads to a picture in full size", async () => {
  const id = await take("work", 1800)
  const { db } = app.database
  await db.updateTable("picture").set({ hidden: false }).where("id", "=", id).execute()
  const { hash } = await db
    .selectFrom("picture")
    .select("hash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const statusOf = async (file: string) => (await fetch(`${app.url}/media/${id}-${hash}/${file}`)).status
  expect(await statusOf("1600.webp")).toBe(200)
  for (const file of ["full.webp", "original.jpg", "original.webp", "1800.webp", "0.webp"])
    expect(await statusOf(file)).toBe(404)
})

test("a deleted picture leaves no file; one that is kept is hidden and stays whole, the sweep included", async () => {
  const [gone, kept] = [await take("work", 1800), await take("work", 1800)]
  await app.database.db.transaction().execute((tx) => savePictures(tx, [kept]))
  const files = await filesOf(kept)
  for (const id of [gone, kept]) await drop(id)
  await deleteGoneFiles(app.services)
  app.time.passes(48 * 3_600_000)
  await deleteStrayFiles(app.services)
  expect(await filesOf(gone)).toEqual([])
  expect(await filesOf(kept)).toEqual(files)
  expect(await readPictureFile(app.services, kept, "full")).not.toBeNull()
  const row = app.database.db.selectFrom("picture").select("hidden").where("id", "=", kept)
  expect(await row.executeTakeFirst()).toEqual({ hidden: true })
})
