/** A whole number as one types it, with or without marks between thousands; null for anything else. */
export function readWholeNumber(text: string): number | null {
  const digits = text.replaceAll(/[\s.,\u00A0]/g, "")
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}
