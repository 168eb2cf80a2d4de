import { expect, test } from "vitest"
import { readConnection, type StreamConnection } from "./read-connection.ts"
import { pause } from "./pause.ts"

/** A signal that counts what hangs on it. */
function countedSignal() {
  const controller = new AbortController()
  const { signal } = controller
  const listeners = new Set<unknown>()
  const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)]
  signal.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
    listeners.add(listener)
    add(type, listener)
  }
  signal.removeEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
    listeners.delete(listener)
    remove(type, listener)
  }
  return { signal, listeners, abort: () => controller.abort() }
}

/** Never answers, as a network that swallows everything. */
const swallow = (signal: AbortSignal): Promise<Response> =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(new Error("broken off"))
    signal.addEventListener("abort", () => reject(new Error("broken off")))
  })
const connection = (open: StreamConnection["open"]): StreamConnection => ({
  open,
  onEvent: () => {},
  connectMs: 5,
  silentMs: 5,
})

test("a connection that is never answered is given up", async () => {
  const { signal, listeners } = countedSignal()
  await expect(readConnection(signal, connection(swallow))).rejects.toThrow("broken off")
  expect(listeners.size).toBe(0)
})

test("one that falls silent is given up, and heard until then", async () => {
  const { signal } = countedSignal()
  const heard: (string | null)[] = []
  const open = async (own: AbortSignal): Promise<Response> =>
    new Response(
      new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode("id: 7\ndata: {}\n\n"))
          own.addEventListener("abort", () => stream.error(new Error("broken off")))
        },
      }),
    )
  const given = { ...connection(open), onEvent: (id: string | null) => void heard.push(id) }
  await expect(readConnection(signal, given)).rejects.toThrow("broken off")
  expect(heard).toEqual(["7"])
})

test("it says how long the server wants to be left alone, also by a date", async () => {
  const { signal } = countedSignal()
  const date = new Date(Date.now() + 300_000).toUTCString()
  const open = async () => new Response("", { status: 503, headers: { "retry-after": date } })
  const end = await readConnection(signal, connection(open))
  expect(end.kind === "ended" && end.askedToWaitMs > 200_000).toBe(true)
  const refused = await readConnection(
    signal,
    connection(async () => new Response("", { status: 401 })),
  )
  expect(refused).toEqual({ kind: "refused" })
})

test("nothing is left on the signal after many connections and pauses", async () => {
  const { signal, listeners, abort } = countedSignal()
  for (let round = 0; round < 20; round += 1) {
    await readConnection(
      signal,
      connection(async () => new Response("", { status: 503 })),
    )
    await pause(0, signal)
  }
  expect(listeners.size).toBe(0)
  const waiting = pause(60_000, signal)
  abort()
  await waiting
  await pause(60_000, signal)
  await expect(readConnection(signal, connection(swallow))).rejects.toThrow("broken off")
  expect(listeners.size).toBe(0)
})
