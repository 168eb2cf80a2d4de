import { describe, expect, test } from "vitest"
import { dashboardOf, mayEnterDashboard } from "./role-dashboard.ts"

const user = ["ROLE_USER"]
const designer = ["ROLE_USER", "ROLE_DESIGNER"]
const merchant = ["ROLE_USER", "ROLE_MERCHANT"]
const both = ["ROLE_USER", "ROLE_MERCHANT", "ROLE_DESIGNER"]
const administrator = ["ROLE_USER", "ROLE_ADMIN"]

describe("homes by role", () => {
  test.each([
    [user, "/user/user"],
    [designer, "/user/desginer"],
    [merchant, "/user/merchant"],
    [both, "/user/desginer"],
    [administrator, "/user/user"],
  ])("%s is at home at %s", (roles, home) => {
    expect(dashboardOf(roles)).toBe(home)
  })

  test("nobody enters the home of a role they have not", () => {
    const kinds = ["user", "designer", "merchant"] as const
    const entered = (roles: readonly string[]) => kinds.filter((kind) => mayEnterDashboard(kind, roles))
    expect(entered(user)).toEqual(["user"])
    expect(entered(designer)).toEqual(["designer"])
    expect(entered(merchant)).toEqual(["merchant"])
    expect(entered(both)).toEqual(["designer", "merchant"])
    expect(entered(administrator)).toEqual(["user"])
  })
})
