import { listNotifications } from "@roomwright/contract/notifications/calls"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier } from "../../testing/test-atelier.ts"
import { readOutbox } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"
import { startSale, type Market } from "../../testing/test-sale-money.ts"

const price = 2_450_000

let app: TestApp
let market: Market

beforeAll(async () => {
  app = await startTestApp()
  market = { clerk: await setUpPayments(app), atelier: await openAtelier(app, price) }
})
afterAll(() => app.close())

describe("what is due back", () => {
  test("is never more than what came: 5,000,000 for a bill of 2,450,000 that is cancelled later", async () => {
    const sale = await startSale(app, market)
    await sale.pay()
    await sale.note("OVER", 5_000_000)
    await sale.confirm()
    expect((await sale.settle("REFUND_DUE")).status).toBe(200)
    expect((await sale.due()).money).toEqual({ came: 5_000_000, missing: 0, due: 2_550_000, refunded: 0 })
    expect((await sale.refuseSale()).status).toBe(200)
    expect(await sale.due()).toEqual({
      money: { came: 5_000_000, missing: 0, due: 5_000_000, refunded: 0 },
      notes: [
        ["OVER", 2_550_000, "REFUND_DUE"],
        ["CALLED_OFF", price, "REFUND_DUE"],
      ],
    })
    await proveBooks(app)
  })

  test("counts what is noted after the receipt was confirmed in the same way", async () => {
    const sale = await startSale(app, market)
    await sale.pay()
    await sale.confirm()
    await sale.note("OVER", 5_000_000)
    await sale.settle("REFUNDED")
    await sale.refuseSale()
    expect((await sale.due()).money).toEqual({
      came: 5_000_000,
      missing: 0,
      due: price,
      refunded: 2_550_000,
    })
    await proveBooks(app)
  })

  test("are part payments when the buyer cancels, or the bill expires", async () => {
    for (const end of ["drop", "expire"]) {
      const sale = await startSale(app, market)
      await sale.pay()
      await sale.note("SHORT", 2_000_000)
      await sale.settle("REST_ASKED")
      if (end === "drop") expect((await sale.drop()).status).toBe(200)
      else await sale.pass(2)
      expect(await sale.due()).toEqual({
        money: { came: 2_000_000, missing: 0, due: 2_000_000, refunded: 0 },
        notes: [["SHORT", 2_000_000, "REFUND_DUE"]],
      })
      await proveBooks(app)
    }
  })

  test("counts for the bill again when the rest comes late and is accepted", async () => {
    const sale = await startSale(app, market)
    await sale.pay()
    await sale.note("SHORT", 2_000_000)
    await sale.settle("REST_ASKED")
    await sale.pass(2)
    await sale.note("LATE", 450_000)
    expect((await sale.settle("ACCEPTED")).status).toBe(200)
    expect((await sale.due()).money).toEqual({ came: price, missing: 0, due: 0, refunded: 0 })
    expect((await sale.read()).status).toBe("CONFIRMED")
    await proveBooks(app)
  })

  test("is what came, not what the platform let off", async () => {
    const sale = await startSale(app, market)
    await sale.pay()
    await sale.note("SHORT", 2_400_000)
    await sale.settle("ACCEPTED")
    await sale.confirm()
    await sale.refuseSale()
    expect((await sale.due()).money).toEqual({ came: 2_400_000, missing: 0, due: 2_400_000, refunded: 0 })
    await proveBooks(app)
  })

  test("goes into the queue by itself when more came than a clerk noted as over", async () => {
    const sale = await startSale(app, market)
    await sale.note("NO_RECEIPT", 3_000_000)
    expect((await sale.settle("ACCEPTED")).status).toBe(200)
    expect((await sale.due()).notes).toEqual([
      ["NO_RECEIPT", null, "ACCEPTED"],
      ["OVER", null, null],
    ])
    const over = (await sale.readAtAdmin())?.notes[1]
    expect(over).toMatchObject({ amount: 550_000, notedBy: null })
    expect((await sale.settle("REFUND_DUE", over?.id)).status).toBe(200)
    expect((await sale.due()).money?.due).toBe(550_000)
    await proveBooks(app)
  })
})

