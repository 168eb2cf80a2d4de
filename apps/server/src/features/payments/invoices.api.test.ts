import { cancelSale, readOrder } from "@roomwright/contract/orders/calls"
import { noteOrderInvoice } from "@roomwright/contract/orders/order-invoices"
import { listNotifications } from "@roomwright/contract/notifications/calls"
import { billLimits, setInvoiceData } from "@roomwright/contract/payments/bills"
import { searchBills } from "@roomwright/contract/payments/bills-admin"
import { exportSales, listInvoices, noteInvoice } from "@roomwright/contract/payments/invoices"
import { settleMoney } from "@roomwright/contract/payments/receipts-admin"
import { unzipSync } from "fflate"
import { afterAll, beforeAll, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier, placeDesign } from "../../testing/test-atelier.ts"
import { openSellerShop, payOrder, placeOrder, type SellerShop } from "../../testing/test-orders.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"
import { localDay } from "../../platform/vietnam/local-periods.ts"
import { billData } from "./bill-data.ts"
import { tellMadeRefunds } from "./notify-refunds.ts"

let app: TestApp
let clerk: TestPerson
let buyer: TestPerson
let shop: SellerShop

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
  buyer = await signUp(app, { nickname: "=Lan" })
  shop = await openSellerShop(app, [{ price: 1_000_000, stock: 50 }])
})
afterAll(() => app.close())

const company = {
  companyName: "Nhà Xanh JSC",
  taxCode: "0101234567",
  address: "18 Võ Chí Công, Hà Nội",
  email: "ke-toan@nhaxanh.example",
}
const note = {
  invoiceNumber: "1C26TAA-00000012",
  issuedOn: "2026-11-24",
  lookup: "https://invoices.example/XYZ",
}
const newest = async ({ headers }: TestPerson) => {
  const { content } = await app.call(listNotifications, { query: {} }, { headers, language: "en" })
  return content[0]
}
const name = (billId: string | null) =>
  app.call(setInvoiceData, { params: { id: billId ?? "" }, body: company }, { headers: buyer.headers })

test("the merchant is told of the company, notes the invoice, and the buyer gets its number", async () => {
  const placed = await placeOrder(app, buyer, shop)
  await name(placed.billId)
  const noting = { params: { id: placed.id }, body: note }
  // Nothing is paid yet.
  expectRefusal(await refuse(app, noteOrderInvoice, noting, shop.merchant), "billClosed")
  await payOrder(app, buyer, clerk, placed)
  const told = await newest(shop.merchant)
  for (const part of Object.values(company)) expect(told?.content).toContain(part)
  const { headers } = shop.merchant
  const seen = await app.call(readOrder, { params: { id: placed.id } }, { headers })
  expect(seen.invoice).toEqual({ company, issued: null })

  const noted = await app.call(noteOrderInvoice, noting, { headers })
  expect(noted.invoice?.issued).toMatchObject({ number: note.invoiceNumber, issuedOn: note.issuedOn })
  // A repeat changes nothing and tells nobody again.
  await app.call(noteOrderInvoice, noting, { headers })
  const { content } = await app.call(
    listNotifications,
    { query: {} },
    { headers: buyer.headers, language: "en" },
  )
  const mails = content.filter(({ type }) => type === "INVOICE_ISSUED")
  expect(mails).toHaveLength(1)
  for (const part of [note.invoiceNumber, note.lookup, company.companyName, placed.code])
    expect(mails[0]?.content).toContain(part)
  const exported = await billData.export(app.database.db, buyer.id)
  expect(exported).toEqual([
    expect.objectContaining({
      id: placed.billId,
      issued_invoice: expect.objectContaining({
        number: note.invoiceNumber,
        issued_on: note.issuedOn,
        lookup: note.lookup,
      }),
    }),
  ])
  const stranger = await signUp(app)
  for (const other of [buyer, stranger])
    expectRefusal(await refuse(app, noteOrderInvoice, noting, other), "notFound")
})

