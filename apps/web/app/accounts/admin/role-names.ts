import type { Role } from "@roomwright/contract/endpoint"
import type { GivenRole } from "@roomwright/contract/accounts/admin"
import type { DeskTextId } from "../../admin/frame/admin-texts.ts"

export const roleTexts: Readonly<Record<Role, DeskTextId>> = {
  ROLE_USER: "desk.role.user",
  ROLE_DESIGNER: "desk.role.designer",
  ROLE_MERCHANT: "desk.role.merchant",
  ROLE_REVIEWER: "desk.role.reviewer",
  ROLE_RECEIPTS_CLERK: "desk.role.clerk",
  ROLE_EDITOR: "desk.role.editor",
  ROLE_ADMIN: "desk.role.administrator",
}

/** What the holder of a staff role may do. */
export const dutyTexts: Readonly<Record<GivenRole, DeskTextId>> = {
  ROLE_REVIEWER: "desk.duty.reviewer",
  ROLE_RECEIPTS_CLERK: "desk.duty.clerk",
  ROLE_EDITOR: "desk.duty.editor",
  ROLE_ADMIN: "desk.duty.administrator",
}

/** Everybody is a user: that is said only of who is nothing else. */
export const tellingRoles = (roles: readonly Role[]): readonly Role[] =>
  roles.length > 1 ? roles.filter((role) => role !== "ROLE_USER") : roles