describe("asking for the rest", () => {
  test("tells the buyer, reopens the bill, and its code asks for the rest alone", async () => {
    const sale = await startSale(app, market)
    await sale.pay()
    await sale.note("SHORT", 2_000_000)
    expect((await sale.settle("REST_ASKED")).status).toBe(200)
    const bill = await sale.read()
    expect(bill).toMatchObject({
      status: "AWAITING_PAYMENT",
      money: { came: 2_000_000, missing: 450_000 },
      receipts: [{ isPart: true, rejectedFor: null }],
    })
    expect(bill.qr).toContain("5406450000")
    const buyer = sale.buyer()
    const { content } = await app.call(listNotifications, { query: {} }, { headers: buyer.headers })
    expect(content[0]).toMatchObject({ type: "REST_ASKED" })
    expect((await readOutbox(app)).find(({ to }) => to === buyer.mobile)?.text).toContain("450,000")
    // The rest comes with a second receipt, and pays the bill.
    await sale.pay()
    expect((await sale.confirm()).status).toBe(200)
    expect((await sale.read()).money).toMatchObject({ came: price, missing: 0, due: 0, refunded: 0 })
    expectRefusal(await sale.settle("REFUND_DUE"), "decidedAlready")
    await proveBooks(app)
  })

  test("is refused when nothing is missing, and by the second of two clerks", async () => {
    const sale = await startSale(app, market)
    await sale.note("NO_RECEIPT", price)
    expectRefusal(await sale.settle("REST_ASKED"), "billClosed")
    const short = await startSale(app, market)
    await short.pay()
    await short.note("SHORT", 1_000_000)
    const answers = await Promise.all([
      short.settle("REST_ASKED"),
      short.settle("REST_ASKED"),
      short.confirm(),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await proveBooks(app)
  })
})

describe("money without a receipt", () => {
  test("keeps its bill from expiring until staff have seen it", async () => {
    const sale = await startSale(app, market)
    await sale.note("NO_RECEIPT", price)
    await sale.pass(3)
    expect((await sale.read()).status).toBe("AWAITING_PAYMENT")
    expect((await sale.settle("ACCEPTED")).status).toBe(200)
    expect((await sale.read()).status).toBe("CONFIRMED")
    await proveBooks(app)
  })

  test("is accepted by staff, pays the bill and tells the buyer", async () => {
    const sale = await startSale(app, market)
    await sale.note("NO_RECEIPT", price)
    expect((await sale.settle("ACCEPTED")).status).toBe(200)
    expect(await sale.read()).toMatchObject({ status: "CONFIRMED", money: { came: price, missing: 0 } })
    const { content } = await app.call(listNotifications, { query: {} }, { headers: sale.buyer().headers })
    expect(content.map(({ type }) => type)).toContain("RECEIPT_CONFIRMED")
    await proveBooks(app)
  })
})

test("entries are never changed or deleted", async () => {
  for (const change of [
    sql`update money_entry set amount = amount + 1`,
    sql`delete from money_entry`,
    sql`truncate money_entry cascade`,
  ])
    await expect(change.execute(app.database.db)).rejects.toThrow(/append only/)
})

test("of a refund and a cancellation at once, nothing is due twice", async () => {
  for (let round = 0; round < 4; round += 1) {
    const sale = await startSale(app, market)
    await sale.note("SHORT", 2_000_000)
    await Promise.all([sale.settle("REFUND_DUE"), sale.drop(), sale.settle("REFUNDED")])
    const { money } = await sale.due()
    expect((money?.due ?? 0) + (money?.refunded ?? 0)).toBe(2_000_000)
    await proveBooks(app)
  }
})
