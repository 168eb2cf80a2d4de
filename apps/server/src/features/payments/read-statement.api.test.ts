import { readReceipt, readStatement, statementLimits } from "@roomwright/contract/payments/receipts-admin"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments, orderPlan, payBill } from "../../testing/test-payments.ts"

let app: TestApp
let clerk: TestPerson
let reference = 0

beforeAll(async () => {
  app = await startTestApp()
  await setUpPayments(app)
  clerk = await signUp(app, { nickname: "Thu", roles: ["ROLE_RECEIPTS_CLERK"] })
})
afterAll(() => app.close())

const header = "Ngày giao dịch,Số tham chiếu,Ghi có,Nội dung"
const lineOf = (amount: number, message: string): string =>
  `21/11/2026 09:15,FT${(reference += 1)},${amount},${message}`
const read = async (...lines: readonly string[]) => {
  const csv = [header, ...lines].join("\n")
  return (await app.call(readStatement, { body: { csv } }, { headers: clerk.headers })).lines
}
const newBill = async () => {
  const payer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  return { payer, bill: await orderPlan(app, payer) }
}

describe("a bank's statement", () => {
  test("is matched with bills by their codes, however the bank writes them", async () => {
    const { payer, bill } = await newBill()
    const { amount, transferCode } = bill
    const receiptId = await payBill(app, payer, bill.id)
    const dotted = transferCode.toLowerCase().replace(/^(.{4})/, "$1.")
    const lines = await read(
      lineOf(amount, `MBVCB.5512.${dotted}.CT tu 0071`),
      lineOf(amount - 1_000, transferCode),
      lineOf(amount, "tien nha thang 11"),
      lineOf(amount, "RW777777 khong co"),
    )
    expect(lines.map(({ outcome, transferCode: code }) => [outcome, code])).toEqual([
      ["exact", transferCode],
      ["other-sum", transferCode],
      ["unknown", null],
      ["unknown", null],
    ])
    expect(lines[0]).toMatchObject({ at: "2026-11-21T02:15:00.000Z", amount })
    const receipt = await app.call(readReceipt, { params: { id: receiptId } }, { headers: clerk.headers })
    expect(receipt.matches.map(({ amount: came, isExact }) => [came, isExact])).toEqual([
      [amount, true],
      [amount - 1_000, false],
    ])
    // Nothing is confirmed by it.
    expect(receipt.bill.status).toBe("PENDING_REVIEW")
  })

  test("read twice is known, and counts once", async () => {
    const { payer, bill } = await newBill()
    const receiptId = await payBill(app, payer, bill.id)
    const lines = [lineOf(bill.amount, bill.transferCode), lineOf(7_000, "phi")]
    expect((await read(...lines)).map(({ outcome }) => outcome)).toEqual(["exact", "unknown"])
    const again = await read(...lines, lineOf(8_000, "moi"))
    expect(again.map(({ outcome }) => outcome)).toEqual(["known", "known", "unknown"])
    const { matches } = await app.call(readReceipt, { params: { id: receiptId } }, { headers: clerk.headers })
    expect(matches).toHaveLength(1)
  })

  test("that has a line twice has it once", async () => {
    const line = lineOf(9_000, "hai lan")
    expect((await read(line, line)).map(({ outcome }) => outcome)).toEqual(["unknown", "known"])
  })

  test("read by two clerks at once has each line once", async () => {
    const lines = Array.from({ length: 20 }, () => lineOf(5_000, "cung luc"))
    const both = await Promise.all([read(...lines), read(...lines)])
    const outcomes = both.flat().map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === "unknown")).toHaveLength(20)
    expect(outcomes.filter((outcome) => outcome === "known")).toHaveLength(20)
  })

  test("of as many lines as there may be is read", async () => {
    const lines = Array.from({ length: statementLimits.lines }, () => lineOf(1_000, "le"))
    const csv = [header, ...lines].join("\n")
    const {
      total,
      known,
      lines: shown,
    } = await app.call(readStatement, { body: { csv } }, { headers: clerk.headers })
    expect([total, known, shown.length]).toEqual([statementLimits.lines, 0, statementLimits.shown])
    await proveBooks(app)
  })

  test("is on record with who read it and how much was new", async () => {
    const [{ details, actor_id: actor } = { details: null, actor_id: "" }] = await app.database.db
      .selectFrom("audit_entry")
      .selectAll()
      .where("action", "=", "statement.read")
      .orderBy("at")
      .execute()
    expect([actor, details]).toEqual([clerk.id, { lines: 4, known: 0 }])
  })

  test("that cannot be read is refused, says so, and leaves nothing", async () => {
    const count = async () => (await app.database.db.selectFrom("audit_entry").select("id").execute()).length
    const before = await count()
    const tooMany = Array.from({ length: statementLimits.lines + 1 }, () => lineOf(1_000, "le"))
    for (const csv of ["x", "a,b,c\n1,2,3", "\u0089PNG\r\n\u001A\n\0", [header, ...tooMany].join("\n")]) {
      const answer = await refuse(app, readStatement, { body: { csv } }, { ...clerk, language: "en" })
      expectRefusal(answer, "statementUnreadable")
      expect(answer.envelope?.message).toMatch(/CSV/)
    }
    const long = "x".repeat(statementLimits.characters + 1)
    expect((await refuse(app, readStatement, { body: { csv: long } }, clerk)).status).toBeOneOf([
      400, 413, 422,
    ])
    expect(await count()).toBe(before)
  })

  test("is for those who decide on receipts", async () => {
    const { payer } = await newBill()
    expectRefusal(await refuse(app, readStatement, { body: { csv: header } }, payer), "forbidden")
  })
})
