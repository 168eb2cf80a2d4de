import { readOrder } from "@roomwright/contract/orders/calls"
import { searchBills } from "@roomwright/contract/payments/bills-admin"
import { readStatement, settleMoney } from "@roomwright/contract/payments/receipts-admin"
import { listStatementLines } from "@roomwright/contract/payments/statement-lines"
import { expect } from "vitest"
import { newId } from "../platform/ids.ts"
import type { TestApp } from "./test-app.ts"
import { startSale, type Market, type OpenSale } from "./test-sale-money.ts"

/** What clerks do in a morning of statements and refunds, and what the bank really moved. */
export function startMorning(app: TestApp, market: Market, price: number) {
  /** What the bank really took in and sent, added up by hand beside the ledger. */
  const bank = { came: 0, went: 0 }
  let rows: string[] = []

  /** A line of the bank's statement. */
  function line(amount: number, message: string): string {
    const reference = `FT${newId()}`
    rows.push(`21/11/2026,"${amount.toLocaleString("en-US")}",${message} chuyen tien,${reference}`)
    bank.came += amount
    return reference
  }
  const codeOf = async (sale: OpenSale): Promise<string> => (await sale.read()).transferCode
  const cameFor = async (sale: OpenSale, amount: number): Promise<string> => line(amount, await codeOf(sale))

  async function importLines(): Promise<void> {
    const csv = ["date,credit,message,reference", ...rows].join("\n")
    await app.call(readStatement, { body: { csv } }, { headers: market.clerk.headers })
    rows = []
  }
  async function idOf(reference: string): Promise<string> {
    const { content } = await app.call(
      listStatementLines,
      { query: { w: reference } },
      { headers: market.clerk.headers },
    )
    return content[0]?.id ?? ""
  }
  const notesOf = async (sale: Pick<OpenSale, "bill">) => {
    const { content } = await app.call(
      searchBills,
      { query: { w: sale.bill.id } },
      { headers: market.clerk.headers },
    )
    return content[0]?.notes ?? []
  }
  /** Settles the last note of a sale that waits for it. */
  async function settle(sale: OpenSale, outcome: "ACCEPTED" | "REST_ASKED" | "REFUND_DUE"): Promise<void> {
    const note = (await notesOf(sale)).findLast((one) => one.outcome === null)
    const params = { id: note?.id ?? "" }
    await app.call(settleMoney, { params, body: { outcome } }, { headers: market.clerk.headers })
  }
  /** Transfers what is due of a sale, and notes that. */
  async function refundDue(sale: OpenSale, who = market.clerk): Promise<void> {
    const due = (await notesOf(sale)).filter(({ outcome }) => outcome === "REFUND_DUE")
    expect(due).not.toEqual([])
    for (const note of due) {
      const body = { outcome: "REFUNDED" as const, refundReference: "FT1" }
      await app.call(settleMoney, { params: { id: note.id }, body }, { headers: who.headers })
      bank.went += note.due ?? 0
    }
  }
  const start = () => startSale(app, market)
  async function paid(): Promise<OpenSale> {
    const sale = await start()
    await sale.pay()
    await cameFor(sale, price)
    await importLines()
    expect((await sale.confirm()).status).toBe(200)
    return sale
  }
  const money = async (sale: OpenSale) => (await sale.read()).money
  const stateOf = async (sale: OpenSale) =>
    (await app.call(readOrder, { params: sale.order }, { headers: sale.buyer().headers })).status
  return {
    bank,
    line,
    codeOf,
    cameFor,
    importLines,
    /** The lines that were not imported yet, or others to import instead. */
    rows: (others?: string[]): string[] => {
      if (others) rows = others
      return [...rows]
    },
    idOf,
    notesOf,
    settle,
    refundDue,
    start,
    paid,
    money,
    stateOf,
  }
}
