import { connect } from "node:net"
import fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"
import { cutSlowBodies } from "./cut-slow-bodies.ts"

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = fastify()
  cutSlowBodies(app, 100)
  app.post("/quick", async () => "taken")
  app.post("/large", { config: { bodyMs: 60_000 } }, async () => "taken")
  const address = await app.listen({ port: 0, host: "127.0.0.1" })
  port = Number(new URL(address).port)
})

afterAll(() => app.close())

/** Sends the head, and the body when the server has waited for long enough. Reads until it hangs up. */
async function sendSlowly(path: string, pauseMs: number): Promise<string> {
  const socket = connect(port, "127.0.0.1")
  let text = ""
  socket.on("data", (chunk) => {
    text += chunk.toString()
  })
  socket.on("error", () => {})
  const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()))
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\na`,
  )
  const timer = setTimeout(() => socket.write("b"), pauseMs)
  await closed
  clearTimeout(timer)
  return text
}

test("a body that never comes is cut with 408", async () => {
  expect(await sendSlowly("/quick", 60_000)).toMatch(/^HTTP\/1\.1 408 /)
})

test("where a route says so it may take longer", async () => {
  expect(await sendSlowly("/large", 400)).toMatch(/^HTTP\/1\.1 200 [^]*taken$/)
})
