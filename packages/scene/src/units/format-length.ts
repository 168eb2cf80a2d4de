import { decimalsOf, inchParts, mmPer, mmPerInch, type LengthUnit } from "./length-units.ts"

export interface LengthFormat {
  readonly unit: LengthUnit
  /** The reader's decimal sign. */
  readonly decimalSign?: "." | ","
  /** With the unit's symbol after it; feet and inches always have theirs. */
  readonly hasSign?: boolean
}

/**
 * Formats a length, mm. Whole mm survive in m, cm and mm; feet and inches round to a sixteenth of an inch.
 */
export function formatLength(mm: number, { unit, decimalSign = ".", hasSign = true }: LengthFormat): string {
  if (unit === "ft-in") return formatFeet(mm)
  const digits = (mm / mmPer[unit]).toFixed(decimalsOf[unit])
  // "3.200" says no more than "3.2", but metres keep two digits, as on plans.
  const kept = unit === "m" ? digits.replace(/0$/, "") : digits.replace(/\.0$/, "")
  const text = (/^-0(?:\.0*)?$/.test(kept) ? kept.slice(1) : kept).replace(".", decimalSign)
  return hasSign ? `${text} ${unit}` : text
}

function formatFeet(mm: number): string {
  const parts = Math.round((Math.abs(mm) / mmPerInch) * inchParts)
  const feet = Math.floor(parts / (12 * inchParts))
  const inches = Math.floor((parts % (12 * inchParts)) / inchParts)
  const rest = parts % inchParts
  const fraction = rest === 0 ? "" : ` ${shorten(rest, inchParts)}`
  const sign = mm < 0 && parts > 0 ? "-" : ""
  if (feet === 0) return `${sign}${inches}${fraction}"`
  return inches === 0 && rest === 0 ? `${sign}${feet}'` : `${sign}${feet}' ${inches}${fraction}"`
}

const shorten = (top: number, bottom: number): string =>
  top % 2 === 0 ? shorten(top / 2, bottom / 2) : `${top}/${bottom}`
