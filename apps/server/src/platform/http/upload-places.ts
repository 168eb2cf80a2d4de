import { AppError } from "../app-error.ts"

/** A place for one arriving file, with its memory. */
export interface Place {
  /**
   * Counts bytes as they arrive. Throws `unavailable` when all uploads together would take too much memory.
   */
  hold(bytes: number): void
  release(): void
}

interface PlaceLimits {
  readonly inAll: number
  /** Per sender, so nobody takes all places. */
  readonly each: number
  readonly heldBytes: number
}

/** Seconds after which a place is probably free. */
const retryAfterSeconds = 2

/** Places for files that arrive at this process. When all are taken, further senders are refused at once. */
export function createUploadPlaces({ inAll, each, heldBytes }: PlaceLimits): (sender: string) => Place {
  const bySender = new Map<string, number>()
  let taken = 0
  let held = 0
  return (sender) => {
    const own = bySender.get(sender) ?? 0
    if (taken >= inAll || own >= each) throw new AppError("unavailable", { retryAfterSeconds })
    bySender.set(sender, own + 1)
    taken += 1
    let ownBytes = 0
    return {
      hold(bytes) {
        if (held + bytes > heldBytes) throw new AppError("unavailable", { retryAfterSeconds })
        held += bytes
        ownBytes += bytes
      },
      release() {
        held -= ownBytes
        ownBytes = 0
        taken -= 1
        const left = (bySender.get(sender) ?? 1) - 1
        if (left > 0) bySender.set(sender, left)
        else bySender.delete(sender)
      },
    }
  }
}
