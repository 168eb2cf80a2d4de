import { setTimeout as wait } from "node:timers/promises"
import { expect, test } from "vitest"
import { inTransaction } from "./platform/events/record-event.ts"
import { createDatabaseGate } from "./testing/database-gate.ts"
import { joinStream } from "./testing/open-stream.ts"
import { startBeside, type AppBeside } from "./testing/start-beside.ts"
import { startTestApp } from "./testing/test-app.ts"
import { startMailServer } from "./testing/test-mail-server.ts"
import { signUp } from "./testing/test-people.ts"

const outageMs = 20_000
/** Ways in which a database is away. */
const ways = ["stopped", "hangs"] as const

/** One notification, as a decision about an application writes it. Gives whether it was acknowledged. */
const write = ({ services }: Pick<AppBeside, "services">, accountId: string): Promise<boolean> =>
  inTransaction(services, (tx) =>
    services.notifications.write(tx, { accountId, type: "DESIGNER_REQUEST_APPROVED", values: {} }),
  ).then(
    () => true,
    () => false,
  )

// The short form is in `live-stream.api.test.ts`: this one is as long as an outage is.
test.each(ways)(
  "a database that is away for 20 s (%s) loses no notification, no bell and no copy",
  async (way) => {
    const post = await startMailServer()
    const app = await startTestApp({ env: { SMTP_URL: post.url, MAIL_FROM: "hello@rooms.example" } })
    const gate = await createDatabaseGate(app.database.url)
    const behind = await startBeside(app, gate.url)
    try {
      const lan = await signUp(app)
      const email = "lan@rooms.example"
      await app.database.db.updateTable("account").set({ email }).where("id", "=", lan.id).execute()
      const stream = await joinStream(behind.url, { headers: lan.headers })
      let acknowledged = 0
      const count = (wasWritten: boolean): void => void (acknowledged += wasWritten ? 1 : 0)
      count(await write(behind, lan.id))
      await (way === "stopped" ? gate.close() : gate.mute())
      const backAt = performance.now() + outageMs
      const lost: Promise<boolean>[] = []
      while (performance.now() < backAt) {
        // Who is cut off is told so; who is not goes on.
        if (lost.length < 3) lost.push(write(behind, lan.id))
        count(await write(app, lan.id))
        await wait(500)
      }
      await gate.open()
      for (const each of lost) count(await each)
      count(await write(behind, lan.id))
      const { rows } = await app.database.pool.query<{ number: string }>(
        "select number from mail where account_id = $1 order by number",
        [lan.id],
      )
      const written = rows.map(({ number }) => Number(number))
      // One whose acknowledgement was cut off may have been written all the same.
      expect(written.length).toBeGreaterThanOrEqual(acknowledged)
      expect(written).toEqual(Array.from({ length: written.length }, (_none, at) => at + 1))
      await expect.poll(() => stream.numbers().length, { timeout: 30_000 }).toBe(written.length)
      expect(stream.numbers()).toEqual(written)
      expect(stream.isOver()).toBe(false)
      const copies = (): number =>
        new Set(
          post.mails
            .filter(({ recipients }) => recipients[0] === email)
            .map(({ headers }) => headers.get("message-id")),
        ).size
      await expect.poll(copies, { timeout: 60_000 }).toBe(written.length)
      process.stdout.write(
        `${way}: ${acknowledged} of ${written.length} mails acknowledged, all heard and sent\n`,
      )
      stream.close()
    } finally {
      await gate.open()
      await behind.close()
      await gate.close()
      await app.close()
      await post.close()
    }
  },
)
