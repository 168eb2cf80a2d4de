import { mmPer, mmPerFoot, mmPerInch, type LengthUnit } from "./length-units.ts"

/** The longest accepted text: patterns stay fast on anything pasted. */
const longestText = 60

const number = String.raw`\d+(?:[.,]\d+)?|[.,]\d+`
const fraction = String.raw`\d{1,4}\/\d{1,4}`
const foot = String.raw`(?:'|′|’|ft|feet|foot)`
const inch = String.raw`(?:"|″|”|''|′′|in|inch|inches)`

/** `10'6"`, `10' 6 1/2"`, `10ft 6in`, `10'`, `6 1/2"`, `1/2"`, `10'6`. */
const feetAndInches = new RegExp(
  String.raw`^(?:(${number})\s*${foot})?\s*(?:-\s*)?(?:(?:(${number})(?:\s+(${fraction}))?|(${fraction}))\s*(${inch})?)?$`,
)
/** `3m2` is 3.2 m: the digits after the m count from the point. */
const metresAndRest = /^(\d+)\s*m\s*(\d{1,3})$/
/** `3m 20cm`, `3 m 5 cm 2 mm`. */
const metresAndCentimetres = /^(\d+)\s*m\s*(\d{1,3})\s*cm(?:\s*(\d{1,2})\s*mm)?$/
const withSign = new RegExp(String.raw`^(${number})\s*(m|cm|mm|km|米|厘米|毫米)$`)
const bare = new RegExp(String.raw`^(${number})$`)
/** `3,200` and `1.250` in mm are thousands: there are no thousandths of a mm in a plan. */
const thousands = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/

const mmPerSign: Readonly<Record<string, number>> = { ...mmPer, km: 1_000_000, 米: 1_000, 厘米: 10, 毫米: 1 }

/**
 * Reads a length as people type it: with a unit in any form, or bare in the displayed unit. Returns whole mm,
 * null if it is no length. Keeps a sign in front.
 */
export function parseLength(typed: string, unit: LengthUnit): number | null {
  const text = typed.normalize("NFKC").trim().toLowerCase().replaceAll(/\s+/g, " ")
  if (text.length > longestText) return null
  const isNegative = /^[-−]/.test(text)
  const mm = readLength(text.replace(/^[-−+]\s*/, ""), unit)
  if (mm === null || !Number.isFinite(mm)) return null
  return Math.round(isNegative ? -mm : mm) + 0
}

function readLength(text: string, unit: LengthUnit): number | null {
  const plain = bare.exec(text)
  if (plain) return readBare(text, unit)
  const signed = withSign.exec(text)
  if (signed) return readNumber(signed[1]) * (mmPerSign[signed[2] ?? ""] ?? 1)
  const metres = metresAndRest.exec(text)
  if (metres) return readNumber(`${metres[1]}.${metres[2]}`) * 1_000
  const parts = metresAndCentimetres.exec(text)
  if (parts) return readNumber(parts[1]) * 1_000 + readNumber(parts[2]) * 10 + readNumber(parts[3])
  return readFeet(text, unit)
}

function readBare(text: string, unit: LengthUnit): number {
  // A bare number in feet and inches is feet.
  if (unit === "ft-in") return readNumber(text) * mmPerFoot
  if (unit === "mm" && thousands.test(text)) return Number(text.replaceAll(/[.,]/g, ""))
  return readNumber(text) * mmPer[unit]
}

function readFeet(text: string, unit: LengthUnit): number | null {
  const found = feetAndInches.exec(text)
  if (!found) return null
  const [, feet, inches, part, partAlone, sign] = found
  const hasInches = inches !== undefined || partAlone !== undefined
  // "6 1/2" without any unit is inches only if feet and inches are displayed.
  if (feet === undefined && (!hasInches || (sign === undefined && unit !== "ft-in"))) return null
  const share = readFraction(part ?? partAlone)
  return share === null ? null : readNumber(feet) * mmPerFoot + (readNumber(inches) + share) * mmPerInch
}

function readFraction(text: string | undefined): number | null {
  if (text === undefined) return 0
  const [top, bottom] = text.split("/").map(Number)
  return top === undefined || !bottom ? null : top / bottom
}

const readNumber = (text: string | undefined): number =>
  text === undefined ? 0 : Number(text.replace(",", "."))
