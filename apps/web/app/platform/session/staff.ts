/** Names of the roles of people who work for the platform. */
const staff: ReadonlySet<string> = new Set([
  "ROLE_REVIEWER",
  "ROLE_RECEIPTS_CLERK",
  "ROLE_EDITOR",
  "ROLE_ADMIN",
])

/** True for who may enter the back office. */
export const isStaff = (roles: readonly string[]): boolean => roles.some((role) => staff.has(role))

/** True for who decides on receipts. */
export const mayConfirmPayments = (roles: readonly string[]): boolean =>
  roles.includes("ROLE_RECEIPTS_CLERK") || roles.includes("ROLE_ADMIN")

/** True for who decides on applications. */
export const reviews = (roles: readonly string[]): boolean =>
  roles.includes("ROLE_REVIEWER") || roles.includes("ROLE_ADMIN")

/** Whether somebody writes what everybody reads, and answers readers. */
export const edits = (roles: readonly string[]): boolean =>
  roles.includes("ROLE_EDITOR") || roles.includes("ROLE_ADMIN")

export const isAdministrator = (roles: readonly string[]): boolean => roles.includes("ROLE_ADMIN")
