import type { IncomingLine } from "./incoming-line.ts"
import { allXml, findXml, readXml, textXml, type XmlElement } from "./read-xml.ts"

/** Whether a text is an XML document, as statements of CAMT.053 are. */
export const isXml = (text: string): boolean => /^\uFEFF?\s*<(?:\?xml|[\w:]*Document)/.test(text)

/**
 * Reads the booked entries of a CAMT.053 statement in dong: incoming money alone, a batch by its transactions. Null if it is
 * no such document, the currency is another one, or opening and closing balance do not fit the entries.
 */
export async function parseCamt(xml: string): Promise<IncomingLine[] | null> {
  const document = await readXml(xml)
  const message = document && findXml(document, "BkToCstmrStmt")
  if (!message) return null
  const lines: IncomingLine[] = []
  for (const statement of allXml(message, "Stmt")) {
    const found = readStatement(statement)
    if (!found) return null
    lines.push(...found)
  }
  return lines
}

function readStatement(statement: XmlElement): IncomingLine[] | null {
  const account = textXml(statement, "Acct/Id/Othr/Id") || textXml(statement, "Acct/Id/IBAN")
  const place = `${account}/${textXml(statement, "Id")}`
  const lines: IncomingLine[] = []
  let moved = 0
  for (const [at, entry] of allXml(statement, "Ntry").entries()) {
    const status = textXml(entry, "Sts/Cd") || textXml(entry, "Sts")
    const sum = readSum(findXml(entry, "Amt"))
    const day = readDay(textXml(entry, "BookgDt/DtTm") || textXml(entry, "BookgDt/Dt"))
    const isIncoming = textXml(entry, "CdtDbtInd") === "CRDT"
    if (sum === null || !day) return null
    // Announced, not booked yet.
    if (status !== "BOOK") continue
    moved += isIncoming ? sum : -sum
    // A reversal brings money back that went, and is no payment of anybody.
    if (!isIncoming || textXml(entry, "RvslInd") === "true") continue
    lines.push(...readEntry(entry, { sum, at: day, place: `${place}/${at + 1}` }))
  }
  const [opened, closed] = [readBalance(statement, "OPBD"), readBalance(statement, "CLBD")]
  return opened === null || closed === null || opened + moved !== closed ? null : lines
}

interface Read {
  readonly sum: number
  readonly at: Date
  /** By account, statement and entry: the same whenever the file comes. */
  readonly place: string
}

/** One line, or one for each transaction of a batch whose sums make up the entry. */
function readEntry(entry: XmlElement, { sum, at, place }: Read): IncomingLine[] {
  const own = textXml(entry, "AcctSvcrRef") || textXml(entry, "NtryRef")
  const details = findXml(entry, "NtryDtls")
  const parts = allXml(details, "TxDtls")
  const sums = parts.map((part) => readSum(findXml(part, "Amt") ?? findXml(part, "AmtDtls/TxAmt/Amt")))
  const isBatch = parts.length > 1 && sums.reduce((all: number, one) => all + (one ?? Number.NaN), 0) === sum
  if (!isBatch) {
    const [part] = parts
    const message = (part && nameMessage(part)) || textXml(entry, "AddtlNtryInf")
    const reference = own || (part ? textXml(part, "Refs/AcctSvcrRef") : "") || place
    return [{ reference: reference.slice(0, 100), at, amount: sum, message: message.slice(0, 500) }]
  }
  return parts.map((part, index) => ({
    reference: (textXml(part, "Refs/AcctSvcrRef") || `${own || place}/${index + 1}`).slice(0, 100),
    at,
    amount: sums[index] ?? 0,
    message: nameMessage(part).slice(0, 500),
  }))
}

const nameMessage = (part: XmlElement): string =>
  allXml(findXml(part, "RmtInf"), "Ustrd")
    .map(({ text }) => text.trim())
    .join(" ") || textXml(part, "Refs/EndToEndId")

/** Whole dong, `1234567` or `1234567.00`; null for anything else. */
function readSum(amount: XmlElement | undefined): number | null {
  const [, whole = ""] = /^(\d{1,15})(?:\.0{1,5})?$/.exec(amount?.text.trim() ?? "") ?? []
  return amount?.attributes["Ccy"] === "VND" && whole !== "" ? Number(whole) : null
}

/** A balance by its kind, below 0 for a debt; null if it is missing. */
function readBalance(statement: XmlElement, code: string): number | null {
  const found = allXml(statement, "Bal").find((balance) => textXml(balance, "Tp/CdOrPrtry/Cd") === code)
  const sum = found ? readSum(findXml(found, "Amt")) : null
  return found && sum !== null ? (textXml(found, "CdtDbtInd") === "DBIT" ? -sum : sum) : null
}

/** A day in Vietnam, or a moment; one without a zone is in Vietnam's time. */
function readDay(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/.test(text)) return null
  const zone = /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? "" : "+07:00"
  const at = new Date(text.includes("T") ? text + zone : `${text}T00:00:00${zone}`)
  return Number.isNaN(at.getTime()) ? null : at
}
