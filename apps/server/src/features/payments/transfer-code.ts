import { randomInt } from "node:crypto"

/** Without characters that look alike: 0 and O, 1, I and L, 5 and S, 2 and Z, 8 and B, U and V. */
const messages = "34679ACDEFGHJKMNPQRTWXY"

/** A code for the message of a transfer: short, and without letters that look alike. */
export const makeTransferCode = (): string =>
  `RW${Array.from({ length: 6 }, () => messages[randomInt(messages.length)]).join("")}`

const written = new RegExp(`RW[${messages}]{6}`)

/**
 * Finds a code in a bank's line, which may have lost or gained spaces, dots and dashes or changed its case.
 */
export function findTransferCode(message: string): string | null {
  const joined = message.toUpperCase().replaceAll(/[^0-9A-Z]/g, "")
  return written.exec(joined)?.[0] ?? null
}
