import { readStatement } from "@roomwright/contract/payments/receipts-admin"
import {
  assignStatementLine,
  listStatementLines,
  releaseStatementLine,
  setStatementLineAside,
  type LineState,
  type StoredLine,
} from "@roomwright/contract/payments/statement-lines"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier } from "../../testing/test-atelier.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"
import { startSale, type Market } from "../../testing/test-sale-money.ts"

const price = 3_650_000

let app: TestApp
let market: Market
let other: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  market = { clerk: await setUpPayments(app), atelier: await openAtelier(app, price) }
  other = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK"] })
})
afterAll(() => app.close())

const lineOf = (amount: number, message: string): string => `21/11/2026 09:15,${newId()},${amount},${message}`
const read = (...lines: readonly string[]) => {
  const csv = ["Ngày giao dịch,Số tham chiếu,Ghi có,Nội dung", ...lines].join("\n")
  return app.call(readStatement, { body: { csv } }, { headers: market.clerk.headers })
}
const list = (query: { readonly w: string; readonly state?: LineState }) =>
  app.call(listStatementLines, { query }, { headers: market.clerk.headers })
const stored = async (query: { readonly w: string; readonly state?: LineState }): Promise<StoredLine[]> =>
  (await list(query)).content
async function importLine(amount: number, message: string): Promise<StoredLine> {
  const line = lineOf(amount, message)
  await read(line)
  const [found] = await stored({ w: line.split(",")[1] ?? "" })
  if (!found) throw new Error("The line is not stored.")
  return found
}
const assign = (id: string, transferCode: string, who = market.clerk) =>
  refuse(app, assignStatementLine, { params: { id }, body: { transferCode } }, who)
const release = (id: string) => refuse(app, releaseStatementLine, { params: { id } }, market.clerk)
async function openSale() {
  const sale = await startSale(app, market)
  return { ...sale, code: (await sale.read()).transferCode }
}

