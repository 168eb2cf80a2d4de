import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { inTransaction } from "../../platform/events/record-event.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp } from "../../testing/test-people.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const confirmed = (code: string) => ({
  type: "RECEIPT_CONFIRMED" as const,
  values: { code, billId: "0199a000-0000-7000-8000-000000000000" },
})
const write = (accountId: string, code: string) =>
  inTransaction(app.services, (tx) => app.services.notifications.write(tx, { accountId, ...confirmed(code) }))
const numbersOf = async (accountId: string): Promise<number[]> => {
  const rows = await app.database.db
    .selectFrom("mail")
    .select("number")
    .where("account_id", "=", accountId)
    .orderBy("number")
    .execute()
  return rows.map(({ number }) => number)
}

describe("notifications are numbered", () => {
  test("one by one for each reader, however many are written at once", async () => {
    const [lan, bao] = [await signUp(app), await signUp(app)]
    await Promise.all(
      Array.from({ length: 40 }, (_none, at) => write(at % 2 === 0 ? lan.id : bao.id, `RW${at}`)),
    )
    const wanted = Array.from({ length: 20 }, (_none, at) => at + 1)
    expect([await numbersOf(lan.id), await numbersOf(bao.id)]).toEqual([wanted, wanted])
  })

  test("without a gap where a transaction came to nothing", async () => {
    const lan = await signUp(app)
    await write(lan.id, "one")
    await expect(
      inTransaction(app.services, async (tx) => {
        await app.services.notifications.write(tx, { accountId: lan.id, ...confirmed("undone") })
        throw new Error("no")
      }),
    ).rejects.toThrow("no")
    await write(lan.id, "two")
    expect(await numbersOf(lan.id)).toEqual([1, 2])
  })

  test("in the order in which they can be read: the second waits for the first", async () => {
    const lan = await signUp(app)
    const first = await app.database.db.startTransaction().execute()
    await app.services.notifications.write(first, { accountId: lan.id, ...confirmed("first") })
    const second = write(lan.id, "second")
    await first.commit().execute()
    await second
    const rows = await app.database.db
      .selectFrom("mail")
      .select(["number", "content"])
      .where("account_id", "=", lan.id)
      .orderBy("number")
      .execute()
    expect(rows).toMatchObject([
      { number: 1, content: { code: "first" } },
      { number: 2, content: { code: "second" } },
    ])
  })
})

test("nobody writes to an account that is gone", async () => {
  const lan = await signUp(app)
  await app.database.db
    .updateTable("account")
    .set({ erased_at: new Date() })
    .where("id", "=", lan.id)
    .execute()
  await write(lan.id, "late")
  expect(await numbersOf(lan.id)).toEqual([])
})
