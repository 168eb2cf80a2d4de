import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createLiveDesk } from "./live-desk.ts"
import type { LiveHost, LiveOrder, LiveSession } from "./live-host.ts"

const hour = 3_600
const order: Omit<LiveOrder, "key"> = {
  name: "Real time",
  camera: { eye: [0, 1, 0], turn: 0, tilt: 0, fieldOfView: 60, lensShift: 0, focus: null },
  moment: { latitude: 21, longitude: 106, day: 310, hour: 9, north: 0, stops: 0, mood: null },
}

/** A server that keeps one session and counts what is spent, by the tests' clock. */
function serve() {
  const began: { id: string; at: number; isOver: boolean }[] = []
  const keys: string[] = []
  let isAway = false
  const running = (): LiveSession | null => {
    const last = began.at(-1)
    const secondsLeft = last && !last.isOver ? hour - (Date.now() - last.at) / 1000 : 0
    return last && secondsLeft > 0 ? { id: last.id, secondsLeft } : null
  }
  const reach = (): void => {
    if (isAway) throw new Error("no network")
  }
  const host: LiveHost = {
    look: async () => {
      reach()
      return { offer: { cost: 1, left: 3 - began.length, resetsAt: null }, session: running() }
    },
    start: async (_project, { key }) => {
      keys.push(key)
      reach()
      const before = running()
      if (before) return { kind: "done", value: before }
      if (began.length === 3) return { kind: "refused", why: "other", message: "used up" }
      began.push({ id: `session ${began.length + 1}`, at: Date.now(), isOver: false })
      return { kind: "done", value: { id: `session ${began.length}`, secondsLeft: hour } }
    },
    end: async (id) => {
      reach()
      for (const one of began) if (one.id === id) one.isOver = true
      return { kind: "done", value: null }
    },
  }
  return { host, began, keys, setAway: (next: boolean) => (isAway = next) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

let ids = 0
const open = (host: LiveHost) =>
  createLiveDesk({ host, project: "1", newId: () => `key ${(ids += 1)}`, now: () => Date.now() })

it("a window that was loaded anew goes on with the session and spends nothing", async () => {
  const { host, began } = serve()
  const first = open(host)
  await first.refresh()
  expect(first.read()).toMatchObject({ session: null, offer: { left: 3 } })
  await first.start(order)
  expect(first.read().session).toMatchObject({ id: "session 1", endsAt: Date.now() + hour * 1000 })
  await vi.advanceTimersByTimeAsync(600_000)
  first.dispose()
  const again = open(host)
  await again.refresh()
  expect(again.read()).toMatchObject({
    session: { id: "session 1", endsAt: Date.now() + 3_000_000 },
    offer: { left: 2 },
  })
  expect(began).toHaveLength(1)
})

it("the hour ends the session, which is said; the next one is begun by hand", async () => {
  const { host } = serve()
  const desk = open(host)
  await desk.start(order)
  await vi.advanceTimersByTimeAsync(hour * 1000 - 1)
  expect(desk.read().session).not.toBeNull()
  await vi.advanceTimersByTimeAsync(2)
  expect(desk.read()).toMatchObject({ session: null, isOver: true, offer: { left: 2 } })
  await desk.start(order)
  expect(desk.read()).toMatchObject({ session: { id: "session 2" }, isOver: false })
})

it("what is ended in one window has ended in the other as soon as it looks", async () => {
  const { host } = serve()
  const [one, other] = [open(host), open(host)]
  await Promise.all([one.start(order), other.start(order)])
  expect(other.read().session?.id).toBe("session 1")
  await one.end()
  expect(one.read()).toMatchObject({ session: null, isOver: false })
  await other.refresh()
  expect(other.read().session).toBeNull()
})

it("an order that did not come through is sent again with its key; one that was answered is not", async () => {
  const { host, keys, setAway } = serve()
  const desk = open(host)
  setAway(true)
  await expect(desk.start(order)).rejects.toThrow("no network")
  await desk.refresh()
  expect(desk.read().isAway).toBe(true)
  setAway(false)
  await desk.start(order)
  expect(keys[1]).toBe(keys[0])
  await desk.end()
  await desk.start(order)
  expect(keys[2]).not.toBe(keys[0])
})

it("a refusal is handed on, and nothing runs", async () => {
  const { host, began } = serve()
  for (let at = 0; at < 3; at++) began.push({ id: `session ${at + 1}`, at: 0, isOver: true })
  const desk = open(host)
  expect(await desk.start(order)).toMatchObject({ kind: "refused", message: "used up" })
  expect(desk.read().session).toBeNull()
})
