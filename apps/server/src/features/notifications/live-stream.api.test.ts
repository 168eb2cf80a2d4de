import { logout } from "@roomwright/contract/accounts/sign-in"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { inTransaction } from "../../platform/events/record-event.ts"
import { createDatabaseGate } from "../../testing/database-gate.ts"
import { joinStream, type TestStream } from "../../testing/open-stream.ts"
import { send } from "../../testing/send-request.ts"
import { startBeside, type AppBeside } from "../../testing/start-beside.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let beside: AppBeside
let open: TestStream[] = []

beforeAll(async () => {
  app = await startTestApp()
  beside = await startBeside(app)
})
afterEach(() => {
  for (const stream of open) stream.close()
  open = []
})
afterAll(async () => {
  await beside.close()
  await app.close()
})

async function join(
  person: TestPerson,
  { url = app.url, after }: { url?: string; after?: number } = {},
): Promise<TestStream> {
  const last = after === undefined ? {} : { "last-event-id": String(after) }
  const stream = await joinStream(url, { headers: { ...person.headers, ...last } })
  open.push(stream)
  return stream
}
const write = (
  services: Pick<AppBeside["services"], "database" | "events" | "notifications">,
  accountId: string,
) =>
  inTransaction(services, (tx) =>
    services.notifications.write(tx, { accountId, type: "DESIGNER_REQUEST_APPROVED", values: {} }),
  )
const upTo = (count: number): number[] => Array.from({ length: count }, (_none, at) => at + 1)
async function until(isSo: () => boolean, timeout = 15_000): Promise<void> {
  await expect.poll(isSo, { timeout, interval: 20 }).toBe(true)
}

describe("who may listen", () => {
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    send(`${app.url}${path}`, { headers })

  test("the token comes in the header, or in the address as the specification has it; no log keeps it", async () => {
    const lan = await signUp(app)
    const inHeader = await join(lan)
    const inAddress = await joinStream(app.url, { path: `/api/sse?token=${lan.token}` })
    open.push(inAddress)
    await write(app.services, lan.id)
    await until(() => inHeader.numbers().length + inAddress.numbers().length === 2)
    expect(inAddress.heard()[1]).toMatchObject({ type: "DESIGNER_REQUEST_APPROVED", number: "1" })
    expect(inAddress.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-content-type-options": "nosniff",
    })
    inAddress.close()
    await until(() => app.readLog().includes("/api/sse"))
    expect(app.readLog()).not.toContain(lan.token)
    expect(app.readLog()).not.toContain("token=")
  })

  test("nobody without a token, or with one that is none, flipped, foreign or expired", async () => {
    const lan = await startTestSession(app, await signUp(app))
    const [head = "", payload = "", mac = ""] = lan.token.split(".")
    const flipped = `${head}.${payload}.${mac.startsWith("A") ? "B" : "A"}${mac.slice(1)}`
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url")}.${payload}.`
    expect((await ask("/api/sse")).envelope?.code).toBe(40301)
    for (const token of ["nonsense", flipped, unsigned, `${head}.${payload}`, "a".repeat(20_000)]) {
      expect((await ask("/api/sse", { authorization: `Bearer ${token}` })).envelope?.code).toBe(40100)
      expect((await ask(`/api/sse?token=${token}`)).envelope?.code).toBe(40100)
    }
    expect((await ask(`/api/sse?token=${lan.token}&token=${lan.token}`)).envelope?.code).toBe(40301)
    app.time.passes(3_600_000 + 1_000)
    expect((await ask("/api/sse", lan.headers)).envelope?.code).toBe(40100)
  })

  test("hears of nobody else's notifications", async () => {
    const [lan, bao] = [await signUp(app), await signUp(app)]
    const [ofLan, ofBao] = [await join(lan), await join(bao)]
    await write(app.services, bao.id)
    await write(app.services, lan.id)
    await until(() => ofLan.numbers().length === 1 && ofBao.numbers().length === 1)
    expect(ofLan.text()).not.toBe(ofBao.text())
  })
})

