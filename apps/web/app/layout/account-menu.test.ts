import { describe, expect, test } from "vitest"
import { accountMenu, homeOf } from "./account-menu.ts"

test.each([
  [["ROLE_USER"], "/user/user"],
  [["ROLE_USER", "ROLE_DESIGNER"], "/user/desginer"],
  [["ROLE_USER", "ROLE_MERCHANT"], "/user/merchant"],
  [["ROLE_USER", "ROLE_MERCHANT", "ROLE_DESIGNER"], "/user/desginer"],
  [["ROLE_USER", "ROLE_ADMIN"], "/user/user"],
  [[], "/user/user"],
] as const)("the home of %j is %s", (roles, home) => {
  expect(homeOf(roles)).toBe(home)
})

describe("start design", () => {
  const starts = (roles: readonly string[]) =>
    accountMenu(roles).filter((entry) => entry.text === "menu.startDesign")

  test("leads a basic user to the plans", () => {
    expect(starts(["ROLE_USER"])).toEqual([{ text: "menu.startDesign", path: "/price" }])
  })

  test.each(["ROLE_DESIGNER", "ROLE_MERCHANT", "ROLE_REVIEWER", "ROLE_ADMIN"])(
    "is not offered to %s before there is a studio",
    (role) => {
      expect(starts(["ROLE_USER", role])).toEqual([])
    },
  )
})
