import fastify, { type FastifyInstance } from "fastify"
import { uploadPicture } from "@roomwright/contract/media/uploads"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp } from "../../testing/test-people.ts"
import { blank } from "../../testing/test-pictures.ts"
import { signDownload, signPrivateFile } from "./private-files.ts"
import { serveSignedFiles } from "./serve-signed-files.ts"

let app: TestApp
let fileId: string
/** The same files served at another time, with a kind of download. */
let server: FastifyInstance
let now: Date

beforeAll(async () => {
  app = await startTestApp()
  const someone = await signUp(app)
  await app.call(
    uploadPicture,
    { body: { purpose: "identity" }, file: new Blob([new Uint8Array(await blank(64, 64).png().toBuffer())]) },
    { headers: someone.headers },
  )
  const row = await app.database.db.selectFrom("private_file").select("id").executeTakeFirstOrThrow()
  fileId = row.id
  now = new Date()
  server = fastify()
  serveSignedFiles(
    server,
    { ...app.services, clock: { now: () => now } },
    {
      greeting: async (subject) =>
        subject === "nobody"
          ? null
          : { fileName: 'a"b\r\nc.txt', type: "text/plain", content: Buffer.from(`Hello ${subject}`) },
    },
  )
})

afterAll(async () => {
  await server.close()
  await app.close()
})

const statusOf = async (address: string): Promise<number> =>
  (await server.inject({ method: "GET", url: address })).statusCode

describe("the address of a private file", () => {
  test("opens until its minute is over", async () => {
    const { address, expiresAt } = signPrivateFile(app.services, fileId)
    now = new Date(expiresAt)
    expect(await statusOf(address)).toBe(200)
    now = new Date(Date.parse(expiresAt) + 1)
    expect(await statusOf(address)).toBe(404)
  })

  test("cannot be prolonged, turned to another file, or made without the secret", async () => {
    const { address } = signPrivateFile(app.services, fileId)
    const [path = "", until = "", mac = ""] = address.split(".")
    const others = [
      `${path}.${Number(until) + 60_000}.${mac}`,
      `${path.replace(fileId, newId())}.${until}.${mac}`,
      `${path}.${until}.${"A".repeat(43)}`,
      path,
      `/files/private/${fileId}.webp`,
      "/files/private/..%2f..%2fapp-secret",
      "/files/private/%00",
      "/files/private/",
      signPrivateFile(
        { ...app.services, config: { ...app.services.config, appSecret: "x".repeat(40) } },
        fileId,
      ).address,
    ]
    for (const other of others) expect([other, (await app.get(other)).status]).toEqual([other, 404])
    expect((await app.get(address)).status).toBe(200)
    expect((await app.get(signPrivateFile(app.services, newId()).address)).status).toBe(404)
  })

  test("is not in the log", async () => {
    const { address } = signPrivateFile(app.services, fileId)
    await app.get(address)
    expect(app.readLog()).toContain("/files/private/:signed")
    expect(app.readLog()).not.toContain(fileId)
  })
})

describe("a download that a feature makes", () => {
  test("is made for the subject that was signed, and saved under a safe name", async () => {
    now = new Date()
    const { address } = signDownload(app.services, "greeting", "someone")
    const { statusCode, body, headers } = await server.inject({ method: "GET", url: address })
    expect([statusCode, body]).toEqual([200, "Hello someone"])
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="a-b--c.txt"',
    })
  })

  test("is not found for another kind, an unknown one, or when there is nothing to make", async () => {
    now = new Date()
    const { address } = signDownload(app.services, "greeting", "someone")
    const others = [
      address.replace("greeting", "farewell"),
      signDownload(app.services, "farewell", "someone").address,
      signDownload(app.services, "constructor", "someone").address,
      signDownload(app.services, "greeting", "nobody").address,
      signPrivateFile(app.services, fileId).address.replace("/private/", "/download/greeting/"),
    ]
    for (const other of others) expect([other, await statusOf(other)]).toEqual([other, 404])
  })
})
