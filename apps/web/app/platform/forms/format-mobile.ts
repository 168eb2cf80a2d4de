/**
 * A mobile number as it stands behind "+84": `912 345 678`. The country and the leading zero go; what cannot be such a
 * number stays as it is, for its writer to see.
 */
export function formatMobile(text: string): string {
  const digits = text.replaceAll(/\D/g, "")
  const national = digits.length > 9 && digits.startsWith("84") ? digits.slice(2) : digits.replace(/^0/, "")
  if (national.length > 9 || /[^\d\s+().-]/.test(text)) return text
  return national.replace(/^(\d{3})(?=\d)/, "$1 ").replace(/^(\d{3} \d{3})(?=\d)/, "$1 ")
}

/** Formats what stands in a field and keeps the caret behind the digit that it was behind. */
export function formatMobileIn(field: HTMLInputElement): void {
  const before = field.value
  const after = formatMobile(before)
  if (after === before) return
  const digitsBehind = before.slice(field.selectionStart ?? before.length).replaceAll(/\D/g, "").length
  field.value = after
  let caret = after.length
  for (let passed = 0; passed < digitsBehind && caret > 0; caret -= 1) {
    if (/\d/.test(after[caret - 1] ?? "")) passed += 1
  }
  field.setSelectionRange(caret, caret)
}
