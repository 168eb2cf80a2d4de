import { connect } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readConfig } from "../../config.ts"
import { createLog } from "../log.ts"
import { createServer } from "./create-server.ts"

const config = readConfig({})
const app = createServer(config, createLog("silent"), { headMs: 200, lookEveryMs: 50 })
let port: number

beforeAll(async () => {
  const address = await app.listen({ port: 0, host: "127.0.0.1" })
  port = Number(new URL(address).port)
})
afterAll(() => app.close())

/** Says the beginning of a request, or nothing at all, and waits until the server hangs up. */
async function begin(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1")
  let text = ""
  socket.on("data", (chunk) => (text += chunk.toString()))
  socket.on("error", () => {})
  if (bytes) socket.write(bytes)
  await new Promise<void>((resolve) => socket.on("close", () => resolve()))
  return text
}

// With Node's own interval this takes longer than a test may.
test.each(["", "GET / HT", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "])(
  "a head that goes no further than %j is cut with 408",
  async (bytes) => {
    expect(await begin(bytes)).toMatch(/^HTTP\/1\.1 408 /)
  },
)

test("heads have 15 seconds, and it is looked every second", () => {
  const { server } = createServer(config, createLog("silent"))
  expect(server).toMatchObject({ headersTimeout: 15_000, connectionsCheckingInterval: 1_000 })
})
