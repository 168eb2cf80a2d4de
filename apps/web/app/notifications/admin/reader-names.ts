import type { Audience } from "@roomwright/contract/notifications/admin"
import type { AdminTextId } from "../../admin/frame/admin-texts.ts"

export type AddressedRole = Extract<Audience, { kind: "role" }>["role"]

/** People by what they are, as a message is addressed to them. */
export const roleTexts: Readonly<Record<AddressedRole, AdminTextId>> = {
  ROLE_DESIGNER: "admin.messages.role.designers",
  ROLE_MERCHANT: "admin.messages.role.merchants",
  ROLE_REVIEWER: "admin.messages.role.reviewers",
  ROLE_RECEIPTS_CLERK: "admin.messages.role.clerks",
  ROLE_EDITOR: "admin.messages.role.editors",
  ROLE_ADMIN: "admin.messages.role.administrators",
}

export const isAddressedRole = (role: string | null): role is AddressedRole =>
  role !== null && Object.hasOwn(roleTexts, role)
