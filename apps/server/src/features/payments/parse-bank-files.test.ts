import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { AppError } from "../../platform/app-error.ts"
import { parseStatement } from "./parse-statement.ts"

const refusalOf = async (text: string): Promise<string | undefined> => {
  try {
    await parseStatement(text)
    return undefined
  } catch (error) {
    return error instanceof AppError ? error.appErrorName : "crash"
  }
}

/** In the shape of the examples of SWIFT's handbook and of German banks, with a line of each side. */
const mt940 = [
  "{1:F01BFTVVNVXXXXX0000000000}{2:I940BFTVVNVXXXXXN}{4:",
  ":20:STARTUMS",
  ":25:BFTVVNVX/0071000123456",
  ":28C:325/1",
  ":60F:C261120VND1000000,00",
  ":61:2611211121C388000,NTRFNONREF//FT26325001",
  ":86:166?00CHUYEN TIEN?20RW7K3M9Q NGUYEN?21 VAN A?32NGUYEN VAN A",
  ":61:2611211121D50000,00NCHGNONREF",
  ":86:Phi dich vu",
  ":61:2611211121RD20000,NTRFNONREF//FT26325003",
  ":86:HOAN LENH CHI",
  ":61:261121C1112000,NTRFRW2B3C4D5",
  "TIEN HANG",
  ":62F:C261121VND2470000,00",
  ":64:C261121VND2470000,00",
  "-}",
].join("\r\n")

const entry = (amount: string, more: string, side = "CRDT", status = "<Sts><Cd>BOOK</Cd></Sts>") => `
  <Ntry><Amt Ccy="VND">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${status}
  <BookgDt><Dt>2026-11-21</Dt></BookgDt>${more}</Ntry>`
const balance = (code: string, amount: string) => `
  <Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="VND">${amount}</Amt>
  <CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-21</Dt></Dt></Bal>`

