import { request } from "node:http"
import { uploadPicture, type UploadPurpose } from "@roomwright/contract/media/uploads"
import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { expectRefusal } from "../../testing/expect-refusal.ts"
import { listFiles } from "../../testing/list-files.ts"
import { send, toForm, type Answer } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { blank, boastfulPng, phonePicture } from "../../testing/test-pictures.ts"

let app: TestApp
let someone: TestPerson

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: "on" } })
})

beforeEach(async () => {
  someone = await signUp(app)
})

afterAll(() => app.close())

const address = () => `${app.url}/api/user/uploads`

const sendPicture = (content: Buffer, name = "a.jpg"): Promise<Answer> =>
  send(address(), {
    method: "POST",
    headers: someone.headers,
    body: toForm({ purpose: "work" }, new Blob([new Uint8Array(content)]), name),
  })

const upload = async (content: Buffer, purpose: UploadPurpose) =>
  app.call(
    uploadPicture,
    { body: { purpose }, file: new Blob([new Uint8Array(content)]) },
    { headers: someone.headers },
  )

test("a file that is too large is refused while it comes: the rest is not waited for", async () => {
  const before =
    '--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nidentity\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
  const answer = await new Promise<[number | undefined, string]>((resolve, reject) => {
    const headers = {
      ...someone.headers,
      "content-type": "multipart/form-data; boundary=x",
      "content-length": "50000000",
    }
    const call = request(address(), { method: "POST", headers, agent: false }, (response) => {
      let text = ""
      response.on("data", (chunk: Buffer) => (text += chunk.toString()))
      response.on("end", () => {
        resolve([response.statusCode, text])
        call.destroy()
      })
    })
    call.on("error", reject)
    call.write(before)
    // A little more than identity documents may have, and never the end.
    call.write(Buffer.alloc(3_100_000))
  })
  expect([answer[0], JSON.parse(answer[1])]).toEqual([413, expect.objectContaining({ code: 41301 })])
})

describe("the guard against bombs", () => {
  test("takes a picture of exactly 40 megapixels, and none with a row more", async () => {
    const picture = (height: number) => blank(8_000, height).png({ compressionLevel: 1 }).toBuffer()
    expect((await sendPicture(await picture(5_000))).status).toBe(200)
    expectRefusal(await sendPicture(await picture(5_001)), "pictureUnreadable")
  })

  test.each([
    [60_000, 60_000],
    [2_147_483_647, 1],
    [4_294_967_295, 4_294_967_295],
    [0, 0],
  ])("refuses a few bytes that say they are %i x %i", async (width, height) => {
    expectRefusal(await sendPicture(boastfulPng(width, height)), "pictureUnreadable")
  })

  test("takes what is as large as it says, so that the refusals above are for their size", async () => {
    // 64 bytes unpacked are 8 rows of 7 and what tells their filter.
    expect((await sendPicture(boastfulPng(7, 8))).status).toBe(200)
  })
})

test("files have names of our own, new each time, and nothing of the name they came with", async () => {
  const content = await blank(64, 64).png().toBuffer()
  const before = new Set(await listFiles(app.services.files, "pictures"))
  for (const name of ["../../evil.svg", "evil.php", "evil\u0000.html", "evil".repeat(60)])
    expect((await sendPicture(content, name)).status).toBe(200)
  const made = (await listFiles(app.services.files, "pictures")).filter((name) => !before.has(name))
  expect(made).toHaveLength(8)
  for (const name of made)
    expect(name).toMatch(/^pictures\/[\da-f-]{36}-[\da-f]{16}\/(?:64\.webp|original\.png)$/)
  expect(new Set(made.map((name) => name.split("-").slice(0, 5).join("-"))).size).toBe(4)
})

test.each(["identity", "receipt"] as const)(
  "a private picture (%s) keeps nothing that the phone wrote",
  async (purpose) => {
    const { address: signed } = await upload(await phonePicture(), purpose)
    const kept = Buffer.from(await (await fetch(app.url + signed)).arrayBuffer())
    const { width, height, exif, icc, xmp, iptc } = await sharp(kept).metadata()
    // Upright, as the note said that is gone now.
    expect({ width, height, exif, icc, xmp, iptc }).toEqual({ width: 400, height: 300 })
    expect(kept.includes("Phone 9")).toBe(false)
  },
)

test("one account sends 300 pictures an hour and no more, however small; others have their own", async () => {
  const content = await blank(8, 8).png().toBuffer()
  await app.database.db.deleteFrom("limit_count").where("name", "=", "upload").execute()
  expect((await sendPicture(content)).status).toBe(200)
  await app.database.db.updateTable("limit_count").set({ used: 299 }).where("name", "=", "upload").execute()
  expect((await sendPicture(content)).status).toBe(200)
  const refused = await sendPicture(content)
  expectRefusal(refused, "tooManyRequests")
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000)
  someone = await signUp(app)
  expect((await sendPicture(content)).status).toBe(200)
})
