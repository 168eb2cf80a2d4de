import { deleteMyAccount, exportMyData } from "@roomwright/contract/accounts/calls"
import { listBills, setInvoiceData } from "@roomwright/contract/payments/bills"
import { confirmReceipt, readReceipt, rejectReceipt } from "@roomwright/contract/payments/receipts-admin"
import { unzipSync } from "fflate"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { listFiles } from "../../testing/list-files.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments, orderPlan, payBill } from "../../testing/test-payments.ts"

let app: TestApp
let clerk: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
afterAll(() => app.close())

const invoice = {
  companyName: "Nhà Xanh",
  taxCode: "0101234567",
  address: "18 Võ Chí Công, Hà Nội",
  email: "thuy.rieng@mail.example",
}

/** Somebody whose first receipt was refused and whose second was confirmed. */
async function makePayer() {
  const payer = await signUp(app, { nickname: "Thủy Riêng", roles: ["ROLE_DESIGNER"] })
  const bill = await orderPlan(app, payer)
  await app.call(setInvoiceData, { params: { id: bill.id }, body: invoice }, { headers: payer.headers })
  const refused = await payBill(app, payer, bill.id)
  const { headers } = clerk
  await app.call(rejectReceipt, { params: { id: refused }, body: { reason: "No sum." } }, { headers })
  const confirmed = await payBill(app, payer, bill.id)
  await app.call(confirmReceipt, { params: { id: confirmed } }, { headers })
  return { payer, bill, receipts: [refused, confirmed] }
}

describe("what is kept of who pays", () => {
  test("is in the export of their own data: bills with sums, states and company", async () => {
    const { payer, bill } = await makePayer()
    await makePayer()
    const { headers, password } = payer
    const { address } = await app.call(exportMyData, { body: { password } }, { headers })
    const files = unzipSync(await (await fetch(app.url + address)).bytes())
    const bills: unknown = JSON.parse(Buffer.from(files["bills.json"] ?? []).toString())
    expect(bills).toMatchObject([
      { id: bill.id, amount: 388_000, transfer_code: bill.transferCode, state: "CONFIRMED", invoice },
    ])
    expect(bills).toHaveLength(1)
  })

  test("is the bill and its path alone once the account is erased: no picture, no company, no name", async () => {
    const { payer, bill, receipts } = await makePayer()
    const { payer: other, receipts: otherReceipts } = await makePayer()
    const fileOf = async (id: string): Promise<string | null> => {
      const { db } = app.database
      const found = db.selectFrom("bill_receipt").select("private_file_id").where("id", "=", id)
      return (await found.executeTakeFirstOrThrow()).private_file_id
    }
    const pictures = await Promise.all(receipts.map(fileOf))
    const { headers, password } = payer
    await app.call(deleteMyAccount, { body: { password } }, { headers })
    app.time.passes(15 * 86_400_000)
    clerk = await startTestSession(app, clerk)
    expect(await app.eraseDueAccounts()).toBe(1)

    const row = await app.database.db
      .selectFrom("bill")
      .select(["amount", "state", "transfer_code", "payer_id", "invoice"])
      .where("id", "=", bill.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      amount: 388_000,
      state: "CONFIRMED",
      transfer_code: bill.transferCode,
      payer_id: payer.id,
      invoice: null,
    })
    const gone = await app.database.db.selectFrom("gone_file").select("name").execute()
    const files = await listFiles(app.services.files, "private")
    for (const [at, id] of receipts.entries()) {
      const shown = await app.call(readReceipt, { params: { id } }, { headers: clerk.headers })
      expect(shown).toMatchObject({ picture: null, bill: { id: bill.id, invoice: null } })
      expect(shown.bill.payer.nickname).not.toContain("Thủy")
      expect(await fileOf(id)).toBeNull()
      // Its file is gone, or noted to go with the next sweep.
      const file = `private/${pictures[at]}.webp`
      expect(gone.some(({ name }) => name === file) || !files.includes(file)).toBe(true)
    }
    for (const id of otherReceipts) expect(await fileOf(id)).not.toBeNull()
    const again = await startTestSession(app, other)
    expect((await app.call(listBills, { query: {} }, { headers: again.headers })).totalElements).toBe(1)
  })
})
