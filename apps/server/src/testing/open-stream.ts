import { request, type IncomingMessage } from "node:http"
import { StreamMessage } from "@roomwright/contract/notifications/calls"
import { expect } from "vitest"
import * as z from "zod/mini"

export interface HeardMessage extends StreamMessage {
  readonly number: string | null
}

export interface TestStream {
  readonly status: number
  readonly headers: IncomingMessage["headers"]
  /** The answer as it came so far. */
  readonly text: () => string
  readonly heard: () => readonly HeardMessage[]
  /** The numbers of the notifications that it heard of, in order. */
  readonly numbers: () => readonly number[]
  readonly isOver: () => boolean
  /** Takes nothing any more, as a browser that hangs. */
  pause(): void
  resume(): void
  close(): void
}

interface Asking {
  readonly headers?: Readonly<Record<string, string>>
  readonly path?: string
}

/** Opens the live stream and listens until it is closed. */
export async function openStream(
  url: string,
  { headers = {}, path = "/api/sse" }: Asking = {},
): Promise<TestStream> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(url + path, { headers, agent: false }, resolve)
    call.on("error", reject)
    call.end()
  })
  let text = ""
  let isOver = false
  answer.setEncoding("utf8")
  answer.on("data", (part: string) => (text += part))
  answer.on("close", () => (isOver = true))
  answer.on("error", () => {})
  const heard = (): HeardMessage[] =>
    text
      .split("\n\n")
      .slice(0, -1)
      .flatMap((block) => {
        const [, data] = /^data: (.*)$/m.exec(block) ?? []
        if (data === undefined) return []
        const message = z.parse(StreamMessage, JSON.parse(data))
        return [{ ...message, number: /^id: (.*)$/m.exec(block)?.[1] ?? null }]
      })
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: () => text,
    heard,
    numbers: () =>
      heard()
        .filter(({ type }) => type !== "CONNECTED" && type !== "DISCONNECTED")
        .map(({ number }) => Number(number)),
    isOver: () => isOver,
    pause: () => void answer.pause(),
    resume: () => void answer.resume(),
    close: () => void answer.destroy(),
  }
}

/** The same, and waits until it is taken in. */
export async function joinStream(url: string, asking: Asking): Promise<TestStream> {
  const stream = await openStream(url, asking)
  await expect.poll(() => stream.heard()[0]?.type, { timeout: 10_000, interval: 10 }).toBe("CONNECTED")
  return stream
}
