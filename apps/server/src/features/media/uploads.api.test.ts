import { uploadPicture, type UploadPurpose } from "@roomwright/contract/media/uploads"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectDecentAnswer } from "../../testing/hostile-input.ts"
import { listFiles } from "../../testing/list-files.ts"
import { send, toForm, type Answer } from "../../testing/send-request.ts"
import { newId } from "../../platform/ids.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import {
  animatedPng,
  animation,
  blank,
  bomb,
  brokenPng,
  jpegOf,
  noise,
  phonePicture,
} from "../../testing/test-pictures.ts"

let app: TestApp
let someone: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  someone = await signUp(app)
})

afterAll(() => app.close())

const address = () => `${app.url}/api/user/uploads`

const upload = (content: Uint8Array<ArrayBuffer>, purpose: UploadPurpose = "avatar", who = someone) =>
  app.call(uploadPicture, { body: { purpose }, file: new Blob([content]) }, { headers: who.headers })

/** Sends a picture that will be refused. */
async function refuse(content: Uint8Array<ArrayBuffer>, purpose = "avatar", name = "a.jpg"): Promise<Answer> {
  return sendForm(toForm({ purpose }, new Blob([content], { type: "image/jpeg" }), name))
}

async function sendForm(form: FormData): Promise<Answer> {
  const answer = await send(address(), {
    method: "POST",
    headers: someone.headers,
    body: form,
    language: "en",
  })
  expectDecentAnswer(answer, "en")
  return answer
}

/** Rows and files there are, to see that a refusal left nothing. */
async function countKept(): Promise<Record<string, number>> {
  const { db } = app.database
  const [uploads, pictures, privates] = await Promise.all([
    db.selectFrom("upload").select("id").execute(),
    db.selectFrom("picture").select("id").execute(),
    db.selectFrom("private_file").select("id").execute(),
  ])
  const files = [
    ...(await listFiles(app.services.files, "pictures")),
    ...(await listFiles(app.services.files, "private")),
  ]
  return {
    uploads: uploads.length,
    pictures: pictures.length,
    privates: privates.length,
    files: files.length,
  }
}

const webpSides = async (bytes: Uint8Array | null) => {
  const { format, width, height, exif, icc, xmp } = await sharp(bytes ?? Buffer.of()).metadata()
  return { format, width, height, hidden: [exif, icc, xmp].filter((held) => held !== undefined) }
}

test("a public picture is kept in its widths, upright, without what the phone wrote, and refused until it is used", async () => {
  const { id, picture, address, purpose, width, height } = await upload(new Uint8Array(await phonePicture()))
  expect({ purpose, address, width, height }).toEqual({
    purpose: "avatar",
    // Whoever sent it sees it.
    address: expect.stringMatching(/^\/files\/download\/pictures\//),
    width: 400,
    height: 300,
  })
  expect(picture).toMatchObject({ width: 400, height: 300, widths: [320, 400] })
  const [, name] = /^\/media\/(.+)$/.exec(picture?.path ?? "") ?? []
  for (const side of [320, 400]) {
    const file = await app.services.files.read(`pictures/${name}/${side}.webp`)
    expect(await webpSides(file)).toEqual({ format: "webp", width: side, height: side * 0.75, hidden: [] })
    expect(file?.includes("Phone 9")).toBe(false)
  }
  expect((await app.get(`${picture?.path}/320.webp`)).status).toBe(404)
  expect((await app.get(address ?? "")).status).toBe(200)
  const row = await app.database.db
    .selectFrom("upload")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ account_id: someone.id, purpose: "avatar", claimed_at: null })
})

test("a private picture is one file of at most 2000 px, at an address that opens for a minute", async () => {
  const source = await blank(3_000, 1_500).png().toBuffer()
  const { picture, address, width, height } = await upload(new Uint8Array(source), "receipt")
  expect({ picture, width, height }).toEqual({ picture: null, width: 2_000, height: 1_000 })
  const response = await fetch(`${app.url}${address}`)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "no-store",
    "content-disposition": expect.stringMatching(/^inline; filename="[\w-]+\.webp"$/),
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  })
  expect(await webpSides(new Uint8Array(await response.arrayBuffer()))).toMatchObject({
    format: "webp",
    width: 2_000,
  })
})

