import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { createEventWindow, type EventRow } from "./event-window.ts"

const hourMs = 3_600_000

interface Written {
  readonly id: number
  readonly writtenBy: number
}

const event = (workId: string) => ({ type: "work-changed", workId, designerId: "d" })

/** What the database answers: the floor, and every visible event from a transaction on. */
function answer(floor: number, from: string | null, visible: readonly Written[], now = 0): EventRow[] {
  const base = { floor: String(floor), now }
  const rows = visible
    .filter(({ writtenBy }) => writtenBy >= Number(from ?? floor))
    .map(({ id, writtenBy }) => ({
      ...base,
      id,
      writtenBy: String(writtenBy),
      data: event(String(id)),
    }))
  return rows.length > 0 ? rows : [{ ...base, id: null, writtenBy: null, data: null }]
}

test("every event is told exactly once, in whatever order transactions commit and reads fall between", () => {
  // Each transaction writes one event; in which order they commit, and when reads happen, is up to chance.
  const run = fc.record({
    order: fc.uniqueArray(fc.nat(19), { minLength: 20, maxLength: 20 }),
    reads: fc.array(fc.nat(20), { maxLength: 12 }),
  })
  fc.assert(
    fc.property(run, ({ order, reads }) => {
      const window = createEventWindow(hourMs)
      window.take(answer(0, window.floor, []))
      const told: string[] = []
      for (const committed of [...reads.toSorted((one, other) => one - other), order.length]) {
        const done = new Set(order.slice(0, committed))
        const open = order.filter((transaction) => !done.has(transaction))
        const visible = [...done]
          .toSorted((one, other) => one - other)
          .map((at) => ({ id: at, writtenBy: at }))
        const { events, gap } = window.take(answer(Math.min(order.length, ...open), window.floor, visible))
        expect(gap).toBe(false)
        told.push(...events.map((each) => (each.type === "work-changed" ? each.workId : "")))
      }
      expect(told.toSorted()).toEqual(order.map(String).toSorted())
    }),
  )
})

describe("a gap", () => {
  test("is the first read: what was before is no news", () => {
    const window = createEventWindow(hourMs)
    expect(window.take(answer(5, null, [{ id: 1, writtenBy: 7 }]))).toEqual({ events: [], gap: true })
    expect(window.take(answer(8, "5", [{ id: 1, writtenBy: 7 }]))).toEqual({ events: [], gap: false })
  })

  test("is having been away until events may have been deleted, but not for less", () => {
    const window = createEventWindow(hourMs)
    window.take(answer(5, null, [], 0))
    expect(window.take(answer(5, "5", [], hourMs / 2)).gap).toBe(false)
    expect(window.take(answer(5, "5", [], hourMs + 1)).gap).toBe(true)
  })

  test("is a database that was restored: its transactions count from less", () => {
    const window = createEventWindow(hourMs)
    window.take(answer(900, null, []))
    expect(window.take(answer(20, "900", [])).gap).toBe(true)
    expect(window.take(answer(30, "20", [{ id: 3, writtenBy: 25 }]))).toEqual({
      events: [event("3")],
      gap: false,
    })
  })

  test("is an event of a later release, which may mean anything", () => {
    const window = createEventWindow(hourMs)
    window.take(answer(5, null, []))
    const [row] = answer(6, "5", [{ id: 1, writtenBy: 5 }])
    const sighting = window.take([{ ...row!, data: { type: "moon-landed" } }])
    expect(sighting).toEqual({ events: [], gap: true })
  })
})
