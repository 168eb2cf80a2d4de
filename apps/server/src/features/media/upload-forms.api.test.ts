import { request } from "node:http"
import { uploadPicture } from "@roomwright/contract/media/uploads"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectDecentAnswer } from "../../testing/hostile-input.ts"
import { listFiles } from "../../testing/list-files.ts"
import { send, type Answer } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { blank } from "../../testing/test-pictures.ts"

let app: TestApp
let someone: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  someone = await signUp(app)
})

afterAll(() => app.close())

const address = () => `${app.url}/api/user/uploads`

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

describe("a form is refused", () => {
  const picture = async () => new Blob([new Uint8Array(await blank(64, 64).png().toBuffer())])

  test.each<[string, number, (form: FormData, file: Blob) => void]>([
    ["without a file", 400, (form) => form.append("purpose", "avatar")],
    ["without a purpose", 400, (form, file) => form.append("file", file)],
    [
      "with a purpose nobody knows",
      400,
      (form, file) => (form.append("purpose", "x"), form.append("file", file)),
    ],
    [
      "with its file in front",
      400,
      (form, file) => (form.append("file", file), form.append("purpose", "avatar")),
    ],
    [
      "with two files",
      400,
      (form, file) => (
        form.append("purpose", "avatar"),
        form.append("file", file),
        form.append("file", file)
      ),
    ],
    [
      "with a file of another name",
      400,
      (form, file) => (form.append("purpose", "avatar"), form.append("picture", file)),
    ],
    [
      "with two purposes",
      400,
      (form, file) => (
        form.append("purpose", "avatar"),
        form.append("purpose", "receipt"),
        form.append("file", file)
      ),
    ],
    [
      "with a field more",
      400,
      (form, file) => (
        form.append("purpose", "avatar"),
        form.append("accountId", "1"),
        form.append("file", file)
      ),
    ],
    [
      "with a name of the prototype",
      400,
      (form, file) => (
        form.append("purpose", "avatar"),
        form.append("__proto__", "1"),
        form.append("file", file)
      ),
    ],
    [
      "with very many fields",
      400,
      (form, file) => {
        for (let at = 0; at < 1_000; at += 1) form.append(`purpose${at}`, "avatar")
        form.append("file", file)
      },
    ],
    [
      "with a field of a megabyte",
      400,
      (form, file) => (form.append("purpose", "a".repeat(1_000_000)), form.append("file", file)),
    ],
  ])("%s", async (_how, status, fill) => {
    const form = new FormData()
    fill(form, await picture())
    expect((await sendForm(form)).status).toBe(status)
  })

  test.each([
    ["multipart/form-data", "x", 400],
    ["multipart/form-data; boundary=x", "", 400],
    ["multipart/form-data; boundary=x", "nothing of a form", 400],
    [
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nava',
      400,
    ],
    ["application/json", '{"purpose":"avatar"}', 415],
    ["application/x-www-form-urlencoded", "purpose=avatar", 415],
    ["image/png", "picture", 415],
  ])("that is %s with %j", async (type, body, status) => {
    const headers = { ...someone.headers, "content-type": type }
    const answer = await send(address(), { method: "POST", headers, body, language: "en" })
    expectDecentAnswer(answer, "en")
    expect(answer.status).toBe(status)
  })
})

describe("who is not signed in", () => {
  test.each([
    ["without a token", {}, 403, 40301],
    ["with a token that is none", { authorization: "Bearer x" }, 401, 40100],
  ])("%s is refused before the body is read", async (_how, headers, status, code) => {
    // The body never comes: an answer means that nobody waited for it.
    const answer = await new Promise<[number | undefined, string]>((resolve, reject) => {
      const call = request(
        address(),
        {
          method: "POST",
          headers: {
            ...headers,
            "content-type": "multipart/form-data; boundary=x",
            "content-length": "5000000",
          },
          agent: false,
        },
        (response) => {
          let text = ""
          response.on("data", (chunk: Buffer) => (text += chunk.toString()))
          response.on("end", () => {
            resolve([response.statusCode, text])
            call.destroy()
          })
        },
      )
      call.on("error", reject)
      call.flushHeaders()
    })
    expect([answer[0], JSON.parse(answer[1])]).toEqual([status, expect.objectContaining({ code })])
  })
})

test("an upload that breaks off leaves nothing, and the next goes well", async () => {
  const form =
    '--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\navatar\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
  for (let at = 0; at < 6; at += 1) {
    await new Promise<void>((resolve) => {
      const call = request(address(), {
        method: "POST",
        headers: {
          ...someone.headers,
          "content-type": "multipart/form-data; boundary=x",
          "content-length": "900000",
        },
        agent: false,
      })
      call.on("error", () => resolve())
      call.write(form + "a".repeat(100_000), () => call.destroy(new Error("gone")))
    })
  }
  // More than one account may have on their way at a time: their places are free again.
  const file = new Blob([new Uint8Array(await blank(64, 64).png().toBuffer())])
  const call = () =>
    app.call(uploadPicture, { body: { purpose: "avatar" }, file }, { headers: someone.headers }).then(
      () => "kept",
      () => "busy",
    )
  await expect.poll(call).toBe("kept")
  const rows = await app.database.db
    .selectFrom("upload")
    .select("id")
    .where("account_id", "=", someone.id)
    .execute()
  expect([rows.length, (await listFiles(app.services.files, "pictures")).length]).toEqual([1, 1])
})
