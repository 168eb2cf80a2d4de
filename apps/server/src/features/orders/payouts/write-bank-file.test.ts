import fc from "fast-check"
import { expect, test } from "vitest"
import { foldForBank, writeBankCsv, writeBankXml, type BankFile } from "./write-bank-file.ts"

const transfer = fc.record({
  id: fc.integer({ min: 1, max: 500 }).map((at) => `PR7-${at}`),
  holder: fc.oneof(
    fc.constantFrom("Nguyễn Thị Đào", "=CMD()", "<b>&Co</b>", "王"),
    fc.string({ unit: "grapheme" }),
  ),
  bankName: fc.constantFrom("Vietcombank", "BIDV"),
  bankBin: fc.constantFrom("970436", "970418"),
  accountNumber: fc.constantFrom("0071000123456", "19ABC"),
  amount: fc.integer({ min: 1, max: 900_000_000 }),
  message: fc.constant("ROOMWRIGHT PR7"),
})
const head = {
  code: "PR7",
  madeAt: new Date("2026-11-24T01:02:03Z"),
  day: "2026-11-24",
  payer: { holder: "Công ty Roomwright", bankBin: "970436", accountNumber: "0071000999999" },
}
const file = fc
  .array(transfer, { minLength: 1, maxLength: 8 })
  .map((transfers): BankFile => ({ ...head, transfers }))
const all = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "g"))].map(
    ([, inside = ""]) => inside,
  )

/** The tags in order, each closed where it must be; what stands in a tag by its path. */
function readPaths(xml: string): string[] {
  const open: string[] = []
  const paths: string[] = []
  for (const [, close, name = ""] of xml.matchAll(/<(\/?)([A-Za-z][A-Za-z0-9]*)[^>]*>/g)) {
    if (close) expect(open.pop()).toBe(name)
    else paths.push([...open, name].join("/"))
    if (!close) open.push(name)
  }
  expect(open).toEqual([])
  return paths
}

test("the file of ISO 20022 counts and sums what is in it, in the schema's order and within its lengths", () => {
  fc.assert(
    fc.property(file, (given) => {
      const xml = writeBankXml(given)
      const paths = readPaths(xml)
      const sum = String(given.transfers.reduce((total, { amount }) => total + amount, 0))
      const count = String(given.transfers.length)
      expect(all(xml, "NbOfTxs")).toEqual([count, count])
      expect(all(xml, "CtrlSum")).toEqual([sum, sum])
      expect(all(xml, "InstdAmt")).toEqual(given.transfers.map(({ amount }) => String(amount)))
      expect(xml.match(/Ccy="VND"/g)).toHaveLength(given.transfers.length)
      // Two of the debtor, one of each creditor; the schema wants each where it stands here.
      const children = (path: string): string[] =>
        [
          ...new Set(
            paths.filter((one) => one.startsWith(`${path}/`) && !one.slice(path.length + 1).includes("/")),
          ),
        ].map((one) => one.slice(path.length + 1))
      const root = "Document/CstmrCdtTrfInitn"
      expect(children(root)).toEqual(["GrpHdr", "PmtInf"])
      expect(children(`${root}/GrpHdr`)).toEqual(["MsgId", "CreDtTm", "NbOfTxs", "CtrlSum", "InitgPty"])
      expect(children(`${root}/PmtInf`)).toEqual([
        "PmtInfId",
        "PmtMtd",
        "BtchBookg",
        "NbOfTxs",
        "CtrlSum",
        "ReqdExctnDt",
        "Dbtr",
        "DbtrAcct",
        "DbtrAgt",
        "ChrgBr",
        "CdtTrfTxInf",
      ])
      expect(children(`${root}/PmtInf/CdtTrfTxInf`)).toEqual([
        "PmtId",
        "Amt",
        "CdtrAgt",
        "Cdtr",
        "CdtrAcct",
        "RmtInf",
      ])
      for (const id of [...all(xml, "EndToEndId"), ...all(xml, "MsgId")]) expect(id).toMatch(/^\S{1,35}$/)
      for (const name of all(xml, "Nm")) expect(name).toMatch(/^[A-Z0-9 .,/()-]{0,70}$/)
      for (const text of all(xml, "Ustrd")) expect(text.length).toBeLessThanOrEqual(140)
    }),
    { numRuns: 50 },
  )
})

test("the file holds what pain.001.001.03 requires of each value, whatever sellers are called", () => {
  fc.assert(
    fc.property(fc.uniqueArray(transfer, { minLength: 1, selector: ({ id }) => id }), (transfers) => {
      const given: BankFile = { ...head, transfers }
      const xml = writeBankXml(given)
      expect(xml).toMatch(
        /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain\.001\.001\.03">/,
      )
      // Max35Text, unique within the message, so that the bank's answer names one transfer.
      const ids = all(xml, "EndToEndId")
      expect(ids).toEqual(all(xml, "InstrId"))
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of [...ids, ...all(xml, "MsgId"), ...all(xml, "PmtInfId")])
        expect(id).toMatch(/^[A-Z0-9-]{1,35}$/)
      // ISODateTime and ISODate.
      expect(all(xml, "CreDtTm")).toEqual(["2026-11-24T01:02:03"])
      expect(all(xml, "ReqdExctnDt")).toEqual(["2026-11-24"])
      // Codes of the schema's lists.
      expect([all(xml, "PmtMtd"), all(xml, "BtchBookg"), all(xml, "ChrgBr")]).toEqual([
        ["TRF"],
        ["false"],
        ["SLEV"],
      ])
      // Whole dong above nothing, and a control sum that is theirs.
      const amounts = all(xml, "InstdAmt")
      for (const amount of amounts) expect(amount).toMatch(/^[1-9]\d{0,17}$/)
      const sum = amounts.reduce((total, amount) => total + BigInt(amount), 0n)
      for (const control of all(xml, "CtrlSum")) expect(BigInt(control)).toBe(sum)
      // Member codes of at most 35, accounts of at most 34 characters.
      for (const code of all(xml, "MmbId")) expect(code).toMatch(/^\d{1,35}$/)
      for (const id of all(xml, "Id")) expect(id).toMatch(/^[A-Z0-9]{1,34}$/)
      // Max140Text has a character at least.
      for (const text of [...all(xml, "Nm"), ...all(xml, "Ustrd")]) expect(text).toMatch(/^.{1,140}$/)
      // No character that needs escaping, and none beyond ASCII.
      expect(xml.replaceAll("\n", "")).toMatch(/^[ -~]*$/)
      expect(xml.replaceAll(/<[^>]*>/g, "")).not.toMatch(/[<>&]/)
    }),
    { numRuns: 50 },
  )
})

test("the table has a row for each transfer, and no cell that a spreadsheet would run", () => {
  fc.assert(
    fc.property(file, (given) => {
      const lines = writeBankCsv(given).slice(1).trimEnd().split("\r\n")
      expect(lines).toHaveLength(given.transfers.length + 1)
      const rows = lines.slice(1).map((line) => line.slice(1, -1).split('","'))
      for (const row of rows) expect(row).toHaveLength(7)
      expect(rows.map((row) => Number(row[5]))).toEqual(given.transfers.map(({ amount }) => amount))
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+@-]|"/)
    }),
    { numRuns: 50 },
  )
})

test("names are written as banks take them", () => {
  expect(foldForBank("Công ty TNHH Đồ gỗ “Nhà Mộc” & bạn", 70)).toBe("CONG TY TNHH DO GO NHA MOC BAN")
})
