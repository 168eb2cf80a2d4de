import { mmPerFoot, type LengthUnit } from "./length-units.ts"

export const areaUnits = ["m2", "ft2"] as const
export type AreaUnit = (typeof areaUnits)[number]

/** The unit of area for a unit of length. */
export const areaUnitOf = (unit: LengthUnit): AreaUnit => (unit === "ft-in" ? "ft2" : "m2")

const mm2Per: Readonly<Record<AreaUnit, number>> = { m2: 1_000_000, ft2: mmPerFoot * mmPerFoot }

/** An area of mm2 in another unit. */
export const areaIn = (mm2: number, unit: AreaUnit): number => mm2 / mm2Per[unit]

/** Formats an area: m2 to two digits, square feet to one. */
export function formatArea(
  mm2: number,
  { unit, decimalSign = "." }: { readonly unit: AreaUnit; readonly decimalSign?: "." | "," },
): string {
  const digits = areaIn(mm2, unit).toFixed(unit === "m2" ? 2 : 1)
  return `${digits.replace(".", decimalSign)} ${unit === "m2" ? "m²" : "ft²"}`
}
