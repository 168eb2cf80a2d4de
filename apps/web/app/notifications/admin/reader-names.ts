import type { Audience } from "@roomwright/contract/notifications/admin"
import type { DeskTextId } from "../../admin/frame/admin-texts.ts"

export type AddressedRole = Extract<Audience, { kind: "role" }>["role"]

/** People by what they are, as a message is addressed to them. */
export const roleTexts: Readonly<Record<AddressedRole, DeskTextId>> = {
  ROLE_DESIGNER: "desk.messages.role.designers",
  ROLE_MERCHANT: "desk.messages.role.merchants",
  ROLE_REVIEWER: "desk.messages.role.reviewers",
  ROLE_RECEIPTS_CLERK: "desk.messages.role.clerks",
  ROLE_EDITOR: "desk.messages.role.editors",
  ROLE_ADMIN: "desk.messages.role.administrators",
}

export const isAddressedRole = (role: string | null): role is AddressedRole =>
  role !== null && Object.hasOwn(roleTexts, role)
