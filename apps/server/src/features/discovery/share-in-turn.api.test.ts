import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Answer } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp
let workId = ""

beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: "1", RATE_LIMITS: "on" } })
  workId = await app.makeWork({ name: { en: "Rain" } })
})
afterAll(() => app.close())

const ask = (
  path: string,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => app.get(path, { headers: { "x-forwarded-for": address, ...headers } })
/** One that nobody has asked for yet. */
const newPicture = async (): Promise<string> => `/share/products/${await app.makeProduct()}/en.jpg`
const drawnFor = async (): Promise<number> => {
  const { rows } = await sql<{ drawn: number }>`
    select coalesce(sum(used), 0) as drawn from limit_count where name = 'share pictures'`.execute(
    app.database.db,
  )
  return rows[0]?.drawn ?? 0
}

describe("pictures that previews show", () => {
  test("are drawn once for all who ask, and again for nobody who has them", async () => {
    const before = await drawnFor()
    const addresses = Array.from({ length: 40 }, (_none, at) => `203.0.113.${at % 4}`)
    const path = `/share/works/${workId}/en.jpg`
    const answers = await Promise.all(addresses.map((address) => ask(path, address)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const etag = answers[0]?.headers.get("etag") ?? ""
    expect((await ask(path, "203.0.113.9", { "if-none-match": etag })).status).toBe(304)
    expect((await drawnFor()) - before).toBe(1)
  })

  test("one network that asks for many waits for itself, whatever its addresses are; another is answered before", async () => {
    const order: string[] = []
    const note = async (who: string, answer: Promise<Answer>): Promise<number> => {
      const { status, headers } = await answer
      order.push(who)
      if (status === 503) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
      return status
    }
    const wanted = await Promise.all(Array.from({ length: 8 }, newPicture))
    const other = await newPicture()
    const attack = wanted.map((path, at) => note("attacker", ask(path, `2001:db8:1:2::${at + 1}`)))
    const answered = note("other", ask(other, "198.51.100.1"))
    const statuses = await Promise.all(attack)
    expect(await answered).toBe(200)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect(order.indexOf("other")).toBeLessThan(order.lastIndexOf("attacker"))
  })

  test("are drawn only so often a minute for one network", async () => {
    const used = sql`update limit_count set used = 60 where name = 'share pictures'`
    const [first, second] = await Promise.all([newPicture(), newPicture()])
    expect((await ask(first, "192.0.2.1")).status).toBe(200)
    await used.execute(app.database.db)
    const refused = await ask(second, "192.0.2.1")
    expect([refused.status, refused.envelope?.code]).toEqual([429, 42900])
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    // What is there already costs nothing, and others have their own minute.
    expect((await ask(first, "192.0.2.1")).status).toBe(200)
    expect((await ask(second, "192.0.2.2")).status).toBe(200)
  })
})
