import { statementLimits } from "@roomwright/contract/payments/receipts-admin"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { AppError } from "../../platform/app-error.ts"
import { parseStatement, readAmount, readDay } from "./parse-statement.ts"

const header = "Ngày giao dịch,Số tham chiếu,Số tiền ghi có,Nội dung"
const line = "21/11/2026,FT26325001,388000,RW7K3M9Q NGUYEN VAN A chuyen tien"
const at = new Date("2026-11-20T17:00:00Z")
const read = { reference: "FT26325001", at, amount: 388_000, message: "RW7K3M9Q NGUYEN VAN A chuyen tien" }

const refusalOf = async (csv: string): Promise<string | undefined> => {
  try {
    await parseStatement(csv)
    return undefined
  } catch (error) {
    return error instanceof AppError ? error.appErrorName : "crash"
  }
}

describe("a bank's statement", () => {
  test.each([
    ["commas", [header, line].join("\n")],
    ["a byte order mark and the line ends of Windows", `\uFEFF${[header, line].join("\r\n")}\r\n`],
    ["semicolons", [header, line].join("\n").replaceAll(",", ";")],
    ["tabs", [header, line].join("\n").replaceAll(",", "\t")],
    ["everything in quotes", [header, line].map((row) => `"${row.replaceAll(",", '","')}"`).join("\n")],
    [
      "lines about the account above its header",
      ["NGÂN HÀNG TMCP NGOẠI THƯƠNG", "Số tài khoản:,0071000123456", "", header, line].join("\n"),
    ],
    [
      "money in and money out in columns of their own",
      [
        "Ngay;So chung tu;Ghi no;Ghi co;Dien giai",
        "20/11/2026;FT1;50.000;;Phi dich vu",
        "21/11/2026;FT26325001;;388.000;RW7K3M9Q NGUYEN VAN A chuyen tien",
      ].join("\n"),
    ],
    [
      "Chinese names",
      "交易日期,流水号,金额,摘要\n2026-11-21,FT26325001,388000,RW7K3M9Q NGUYEN VAN A chuyen tien",
    ],
    [
      "two languages in one name",
      "Ngày giao dịch / Transaction date,Số CT / Doc No,Số tiền ghi nợ / Debit,Số tiền ghi có / Credit,Mô tả / Transactions in detail\n21/11/2026,FT26325001,,388000,RW7K3M9Q NGUYEN VAN A chuyen tien",
    ],
    [
      "English names",
      'Transaction Date,Reference,Credit,Description\n2026-11-21,FT26325001,"388,000.00",RW7K3M9Q NGUYEN VAN A chuyen tien',
    ],
  ])("is read with %s", async (_what, csv) => {
    expect(await parseStatement(csv)).toEqual([read])
  })

  test("leaves out money that went out, days that are none and lines without a sum or a reference", async () => {
    const others = [
      "21/11/2026,FT2,-388000,out",
      "31/02/2026,FT3,388000,no such day",
      "yesterday,FT4,388000,no day",
      "21/11/2026,FT5,,no sum",
      "21/11/2026,FT6,a lot,no number",
      "21/11/2026,,388000,no reference",
      "21/11/2026",
      "Tổng cộng,,388000,",
    ]
    expect(await parseStatement([header, ...others, line].join("\n"))).toEqual([read])
  })

  test.each([
    ["nothing", ""],
    ["a header alone", header],
    ["no header", line],
    ["a column missing", "Ngày giao dịch,Số tham chiếu,Số tiền ghi có\n21/11/2026,FT1,388000"],
    ["money that went out alone", `${header}\n21/11/2026,FT2,-388000,out`],
    ["a quote that never ends", `${header}\n"21/11/2026,FT1,388000,x`],
    ["a picture", '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR\0\0\u0001,;\t"\0\uFFFD'],
    ["a page of a bank", "<!doctype html><html><body>Please sign in</body></html>"],
    ["a line without an end", `${header}\n${"x".repeat(20_000)}`],
  ])("is refused with %s", async (_what, csv) => {
    expect(await refusalOf(csv)).toBe("statementUnreadable")
  })

  test("has at most as many lines as the limit says", async () => {
    const lines = Array.from({ length: statementLimits.lines + 1 }, (_, at) =>
      line.replace("FT26325001", `FT${at}`),
    )
    expect(await parseStatement([header, ...lines.slice(1)].join("\n"))).toHaveLength(statementLimits.lines)
    expect(await refusalOf([header, ...lines].join("\n"))).toBe("statementUnreadable")
  })

  test("lets others have their turn while a long one is read", async () => {
    const lines = Array.from({ length: statementLimits.lines }, () => line)
    const reading = parseStatement([header, ...lines].join("\n"))
    let turns = 0
    const count = setInterval(() => (turns += 1), 1)
    await reading
    clearInterval(count)
    expect(turns).toBeGreaterThan(3)
  })

  test("is read or refused, whatever it holds", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 300 }), async (junk) => {
        expect(await refusalOf(junk)).toBeOneOf([undefined, "statementUnreadable"])
        expect(await refusalOf(`${header}\n${junk}`)).toBeOneOf([undefined, "statementUnreadable"])
      }),
      { numRuns: 30 },
    )
  })
})

describe("a sum", () => {
  test.each([
    ["388000", 388_000],
    ["388.000", 388_000],
    ["388,000", 388_000],
    ["388,000.00", 388_000],
    ["388.000,00", 388_000],
    ["1.234.567", 1_234_567],
    ["+1 500 000 VND", 1_500_000],
    ["1.500.000đ", 1_500_000],
    ["1 500 000 ₫", 1_500_000],
    ["-50,000", -50_000],
    ["0", 0],
  ])("%s is %i dong", (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })

  test.each([
    "",
    "-",
    "abc",
    "388.5",
    "388,55",
    "1,2,3",
    "1.2345",
    "12.34.567",
    "9".repeat(20),
    "1e6",
    "٣٨٨",
  ])("%j is none", (text) => {
    expect(readAmount(text)).toBeNull()
  })

  test("comes back from every way of writing it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (amount) => {
        const written = ["vi-VN", "en-US"].map((tag) => new Intl.NumberFormat(tag).format(amount))
        for (const text of [String(amount), ...written, `${written[1]}.00`, `${written[0]},00`])
          expect(readAmount(text)).toBe(amount)
      }),
    )
  })
})

describe("a day", () => {
  test.each([
    ["21/11/2026", "2026-11-20T17:00:00.000Z"],
    ["21-11-2026 09:15", "2026-11-21T02:15:00.000Z"],
    ["1/2/2026 9:05:07", "2026-02-01T02:05:07.000Z"],
    ["2026-11-21T23:59:59", "2026-11-21T16:59:59.000Z"],
    ["29/02/2028", "2028-02-28T17:00:00.000Z"],
  ])("%s is in Vietnam %s", (text, iso) => {
    expect(readDay(text)?.toISOString()).toBe(iso)
  })

  test.each([
    "",
    "29/02/2026",
    "31/04/2026",
    "0/1/2026",
    "11/21/2026",
    "21/11/26",
    "21/11/2026 25:00",
    "tomorrow",
  ])("%j is none", (text) => {
    expect(readDay(text)).toBeNull()
  })
})
