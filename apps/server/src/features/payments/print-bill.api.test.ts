import { printBill, setInvoiceData } from "@roomwright/contract/payments/bills"
import { languages, type Language } from "@roomwright/contract/language"
import { confirmReceipt } from "@roomwright/contract/payments/receipts-admin"
import { extractText, getDocumentProxy, getMeta } from "unpdf"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments, orderPlan, payBill } from "../../testing/test-payments.ts"

let app: TestApp
let clerk: TestPerson
let payer: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
  payer = await signUp(app, { nickname: "Nguyễn Thị Ngọc Ánh", roles: ["ROLE_DESIGNER"] })
})
afterAll(() => app.close())

const newPayer = (): Promise<TestPerson> => signUp(app, { roles: ["ROLE_DESIGNER"] })
const addressOf = async (billId: string, language: Language = "en", person = payer): Promise<string> => {
  const { address } = await app.call(
    printBill,
    { params: { id: billId } },
    { headers: person.headers, language },
  )
  return app.url + address
}

/** Opens the file that a bill is printed as. */
async function open(billId: string, language?: Language, person?: TestPerson) {
  const response = await fetch(await addressOf(billId, language, person))
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const { totalPages, text } = await extractText(pdf, { mergePages: true })
  // Where lines are broken does not matter here.
  return { response, pdf, totalPages, text: text.replaceAll(/\s+/g, " ") }
}

const wanted: Readonly<Record<Language, readonly string[]>> = {
  zh: ["账单", "尚未付款", "专业版套餐，1 个月", "₫388,000", "转账附言", "越南河内市西湖坊武志公路 18 号"],
  en: ["Bill", "Not paid yet", "Pro plan, 1 month", "₫388,000", "Transfer message", "Võ Chí Công"],
  vi: ["Hóa đơn", "Chưa thanh toán", "Gói Pro, 1 tháng", "388.000 ₫", "Nội dung chuyển khoản", "Việt Nam"],
}

describe("a printed bill", () => {
  test("says in each language who owes what for what, and where to pay it", async () => {
    const bill = await orderPlan(app, payer)
    for (const language of languages) {
      const { text, totalPages, response } = await open(bill.id, language)
      for (const part of [...wanted[language], bill.transferCode, bill.account.accountNumber, "Vietcombank"])
        expect(text).toContain(part)
      expect(text).toContain("Nguyễn Thị Ngọc Ánh")
      expect(totalPages).toBe(1)
      expect(response.headers.get("content-type")).toBe("application/pdf")
      expect(response.headers.get("content-disposition")).toBe(
        `attachment; filename="roomwright-${bill.transferCode}-${language}.pdf"`,
      )
    }
  })

  test("is an A4 page with title, language and parts for those who have it read aloud", async () => {
    const person = await newPayer()
    const { pdf } = await open((await orderPlan(app, person)).id, "vi", person)
    const { info } = await getMeta(pdf)
    expect(info).toMatchObject({ Language: "vi-VN", Title: expect.stringMatching(/^Hóa đơn RW/) })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const page = await pdf.getPage(1)
    expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842])
    const tree = JSON.stringify(await page.getStructTree())
    for (const role of ["H1", "P", "Table", "TH", "TD", "Figure"]) expect(tree).toContain(`"role":"${role}"`)
    expect(tree).toMatch(/Mã VietQR: 388\.000.₫ đến tài khoản 0071000123456, nội dung RW/)
  })

  test("says that it is paid, and asks for no money any more", async () => {
    const person = await newPayer()
    const bill = await orderPlan(app, person)
    const receipt = await payBill(app, person, bill.id)
    expect((await open(bill.id, "en", person)).text).toContain("the receipt is being checked")
    await app.call(confirmReceipt, { params: { id: receipt } }, { headers: clerk.headers })
    const { text, pdf } = await open(bill.id, "en", person)
    expect(text).toMatch(/Paid, confirmed on \w+ \d{1,2}, \d{4}/)
    expect(text).not.toContain("Transfer exactly")
    expect(JSON.stringify(await (await pdf.getPage(1)).getStructTree())).not.toContain("Figure")
  })

  test("names the company that it is for", async () => {
    const person = await newPayer()
    const bill = await orderPlan(app, person)
    const invoice = {
      companyName: "Công ty TNHH Nội thất Ánh Dương 阳光",
      taxCode: "0100109106-001",
      address: "Tầng 12, đường Phạm Hùng, Hà Nội",
      email: "ke.toan@anh-duong.example",
    }
    await app.call(setInvoiceData, { params: { id: bill.id }, body: invoice }, { headers: person.headers })
    const { text } = await open(bill.id, "vi", person)
    for (const part of Object.values(invoice)) expect(text).toContain(part)
  })

  test("goes on with a second page when its company has much to say", async () => {
    const person = await newPayer()
    const bill = await orderPlan(app, person)
    const invoice = {
      companyName: "室内设计有限公司".repeat(25),
      taxCode: "0100109106-001",
      address: "Số 18 Võ Chí Công ".repeat(16).trim(),
      email: `${"ke-toan-".repeat(7)}1@${"anhduong.".repeat(7)}example.vn`,
    }
    await app.call(setInvoiceData, { params: { id: bill.id }, body: invoice }, { headers: person.headers })
    const { text, totalPages } = await open(bill.id, "zh", person)
    expect(totalPages).toBe(2)
    for (const part of Object.values(invoice))
      expect(text.replaceAll(" ", "")).toContain(part.replaceAll(" ", ""))
    expect(text).toMatch(/本文件不是增值税发票。 于 \d{4}年.*生成$/)
  })

  test.each([
    ["emoji", "Lan 🪑 👩‍🎨", "Lan □ □"],
    ["Arabic", "محمد", "□□□□"],
    ["marks apart from their letters", "Nguyễn".normalize("NFD"), "Nguyễn"],
    ["rare characters", "龘靐", "龘"],
    ["what turns the direction of writing", "a\u202Eb\u2066c", "abc"],
  ])("can be made for a name with %s", async (_what, nickname, shown) => {
    const person = await newPayer()
    await app.database.db.updateTable("account").set({ nickname }).where("id", "=", person.id).execute()
    expect((await open((await orderPlan(app, person)).id, "en", person)).text).toContain(shown)
  })
})