/** In the shape of the examples of ISO 20022 (camt.053.001.02). */
const camtOf = (entries: string, closing: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!-- an example --><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
<BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr><Stmt><Id>S325</Id><Acct><Id><Othr><Id>0071</Id></Othr></Id></Acct>
${balance("OPBD", "1000000.00")}${balance("CLBD", closing)}${entries}</Stmt></BkToCstmrStmt></Document>`
const camt = camtOf(
  entry(
    "388000.00",
    `<AcctSvcrRef>FT26325001</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>RW7K3M9Q Nguy&#7877;n &amp; con</Ustrd>
     <Ustrd><![CDATA[chuyen <tien>]]></Ustrd></RmtInf></TxDtls></NtryDtls>`,
  ) +
    entry("50000", "<AddtlNtryInf>Phi</AddtlNtryInf>", "DBIT") +
    entry("7000", "", "CRDT", "<Sts>PDNG</Sts>") +
    entry("9000", "<RvslInd>true</RvslInd>") +
    entry(
      "300",
      `<NtryRef>B7</NtryRef><NtryDtls>
       <TxDtls><Refs><AcctSvcrRef>B7A</AcctSvcrRef></Refs><Amt Ccy="VND">100</Amt><RmtInf><Ustrd>one</Ustrd></RmtInf></TxDtls>
       <TxDtls><Amt Ccy="VND">200</Amt><RmtInf><Ustrd>two</Ustrd></RmtInf></TxDtls></NtryDtls>`,
    ),
  "1347300",
)
const at = new Date("2026-11-21T00:00:00+07:00")

describe("MT940", () => {
  test("gives incoming money with the bank's reference and its words, and neither fees nor reversals", async () => {
    expect(await parseStatement(mt940)).toEqual([
      {
        reference: "FT26325001",
        at,
        amount: 388_000,
        message: "166 CHUYEN TIEN RW7K3M9Q NGUYEN VAN A NGUYEN VAN A",
      },
      { reference: "RW2B3C4D5", at, amount: 1_112_000, message: "TIEN HANG" },
    ])
  })

  test("comes without its envelope, too, and with several statements", async () => {
    const bare = mt940.split("\r\n").slice(1, -1).join("\n")
    expect(await parseStatement(`${bare}\n${bare.replaceAll("FT2", "GT2")}`)).toHaveLength(4)
  })

  test("names a line without a reference by account, statement and place: the same line whenever it comes", async () => {
    const nameless = mt940.replace("//FT26325001", "")
    const [line] = await parseStatement(nameless)
    expect(line?.reference).toBe("BFTVVNVX/0071000123456/325/1/1")
  })

  test.each([
    ["cut before its closing balance", mt940.slice(0, mt940.indexOf(":62F:"))],
    ["cut in a line", mt940.slice(0, mt940.indexOf("D50000"))],
    ["a line left out", mt940.replace(/:61:2611211121D.*\r\n/, "")],
    ["in another currency", mt940.replaceAll("VND", "EUR")],
    ["with cents", mt940.replace("C388000,", "C388000,5")],
    ["a negative sum", mt940.replace("C388000,", "C-388000,")],
    ["a day that is none", mt940.replaceAll("2611211121", "2613411121")],
    ["a statement in another one", mt940.replace(":62F:", ":20:X\r\n:62F:")],
  ])("%s is refused whole", async (_, text) => {
    expect(await refusalOf(text)).toBe("statementUnreadable")
  })
})

describe("CAMT.053", () => {
  test("gives booked incoming money, a batch by its transactions", async () => {
    expect(await parseStatement(camt)).toEqual([
      { reference: "FT26325001", at, amount: 388_000, message: "RW7K3M9Q Nguyễn & con chuyen <tien>" },
      { reference: "B7A", at, amount: 100, message: "one" },
      { reference: "B7/2", at, amount: 200, message: "two" },
    ])
  })

  test("with prefixes and on one line is the same", async () => {
    const prefixed = camt.replaceAll(/<(\/?)(?=[A-Z][a-z])/g, "<$1ns:").replace("xmlns=", "xmlns:ns=")
    expect(await parseStatement(prefixed.replaceAll(/\n\s*/g, " "))).toHaveLength(3)
  })

  test.each([
    ["cut", camt.slice(0, camt.length / 2)],
    ["an entry left out", camt.replace("388000.00", "388001.00")],
    ["in another currency", camt.replaceAll("VND", "EUR")],
    ["with a document type", camt.replace("<Document", '<!DOCTYPE x [<!ENTITY a "b">]><Document')],
    ["with an entity of its own", camt.replace("&amp;", "&bank;")],
    ["another message", camt.replaceAll("BkToCstmrStmt", "BkToCstmrDbtCdtNtfctn")],
    ["a page of the bank", "<?xml version='1.0'?><html><body>Sign in</body></html>"],
    ["a negative sum", camt.replace(">388000.00<", ">-388000.00<")],
    ["nested too deeply", `<?xml version="1.0"?>${"<a>".repeat(100)}${"</a>".repeat(100)}`],
  ])("%s is refused whole", async (_, text) => {
    expect(await refusalOf(text)).toBe("statementUnreadable")
  })
})

test("any part and any change of a file is read or refused, and crashes nothing", async () => {
  const changed = fc.tuple(
    fc.constantFrom(mt940, camt),
    fc.nat(3_000),
    fc.nat(40),
    fc.string({ maxLength: 8 }),
  )
  await fc.assert(
    fc.asyncProperty(changed, async ([text, from, length, put]) => {
      const answer = await refusalOf(text.slice(0, from) + put + text.slice(from + length))
      expect(["statementUnreadable", undefined]).toContain(answer)
    }),
    { numRuns: 300 },
  )
})

test("20,000 entries are read within seconds", async () => {
  const one = entry("1", "<AcctSvcrRef>R</AcctSvcrRef>")
  const many = camtOf(one.repeat(20_000), "1020000")
  expect(await parseStatement(many)).toHaveLength(20_000)
}, 30_000)