test("the platform issues those of designs; staff see what waits, and not what a merchant issues", async () => {
  const atelier = await openAtelier(app)
  const design = await placeDesign(app, buyer, atelier.workId)
  await name(design.billId)
  await payOrder(app, buyer, clerk, design)
  const goods = await placeOrder(app, buyer, shop)
  await name(goods.billId)
  await payOrder(app, buyer, clerk, goods)
  const list = async (state: "waiting" | "issued") =>
    (await app.call(listInvoices, { query: { state } }, { headers: clerk.headers })).content
  const waiting = await list("waiting")
  expect(waiting.find(({ code }) => code === design.code)).toMatchObject({ issuer: null, company })
  expect(waiting.find(({ code }) => code === goods.code)).toMatchObject({ issuer: { nickname: "Nhà Mộc" } })
  const noting = (id: string | null) => ({ params: { id: id ?? "" }, body: note })
  expectRefusal(await refuse(app, noteInvoice, noting(goods.billId), clerk), "billClosed")
  await app.call(noteInvoice, noting(design.billId), { headers: clerk.headers })
  expect((await list("issued")).map(({ code }) => code)).toContain(design.code)
  expect((await newest(buyer))?.type).toBe("INVOICE_ISSUED")
})

test("what went back of a sale is a row below nothing, with its credit note", async () => {
  const atelier = await openAtelier(app)
  const order = await placeDesign(app, buyer, atelier.workId)
  await payOrder(app, buyer, clerk, order)
  const body = { reason: "Withdrawn." }
  await app.call(cancelSale, { params: { id: order.id }, body }, { headers: atelier.designer.headers })
  const { content } = await app.call(searchBills, { query: { w: order.code } }, { headers: clerk.headers })
  const params = { id: content[0]?.notes[0]?.id ?? "" }
  const outcome = "REFUNDED" as const
  await app.call(settleMoney, { params, body: { outcome } }, { headers: clerk.headers })
  app.time.passes(billLimits.undoMs + 1_000)
  await tellMadeRefunds(app.services)
  const asked = {
    salesMonth: localDay(app.services.clock.now()).slice(0, 7),
    tableFormat: "csv" as const,
    vatPercent: 8,
  }
  const { address } = await app.call(exportSales, { body: asked }, { headers: clerk.headers, language: "en" })
  const lines = (await (await fetch(app.url + address)).text()).split("\r\n")
  const [sale, refund] = lines.filter((line) => line.includes(order.code))
  expect(sale).toMatch(/,2500000,"8%",2314815,185185,"","",""$/)
  expect(refund).toMatch(/,-2500000,"8%",-2314815,-185185,"","","[^"]+"$/)
})

test("a month is exported with net sum and VAT, as CSV and as XLSX, and no cell is a formula", async () => {
  const salesMonth = localDay(app.services.clock.now()).slice(0, 7)
  const table = async (tableFormat: "csv" | "xlsx") => {
    const body = { salesMonth, tableFormat, vatPercent: 8 }
    const { address } = await app.call(exportSales, { body }, { headers: clerk.headers, language: "en" })
    const answer = await fetch(app.url + address)
    return { type: answer.headers.get("content-type"), content: await answer.bytes() }
  }
  const csv = new TextDecoder().decode((await table("csv")).content)
  const lines = csv.trim().split("\r\n")
  expect(lines[0]).toContain('"Net (VND)","VAT (VND)"')
  const design = lines.find((line) => line.includes("Design"))
  // 2,500,000 with 8 % inside.
  expect(design).toContain('2500000,"8%",2314815,185185,"1C26TAA-00000012","2026-11-24"')
  expect(lines.filter((line) => line.includes('"Product"')).every((line) => line.includes('"Nhà Mộc"'))).toBe(
    true,
  )
  expect(csv).not.toMatch(/"=/)

  const { type, content } = await table("xlsx")
  expect(type).toContain("spreadsheetml")
  const files = unzipSync(content)
  const sheet = new TextDecoder().decode(files["xl/worksheets/sheet1.xml"])
  expect(sheet).toContain("2314815")
  expect(sheet).not.toContain("<f>")
  const stranger = await signUp(app)
  const asked = { body: { salesMonth, tableFormat: "csv" as const, vatPercent: 8 } }
  expectRefusal(await refuse(app, exportSales, asked, stranger), "forbidden")
})
