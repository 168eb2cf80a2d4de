import type { Role } from "@roomwright/contract/endpoint"
import type { GivenRole } from "@roomwright/contract/accounts/admin"
import type { AdminTextId } from "../../admin/frame/admin-texts.ts"

export const roleTexts: Readonly<Record<Role, AdminTextId>> = {
  ROLE_USER: "admin.role.user",
  ROLE_DESIGNER: "admin.role.designer",
  ROLE_MERCHANT: "admin.role.merchant",
  ROLE_REVIEWER: "admin.role.reviewer",
  ROLE_RECEIPTS_CLERK: "admin.role.clerk",
  ROLE_EDITOR: "admin.role.editor",
  ROLE_ADMIN: "admin.role.administrator",
}

/** What the holder of a staff role may do. */
export const dutyTexts: Readonly<Record<GivenRole, AdminTextId>> = {
  ROLE_REVIEWER: "admin.duty.reviewer",
  ROLE_RECEIPTS_CLERK: "admin.duty.clerk",
  ROLE_EDITOR: "admin.duty.editor",
  ROLE_ADMIN: "admin.duty.administrator",
}

/** Everybody is a user: that is said only of who is nothing else. */
export const tellingRoles = (roles: readonly Role[]): readonly Role[] =>
  roles.length > 1 ? roles.filter((role) => role !== "ROLE_USER") : roles
