import { connect } from "node:net"
import fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"
import { closeUnread } from "./close-unread.ts"

let app: FastifyInstance
let port: number
const lingersMs = 200

beforeAll(async () => {
  app = fastify({ bodyLimit: 10_000_000 })
  closeUnread(app, lingersMs)
  app.post(
    "/refused",
    { preParsing: async (_request, reply) => void reply.code(401).send("no") },
    () => "never",
  )
  app.post("/taken", async () => "taken")
  const address = await app.listen({ port: 0, host: "127.0.0.1" })
  port = Number(new URL(address).port)
})

afterAll(() => app.close())

/** Sends bytes and gives what was answered until the server hung up, and whether it was hung up on in order. */
async function talk(...parts: readonly (string | Buffer)[]): Promise<{ text: string; isReset: boolean }> {
  const socket = connect(port, "127.0.0.1")
  let text = ""
  let isReset = false
  socket.on("data", (chunk) => (text += chunk.toString()))
  socket.on("error", () => (isReset = true))
  for (const part of parts) socket.write(part)
  await new Promise<void>((resolve) => socket.on("close", () => resolve()))
  return { text, isReset }
}

const head = (path: string, length: number, more = ""): string =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n${more}\r\n`

test("who is refused and never sends the rest is answered and hung up on", async () => {
  const { text } = await talk(head("/refused", 1_000_000), "a")
  expect(text).toMatch(/^HTTP\/1\.1 401 [^]*\r\nconnection: close\r\n[^]*\r\n\r\nno$/i)
})

test("who is refused and has sent all of it reads the answer: the connection is not reset", async () => {
  const { text, isReset } = await talk(head("/refused", 5_000_000), Buffer.alloc(5_000_000))
  expect(text).toMatch(/^HTTP\/1\.1 401 [^]*\r\n\r\nno$/)
  expect(isReset).toBe(false)
})

test("pieces without a length are no way round", async () => {
  const { text } = await talk(
    "POST /refused HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n",
  )
  expect(text).toMatch(/^HTTP\/1\.1 401 /)
})

test("who sent everything keeps the connection", async () => {
  const { text } = await talk(head("/taken", 1), "a", head("/taken", 1, "Connection: close\r\n"), "b")
  expect(text.match(/HTTP\/1\.1 200 /g)).toHaveLength(2)
})
