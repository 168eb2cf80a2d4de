import { connect } from "node:net"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

/** Sends bytes as they stand and reads until the server hangs up. */
async function talk(bytes: string): Promise<string> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  const chunks: Buffer[] = []
  return new Promise((resolve) => {
    socket.on("data", (chunk) => chunks.push(chunk))
    // It may hang up before it has read everything.
    socket.on("error", () => {})
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("utf8")))
    socket.write(bytes, "latin1")
  })
}

const close = "Host: site.example\r\nConnection: close\r\n"

describe("what is no proper request is answered with an envelope and hung up:", () => {
  test.each([
    ["no HTTP at all", "hello\r\n\r\n", 400, 40001],
    ["a control character in the address", `GET /api/products?w=\x01 HTTP/1.1\r\n${close}\r\n`, 400, 40001],
    [
      "two lengths",
      `POST /api/works/1/views HTTP/1.1\r\n${close}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
      400,
      40001,
    ],
    [
      "a length and pieces",
      `POST /api/x HTTP/1.1\r\n${close}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      40001,
    ],
    [
      "an address longer than we read",
      `GET /api/products?w=${"a".repeat(100_000)} HTTP/1.1\r\n${close}\r\n`,
      414,
      41400,
    ],
    [
      "a cookie longer than we read",
      `GET /api/products HTTP/1.1\r\n${close}Cookie: ${"a".repeat(100_000)}\r\n\r\n`,
      414,
      41400,
    ],
  ])("%s", async (_what, bytes, status, code) => {
    const answer = await talk(bytes)
    const [head = "", body = ""] = answer.split("\r\n\r\n")
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toMatch(/x-content-type-options: nosniff/i)
    expect(head).toMatch(/cache-control: no-store/i)
    expect(JSON.parse(body)).toMatchObject({
      code,
      message: expect.stringMatching(/\p{Script=Han}/u),
      data: { requestId: expect.any(String) },
    })
    expect(answer).not.toMatch(/HPE_|Error/)
  })
})

test("after all that it still serves", async () => {
  expect((await app.get("/api/products")).status).toBe(200)
})
