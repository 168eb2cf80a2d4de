import { describe, expect, test } from "vitest"
import { accountMenu } from "./account-menu.ts"

test.each([
  [["ROLE_USER"], "/user/user"],
  [["ROLE_USER", "ROLE_DESIGNER"], "/user/desginer"],
  [["ROLE_USER", "ROLE_MERCHANT"], "/user/merchant"],
  [[], "/user/user"],
] as const)("begins with the way home: %j to %s", (roles, home) => {
  expect(accountMenu(roles)[0]).toEqual({ text: "menu.home", path: home })
})

describe("the back office", () => {
  const entries = (roles: readonly string[]) => accountMenu(roles).map(({ text }) => text)

  test.each(["ROLE_REVIEWER", "ROLE_RECEIPTS_CLERK", "ROLE_EDITOR", "ROLE_ADMIN"])(
    "is there for %s",
    (role) => {
      expect(entries(["ROLE_USER", role])).toContain("menu.admin")
    },
  )

  test.each(["ROLE_USER", "ROLE_DESIGNER", "ROLE_MERCHANT"])("is not there for %s", (role) => {
    expect(entries([role])).not.toContain("menu.admin")
  })
})

describe("start design", () => {
  const starts = (roles: readonly string[]) =>
    accountMenu(roles).filter((entry) => entry.text === "menu.startDesign")

  test("leads a basic user to the plans", () => {
    expect(starts(["ROLE_USER"])).toEqual([{ text: "menu.startDesign", path: "/price" }])
  })

  test.each(["ROLE_DESIGNER", "ROLE_MERCHANT", "ROLE_REVIEWER", "ROLE_ADMIN"])(
    "opens a window for %s",
    (role) => {
      expect(starts(["ROLE_USER", role])).toMatchObject([{ text: "menu.startDesign", opens: "window" }])
    },
  )
})
