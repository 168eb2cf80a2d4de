/** Units in which lengths are shown and typed. */
export const lengthUnits = ["m", "cm", "mm", "ft-in"] as const
export type LengthUnit = (typeof lengthUnits)[number]

export const mmPerInch = 25.4
export const mmPerFoot = 304.8

/** The fraction of an inch that is shown. */
export const inchParts = 16

/** Digits after the point, so that whole mm are exact. */
export const decimalsOf: Readonly<Record<Exclude<LengthUnit, "ft-in">, number>> = { m: 3, cm: 1, mm: 0 }
export const mmPer: Readonly<Record<Exclude<LengthUnit, "ft-in">, number>> = { m: 1_000, cm: 10, mm: 1 }