describe("a line of a statement", () => {
  test("stays, is a part, and matches once its sum and others make the bill's; staff accept it", async () => {
    const sale = await openSale()
    const first = lineOf(3_100_000, sale.code)
    await read(first)
    expect(await stored({ w: sale.code })).toMatchObject([{ state: "part", amount: 3_100_000, payer: "Lan" }])
    expect((await sale.due()).notes).toEqual([["SHORT", null, null]])
    await read(first, lineOf(550_000, `${sale.code} phan con lai`))
    expect((await stored({ w: sale.code })).map(({ state }) => state)).toEqual(["matched", "matched"])
    expect((await sale.read()).money).toMatchObject({ came: price, missing: 0 })
    const [, rest] = (await sale.readAtAdmin())?.notes ?? []
    expect(rest).toMatchObject({ kind: "NO_RECEIPT", amount: 550_000 })
    expect((await sale.settle("ACCEPTED", rest?.id)).status).toBe(200)
    expect((await sale.read()).status).toBe("CONFIRMED")
    expect((await sale.due()).notes.map(([, , outcome]) => outcome)).toEqual(["ACCEPTED", "ACCEPTED"])
    await proveBooks(app)
  })

  test("that is the money of a receipt is not counted again, before or after the receipt", async () => {
    for (const isFirst of [true, false]) {
      const sale = await openSale()
      await sale.pay()
      if (isFirst) await read(lineOf(price, sale.code))
      await sale.confirm()
      if (!isFirst) await read(lineOf(price, sale.code))
      expect(await sale.due()).toEqual({ money: { came: price, missing: 0, due: 0, refunded: 0 }, notes: [] })
      await proveBooks(app)
    }
  })

  test("that says another sum than a confirmed receipt goes into the queue", async () => {
    for (const [amount, note, came] of [
      [price + 500_000, "OVER", price + 500_000],
      [price - 500_000, "SHORT", price - 500_000],
    ] as const) {
      const sale = await openSale()
      await sale.pay()
      await sale.confirm()
      await read(lineOf(amount, sale.code))
      const { money, notes } = await sale.due()
      expect([money?.came, notes]).toEqual([came, [[note, null, null]]])
      await read(lineOf(price, sale.code))
      expect((await sale.due()).notes.at(-1)).toEqual(["DOUBLE", null, null])
      await sale.refuseSale()
      await proveBooks(app)
    }
  })

  test("without a code is unknown, and assigned by one of two clerks", async () => {
    const sale = await openSale()
    const line = await importLine(price, "chuyen tien mua hang")
    expect(line).toMatchObject({ state: "unknown", transferCode: null, decidedBy: null })
    expectRefusal(await assign(line.id, "RW000000"), "billUnknown")
    expectRefusal(await assign(newId(), sale.code), "notFound")
    const answers = await Promise.all([assign(line.id, sale.code), assign(line.id, sale.code, other)])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    expect((await sale.read()).money).toMatchObject({ came: price, missing: 0 })
    await proveBooks(app)
  })

  test("of somebody else's bill is taken back, while its money is not used", async () => {
    const [wrong, right] = [await openSale(), await openSale()]
    const line = await importLine(price, wrong.code)
    expect((await release(line.id)).status).toBe(200)
    expect(await wrong.due()).toEqual({ money: { came: 0, missing: price, due: 0, refunded: 0 }, notes: [] })
    expect((await assign(line.id, right.code.toLowerCase())).status).toBe(200)
    expect((await right.read()).money.came).toBe(price)
    const [note] = (await right.readAtAdmin())?.notes ?? []
    await right.settle("ACCEPTED", note?.id)
    expectRefusal(await release(line.id), "decidedAlready")
    expectRefusal(await assign(line.id, wrong.code), "decidedAlready")
    await proveBooks(app)
  })

  test("that proves a receipt can be taken back, too; then it is money besides", async () => {
    const sale = await openSale()
    await sale.pay()
    await sale.confirm()
    const line = await importLine(price, sale.code)
    expect((await release(line.id)).status).toBe(200)
    expect((await stored({ w: line.reference }))[0]?.state).toBe("unknown")
    expect((await assign(line.id, sale.code)).status).toBe(200)
    expect((await sale.read()).money.came).toBe(price)
    await proveBooks(app)
  })

  test("about no bill is set aside once, with a remark", async () => {
    const { id } = await importLine(12_345, "lai tien gui")
    const aside = { params: { id }, body: { remark: "Interest." } }
    const answers = await Promise.all([
      refuse(app, setStatementLineAside, aside, market.clerk),
      refuse(app, setStatementLineAside, aside, other),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    const found = await stored({ w: "12345", state: "settled" })
    expect(found).toMatchObject([{ remark: "Interest." }])
    await proveBooks(app)
  })

  test("that comes while its bill is cancelled is due or held, never lost", async () => {
    for (let round = 0; round < 3; round += 1) {
      const sale = await openSale()
      await Promise.all([read(lineOf(price, sale.code)), sale.drop()])
      const { money, notes } = await sale.due()
      expect(money?.came).toBe(price)
      expect(notes).toHaveLength(1)
      await proveBooks(app)
    }
  })
})

test("however often and in whatever parts a statement comes, each line counts once", async () => {
  const sales = [await openSale(), await openSale(), await openSale()]
  const line = fc.record({
    sale: fc.nat({ max: sales.length }),
    sum: fc.constantFrom(price, 1_000_000, 2_650_000, 5_000_000),
  })
  // Of all runs together: the same bills get the lines of each, in the end more than a page of them.
  const counted = sales.map(() => ({ lines: 0, sum: 0 }))
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), fc.nat(), async (drawn, cut) => {
      const lines = drawn.map(({ sale, sum }) => lineOf(sum, sales[sale]?.code ?? "khong ro"))
      const half = lines.slice(0, 1 + (cut % lines.length))
      await Promise.all([read(...half), read(...lines), read(...lines.toReversed())])
      for (const { sale, sum } of drawn) {
        const own = counted[sale]
        if (!own) continue
        own.lines += 1
        own.sum += sum
      }
      for (const [at, sale] of sales.entries()) {
        const { totalElements } = await list({ w: sale.code })
        const { money } = await sale.read()
        expect([at, { lines: totalElements, sum: money.came }]).toEqual([at, counted[at]])
      }
      await proveBooks(app)
    }),
    {
      numRuns: 6,
      // More lines of one bill than the list shows at once.
      examples: Array.from({ length: 3 }, () => [
        Array.from({ length: 8 }, () => ({ sale: 0, sum: price })),
        3,
      ]),
    },
  )
}, 60_000)