describe("the address of a printed bill", () => {
  test("is given to the payer alone", async () => {
    const bill = await orderPlan(app, await newPayer())
    for (const { headers } of [payer, clerk])
      expectRefusal(await refuse(app, printBill, { params: { id: bill.id } }, { headers }), "notFound")
    const { headers } = payer
    expectRefusal(await refuse(app, printBill, { params: { id: newId() } }, { headers }), "notFound")
    expectRefusal(await refuse(app, printBill, { params: { id: bill.id } }), "loginRequired")
  })

  test("opened by many at once is drawn once, and nobody is turned away", async () => {
    const person = await newPayer()
    const address = await addressOf((await orderPlan(app, person)).id, "en", person)
    const opened = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const response = await fetch(address)
        return {
          status: response.status,
          content: Buffer.from(await response.arrayBuffer()).toString("latin1"),
        }
      }),
    )
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]))
    // Each file that is drawn says when.
    expect(new Set(opened.map(({ content }) => content)).size).toBe(1)
  })

  test("of which one network opens many at once waits for itself: it has only so many waiting", async () => {
    const addresses = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const person = await newPayer()
        return addressOf((await orderPlan(app, person)).id, "en", person)
      }),
    )
    const opened = await Promise.all(addresses.map((address) => fetch(address)))
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200, 503]))
    for (const { status, headers } of opened) if (status === 503) expect(headers.get("retry-after")).toBe("5")
    expect(opened.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(6)
  })

  test("opens for a minute, and for no other bill or language", async () => {
    const person = await newPayer()
    const bill = await orderPlan(app, person)
    const address = await addressOf(bill.id, "en", person)
    expect((await fetch(address.replace("/en-", "/vi-"))).status).toBe(404)
    expect((await fetch(address.replace(bill.id, newId()))).status).toBe(404)
    expect((await fetch(address)).status).toBe(200)
    app.time.passes(60_001)
    expect((await fetch(address)).status).toBe(404)
  })
})
