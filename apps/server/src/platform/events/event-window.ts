import { Event } from "./event.ts"

/** A row of `event`, or, without an event, the values that every read returns. */
export interface EventRow {
  /** The oldest transaction that was still open during the read. */
  readonly floor: string
  /** The database's clock, in ms. */
  readonly now: number
  readonly id: number | null
  readonly writtenBy: string | null
  readonly data: unknown
}

export interface Sighting {
  /** New events, in order. Unknown ones of a later release are left out and cause a gap. */
  readonly events: readonly Event[]
  /** Something may have happened that the events do not contain. */
  readonly gap: boolean
}

/**
 * One process's place in the stream of events. Numbers become visible out of order: a transaction may commit after
 * one that began later was read. So every read goes back to the oldest transaction that was open at the read before,
 * and what was seen already is known by its id. Nothing waits for a transaction that stays open.
 *
 *     transactions   100 committed   101 open   102 committed   103 open
 *     first read     sees 100 and 102; floor 101; remembers 102
 *     next read      from 101 on: sees 101 when it is there, and skips 102
 */
export function createEventWindow(keptMs: number) {
  let floor: bigint | null = null
  let readAt = 0
  const seen = new Map<number, bigint>()

  return {
    /** Where the next read starts; null is "now". */
    get floor(): string | null {
      return floor === null ? null : String(floor)
    },
    take(rows: readonly EventRow[]): Sighting {
      const [first] = rows
      if (!first) throw new Error("A read of events brings one row at least.")
      const before = floor
      const next = BigInt(first.floor)
      // A smaller number than before: another cluster, restored from a backup. Half of the retention time: by
      // then the other events since the last read may be deleted.
      const isLost = before === null || next < before || first.now - readAt > keptMs / 2
      if (before !== null && next < before) seen.clear()
      floor = next
      readAt = first.now

      const events: Event[] = []
      let isUnknown = false
      for (const { id, writtenBy, data } of rows) {
        if (id === null || writtenBy === null || seen.has(id)) continue
        seen.set(id, BigInt(writtenBy))
        // Events from before this process's first read do not matter.
        if (before === null) continue
        const parsed = Event.safeParse(data)
        if (parsed.success) events.push(parsed.data)
        else isUnknown = true
      }
      for (const [id, writtenBy] of seen) if (writtenBy < next) seen.delete(id)
      return { events, gap: isLost || isUnknown }
    },
  }
}
