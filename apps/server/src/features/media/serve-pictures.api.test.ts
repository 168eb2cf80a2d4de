import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { sendRaw } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { showPictures } from "./show-pictures.ts"

let app: TestApp
let id: string
let hash: string

beforeAll(async () => {
  app = await startTestApp()
  id = await app.makePicture()
  const row = await app.database.db
    .selectFrom("picture")
    .select("hash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  hash = row.hash
})

afterAll(() => app.close())

const statusOf = async (path: string): Promise<number> => (await sendRaw(app.url, path)).status

test("a picture comes as WebP that may be kept for a year", async () => {
  const response = await fetch(`${app.url}/media/${id}-${hash}/64.webp`)
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toBe("image/webp")
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  const { format, width, height, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect({ format, width, height, exif }).toEqual({ format: "webp", width: 64, height: 48, exif: undefined })
})

describe("is not found", () => {
  test("under another hash, width or id", async () => {
    const other = await app.makePicture()
    const names = [
      `${id}-${"f".repeat(16)}/64.webp`,
      `${id}-${hash}/320.webp`,
      `${id}-${hash}/0.webp`,
      `${id}-${hash}/99999.webp`,
      `${id}-${hash}/64.png`,
      `${id}-${hash}/64`,
      `${id}/64.webp`,
      `${other.slice(0, -1)}${other.endsWith("f") ? "e" : "f"}-${hash}/64.webp`,
      `${id.toUpperCase()}-${hash}/64.webp`,
    ]
    for (const name of names) {
      const { status, headers } = await sendRaw(app.url, `/media/${name}`)
      expect([name, status, headers.get("cache-control")]).toEqual([name, 404, "no-store"])
    }
  })

  test.each([
    "/media/../app-secret",
    "/media/%2e%2e/app-secret",
    "/media/..%2f..%2fapp-secret/64.webp",
    "/media/x/..%2f..%2f..%2fapp-secret",
    "/media/x/%2e%2e%5c%2e%2e%5capp-secret",
    "/media/%00/64.webp",
    "/media/%E0%A4%A/64.webp",
    "/media/%ED%A0%80/64.webp",
    "/media/'%20or%201=1/64.webp",
    "/media/",
    "/media",
    "/media/a/b/c",
  ])("outside its folder, or under no name at all: %s", async (path) =>
    expect(await statusOf(path)).toBe(404),
  )

  test("while it is hidden, though its address was known", async () => {
    const path = `/media/${id}-${hash}/64.webp`
    await showPictures(app.database.db, [id], false)
    expect(await statusOf(path)).toBe(404)
    await showPictures(app.database.db, [id], true)
    expect(await statusOf(path)).toBe(200)
  })

  test("when its file is gone", async () => {
    const lost = await app.makePicture()
    await app.database.db
      .updateTable("picture")
      .set({ widths: [64, 320] })
      .where("id", "=", lost)
      .execute()
    expect(await statusOf(`/media/${lost}-${hash}/64.webp`)).toBe(200)
    expect(await statusOf(`/media/${lost}-${hash}/320.webp`)).toBe(404)
  })
})
