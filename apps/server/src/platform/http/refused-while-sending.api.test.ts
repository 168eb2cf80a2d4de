import { connect } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp } from "../../testing/test-people.ts"

let app: TestApp
let token = ""

beforeAll(async () => {
  app = await startTestApp()
  token = (await signUp(app)).headers["authorization"] ?? ""
})
afterAll(() => app.close())

interface Sent {
  readonly type: string
  readonly length: number
  readonly body: string
  readonly signedIn?: boolean
}

/** Sends the beginning of a large request and never its end; gives what was answered until the server hung up. */
async function beginToSend(line: string, { type, length, body, signedIn = false }: Sent): Promise<string> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  let text = ""
  socket.on("data", (chunk) => (text += chunk.toString()))
  socket.on("error", () => {})
  socket.write(
    `${line} HTTP/1.1\r\nHost: a\r\n${signedIn ? `Authorization: ${token}\r\n` : ""}Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`,
  )
  await new Promise<void>((resolve) => socket.on("close", () => resolve()))
  return text
}

const form = "multipart/form-data; boundary=x"
const opening = (purpose: string): string =>
  `--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\n${purpose}\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`

// A file has two minutes to come, a model ten: who is refused has none of it.
test.concurrent.each<readonly [string, string, Sent, number]>([
  [
    "an upload of nobody",
    "POST /api/user/uploads",
    { type: form, length: 5_000_000, body: opening("work") },
    403,
  ],
  [
    "an upload for nothing that there is",
    "POST /api/user/uploads",
    { type: form, length: 5_000_000, body: `${opening("nothing")}abc`, signedIn: true },
    400,
  ],
  [
    "an upload that grows too large",
    "POST /api/user/uploads",
    { type: form, length: 50_000_000, body: opening("identity") + "a".repeat(3_200_000), signedIn: true },
    413,
  ],
  ["a model of nobody", "POST /api/merchant/models", { type: form, length: 5_000_000, body: "--x" }, 403],
  [
    "a call that is not there",
    "POST /api/nothing",
    { type: "application/json", length: 900_000, body: "{" },
    404,
  ],
  ["a call of nobody", "PUT /api/user/email", { type: "application/json", length: 900_000, body: "{" }, 403],
])("%s is answered and hung up on", async (_what, line, sent, status) => {
  const text = await beginToSend(line, sent)
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(text).toMatch(/\r\nconnection: close\r\n/i)
  expect(JSON.parse(text.split("\r\n\r\n")[1] ?? "")).toMatchObject({
    data: { requestId: expect.any(String) },
  })
})
