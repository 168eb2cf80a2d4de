import { setImmediate } from "node:timers/promises"
import type { IncomingLine } from "./incoming-line.ts"

/** Whether a text is a statement of SWIFT's format MT940, with or without the blocks of its envelope. */
export const isMt940 = (text: string): boolean => /^\s*(?:\{1:|:20:)/.test(text)

/** How many fields are read before other work gets a turn. */
const stretch = 4_000

interface Field {
  readonly tag: string
  /** Its lines. */
  readonly value: string
}

/**
 * Reads statements of MT940 in dong: incoming money alone. Null if a field is no such field, the currency is another one,
 * or opening and closing balance do not fit the lines: then the file was cut, or is not whole.
 */
export async function parseMt940(text: string): Promise<IncomingLine[] | null> {
  const lines: IncomingLine[] = []
  let open: Statement | null = null
  let count = 0
  for (const { tag, value } of readFields(text)) {
    count += 1
    if (count % stretch === 0) await setImmediate()
    if (tag === "20") {
      if (open) return null
      open = { account: "", number: "", balance: null, entries: 0, last: null, isClosed: false }
    } else if (!open) return null
    else if (tag === "25") open.account = value.trim()
    else if (tag === "28C" || tag === "28") open.number = value.trim()
    else if (tag === "60F" || tag === "60M") open.balance = readBalance(value)
    else if (tag === "61") {
      const entry = readEntry(value)
      if (!entry || open.balance === null) return null
      open.entries += 1
      open.balance += entry.amount
      const place = `${open.account}/${open.number}/${open.entries}`
      const { at, amount, message } = entry
      open.last = { reference: (entry.reference ?? place).slice(0, 100), at, amount, message }
      if (entry.amount > 0 && !entry.isReversal) lines.push(open.last)
    } else if (tag === "86") {
      // What belongs to a line; at the end of a statement, to all of it.
      if (open.last) open.last.message = nameMessage(value)
      open.last = null
    } else if (tag === "62F" || tag === "62M") {
      if (open.balance === null || readBalance(value) !== open.balance) return null
      open.last = null
      open.balance = null
      open.isClosed = true
    } else if (tag === "end") {
      if (!open.isClosed) return null
      open = null
    }
  }
  return open === null || open.isClosed ? lines : null
}

interface Statement {
  account: string
  number: string
  /** VND, as the lines so far make it. */
  balance: number | null
  entries: number
  last: (IncomingLine & { message: string }) | null
  isClosed: boolean
}

/** The fields of all statements, each with `end` after its last one. */
function* readFields(text: string): Generator<Field> {
  let field: { tag: string; value: string } | null = null
  let isIn = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    const begun = /^(?:\{.*\{4:)?\s*:(\d{2}[A-Z]?):(.*)$/.exec(line)
    if (begun) {
      if (field) yield field
      const [, tag = "", value = ""] = begun
      // Without an envelope a statement ends where the next one begins.
      if (tag === "20" && isIn) yield { tag: "end", value: "" }
      isIn = true
      field = { tag, value }
    } else if (/^-\}?$/.test(line.trim())) {
      if (field) yield field
      if (isIn) yield { tag: "end", value: "" }
      field = null
      isIn = false
    } else if (field) field.value += `\n${line}`
  }
  if (field) yield field
}

/** `C261121VND1234567,00`; null if it is none in dong. */
function readBalance(value: string): number | null {
  const [, side, currency, sum = ""] = /^([CD])\d{6}([A-Z]{3})([\d,]+)\s*$/.exec(value) ?? []
  const amount = readSum(sum)
  return currency !== "VND" || amount === null ? null : side === "C" ? amount : -amount
}

/** `1234567,` or `1234567,00`: whole dong. */
const readSum = (sum: string): number | null => {
  const [, whole = ""] = /^(\d{1,15}),0{0,2}$/.exec(sum) ?? []
  return whole === "" ? null : Number(whole)
}

interface Entry {
  readonly reference: string | null
  readonly at: Date
  /** Below 0 for what went. */
  readonly amount: number
  readonly isReversal: boolean
  message: string
}

/** `2611211121C388000,NTRFNONREF//FT26325001`, and further lines of words. */
function readEntry(value: string): (Entry & { reference: string | null }) | null {
  const parts =
    /^(\d{2})(\d{2})(\d{2})(?:\d{4})?(R?[CD]|E[CD])[A-Z]?([\d,]+)[NFS][A-Z0-9]{3}([^\n]*)(?:\n([\s\S]*))?$/.exec(
      value,
    )
  if (!parts) return null
  const [, year = "", month = "", day = "", side = "", sum = "", references = "", words = ""] = parts
  const amount = readSum(sum)
  const at = new Date(`20${year}-${month}-${day}T00:00:00+07:00`)
  if (amount === null || Number.isNaN(at.getTime())) return null
  const [own = "", bank = ""] = references.split("//").map((one) => one.trim())
  const named = bank !== "" ? bank : own
  // A reversed debit brings money, and is no payment of anybody.
  const isIncoming = side === "C" || side === "EC" || side === "RD"
  return {
    reference: named === "" || named === "NONREF" ? null : named,
    at,
    amount: isIncoming ? amount : -amount,
    isReversal: side === "RD",
    message: nameMessage(words),
  }
}

/** The lines as one; what banks number as `?20` … is text, too. */
const nameMessage = (value: string): string =>
  value
    .replaceAll(/\n/g, "")
    .replaceAll(/\?\d{2}/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 500)
