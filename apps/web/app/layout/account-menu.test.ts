import { describe, expect, test } from "vitest"
import { accountMenu } from "./account-menu.ts"

test("home comes first, and is that of the role", () => {
  expect(accountMenu(["ROLE_USER", "ROLE_MERCHANT"])[0]).toEqual({
    text: "menu.home",
    path: "/user/merchant",
  })
  expect(accountMenu([])[0]).toEqual({ text: "menu.home", path: "/user/user" })
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
