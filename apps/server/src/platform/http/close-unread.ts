import type { IncomingMessage } from "node:http"
import { Readable } from "node:stream"
import { setTimeout as wait } from "node:timers/promises"
import type { FastifyInstance } from "fastify"

/** Enough for what is on its way already to arrive, and for the answer to be read. */
const lingerMs = 3_000

/**
 * Closes connections whose request was answered before all of it came: who is refused may not go on to send, and need not
 * be listened to. What still comes is thrown away for a moment, for a connection that is closed with something unread is
 * reset, and a client would never see why. To be called after what compresses answers.
 */
export function closeUnread(app: FastifyInstance, lingersMs: number = lingerMs): void {
  app.addHook("onSend", async (request, reply, payload: unknown) => {
    if (isReadWhole(request.raw)) return payload
    reply.header("connection", "close")
    request.raw.resume()
    // Node closes the connection when an answer ends. Its length is told, so nobody waits for that.
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
  // Somebody who stops earlier ends the wait.
  await wait(lingersMs, undefined, { signal: left.signal }).catch(() => {})
}
