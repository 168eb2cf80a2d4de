import { once } from "node:events"
import * as z from "zod/mini"
import { createNotifications } from "../features/notifications/write-notifications.ts"
import { readConfig } from "../config.ts"
import { connectDatabase } from "../platform/database/connect.ts"
import { createEvents, type Events } from "../platform/events/events.ts"
import { inTransaction } from "../platform/events/record-event.ts"
import { createLog } from "../platform/log.ts"
import { makeSignedIn } from "./make-signed-in.ts"

// A program for measurements: makes READERS accounts with a session each, tells their tokens, and writes a notification to each
// whenever it is told `write`, as a server process would. Then it tells when each was committed (ms since 1970).

const atOnce = 8
const config = readConfig(process.env)
const clock = { now: () => new Date() }
const database = connectDatabase(config.databaseUrl ?? "")
const events = createEvents(database, createLog("warn"))
// Nobody here has an address: no copy is sent.
const nothing = (): Promise<void> => Promise.resolve()
const notifications = createNotifications({
  config,
  clock,
  messaging: { enqueue: nothing, lookAhead: () => {} },
})

/** `wake` is what follows a commit at once. */
const noting = (note: () => void): Events => ({
  ...events,
  wake() {
    note()
    return events.wake()
  },
})

async function writeToAll(readers: readonly { readonly id: string }[]): Promise<number[]> {
  const committedAt: number[] = []
  let next = 0
  const write = async (): Promise<void> => {
    for (let at = next++; at < readers.length; at = next++) {
      const accountId = readers[at]?.id ?? ""
      const note = (): void => void (committedAt[at] = performance.timeOrigin + performance.now())
      await inTransaction({ database, events: noting(note) }, (tx) =>
        notifications.write(tx, { accountId, type: "DESIGNER_REQUEST_APPROVED", values: {} }),
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, write))
  return committedAt
}

process.on("SIGTERM", () => void events.stop().then(() => process.exit(0)))
events.start()
const readers = await makeSignedIn(
  { config, clock, database },
  z.parse(z.coerce.number(), process.env.READERS),
)
process.send?.({ address: "", tokens: readers.map(({ token }) => token) })
for (;;) {
  await once(process, "message")
  process.send?.({ committedAt: await writeToAll(readers) })
}
