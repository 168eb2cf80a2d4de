import { uploadPicture, type UploadPurpose } from "@roomwright/contract/media/uploads"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { listFiles } from "../../testing/list-files.ts"
import { startBucket, type TestBucket } from "../../testing/start-bucket.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { blank } from "../../testing/test-pictures.ts"
import { deleteForgottenUploads, deleteGoneFiles, deleteStrayFiles } from "./sweep-files.ts"
import { claimUpload, deletePicture, deletePrivateFile, deleteUnclaimedUploads } from "./use-uploads.ts"

const hourMs = 3_600_000

describe.each([
  ["on a local disk", false],
  ["in a bucket", true],
])("uploads kept %s", (_where, inBucket) => {
  let app: TestApp
  let bucket: TestBucket | undefined
  let someone: TestPerson
  /** The same services some hours later. */
  let later: (hours: number) => Services

  beforeAll(async () => {
    bucket = inBucket ? await startBucket() : undefined
    const store = bucket?.config
    app = await startTestApp({
      env: store
        ? {
            S3_ENDPOINT: store.endpoint,
            S3_REGION: store.region,
            S3_BUCKET: store.bucket,
            S3_ACCESS_KEY: store.accessKey,
            S3_SECRET_KEY: store.secretKey,
          }
        : {},
    })
    later = (hours) => ({
      ...app.services,
      clock: { now: () => new Date(Date.now() + hours * hourMs) },
    })
  })

  beforeEach(async () => {
    someone = await signUp(app)
  })

  afterAll(async () => {
    await app.close()
    await bucket?.close()
  })

  const upload = async (purpose: UploadPurpose = "avatar") =>
    app.call(
      uploadPicture,
      {
        body: { purpose },
        file: new Blob([new Uint8Array(await blank(400, 300).png().toBuffer())]),
      },
      { headers: someone.headers },
    )
  const claim = (
    uploadId: string,
    { purpose = "avatar", accountId = someone.id }: { purpose?: UploadPurpose; accountId?: string } = {},
  ) => app.database.db.transaction().execute((tx) => claimUpload(tx, { uploadId, accountId, purpose }))
  const uploadsLeft = async (): Promise<number> => {
    const rows = await app.database.db
      .selectFrom("upload")
      .select("id")
      .where("account_id", "=", someone.id)
      .execute()
    return rows.length
  }

  test("an avatar is seen from when it is used, a work's picture when its work is", async () => {
    const avatar = await upload()
    const work = await upload("work")
    expect(await claim(avatar.id)).toBe(avatar.picture?.id)
    expect(await claim(work.id, { purpose: "work" })).toBe(work.picture?.id)
    expect((await app.get(`${avatar.picture?.path}/320.webp`)).status).toBe(200)
    expect((await app.get(`${work.picture?.path}/320.webp`)).status).toBe(404)
  })

  test("one is used by its account, for its purpose, and once", async () => {
    const { id } = await upload()
    const other = await signUp(app)
    for (const wrong of [{ accountId: other.id }, { purpose: "work" as const }])
      await expect(claim(id, wrong)).rejects.toMatchObject({ appErrorName: "uploadGone" })
    await expect(claim(newId())).rejects.toMatchObject({ appErrorName: "uploadGone" })
    const outcomes = await Promise.allSettled([claim(id), claim(id), claim(id)])
    expect(outcomes.filter(({ status }) => status === "fulfilled").length).toBe(1)
  })

  test("what nothing uses is gone after a day with its files, what is used stays", async () => {
    const [used, left, secret] = [await upload(), await upload(), await upload("identity")]
    await claim(used.id)
    await deleteForgottenUploads(later(23))
    expect(await uploadsLeft()).toBe(3)
    // Two processes at once.
    await Promise.all([deleteForgottenUploads(later(25)), deleteForgottenUploads(later(25))])
    await Promise.all([deleteGoneFiles(app.services), deleteGoneFiles(app.services)])
    expect(await uploadsLeft()).toBe(1)
    await expect(claim(left.id)).rejects.toMatchObject({ appErrorName: "uploadGone" })
    expect((await app.get(`${used.picture?.path}/320.webp`)).status).toBe(200)
    expect((await app.get(secret.address ?? "")).status).toBe(404)
    const names = await listFiles(app.services.files, "pictures")
    expect(names.filter((name) => name.includes(used.picture?.id ?? "-")).length).toBe(2)
    expect(names.filter((name) => name.includes(left.picture?.id ?? "-"))).toEqual([])
    expect(await listFiles(app.services.files, "private")).toEqual([])
  })

  test("a file whose row never came is gone after a day, younger ones and those with a row stay", async () => {
    const kept = await upload()
    await claim(kept.id)
    const [old, young] = [newId(Date.now() - 25 * hourMs), newId()]
    const names = [old, young].flatMap((id) => [
      `pictures/${id}-0123456789abcdef/320.webp`,
      `private/${id}.webp`,
    ])
    for (const name of [...names, "pictures/notes.txt"])
      await app.services.files.write(name, Buffer.from("x"))
    expect(await deleteStrayFiles(app.services)).toBe(2)
    const after = [
      ...(await listFiles(app.services.files, "pictures")),
      ...(await listFiles(app.services.files, "private")),
    ]
    expect(names.map((name) => after.includes(name))).toEqual([false, false, true, true])
    expect(after).toContain("pictures/notes.txt")
    await deleteStrayFiles(later(48))
    expect((await app.get(`${kept.picture?.path}/320.webp`)).status).toBe(200)
  })

  test("a deleted picture or private file is gone at once, its files with the next sweep, its storage is free", async () => {
    const avatar = await upload()
    const receipt = await upload("receipt")
    await claim(avatar.id)
    const fileId = await claim(receipt.id, { purpose: "receipt" })
    await app.database.db.transaction().execute(async (tx) => {
      await deletePicture(tx, avatar.picture?.id ?? "")
      await deletePrivateFile(tx, fileId)
    })
    expect((await app.get(`${avatar.picture?.path}/320.webp`)).status).toBe(404)
    expect((await app.get(receipt.address ?? "")).status).toBe(404)
    expect(await uploadsLeft()).toBe(0)
    expect(await deleteGoneFiles(app.services)).toBe(3)
    expect(await app.services.files.read(`private/${fileId}.webp`)).toBeNull()
  })

  test("an erased account leaves nothing that it had not used", async () => {
    const [used] = [await upload(), await upload(), await upload("identity")]
    await claim(used.id)
    await app.database.db.transaction().execute((tx) => deleteUnclaimedUploads(tx, someone.id))
    expect(await uploadsLeft()).toBe(1)
    expect((await app.get(`${used.picture?.path}/320.webp`)).status).toBe(200)
  })
})
