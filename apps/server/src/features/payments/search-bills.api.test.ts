import { listBills, type Bill } from "@roomwright/contract/payments/bills"
import { searchBills } from "@roomwright/contract/payments/bills-admin"
import { recordMoney, settleMoney } from "@roomwright/contract/payments/receipts-admin"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { expireDueBills, setUpPayments, orderPlan, payBill } from "../../testing/test-payments.ts"

let app: TestApp
let clerk: TestPerson
let minh: TestPerson
let an: TestPerson
let expired: Bill
let waiting: Bill
let open: Bill

const search = async (query: Record<string, string>) =>
  app.call(searchBills, { query }, { headers: clerk.headers })
const codesOf = async (query: Record<string, string>): Promise<string[]> =>
  (await search(query)).content.map(({ transferCode }) => transferCode)

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
  minh = await signUp(app, { nickname: "Minh 100%", roles: ["ROLE_DESIGNER"] })
  expired = await orderPlan(app, minh)
  app.time.passes(86_401_000)
  await expireDueBills(app)
  minh = await startTestSession(app, minh)
  clerk = await startTestSession(app, clerk)
  waiting = await orderPlan(app, minh, "premium")
  await payBill(app, minh, waiting.id)
  app.time.passes(1_000)
  an = await signUp(app, { nickname: "An", roles: ["ROLE_MERCHANT"] })
  open = await orderPlan(app, an)
})
afterAll(() => app.close())

describe("bills in the back office", () => {
  test("are those of everybody, the newest first, with how many receipts they have", async () => {
    const { content, totalElements } = await search({})
    expect(totalElements).toBe(3)
    expect(content.map(({ transferCode, receipts }) => [transferCode, receipts])).toEqual([
      [open.transferCode, 0],
      [waiting.transferCode, 1],
      [expired.transferCode, 0],
    ])
    expect(content[2]).toMatchObject({ status: "EXPIRED", payer: { id: minh.id, nickname: "Minh 100%" } })
  })

  test("are found by the beginning of a code as people type it, a part of a name, or a whole number", async () => {
    const { transferCode } = expired
    expect(await codesOf({ w: ` ${transferCode.slice(0, 5).toLowerCase()} ` })).toContain(transferCode)
    expect(await codesOf({ w: `${transferCode.slice(0, 4)} ${transferCode.slice(4)}` })).toEqual([
      transferCode,
    ])
    expect(await codesOf({ w: "MINH" })).toEqual([waiting.transferCode, transferCode])
    expect(await codesOf({ w: `0${an.mobile.slice(3)}` })).toEqual([open.transferCode])
    expect(await codesOf({ w: "100%" })).toHaveLength(2)
    expect(await codesOf({ w: "_inh" })).toEqual([])
  })

  test("are kept to a state and put in order", async () => {
    expect(await codesOf({ status: "EXPIRED" })).toEqual([expired.transferCode])
    expect((await codesOf({ sort: "oldest" }))[0]).toBe(expired.transferCode)
    expect((await codesOf({ sort: "dearest" }))[0]).toBe(waiting.transferCode)
    expect(await codesOf({ size: "1", page: "1" })).toEqual([waiting.transferCode])
  })

  test("that never had a receipt can have late money noted, and are found until somebody settles it", async () => {
    const { headers } = clerk
    const body = { kind: "LATE" as const, amount: expired.amount, remark: "Came two days later." }
    const { id } = await app.call(recordMoney, { params: { id: expired.id }, body }, { headers })
    const { content } = await search({ notes: "open" })
    expect(content).toMatchObject([{ id: expired.id, notes: [{ id, kind: "LATE", outcome: null }] }])
    await app.call(settleMoney, { params: { id }, body: { outcome: "ACCEPTED" } }, { headers })
    expect(await codesOf({ notes: "open" })).toEqual([])
    expect((await search({ status: "CONFIRMED" })).content).toMatchObject([{ id: expired.id }])
  })

  test("are no business of their payers or of other staff", async () => {
    const editor = await signUp(app, { roles: ["ROLE_EDITOR"] })
    for (const person of [an, editor])
      expectRefusal(await refuse(app, searchBills, { query: {} }, person), "forbidden")
  })
})

test("one's own bills are kept to a state", async () => {
  const { content } = await app.call(
    listBills,
    { query: { status: "PENDING_REVIEW" } },
    { headers: minh.headers },
  )
  expect(content.map(({ id }) => id)).toEqual([waiting.id])
})
