import {
  grantQuota as grantQuotaCall,
  grantSubscription,
  listQuotaEntries,
  readOwnPlan,
  type QuotaCounter,
} from "@roomwright/contract/plans/calls"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { AppError } from "../../platform/app-error.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { addMonths, dayOf, monthOf } from "./calendar.ts"
import { reserveQuota, returnQuota, spendQuota } from "./quota-ledger.ts"

let app: TestApp
let administrator: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  administrator = await signUp(app, { roles: ["ROLE_ADMIN"] })
})
afterAll(() => app.close())

const inTransaction: TestApp["database"]["db"]["transaction"] = () => app.database.db.transaction()
const now = (): Date => app.services.clock.now()

/** The reservation's id; null when nothing is left. */
async function reserve(accountId: string, counter: QuotaCounter, amount = 1): Promise<string | null> {
  try {
    return await inTransaction().execute((tx) => reserveQuota(tx, { accountId, counter, amount, now: now() }))
  } catch (error) {
    if (error instanceof AppError && error.appErrorName === "quotaExhausted") return null
    // On a busy machine fifty have to wait for the ten connections longer than a second.
    if (error instanceof Error && error.message.includes("timeout exceeded"))
      return reserve(accountId, counter, amount)
    throw error
  }
}
const spend = (id: string) => inTransaction().execute((tx) => spendQuota(tx, app.services, id, now()))
const giveBack = (id: string) => inTransaction().execute((tx) => returnQuota(tx, id, "It failed.", now()))
const grant = (person: TestPerson, counter: QuotaCounter, amount: number) =>
  app.call(
    grantQuotaCall,
    { params: { id: person.id }, body: { counter, amount, reason: "An apology." } },
    { headers: administrator.headers },
  )
async function meterOf({ headers }: TestPerson, counter: QuotaCounter) {
  const { meters } = await app.call(readOwnPlan, {}, { headers })
  return meters.find((meter) => meter.counter === counter)
}

describe("the ledger", () => {
  test("of 50 reservations of the last unit at the same moment exactly one is made", async () => {
    const person = await signUp(app)
    const made = await Promise.all(Array.from({ length: 50 }, () => reserve(person.id, "panorama-12k")))
    expect(made.filter((id) => id !== null)).toHaveLength(1)
    expect(await meterOf(person, "panorama-12k")).toMatchObject({ limit: 1, used: 1, left: 0 })
  })

  test("a reservation is spent or returned once; what was returned can be reserved again", async () => {
    const person = await signUp(app)
    const first = (await reserve(person.id, "video-480p")) ?? ""
    await giveBack(first)
    await giveBack(first)
    await expect(spend(first)).rejects.toThrow("cannot be SPENT")
    const second = (await reserve(person.id, "video-480p")) ?? ""
    await spend(second)
    await spend(second)
    await expect(giveBack(second)).rejects.toThrow("cannot be RETURNED")
    expect(await reserve(person.id, "video-480p")).toBeNull()
    const { content } = await app.call(listQuotaEntries, { query: {} }, { headers: person.headers })
    expect(content.map(({ state, reason }) => [state, reason])).toEqual([
      ["SPENT", null],
      ["RETURNED", "It failed."],
    ])
  })

  test("what staff gave is used after what the plan holds, and is nobody else's", async () => {
    const [person, other] = [await signUp(app), await signUp(app)]
    await grant(person, "video-720p", 2)
    expect(await meterOf(person, "video-720p")).toMatchObject({ limit: 1, left: 3, granted: 2 })
    const made = [1, 2, 3, 4].map(() => reserve(person.id, "video-720p"))
    expect((await Promise.all(made)).filter((id) => id !== null)).toHaveLength(3)
    expect(await meterOf(person, "video-720p")).toMatchObject({ left: 0, granted: 0 })
    expect(await meterOf(other, "video-720p")).toMatchObject({ left: 1 })
  })

  test("for any history its sums are what was granted less what was used", { timeout: 120_000 }, async () => {
    const step = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({ do: fc.constant("reserve" as const), amount: fc.integer({ min: 1, max: 3 }) }),
      },
      { weight: 2, arbitrary: fc.record({ do: fc.constant("spend" as const), at: fc.nat(20) }) },
      { weight: 3, arbitrary: fc.record({ do: fc.constant("return" as const), at: fc.nat(20) }) },
      {
        weight: 1,
        arbitrary: fc.record({ do: fc.constant("grant" as const), amount: fc.integer({ min: 1, max: 4 }) }),
      },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const person = await signUp(app)
        const open: string[] = []
        const lifetime = 6
        let taken = 0
        let granted = 0
        const amounts = new Map<string, number>()
        for (const each of steps) {
          if (each.do === "grant") {
            await grant(person, "image-4k", each.amount)
            granted += each.amount
          } else if (each.do === "reserve") {
            const id = await reserve(person.id, "image-4k", each.amount)
            if (id === null) continue
            open.push(id)
            amounts.set(id, each.amount)
            taken += each.amount
          } else if (open.length > 0) {
            const [id = ""] = open.splice(each.at % open.length, 1)
            if (each.do === "spend") await spend(id)
            else {
              await giveBack(id)
              taken -= amounts.get(id) ?? 0
            }
          }
          expect(taken).toBeLessThanOrEqual(lifetime + granted)
        }
        expect((await meterOf(person, "image-4k"))?.left).toBe(lifetime + granted - taken)
      }),
      { numRuns: 12 },
    )
  })
})

test("who subscribes on the 23rd has one full quota to the 22nd: the 1st brings no second one", async () => {
  const person = await signUp(app)
  const goTo = (at: Date): void => app.time.passes(at.getTime() - now().getTime())
  const start = new Date(addMonths(monthOf(now()).from, 1).getTime() + 22 * 86_400_000)
  goTo(start)
  administrator = await startTestSession(app, administrator)
  await app.call(
    grantSubscription,
    { params: { id: person.id }, body: { tier: "premium", months: 3, reason: "A prize." } },
    { headers: administrator.headers },
  )
  const meter = async () => {
    const read = await meterOf(await startTestSession(app, person), "video-480p")
    return { ...read, resetsAt: dayOf(new Date(read?.resetsAt ?? 0)) }
  }
  const [first, second] = [addMonths(start, 1), addMonths(start, 2)].map(dayOf)
  expect(await meter()).toMatchObject({ limit: 15, left: 15, resetsAt: first })
  await spend((await reserve(person.id, "video-480p", 15)) ?? "")
  goTo(monthOf(start).to)
  expect(await reserve(person.id, "video-480p")).toBeNull()
  expect(await meter()).toMatchObject({ used: 15, left: 0, resetsAt: first })
  // The clock goes on while the test runs.
  goTo(new Date(addMonths(start, 1).getTime() + 60_000))
  expect(await meter()).toMatchObject({ used: 0, left: 15, resetsAt: second })
})
