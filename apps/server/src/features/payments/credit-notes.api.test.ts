import { readOrder } from "@roomwright/contract/orders/calls"
import { billLimits } from "@roomwright/contract/payments/bills"
import { searchBills } from "@roomwright/contract/payments/bills-admin"
import { settleMoney } from "@roomwright/contract/payments/receipts-admin"
import {
  printAdminCreditNote,
  printCreditNote,
  setRefundAccount,
} from "@roomwright/contract/payments/refunds"
import { languages, type Language } from "@roomwright/contract/language"
import { pdfTexts } from "@roomwright/i18n/pdf-texts"
import { extractText, getDocumentProxy } from "unpdf"
import { afterAll, beforeAll, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier } from "../../testing/test-atelier.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"
import { startSale, type Market, type OpenSale } from "../../testing/test-sale-money.ts"
import { tellMadeRefunds } from "./notify-refunds.ts"

const price = 2_450_000

let app: TestApp
let market: Market

beforeAll(async () => {
  app = await startTestApp()
  market = { clerk: await setUpPayments(app), atelier: await openAtelier(app, price) }
})
afterAll(() => app.close())

/** A paid sale of which a part went back. */
async function partlyRefunded(amount: number): Promise<OpenSale> {
  const sale = await startSale(app, market)
  await sale.pay()
  await sale.confirm()
  await sale.givePart(amount)
  const [note] = (await sale.readAtAdmin())?.notes ?? []
  const body = { outcome: "REFUNDED", refundReference: "FT26330777" }
  await refuse(app, settleMoney, { params: { id: note?.id ?? "" }, body }, market.clerk)
  return sale
}
const numberOf = async (sale: OpenSale): Promise<string | null | undefined> =>
  (await sale.read()).refunds[0]?.creditNote
const tell = async (): Promise<void> => {
  app.time.passes(billLimits.undoMs)
  await tellMadeRefunds(app.services)
}

test("a refund that can no more be taken back in silence has a credit note; numbers have no gap", async () => {
  const first = await partlyRefunded(450_000)
  expect(await numberOf(first)).toBeNull()
  const [{ id } = { id: "" }] = (await first.read()).refunds
  expectRefusal(await refuse(app, printCreditNote, { params: { id } }, first.buyer()), "notFound")
  // Taken back in silence, it uses up no number.
  const mistake = await partlyRefunded(100_000)
  await mistake.takeRefundBack(undefined, (await mistake.read()).refunds[0]?.id)
  await tell()
  const others = await Promise.all([1, 2, 3].map(() => partlyRefunded(200_000)))
  app.time.passes(billLimits.undoMs)
  await Promise.all([tellMadeRefunds(app.services), tellMadeRefunds(app.services)])
  const year = app.services.clock.now().getFullYear()
  expect(await numberOf(first)).toBe(`CN-${year}-00001`)
  expect(new Set(await Promise.all(others.map(numberOf)))).toEqual(
    new Set([2, 3, 4].map((number) => `CN-${year}-0000${number}`)),
  )
})

test("buyer, merchant and staff print it in three languages; it names bill, sum, day, reference and VAT", async () => {
  const sale = await partlyRefunded(450_000)
  await tell()
  const { transferCode, refunds } = await sale.read()
  const [refund] = refunds
  const params = { id: refund?.id ?? "" }
  const print = async (
    person: TestPerson,
    language: Language,
    call: typeof printCreditNote = printCreditNote,
  ) => {
    const { address } = await app.call(call, { params }, { headers: person.headers, language })
    const file = await (await fetch(app.url + address)).arrayBuffer()
    const pdf = await getDocumentProxy(new Uint8Array(file))
    const { text } = await extractText(pdf, { mergePages: true })
    return { text: text.replaceAll(/\s+/g, " ") }
  }
  for (const language of languages) {
    const { text } = await print(sale.buyer(), language)
    for (const said of [refund?.creditNote ?? "?", transferCode, "FT26330777", "A scratch."])
      expect(text).toContain(said)
    expect(text).toContain(pdfTexts[language]("credit-note.heading"))
    expect(text.replaceAll(/\s/g, "")).toContain(pdfTexts[language]("credit-note.vat").replaceAll(/\s/g, ""))
  }
  expect((await print(market.atelier.designer, "en")).text).toContain("Credit note")
  expect((await print(market.clerk, "en", printAdminCreditNote)).text).toContain("Credit note")
  expectRefusal(await refuse(app, printCreditNote, { params }, await signUp(app)), "notFound")
  expectRefusal(await refuse(app, printCreditNote, { params }, market.clerk), "notFound")
  expectRefusal(await refuse(app, printAdminCreditNote, { params }, sale.buyer()), "forbidden")
  const order = await app.call(
    readOrder,
    { params: sale.order },
    { headers: market.atelier.designer.headers },
  )
  expect(order.refunds).toMatchObject([
    { kind: "part", amount: 450_000, reference: "FT26330777", creditNote: refund?.creditNote },
  ])
})

test("staff see how the holder's name fits the buyer's before they transfer", async () => {
  const sale = await startSale(app, market)
  await sale.pay()
  await sale.confirm()
  await sale.givePart(1_000)
  const match = async (beneficiary: string) => {
    const body = { beneficiary, bankBin: "970436", accountNumber: "0071000999888" }
    await app.call(setRefundAccount, { params: sale.bill, body }, { headers: sale.buyer().headers })
    const { content } = await app.call(
      searchBills,
      { query: { w: sale.bill.id } },
      { headers: market.clerk.headers },
    )
    return content[0]?.refundTo
  }
  const known = (await match("TRAN VAN HAI"))?.knownNames ?? []
  expect((await match("TRAN VAN HAI"))?.nameMatch).toBe("other")
  expect((await match(known[0]?.toUpperCase() ?? ""))?.nameMatch).toBe("same")
})