describe("the limit holds to the byte:", () => {
  test.each([
    ["avatar", 8_000_000, 8],
    ["receipt", 8_000_000, 8],
    ["identity", 3_000_000, 3],
  ] as const)("%s of %i bytes", async (purpose, bytes, megabytes) => {
    expect((await upload(new Uint8Array(await jpegOf(bytes)), purpose)).width).toBe(400)
    const { status, envelope } = await refuse(new Uint8Array(await jpegOf(bytes + 1)), purpose)
    expect([status, envelope?.code]).toEqual([413, 41301])
    expect(envelope?.message).toContain(`${megabytes} MB`)
  })

  test("a file far beyond it is refused while it comes, one beyond all limits at once", async () => {
    const { status, envelope } = await refuse(new Uint8Array(20_000_000))
    expect([status, envelope?.code]).toEqual([413, 41301])
    const atOnce = await send(address(), {
      method: "POST",
      headers: someone.headers,
      body: toForm({ purpose: "avatar" }, new Blob([new Uint8Array(65_000_000)])),
    }).catch(() => null)
    // The connection may break before the answer is read: so much is not listened to.
    if (atOnce) expect([atOnce.status, atOnce.envelope?.code]).toEqual([413, 41300])
    expect((await app.get("/api/health")).status).toBe(200)
  })
})

test("what is no still JPEG, PNG or WebP of at most 40 megapixels is refused, whatever it is called, and leaves nothing", async () => {
  const jpeg = await blank(200, 200).jpeg().toBuffer()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
  const before = await countKept()
  const refused: [string, Buffer][] = [
    ["SVG", Buffer.from(drawing)],
    ["HTML", Buffer.from("<!doctype html><script>1</script>")],
    ["GIF", await animation("gif")],
    ["animated WebP", await animation("webp")],
    ["animated PNG", await animatedPng()],
    ["AVIF", await blank(64, 64).avif().toBuffer()],
    ["TIFF", await blank(64, 64).tiff().toBuffer()],
    ["cut JPEG", jpeg.subarray(0, jpeg.length / 2)],
    [
      "SVG behind the first bytes of a JPEG",
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(drawing)]),
    ],
    ["broken PNG", brokenPng()],
    ["48 megapixels", await bomb()],
    ["17,000 px high", await blank(1, 17_000).png().toBuffer()],
    ["nothing", Buffer.of()],
  ]
  for (const [what, content] of refused) {
    const { status, envelope } = await refuse(new Uint8Array(content))
    expect([what, status, envelope?.code]).toEqual([what, 422, 42220])
  }
  expect(await countKept()).toEqual(before)
})

test("what hides behind a picture is not kept", async () => {
  const hidden = "<script>alert(document.domain)</script>"
  const source = Buffer.concat([await blank(64, 64).jpeg().toBuffer(), Buffer.from(hidden)])
  const { picture } = await upload(new Uint8Array(source))
  const name = picture?.path.slice("/media/".length)
  const file = await app.services.files.read(`pictures/${name}/64.webp`)
  expect([file?.length !== undefined, file?.includes("<script>")]).toEqual([true, false])
})

test("many at once are turned away with a time to come back, and what is taken is whole", async () => {
  const source = new Uint8Array(await blank(1_200, 900).jpeg().toBuffer())
  const people = await Promise.all(Array.from({ length: 12 }, () => signUp(app)))
  const answers = await Promise.all(
    people.flatMap((who) =>
      Array.from({ length: 4 }, () =>
        send(address(), {
          method: "POST",
          headers: who.headers,
          body: toForm({ purpose: "work" }, new Blob([source])),
        }),
      ),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  for (const { status, headers } of answers)
    if (status === 503) expect(headers.get("retry-after")).toMatch(/^[25]$/)
})

test("the storage of one account ends at 200 MB, used or not, however many come at once; others have their own", async () => {
  const who = await signUp(app)
  // Noise is kept larger than it was sent, so what was let in leaves no room for more.
  const source = new Uint8Array(await noise(320))
  const insert = (bytes: number, claimed: Date | null) =>
    app.database.db
      .insertInto("upload")
      .values({
        id: newId(),
        account_id: who.id,
        purpose: claimed ? "avatar" : "work",
        bytes,
        claimed_at: claimed,
      })
      .execute()
  await insert(100_000_000, new Date())
  await insert(Math.round(100_000_000 - source.length * 2.5), null)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      send(address(), {
        method: "POST",
        headers: who.headers,
        body: toForm({ purpose: "work" }, new Blob([source])),
      }),
    ),
  )
  const codes = answers.map(({ envelope }) => envelope?.code)
  expect(new Set(codes)).toEqual(new Set([200, 42222]))
  expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(2)
  expect((await upload(source, "work")).width).toBe(320)
})
