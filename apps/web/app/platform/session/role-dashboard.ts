import { pagePaths } from "@roomwright/contract/page-paths"

/** The specification's kinds of user, in its order: who is both is a designer. */
export type UserKind = "designer" | "merchant" | "user"

/** What somebody with these roles is called. */
export function kindOf(roles: readonly string[]): UserKind {
  if (roles.includes("ROLE_DESIGNER")) return "designer"
  return roles.includes("ROLE_MERCHANT") ? "merchant" : "user"
}

const dashboards = {
  designer: pagePaths.designerDashboard,
  merchant: pagePaths.merchantDashboard,
  user: pagePaths.userDashboard,
} as const satisfies Record<UserKind, string>

/** Where somebody with these roles is at home. */
export const dashboardOf = (roles: readonly string[]): string => dashboards[kindOf(roles)]

/** True when the home of that kind is open to these roles: the one of one's own, or one that a role opens. */
export function mayEnterDashboard(kind: UserKind, roles: readonly string[]): boolean {
  if (kindOf(roles) === kind) return true
  return kind === "merchant" && roles.includes("ROLE_MERCHANT")
}

/** For whom the studio is: everybody who is more than a user. */
export const mayDesign = (roles: readonly string[]): boolean => roles.some((role) => role !== "ROLE_USER")
