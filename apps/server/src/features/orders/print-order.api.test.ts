import { languages, type Language } from "@roomwright/contract/language"
import { printOrder } from "@roomwright/contract/orders/calls"
import { extractText, getDocumentProxy } from "unpdf"
import { afterAll, beforeAll, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier, placeDesign } from "../../testing/test-atelier.ts"
import { openSellerShop, placeOrder } from "../../testing/test-orders.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"

let app: TestApp
let buyer: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  await setUpPayments(app)
  buyer = await signUp(app, { nickname: "Nguyễn Thị Ngọc Ánh" })
})
afterAll(() => app.close())

async function print(id: string, language: Language, { headers }: TestPerson): Promise<string> {
  const { address } = await app.call(printOrder, { params: { id } }, { headers, language })
  const file = await fetch(app.url + address)
  expect(file.headers.get("content-type")).toBe("application/pdf")
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, " ")
}

const said: Readonly<Record<Language, readonly string[]>> = {
  zh: ["订单", "尚未付款", "配送费", "₫26,040,000"],
  en: ["Order", "Not paid yet", "Delivery", "₫26,040,000"],
  vi: ["Đơn hàng", "Chưa thanh toán", "Phí giao hàng", "26.040.000 ₫"],
}

test("an order is printed in each language for both of its sides, and for nobody else", async () => {
  const shop = await openSellerShop(app)
  const { id, code } = await placeOrder(app, buyer, shop, { quantity: 2 })
  for (const language of languages) {
    const text = await print(id, language, buyer)
    for (const part of [
      ...said[language],
      code,
      "Nguyễn Thị Ngọc Ánh",
      "Nhà Mộc",
      "Võ Chí Công",
      "0912345678",
    ])
      expect(text).toContain(part)
  }
  expect(await print(id, "en", shop.merchant)).toContain("Lan Phạm")
  expectRefusal(await refuse(app, printOrder, { params: { id } }, await signUp(app)), "notFound")
})

test("a design's order names its licence and no delivery", async () => {
  const { workId } = await openAtelier(app)
  const { id, design } = await placeDesign(app, buyer, workId)
  const text = await print(id, "en", buyer)
  expect(text).toContain(`Licence ${design?.licence}`)
  expect(text).not.toContain("Delivery")
})
