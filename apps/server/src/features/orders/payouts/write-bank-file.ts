/** One transfer of a bank's file. */
export interface Transfer {
  /** Unique in the file, 35 characters at most. */
  readonly id: string
  readonly holder: string
  readonly bankName: string
  /** Napas' number of the bank. */
  readonly bankBin: string
  readonly accountNumber: string
  /** VND. */
  readonly amount: number
  readonly message: string
}

/** Whose money it is, and what the file is called. */
export interface BankFile {
  readonly code: string
  readonly madeAt: Date
  /** YYYY-MM-DD in Asia/Ho_Chi_Minh. */
  readonly day: string
  readonly payer: { readonly holder: string; readonly bankBin: string; readonly accountNumber: string }
  readonly transfers: readonly Transfer[]
}

/**
 * As interbank transfers take text: capital Latin letters, digits, blanks and a few signs. So no cell of a table can begin
 * a formula, and no text breaks out of the XML.
 */
export const foldForBank = (text: string, most: number): string =>
  text
    .replaceAll(/[đĐ]/g, "d")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 .,/()-]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[^A-Z0-9]+/, "")
    .slice(0, most)
    .trim()

/** The holder of an account as banks take it, whose name in other letters is nothing to them: files want a name. */
const nameOf = ({ holder, accountNumber }: Pick<Transfer, "holder" | "accountNumber">): string =>
  foldForBank(holder, 70) || accountNumber

const sumOf = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { amount }) => sum + amount, 0)

const columns = [
  "STT",
  "Số tài khoản",
  "Tên người thụ hưởng",
  "Ngân hàng thụ hưởng",
  "Mã ngân hàng",
  "Số tiền",
  "Nội dung chuyển khoản",
] as const

/** A table for the bulk transfers of Vietnamese banks. */
export function writeBankCsv({ transfers }: BankFile): string {
  const rows = transfers.map((one, at) => [
    String(at + 1),
    one.accountNumber,
    nameOf(one),
    foldForBank(one.bankName, 70),
    one.bankBin,
    String(one.amount),
    foldForBank(one.message, 140),
  ])
  const lines = [columns, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(","))
  return `\uFEFF${lines.join("\r\n")}\r\n`
}

const tag = (name: string, content: string): string => `<${name}>${content}</${name}>`

const agent = (bin: string): string => tag("FinInstnId", tag("ClrSysMmbId", tag("MmbId", bin)))
const account = (number: string): string => tag("Id", tag("Othr", tag("Id", number)))

/** The customer credit transfer initiation of ISO 20022, pain.001.001.03: one payment of many transfers. */
export function writeBankXml({ code, madeAt, day, payer, transfers }: BankFile): string {
  const sums = tag("NbOfTxs", String(transfers.length)) + tag("CtrlSum", String(sumOf(transfers)))
  const holder = nameOf(payer)
  const head = tag(
    "GrpHdr",
    tag("MsgId", code) +
      tag("CreDtTm", madeAt.toISOString().slice(0, 19)) +
      sums +
      tag("InitgPty", tag("Nm", holder)),
  )
  const lines = transfers.map((one) =>
    tag(
      "CdtTrfTxInf",
      tag("PmtId", tag("InstrId", one.id) + tag("EndToEndId", one.id)) +
        tag("Amt", `<InstdAmt Ccy="VND">${one.amount}</InstdAmt>`) +
        tag("CdtrAgt", agent(one.bankBin)) +
        tag("Cdtr", tag("Nm", nameOf(one))) +
        tag("CdtrAcct", account(one.accountNumber)) +
        tag("RmtInf", tag("Ustrd", foldForBank(one.message, 140))),
    ),
  )
  const payment = tag(
    "PmtInf",
    tag("PmtInfId", code) +
      tag("PmtMtd", "TRF") +
      tag("BtchBookg", "false") +
      sums +
      tag("ReqdExctnDt", day) +
      tag("Dbtr", tag("Nm", holder)) +
      tag("DbtrAcct", account(payer.accountNumber)) +
      tag("DbtrAgt", agent(payer.bankBin)) +
      tag("ChrgBr", "SLEV") +
      lines.join("\n"),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">${tag("CstmrCdtTrfInitn", `\n${head}\n${payment}\n`)}</Document>
`
}