describe("nothing is skipped", () => {
  test("whichever process writes, every stream hears of every notification once and in order", async () => {
    const lan = await signUp(app)
    const streams = [await join(lan), await join(lan, { url: beside.url })]
    await Promise.all(upTo(30).map((number) => write((number % 2 === 0 ? app : beside).services, lan.id)))
    await until(() => streams.every((stream) => stream.numbers().length >= 30))
    for (const stream of streams) expect(stream.numbers()).toEqual(upTo(30))
  })

  test("who comes back, to another process too, goes on where he was", async () => {
    const lan = await signUp(app)
    const first = await join(lan)
    for (const _each of upTo(3)) await write(app.services, lan.id)
    await until(() => first.numbers().length === 3)
    first.close()
    for (const _each of upTo(2)) await write(beside.services, lan.id)
    const again = await join(lan, { url: beside.url, after: 3 })
    await write(app.services, lan.id)
    await until(() => again.numbers().length === 3)
    expect(again.numbers()).toEqual([4, 5, 6])
  })

  test("however many they are, and while more are written", async () => {
    const lan = await signUp(app)
    await sql`insert into mailbox (account_id, last_number) values (${lan.id}, 1230)`.execute(app.database.db)
    await sql`
      insert into mail (id, account_id, number, type, content, created_at)
      select gen_random_uuid(), ${lan.id}, n, 'MERCHANT_REQUEST_APPROVED', '{}', now()
      from generate_series(1, 1230) n`.execute(app.database.db)
    const writing = (async () => {
      for (const _each of upTo(40)) await write(beside.services, lan.id)
    })()
    const stream = await join(lan, { after: 0 })
    await writing
    await until(() => stream.numbers().length >= 1270)
    expect(stream.numbers()).toEqual(upTo(1270))
  })

  test.each(["-1", "1e3", "nonsense", "9".repeat(40), "999999"])(
    "a place that nobody can have seen (%s) begins with what comes now",
    async (given) => {
      const lan = await signUp(app)
      await write(app.services, lan.id)
      const stream = await joinStream(app.url, { headers: { ...lan.headers, "last-event-id": given } })
      open.push(stream)
      await write(app.services, lan.id)
      await until(() => stream.numbers().length > 0)
      expect(stream.numbers()).toEqual([2])
    },
  )

  test("a database that is away for a while loses no notification", async () => {
    const gate = await createDatabaseGate(app.database.url)
    const behind = await startBeside(app, gate.url)
    try {
      const lan = await signUp(app)
      const stream = await join(lan, { url: behind.url })
      await write(app.services, lan.id)
      await until(() => stream.numbers().length === 1)
      await gate.close()
      for (const _each of upTo(3)) await write(app.services, lan.id)
      await gate.mute()
      await write(app.services, lan.id)
      await gate.open()
      await until(() => stream.numbers().length >= 5, 30_000)
      expect(stream.numbers()).toEqual(upTo(5))
      expect(stream.isOver()).toBe(false)
      stream.close()
    } finally {
      await behind.close()
      await gate.close()
    }
  }, 60_000)

  test("a transaction that is undone is told to nobody", async () => {
    const lan = await signUp(app)
    const stream = await join(lan)
    await inTransaction(app.services, async (tx) => {
      await app.services.notifications.write(tx, {
        accountId: lan.id,
        type: "MERCHANT_REQUEST_APPROVED",
        values: {},
      })
      throw new Error("no")
    }).catch(() => {})
    await write(app.services, lan.id)
    await until(() => stream.numbers().length > 0)
    expect(stream.heard()[1]).toMatchObject({ number: "1", type: "DESIGNER_REQUEST_APPROVED" })
  })
})

describe("a stream ends", () => {
  test("with its session, in whichever process it is, and says so", async () => {
    const lan = await startTestSession(app, await signUp(app))
    const other = await startTestSession(app, lan)
    const [here, there, kept] = [await join(lan), await join(lan, { url: beside.url }), await join(other)]
    await app.call(logout, {}, { headers: lan.headers })
    await until(() => here.isOver() && there.isOver())
    expect([here.heard().at(-1)?.type, there.heard().at(-1)?.type]).toEqual(["DISCONNECTED", "DISCONNECTED"])
    expect(kept.isOver()).toBe(false)
  })

  test("with its session when this process was away while that ended", async () => {
    const gate = await createDatabaseGate(app.database.url)
    const behind = await startBeside(app, gate.url)
    try {
      const lan = await startTestSession(app, await signUp(app))
      const stream = await join(lan, { url: behind.url })
      await gate.close()
      await app.call(logout, {}, { headers: lan.headers })
      await gate.open()
      await until(() => stream.isOver(), 30_000)
      expect(stream.heard().at(-1)?.type).toBe("DISCONNECTED")
    } finally {
      await behind.close()
      await gate.close()
    }
  }, 60_000)

  test("with its token", async () => {
    const lan = await startTestSession(app, await signUp(app))
    const stream = await join(lan)
    app.time.passes(3_600_000 + 1_000)
    await until(() => stream.isOver())
    expect(stream.heard().at(-1)?.type).toBe("DISCONNECTED")
  })

  test("the oldest when one account has very many", async () => {
    const lan = await signUp(app)
    const first = await join(lan)
    for (const _each of upTo(9)) await join(lan)
    expect(first.isOver()).toBe(false)
    const last = await join(lan)
    await until(() => first.isOver())
    await write(app.services, lan.id)
    await until(() => last.numbers().length === 1)
    expect(open.filter((stream) => stream.isOver())).toHaveLength(1)
  })
})
