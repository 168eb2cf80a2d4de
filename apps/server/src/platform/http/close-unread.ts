import type { IncomingMessage } from "node:http"
import { Readable } from "node:stream"
import { setTimeout as wait } from "node:timers/promises"
import type { FastifyInstance } from "fastify"

/** Enough time for data in transit to arrive, and for the client to read the answer. */
const lingerMs = 3_000

/**
 * Closes connections whose request was answered before all of it arrived, so a refused client cannot go on
 * sending. It discards further data for a moment first: closing a connection with unread data resets it, and
 * the client would never see the reason. Register it after compression.
 */
export function closeUnread(app: FastifyInstance, lingersMs: number = lingerMs): void {
  app.addHook("onSend", async (request, reply, payload: unknown) => {
    if (isReadWhole(request.raw)) return payload
    reply.header("connection", "close")
    request.raw.resume()
    // Node closes the connection when an answer ends. The answer has a length, so no client waits for that.
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload
    const content = Buffer.from(payload)
    reply.header("content-length", content.length)
    return Readable.from(holdOpen(content, request.raw, lingersMs))
  })
}

const isReadWhole = ({ complete, headers }: IncomingMessage): boolean =>
  complete || (headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0)

async function* holdOpen(
  content: Buffer,
  request: IncomingMessage,
  lingersMs: number,
): AsyncGenerator<Buffer> {
  yield content
  const left = new AbortController()
  const end = (): void => left.abort()
  request.once("end", end).once("close", end)
  if (request.complete || request.destroyed) end()
  // If the client stops earlier, so does the wait.
  await wait(lingersMs, undefined, { signal: left.signal }).catch(() => {})
}
